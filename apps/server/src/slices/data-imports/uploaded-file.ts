import { SHARED_TEXTS_MAX_BYTES } from '@propguard/rules/imports/import-limits';
import type { OpenInstallation } from '../../access/installation-scope.ts';
import { callerId, type SessionPrincipal } from '../../access/principal.ts';
import type { Context } from '../../context.ts';
import type { FileSource } from '../../intake/file-source.ts';
import { uploadSource } from '../../intake/upload-source.ts';
import { headOpener } from '../../tabular/open-head.ts';
import type { OpenTable } from '../../tabular/open-table.ts';
import type { ImportRow } from './store.ts';

/** Who reads it, and whether they are still there. */
export type WaitingReader = {
  services: Context;
  principal: SessionPrincipal;
  openInstallation: OpenInstallation;
  gone: () => AbortSignal;
};

/** Opens so many rows for whoever waits for them. The operator’s tables may hold as much text as an import takes. */
export const openFirstRows = ({ services, principal }: WaitingReader, most: number): OpenTable =>
  headOpener({ services, caller: callerId(principal) }, { most, mostTexts: SHARED_TEXTS_MAX_BYTES });

/** The file of an import, read part by part, each in a step of its own. */
export const uploadedFile = (
  openInstallation: OpenInstallation,
  row: ImportRow,
  gone?: AbortSignal,
): FileSource => uploadSource(row, (work) => openInstallation(({ tx }) => work(tx)), gone);
