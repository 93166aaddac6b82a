import type { OpenInstallation } from '../../access/installation-scope.ts';
import type { FileSource } from '../../intake/file-source.ts';
import { uploadSource } from '../../intake/upload-source.ts';
import type { ImportRow } from './store.ts';

/** Who reads it, and whether they are still there. */
export type WaitingReader = { openInstallation: OpenInstallation; gone: () => AbortSignal };

/** The file of an import, read part by part, each in a step of its own. */
export const uploadedFile = (
  openInstallation: OpenInstallation,
  row: ImportRow,
  gone?: AbortSignal,
): FileSource => uploadSource(row, (work) => openInstallation(({ tx }) => work(tx)), gone);
