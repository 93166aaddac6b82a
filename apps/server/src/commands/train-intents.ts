import { writeFileSync } from 'node:fs';
import { trainClassifier } from '@propguard/engine/classifier/train-classifier';
import { actExamplesIn } from '@propguard/talk/dialogue/booking/acts/act-examples';
import { ACT_STAGES } from '@propguard/talk/dialogue/booking/acts/act-labels';
import { trainActs } from '@propguard/talk/dialogue/booking/acts/train-acts';
import { examplesIn, hashOfExamples, type IntentExample } from '@propguard/talk/intents/examples';
import { intentFeatures } from '@propguard/talk/intents/intent-features';
import {
  actModelFile,
  MODEL_FILE,
  REFUSAL_MODEL_FILE,
  readActExamples,
  readExampleFiles,
  readLookAlikes,
} from '@propguard/talk/intents/intent-files';
import { packModel } from '@propguard/talk/intents/model-file';
import { refusalLabelOf } from '@propguard/talk/intents/refusal-labels';
import type { Gazetteer } from '@propguard/talk/understanding/gazetteer';
import { understand } from '@propguard/talk/understanding/understand';
import { referenceOf } from '../access/reference-scope.ts';
import { REPO_ROOT, toConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { createLog } from '../log.ts';
import { gazetteerOf } from '../slices/assistant/knowledge/load-places.ts';
import { openContext } from '../start/open-context.ts';
import { runCommand, say } from './run-command.ts';

/** What people do while they arrange a viewing: learnt from words alone. */
const writeActs = (): void => {
  const [files, others] = [readActExamples(), readExampleFiles()];
  const examples = actExamplesIn(files);
  const hash = hashOfExamples([...files, ...others]);
  for (const stage of ACT_STAGES) {
    const packed = packModel({ ...trainActs(stage, examples, examplesIn(others)), examples: hash });
    writeFileSync(actModelFile(stage), packed);
  }
  say(`${examples.length} examples of acts, at ${ACT_STAGES.length} points of a booking`);
};

const featuresOf = ({ text }: IntentExample, gazetteer: Gazetteer): Set<string> =>
  intentFeatures(understand(text, gazetteer, { language: null, state: null }));

/** What is not followed, and why: learnt apart, so that what looks alike moves no intent. */
const writeRefusals = (files: readonly string[], gazetteer: Gazetteer): void => {
  const examples = examplesIn(files);
  const classifier = trainClassifier(
    examples.map((example) => ({
      label: refusalLabelOf(example),
      features: featuresOf(example, gazetteer),
    })),
  );
  writeFileSync(REFUSAL_MODEL_FILE, packModel({ ...classifier, examples: hashOfExamples(files) }));
  say(`${examples.length} examples of what is followed and what is not`);
};

await runCommand(async () => {
  writeActs();
  const config = toConfig({ ...readEnv(process.env), PROPGUARD_ROLE: 'api', LOG_LEVEL: 'error' });
  const { context, close } = await openContext(config, createLog(config), {
    onStep: () => undefined,
    say: () => undefined,
  });
  try {
    const gazetteer = await gazetteerOf(referenceOf(context));
    const files = readExampleFiles();
    const examples = examplesIn(files);
    const classifier = trainClassifier(
      examples.map((example) => ({ label: example.label, features: featuresOf(example, gazetteer) })),
    );
    const packed = packModel({ ...classifier, examples: hashOfExamples(files) });
    writeFileSync(MODEL_FILE, packed);
    writeRefusals([...files, readLookAlikes()], gazetteer);
    say(
      `${examples.length} examples, ${classifier.labels.length} intents, ${Math.round(packed.byteLength / 1024)} kB: ${MODEL_FILE.pathname.slice(REPO_ROOT.length + 1)}`,
    );
    say('How often it is right is measured anew: npm run eval -- --calibrate');
  } finally {
    await close();
  }
});
