import type { Classifier } from '@propguard/engine/classifier/classifier';
import { type LabelledText, trainClassifier } from '@propguard/engine/classifier/train-classifier';
import type { IntentExample } from '../../../intents/examples.ts';
import { type ActExample, examplesOf } from './act-examples.ts';
import { actFeatures } from './act-features.ts';
import type { ActStage } from './act-labels.ts';

const BUCKETS = 1 << 15;

/** What people do at one point, learnt from how they say it. */
export const trainActs = (
  stage: ActStage,
  examples: readonly ActExample[],
  intents: readonly IntentExample[],
): Classifier =>
  trainClassifier(
    examplesOf(stage, examples, intents).map(
      ({ label, text }): LabelledText => ({ label, features: actFeatures(text) }),
    ),
    { buckets: BUCKETS, seed: stage },
  );
