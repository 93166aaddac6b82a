import { describe, expect, it } from 'vitest';
import { hashOfExamples, readExamples } from './examples.ts';
import { intentModel } from './guess-intent.ts';
import { INTENT_LABELS } from './intent-labels.ts';
import { packModel, unpackModel } from './model-file.ts';

describe('the model of intents', () => {
  it('was trained on the examples that stand beside it: after a change, npm run train:intents', () => {
    expect(intentModel().examples).toBe(hashOfExamples());
  });

  it('knows every label, from examples of each', () => {
    expect([...intentModel().labels].sort()).toEqual([...INTENT_LABELS].sort());
    const labels = new Set(readExamples().map(({ label }) => label));
    expect(labels.size).toBe(INTENT_LABELS.length);
  });

  it('has no example twice', () => {
    const texts = readExamples().map(({ text }) => text.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('is read as it was written', () => {
    expect(unpackModel(packModel(intentModel()))).toEqual(intentModel());
  });
});
