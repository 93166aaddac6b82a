import { writeFileSync } from 'node:fs';
import { hashOfExamples } from '@propguard/talk/intents/examples';
import { readingModelFile, readReadingExamples } from '@propguard/talk/intents/intent-files';
import { packModel } from '@propguard/talk/intents/model-file';
import { labelledMessagesIn } from '@propguard/talk/reading/labelled-messages';
import { trainReading } from '@propguard/talk/reading/train-reading';
import { runCommand, say } from './run-command.ts';

/** What numbers are and what is asked, learnt from words alone: no place and no database is needed. */
await runCommand(async () => {
  const files = readReadingExamples();
  const messages = files.flatMap(labelledMessagesIn);
  const models = trainReading(messages);
  for (const name of ['roles', 'asks'] as const) {
    const packed = packModel({ ...models[name], examples: hashOfExamples(files) });
    writeFileSync(readingModelFile(name), packed);
    say(
      `${name}: ${messages.length} messages, ${models[name].labels.length} labels, ${Math.round(packed.byteLength / 1024)} kB`,
    );
  }
});
