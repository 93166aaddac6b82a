import { writeFileSync } from 'node:fs';
import { trainClassifier } from '@propguard/engine/classifier/train-classifier';
import { REPO_ROOT, toConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { createLog } from '../log.ts';
import { hashOfExamples, type IntentExample, readExamples } from '../slices/assistant/intents/examples.ts';
import { MODEL_FILE } from '../slices/assistant/intents/guess-intent.ts';
import { intentFeatures } from '../slices/assistant/intents/intent-features.ts';
import { packModel } from '../slices/assistant/intents/model-file.ts';
import { gazetteerOf } from '../slices/assistant/understanding/load-gazetteer.ts';
import { understand } from '../slices/assistant/understanding/understand.ts';
import { openContext } from '../start/open-context.ts';
import { runCommand, say } from './run-command.ts';

await runCommand(async () => {
  const config = toConfig({ ...readEnv(process.env), PROPGUARD_ROLE: 'api', LOG_LEVEL: 'error' });
  const { context, close } = await openContext(config, createLog(config), () => undefined);
  try {
    const gazetteer = await gazetteerOf(context);
    const examples = readExamples();
    const classifier = trainClassifier(
      examples.map(({ label, text }: IntentExample) => ({
        label,
        features: intentFeatures(understand(text, gazetteer, { language: null, state: null })),
      })),
    );
    const packed = packModel({ ...classifier, examples: hashOfExamples() });
    writeFileSync(MODEL_FILE, packed);
    say(
      `${examples.length} examples, ${classifier.labels.length} intents, ${Math.round(packed.byteLength / 1024)} kB: ${MODEL_FILE.pathname.slice(REPO_ROOT.length + 1)}`,
    );
  } finally {
    await close();
  }
});
