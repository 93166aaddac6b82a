import { eq, sql } from 'drizzle-orm';
import type { TxScope } from '../../../access/any-scope.ts';
import type { Tx } from '../../../db/database.ts';
import { dataImports } from '../../../db/schema/data-imports.ts';
import type { Tell } from '../../../happenings/tell.ts';
import type { FileSource } from '../../../intake/file-source.ts';
import { changeImport, type ImportRow } from '../store.ts';

/** Somebody else took the import up, or it was changed: this run may write nothing more. */
class ImportTaken extends Error {}

export type Progress = { done: number; total: number; note: string };

/** Who runs an import: a worker with a job, or the command line. */
export type ImportRun = {
  importId: string;
  source: (row: ImportRow) => Promise<FileSource>;
  /** A transaction with the installation's rights, refused once the run was cancelled or lost its job. */
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  progress: (tx: Tx, progress: Progress) => Promise<void>;
  signal: AbortSignal;
  /** In the transaction that makes an import's rows visible or takes them out. */
  tell: Tell;
};

/** Takes the import up: from here on only this run may write it. */
export const claimImport = (run: ImportRun): Promise<ImportRow> =>
  run.transaction(async (tx) => {
    const [row] = await tx
      .update(dataImports)
      .set({ claim: sql`${dataImports.claim} + 1` })
      .where(eq(dataImports.id, run.importId))
      .returning();
    if (!row) throw new Error('There’s no such import.');
    return row;
  });

/** A transaction of the run that holds the claim, and no other. */
export const whileHeld = <T>(run: ImportRun, claim: number, work: (tx: Tx) => Promise<T>): Promise<T> =>
  run.transaction(async (tx) => {
    const [row] = await tx
      .select({ claim: dataImports.claim })
      .from(dataImports)
      .where(eq(dataImports.id, run.importId))
      .for('update');
    if (row?.claim !== claim) throw new ImportTaken('Another run has taken over this import.');
    return work(tx);
  });

/** Publishing a large import takes longer than a request may. */
export const withoutTimeLimit = async ({ tx }: TxScope): Promise<void> => {
  await tx.execute(sql`set local statement_timeout = 0`);
};

export const refuseImport = async ({ tx }: TxScope, importId: string, problem: string): Promise<void> => {
  await changeImport(tx, importId, { state: 'refused', problem, step: null, counted: false });
};
