import { readdirSync, readFileSync } from 'node:fs';
import { type IntentModel, unpackModel } from '../../../intents/model-file.ts';
import type { ActStage } from './act-labels.ts';
import type { ActModels } from './guess-act.ts';

/** Reads what was learnt of acts, and the examples that it was learnt from. */
const FOLDER = new URL('./examples/', import.meta.url);

export const actModelFile = (stage: ActStage): URL => new URL(`./${stage}-model.bin`, import.meta.url);

/** In the order of their names. */
export const readActExamples = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));

export const readActModel = (stage: ActStage): IntentModel => unpackModel(readFileSync(actModelFile(stage)));

let models: ActModels | undefined;
export const readActModels = (): ActModels =>
  (models ??= {
    opening: readActModel('opening'),
    offered: readActModel('offered'),
    confirm: readActModel('confirm'),
    after: readActModel('after'),
  });
