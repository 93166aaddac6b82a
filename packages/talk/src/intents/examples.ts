import { createHash } from 'node:crypto';
import { type IntentLabel, isIntentLabel } from './intent-labels.ts';

export type IntentExample = { label: IntentLabel; text: string };

/** Messages by people of every kind, each with what it wants: `label<TAB>message`. */
export const examplesIn = (files: readonly string[]): IntentExample[] =>
  files
    .flatMap((file) => file.split('\n'))
    .filter((line) => line !== '')
    .map((line) => {
      const [label = '', text = ''] = line.split('\t');
      if (!isIntentLabel(label) || text === '') throw new Error(`Not an example of an intent: ${line}`);
      return { label, text };
    });

export const hashOfExamples = (files: readonly string[]): string =>
  createHash('sha256').update(files.join('\n')).digest('hex');
