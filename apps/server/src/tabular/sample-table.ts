import type { ImportColumn } from '@propguard/protocol/data-imports';
import type { FileSource } from '../intake/file-source.ts';
import { storableText } from '../intake/storable-text.ts';
import type { OpenTable } from './open-table.ts';

export const SAMPLED_RECORDS = 200;
const SHOWN_SAMPLES = 4;
const SHOWN_LETTERS = 80;

export type TableSample = { headers: string[]; rows: string[][]; columns: ImportColumn[] };

/** What stands in the column, of the rows that were looked at. */
export const sampledValues = (
  { headers, rows }: Pick<TableSample, 'headers' | 'rows'>,
  column: string | undefined,
): string[] => {
  const place = column === undefined ? -1 : headers.indexOf(column);
  return place < 0 ? [] : rows.map((cells) => (cells[place] ?? '').trim()).filter(Boolean);
};

/** The beginning of a table. Throws FileRefused where it is none. */
export const sampleTable = async (source: FileSource, open: OpenTable): Promise<TableSample> => {
  const { headers, records } = await open(source, 'auto', { bytes: 0 });
  const rows: string[][] = [];
  for await (const { cells } of records) {
    rows.push(cells);
    if (rows.length >= SAMPLED_RECORDS) break;
  }
  const samplesOf = (name: string): string[] =>
    [...new Set(sampledValues({ headers, rows }, name))]
      .slice(0, SHOWN_SAMPLES)
      .map((sample) => Array.from(storableText(sample)).slice(0, SHOWN_LETTERS).join(''));
  return { headers, rows, columns: headers.map((name) => ({ name, samples: samplesOf(name) })) };
};
