import type {
  OwnListingFileChoice,
  OwnListingFilePreview,
  OwnListingFileReading,
} from '@propguard/protocol/own-listing-files';
import { guessColumns } from '@propguard/rules/imports/import-columns';
import { OWN_LISTING_FIELDS } from '@propguard/rules/own-listings/own-listing-row';
import { invalid } from '../../fail.ts';
import { FileRefused } from '../../intake/file-refused.ts';
import type { FileSource } from '../../intake/file-source.ts';
import { discardUpload, requireComplete } from '../../intake/use-upload.ts';
import { SAMPLED_RECORDS, sampleTable } from '../../tabular/sample-table.ts';
import { firstRowsOpener, type SentTableReader, withSentFile } from '../data-imports/sent-table.ts';
import { addManyListings } from '../own-listings/add-many-listings.ts';
import { knownListings } from '../own-listings/known-listings.ts';
import { countsOf, judgeRows, readRows } from './read-rows.ts';

/** A file that cannot be taken is told in words, at the field that is to be looked at. */
const withFile = async <T>(
  reader: SentTableReader,
  id: string,
  field: string,
  work: (source: FileSource) => Promise<T>,
): Promise<T> => {
  const { fileName, sizeBytes } = await reader.openWorkspace('write', ({ tx }) =>
    requireComplete(tx, 'own-listings', id),
  );
  try {
    return await withSentFile(reader, { uploadId: id, fileName, sizeBytes }, work);
  } catch (error) {
    if (error instanceof FileRefused) throw invalid({ field, message: error.message });
    throw error;
  }
};

export const readFile = (reader: SentTableReader, id: string): Promise<OwnListingFileReading> =>
  withFile(reader, id, 'id', async (source) => {
    const open = firstRowsOpener(reader, SAMPLED_RECORDS);
    const { headers, rows, columns } = await sampleTable(source, open);
    if (rows.length === 0) throw new FileRefused('The file has a header but no rows.');
    return { columns, guess: guessColumns(OWN_LISTING_FIELDS, headers) };
  });

export const previewFile = (
  reader: SentTableReader,
  { id, ...choice }: OwnListingFileChoice & { id: string },
): Promise<OwnListingFilePreview> =>
  withFile(reader, id, 'columns', async (source) => {
    const read = await readRows(reader, source, choice);
    const known = await reader.openWorkspace('read', ({ tx }) => knownListings({ tx }));
    const rows = judgeRows(read, known);
    return { rows: rows.map(({ draft: _draft, ...row }) => row), counts: countsOf(rows) };
  });

/** What the preview called new is written, and the file goes; twice the same finds nothing new. */
export const runFile = (
  reader: SentTableReader,
  { id, ...choice }: OwnListingFileChoice & { id: string },
): Promise<{ added: number; known: number; twice: number; broken: number }> =>
  withFile(reader, id, 'columns', async (source) => {
    const read = await readRows(reader, source, choice);
    return reader.openWorkspace('write', async (scope) => {
      // Held until the end: whoever runs the same file beside this waits, and then finds it gone.
      await requireComplete(scope.tx, 'own-listings', id);
      const rows = judgeRows(read, await knownListings(scope));
      const drafts = rows.flatMap(({ verdict, draft }) => (verdict === 'new' && draft ? [draft] : []));
      const added = await addManyListings(scope, drafts);
      await discardUpload(scope.tx, id);
      const { known, twice, broken } = countsOf(rows);
      return { added, known, twice, broken };
    });
  });
