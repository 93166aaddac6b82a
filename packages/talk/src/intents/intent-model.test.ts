import { describe, expect, it } from 'vitest';
import { examplesIn, hashOfExamples } from './examples.ts';
import { readExampleFiles, readIntentModel, readLookAlikes } from './intent-files.ts';
import { INTENT_LABELS } from './intent-labels.ts';
import { packModel, unpackModel } from './model-file.ts';
import { FOLLOWED, REFUSED } from './refusal-labels.ts';

describe('the model of intents', () => {
  it('was trained on the examples that stand beside it: after a change, npm run train:intents', () => {
    expect(readIntentModel().examples).toBe(hashOfExamples(readExampleFiles()));
  });

  it('knows every label, from examples of each', () => {
    expect([...readIntentModel().labels].sort()).toEqual([...INTENT_LABELS].sort());
    const labels = new Set(examplesIn(readExampleFiles()).map(({ label }) => label));
    expect(labels.size).toBe(INTENT_LABELS.length);
  });

  it('knows what is not followed from these and from what looks alike', () => {
    expect(readIntentModel().refusals.examples).toBe(
      hashOfExamples([...readExampleFiles(), readLookAlikes()]),
    );
    expect([...readIntentModel().refusals.labels].sort()).toEqual([FOLLOWED, ...REFUSED].sort());
  });

  it('has no example twice', () => {
    const texts = examplesIn([...readExampleFiles(), readLookAlikes()]).map(({ text }) => text.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('is read as it was written', () => {
    const { refusals, ...intents } = readIntentModel();
    for (const model of [intents, refusals]) expect(unpackModel(packModel(model))).toEqual(model);
  });
});
