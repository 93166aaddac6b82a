import { expect, it } from 'vitest';
import { countByCause } from './hand-over-figures.ts';

it('counts by cause, the commonest first, with the median of those that were answered', () => {
  const asked = [60, 180, null, 20].map((waitedSeconds) => ({ cause: 'asked' as const, waitedSeconds }));
  const complaints = [30, 50].map((waitedSeconds) => ({ cause: 'complaint' as const, waitedSeconds }));
  const taken = { cause: 'taken' as const, waitedSeconds: null };
  expect(countByCause([...complaints, taken, ...asked])).toEqual([
    { cause: 'asked', handOvers: 4, answered: 3, medianSeconds: 60 },
    { cause: 'complaint', handOvers: 2, answered: 2, medianSeconds: 40 },
    { cause: 'taken', handOvers: 1, answered: 0, medianSeconds: null },
  ]);
  expect(countByCause([])).toEqual([]);
});
