import { type Classifier, probabilitiesOf } from '@propguard/engine/classifier/classifier';
import type { Understanding } from '../../../understanding/understand.ts';
import { actFeatures, withoutAddressWords } from './act-features.ts';
import type { ActLabel, ActStage } from './act-labels.ts';

export type ActModels = Readonly<Record<ActStage, Classifier>>;

type Guess<Stage extends ActStage> = {
  label: ActLabel[Stage];
  share: number;
  /** Half as likely again as the next. */
  isClear: boolean;
  shareOf: (label: ActLabel[Stage]) => number;
};
const CLEAR = 1.5;

/** What a message does at this point, and how likely that is. */
export const guessAct = <Stage extends ActStage>(
  models: ActModels,
  stage: Stage,
  heard: Understanding,
): Guess<Stage> => {
  const shares = probabilitiesOf(models[stage], actFeatures(withoutAddressWords(heard)));
  const [first = ['', 0], second = ['', 0]] = [...shares].sort((a, b) => b[1] - a[1]);
  return {
    label: first[0] as ActLabel[Stage],
    share: first[1],
    isClear: first[1] >= CLEAR * second[1],
    shareOf: (label) => shares.get(label) ?? 0,
  };
};
