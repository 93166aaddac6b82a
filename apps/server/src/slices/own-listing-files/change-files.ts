import type {
  OwnListingFileChoice,
  OwnListingFilePreview,
  OwnListingFileReading,
} from '@propguard/protocol/own-listing-files';
import type { Upload } from '@propguard/protocol/uploads';
import { guessColumns } from '@propguard/rules/imports/import-columns';
import { OWN_LISTING_FIELDS } from '@propguard/rules/own-listings/own-listing-row';
import type { TxScope } from '../../access/any-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { invalid } from '../../fail.ts';
import { FileRefused } from '../../intake/file-refused.ts';
import type { FileSource } from '../../intake/file-source.ts';
import { startUpload } from '../../intake/start-upload.ts';
import { uploadSource } from '../../intake/upload-source.ts';
import { discardUpload, requireComplete } from '../../intake/use-upload.ts';
import { toUpload } from '../../intake/view.ts';
import { sampleTable } from '../../tabular/sample-table.ts';
import { addManyListings } from '../own-listings/add-many-listings.ts';
import { countsOf, readRows } from './read-rows.ts';

export const announceFile = async (
  { tx, workspaceId, accountId }: WorkspaceScope,
  file: { fileName: string; sizeBytes: number },
): Promise<Upload> =>
  toUpload(await startUpload(tx, { purpose: 'own-listings', workspaceId, accountId, ...file }));

/** A file that cannot be taken is told in words, at the field that is to be looked at. */
const withFile = async <T>(
  { tx }: TxScope,
  id: string,
  field: string,
  work: (source: FileSource) => Promise<T>,
): Promise<T> => {
  const { fileName, sizeBytes } = await requireComplete(tx, 'own-listings', id);
  try {
    return await work(uploadSource({ uploadId: id, fileName, sizeBytes }, (read) => read(tx)));
  } catch (error) {
    if (error instanceof FileRefused) throw invalid({ field, message: error.message });
    throw error;
  }
};

export const readFile = (scope: WorkspaceScope, id: string): Promise<OwnListingFileReading> =>
  withFile(scope, id, 'id', async (source) => {
    const { headers, rows, columns } = await sampleTable(source);
    if (rows.length === 0) throw new FileRefused('The file has a header but no rows.');
    return { columns, guess: guessColumns(OWN_LISTING_FIELDS, headers) };
  });

export const previewFile = (
  scope: WorkspaceScope,
  { id, ...choice }: OwnListingFileChoice & { id: string },
): Promise<OwnListingFilePreview> =>
  withFile(scope, id, 'columns', async (source) => {
    const rows = await readRows(scope, source, choice);
    return { rows: rows.map(({ draft: _draft, ...row }) => row), counts: countsOf(rows) };
  });

/** What the preview called new is written, and the file goes; twice the same finds nothing new. */
export const runFile = (
  scope: WorkspaceScope,
  { id, ...choice }: OwnListingFileChoice & { id: string },
): Promise<{ added: number; known: number; twice: number; broken: number }> =>
  withFile(scope, id, 'columns', async (source) => {
    const rows = await readRows(scope, source, choice);
    const drafts = rows.flatMap(({ verdict, draft }) => (verdict === 'new' && draft ? [draft] : []));
    const added = await addManyListings(scope, drafts);
    await discardUpload(scope.tx, id);
    const { known, twice, broken } = countsOf(rows);
    return { added, known, twice, broken };
  });
