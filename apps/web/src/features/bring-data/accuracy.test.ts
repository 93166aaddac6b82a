import type { DataImport } from '@propguard/protocol/data-imports';
import type { ValuationModel } from '@propguard/protocol/models';
import { expect, it } from 'vitest';
import { accuracyOf } from './accuracy.ts';

const model = (id: string, state: ValuationModel['state'], trainedAt: string, salesReadAt = trainedAt) =>
  ({ id, state, trainedAt, salesReadAt }) as ValuationModel;
const sales = (completedAt: string, state: DataImport['state'] = 'completed') =>
  ({ kind: 'sales', state, completedAt }) as DataImport;

const QUICK = model('quick', 'retired', '2026-11-01T00:00:00Z');
const SAMPLE = model('sample', 'champion', '2026-11-02T00:00:00Z');
const ids = ({ before, after }: ReturnType<typeof accuracyOf>) => [before?.id, after?.id];

it('has nothing to compare before sales came in', () => {
  expect(ids(accuracyOf([QUICK, SAMPLE], []))).toEqual(['sample', undefined]);
  expect(ids(accuracyOf([QUICK, SAMPLE], [sales('2026-11-03T00:00:00Z', 'undone')]))).toEqual([
    'sample',
    undefined,
  ]);
});

it('waits for a model that learnt from the last of them', () => {
  const imports = [sales('2026-11-03T00:00:00Z'), sales('2026-11-05T00:00:00Z')];
  const between = model('between', 'champion', '2026-11-04T00:00:00Z');
  expect(ids(accuracyOf([QUICK, { ...SAMPLE, state: 'retired' }, between], imports))).toEqual([
    'sample',
    undefined,
  ]);
});

it('compares the model of before with the newest, whether it took over or not', () => {
  const imports = [sales('2026-11-03T00:00:00Z')];
  const after = model('after', 'rejected', '2026-11-04T00:00:00Z');
  expect(ids(accuracyOf([after, QUICK, SAMPLE], imports))).toEqual(['sample', 'after']);
});

it('takes a model that was being trained while they came in for one of before', () => {
  const imports = [sales('2026-11-03T00:00:00Z')];
  const meanwhile = model('meanwhile', 'champion', '2026-11-04T00:00:00Z', '2026-11-02T23:59:00Z');
  expect(ids(accuracyOf([QUICK, meanwhile], imports))).toEqual(['meanwhile', undefined]);
});
