import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type IntentLabel, isIntentLabel } from './intent-labels.ts';

const FOLDER = new URL('./examples/', import.meta.url);

export type IntentExample = { label: IntentLabel; text: string };

const filesInOrder = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));

/** Messages by people of every kind, each with what it wants: `label<TAB>message`. */
export const readExamples = (): IntentExample[] =>
  filesInOrder()
    .flatMap((file) => file.split('\n'))
    .filter((line) => line !== '')
    .map((line) => {
      const [label = '', text = ''] = line.split('\t');
      if (!isIntentLabel(label) || text === '') throw new Error(`Not an example of an intent: ${line}`);
      return { label, text };
    });

export const hashOfExamples = (): string =>
  createHash('sha256').update(filesInOrder().join('\n')).digest('hex');
