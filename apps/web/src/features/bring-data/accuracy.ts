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
  /** Has learnt from sales that include them; null until one has. */
  after: ValuationModel | null;
}

const newestFirst = (models: readonly ValuationModel[]): ValuationModel[] =>
  models.toSorted((a, b) => b.trainedAt.localeCompare(a.trainedAt));

/**
 * The newest model that knows nothing of the imports of sales, and the newest that knows them all: by when it read the
 * sales, since a training that was under way meanwhile ends after them.
 */
export function accuracyOf(models: readonly ValuationModel[], imports: readonly DataImport[]): Accuracy {
  const ends = importsOfSales(imports).flatMap(({ completedAt }) => (completedAt ? [completedAt] : []));
  const sorted = newestFirst(models);
  const champion = sorted.find(({ state }) => state === 'champion') ?? null;
  const [first] = ends.toSorted();
  const last = ends.toSorted().at(-1);
  if (first === undefined || last === undefined) return { before: champion, after: null };
  const before = sorted.find(({ state, salesReadAt }) => state !== 'rejected' && salesReadAt < first) ?? null;
  return { before, after: sorted.find(({ salesReadAt }) => salesReadAt > last) ?? null };
}
