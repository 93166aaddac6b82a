import { writeFileSync } from 'node:fs';
import { examplesIn, hashOfExamples } from '@propguard/talk/intents/examples';
import {
  readExampleFiles,
  readingModelFile,
  readReadingExamples,
} from '@propguard/talk/intents/intent-files';
import { packModel } from '@propguard/talk/intents/model-file';
import { labelledMessagesIn } from '@propguard/talk/reading/labelled-messages';
import { measureReading, rightByScore } from '@propguard/talk/reading/measure-reading';
import { shortMessagesIn } from '@propguard/talk/reading/short-messages';
import { trainReading } from '@propguard/talk/reading/train-reading';
import { runCommand, say } from './run-command.ts';

const SCORES = [0, 0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.15, 0.2, 0.3, 0.45, 0.65, 0.85, 1];
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const files = readReadingExamples();
const intentFiles = readExampleFiles();
const shortOnes = shortMessagesIn(examplesIn(intentFiles));

/** How a writer is read from whom nothing was learnt, each in turn; some minutes. */
const measure = (): void => {
  const { rolesRight, numbers, asks } = measureReading(files, shortOnes, (of, at) =>
    say(`writer ${at + 1}: ${percent(of.rolesRight / of.numbers)} of ${of.numbers} numbers`),
  );
  say(`all: ${percent(rolesRight / numbers)} of ${numbers} numbers have their role`);
  for (const isFirst of [true, false])
    for (const { score, right, count } of rightByScore(
      asks.filter((one) => one.isFirst === isFirst),
      SCORES,
    ))
      say(
        `${isFirst ? 'first' : 'further'} asks that score ${score.toFixed(3)}: ${percent(right)} of ${count} were asked`,
      );
};

/** What numbers are and what is asked, learnt from words alone: no place and no database is needed. */
const train = (): void => {
  const messages = files.flatMap(labelledMessagesIn);
  const models = trainReading(messages, shortOnes);
  const examples = hashOfExamples([...files, ...intentFiles]);
  for (const name of ['roles', 'asks'] as const) {
    const packed = packModel({ ...models[name], examples });
    writeFileSync(readingModelFile(name), packed);
    say(
      `${name}: ${messages.length} messages, ${models[name].labels.length} labels, ${Math.round(packed.byteLength / 1024)} kB`,
    );
  }
};

await runCommand(async () => {
  if (process.argv.includes('--measure')) measure();
  else train();
});
