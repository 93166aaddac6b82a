import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';

export type Publication = { importId: string; datasetId: string };

/** How the rows of a kind become visible, and how they are taken back. Each step is one statement over all rows. */
export type Publisher = {
  datasetKind: 'sales' | 'listings' | 'series';
  /** What two rows of one file about the same thing must agree in. */
  compared: SQL;
  /** Marks staged rows that say what is known already. */
  markKnown: (tx: Tx, importId: string) => Promise<void>;
  /** How many of the remaining rows would replace one. */
  countReplaced: (tx: Tx, importId: string) => Promise<number>;
  /** How many earlier rows it would take out, by what it says of them. */
  countWithdrawn: (tx: Tx, importId: string) => Promise<number>;
  /** The latest day that the remaining rows, or those it takes out, speak of; null when there are none. */
  latestDay: (tx: Tx, importId: string) => Promise<string | null>;
  publish: (tx: Tx, publication: Publication) => Promise<void>;
  /** Takes out what the dataset added and puts back what it replaced. */
  remove: (tx: Tx, datasetId: string) => Promise<void>;
};
