import { SENT_TEXTS_MAX_BYTES } from '@propguard/rules/imports/import-limits';
import { type Principal, whoPresses } from '../../access/principal.ts';
import type { WorkspaceSteps } from '../../access/workspace-scope.ts';
import type { FileSource } from '../../intake/file-source.ts';
import { readThrough } from '../../intake/read-through.ts';
import { type StoredFile, uploadSource } from '../../intake/upload-source.ts';
import { headOpener } from '../../tabular/open-head.ts';
import type { OpenTable } from '../../tabular/open-table.ts';

/** Somebody who waits for a table that was sent to their workspace, and whether they are still there. */
export type SentTableReader = WorkspaceSteps & {
  principal: Principal | null;
  address: string;
  gone: () => AbortSignal;
};

/** Works on the file, which is read part by part, each in a step of its own. */
export const withSentFile = <T>(
  { openWorkspace, gone }: SentTableReader,
  file: StoredFile,
  work: (source: FileSource) => Promise<T>,
): Promise<T> =>
  readThrough(
    uploadSource(file, (step) => openWorkspace('read', ({ tx }) => step(tx)), gone()),
    work,
  );

/** Opens so many of its first rows. */
export const firstRowsOpener = ({ services, principal, address }: SentTableReader, most: number): OpenTable =>
  headOpener({ services, caller: whoPresses(principal, address) }, { most, mostTexts: SENT_TEXTS_MAX_BYTES });
