import { readdirSync, readFileSync } from 'node:fs';
import { type IntentModel, unpackModel } from './model-file.ts';

/** The one file of this package that reads files: what was learnt, and the examples that it was learnt from. */
const FOLDER = new URL('./examples/', import.meta.url);
export const MODEL_FILE = new URL('./intent-model.bin', import.meta.url);

let model: IntentModel | undefined;
export const readIntentModel = (): IntentModel => (model ??= unpackModel(readFileSync(MODEL_FILE)));

/** In the order of their names. */
export const readExampleFiles = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));
