import { describe, expect, it } from 'vitest';
import { hashOfExamples } from '../../../intents/examples.ts';
import { readActExamples, readActModel, readExampleFiles } from '../../../intents/intent-files.ts';
import { actExamplesIn } from './act-examples.ts';
import { ACT_STAGES, ACTS } from './act-labels.ts';

describe('what was learnt of acts', () => {
  it.each(ACT_STAGES)(
    '%s: from the examples that stand beside it: after a change, npm run train:intents',
    (stage) => {
      const { examples, labels } = readActModel(stage);
      expect(examples).toBe(hashOfExamples([...readActExamples(), ...readExampleFiles()]));
      expect([...labels].sort()).toEqual([...ACTS[stage]].sort());
    },
  );

  it('has no example of a point twice', () => {
    const texts = actExamplesIn(readActExamples()).map(({ stage, text }) => `${stage} ${text.toLowerCase()}`);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
