import { SHARED_TEXTS_MAX_BYTES } from '@propguard/rules/imports/import-limits';
import type { TextEncoding } from '@propguard/rules/imports/text-encoding';
import { detectType, type FileType } from '../intake/detect-type.ts';
import { FileRefused } from '../intake/file-refused.ts';
import type { FileSource, ReadingMeter } from '../intake/file-source.ts';
import { neverInTransaction } from '../transaction-mark.ts';
import { openCsv } from './read-csv.ts';
import type { Table } from './table.ts';

const REFUSALS: Partial<Record<FileType, string>> = {
  empty: 'The file is empty.',
  archive: 'This is a packed file. Unpack it and import the CSV inside.',
  gzip: 'This is a packed file (gzip). Unpack it and import the CSV inside.',
  json: 'This is JSON, not a table. Save the table as CSV or XLSX; GeoJSON is imported as a hazard layer.',
  'old-workbook': 'This is a workbook from before 2007. Save it as XLSX or CSV.',
  pdf: 'This is a PDF, not a table. Export the table as CSV or XLSX.',
  picture: 'This is a picture, not a table.',
};

/** How a table is opened; what is named beside the file is its encoding, and what counts how far it was read. */
export type OpenTable = (source: FileSource, encoding: TextEncoding, meter: ReadingMeter) => Promise<Table>;

/** A table by what the file holds, whatever it is called: a workbook's first sheet, or text with separators. */
export const openTable = async (
  source: FileSource,
  encoding: TextEncoding,
  meter: ReadingMeter,
  mostTexts = SHARED_TEXTS_MAX_BYTES,
): Promise<Table> => {
  neverInTransaction('a table being read');
  const type = await detectType(source);
  const refusal = REFUSALS[type];
  if (refusal) throw new FileRefused(refusal);
  if (type !== 'workbook') return openCsv(source, encoding, meter);
  // Loaded with the first workbook: a node that never sees one does without.
  const { openWorkbook } = await import('./read-workbook.ts');
  return openWorkbook(source, meter, mostTexts);
};
