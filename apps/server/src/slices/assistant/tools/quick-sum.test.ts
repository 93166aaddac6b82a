import { expect, it } from 'vitest';
import { quickSum } from './quick-sum.ts';
import type { Tool } from './tool.ts';

const resultOf = async (args: Parameters<Tool<'quick_sum'>>[1]) => {
  const outcome = await quickSum({} as Parameters<typeof quickSum>[0], args);
  return outcome.kind === 'found' ? outcome.result : null;
};

/** A sentence with a figure that no tool gave is left out, and with it the whole answer. */
it.each([
  ['a few days are a month', { targetAud: 38_500, savedAud: 38_000, savingMonthlyAud: 1_500 }, { months: 1 }],
  ['nothing is missing', { targetAud: 18_400, savedAud: 38_000, savingMonthlyAud: 1_500 }, { months: 1 }],
  ['under two years', { targetAud: 50_000, savedAud: 38_000, savingMonthlyAud: 1_500 }, { months: 8 }],
  ['years', { targetAud: 100_000, savedAud: 0, savingMonthlyAud: 1_500 }, { years: 6 }],
])('time to save is given as it is told: %s', async (_, args, expected) => {
  expect(await resultOf({ sum: 'saving', ...args })).toMatchObject(expected);
});

it('says which share the twenty per cent are', async () => {
  expect(await resultOf({ sum: 'deposit', priceAud: 780_000 })).toMatchObject({
    twentyPercent: 20,
    twentyAud: 156_000,
  });
});
