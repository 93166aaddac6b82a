import type { DataImport } from '@propguard/protocol/data-imports';
import type { ValuationModel } from '@propguard/protocol/models';

const OF_SALES = ['sales', 'nsw-psi'];

export const importsOfSales = (imports: readonly DataImport[]): DataImport[] =>
  imports.filter(({ kind, state }) => state === 'completed' && kind !== null && OF_SALES.includes(kind));

export const importsOfListings = (imports: readonly DataImport[]): DataImport[] =>
  imports.filter(({ kind, state }) => state === 'completed' && kind === 'listings');

export const rowsOf = (imports: readonly DataImport[]): number =>
  imports.reduce((sum, { counts }) => sum + (counts?.accepted ?? 0), 0);

export interface Accuracy {
  before: ValuationModel | null;
  /** Trained since then; null until one is. */
  after: ValuationModel | null;
}

const newestFirst = (models: readonly ValuationModel[]): ValuationModel[] =>
  models.toSorted((a, b) => b.trainedAt.localeCompare(a.trainedAt));

/** The model that valued before the first import of sales, and the newest that has learnt since the last one. */
export function accuracyOf(models: readonly ValuationModel[], imports: readonly DataImport[]): Accuracy {
  const ends = importsOfSales(imports).flatMap(({ completedAt }) => (completedAt ? [completedAt] : []));
  const sorted = newestFirst(models);
  const champion = sorted.find(({ state }) => state === 'champion') ?? null;
  const [first] = ends.toSorted();
  const last = ends.toSorted().at(-1);
  if (first === undefined || last === undefined) return { before: champion, after: null };
  const before = sorted.find(({ state, trainedAt }) => state !== 'rejected' && trainedAt < first) ?? null;
  return { before, after: sorted.find(({ trainedAt }) => trainedAt > last) ?? null };
}
