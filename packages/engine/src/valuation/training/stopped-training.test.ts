import { expect, it } from 'vitest';
import { salesTable } from '../sales/sales-table.ts';
import { madeSales } from '../testing/made-market.ts';
import { trainModel } from './train-model.ts';

/** With the full settings the threads have work before them after their first word. */
const sales = salesTable(madeSales(400));

it('ends in the midst of its work when it must, and says why', async () => {
  const stop = new AbortController();
  const shares: number[] = [];
  const onProgress = (share: number): void => {
    shares.push(share);
    stop.abort(new Error('This worker is shutting down.'));
  };
  await expect(trainModel(sales, undefined, { onProgress, signal: stop.signal })).rejects.toThrow(
    'This worker is shutting down.',
  );
  expect(Math.max(...shares)).toBeLessThan(1);
});

it.each([1, 2])('does not begin what nobody wants any more, with %i threads', async (threads) => {
  const signal = AbortSignal.abort(new Error('Nobody waits.'));
  await expect(trainModel(sales, undefined, { threads, signal })).rejects.toThrow('Nobody waits.');
});
