import { hashOf } from '@propguard/rules/chance/draws';

/** The fold of a sale depends on its id alone: a sale is held out by the same fold wherever it is met again. */
export const foldsOf = (ids: readonly string[], folds: number): Uint8Array =>
  Uint8Array.from(ids, (id) => hashOf(id) % folds);
