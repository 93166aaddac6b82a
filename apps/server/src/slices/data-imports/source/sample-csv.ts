import type { ImportColumn } from '@propguard/protocol/data-imports';
import type { ImportSource } from './import-source.ts';
import { openCsv } from './read-csv.ts';

const SAMPLED_RECORDS = 200;
const SHOWN_SAMPLES = 4;
const SHOWN_LETTERS = 80;

export type CsvSample = { headers: string[]; rows: string[][]; columns: ImportColumn[] };

/** What stands in the column, of the rows that were looked at. */
export const sampledValues = (
  { headers, rows }: Pick<CsvSample, 'headers' | 'rows'>,
  column: string | undefined,
): string[] => {
  const place = column === undefined ? -1 : headers.indexOf(column);
  return place < 0 ? [] : rows.map((cells) => (cells[place] ?? '').trim()).filter(Boolean);
};

/** The beginning of a CSV. Throws ImportRefused where it is none. */
export const sampleCsv = async (source: ImportSource): Promise<CsvSample> => {
  const { headers, records } = await openCsv(source, 'auto', { bytes: 0 });
  const rows: string[][] = [];
  for await (const { cells } of records) {
    rows.push(cells);
    if (rows.length >= SAMPLED_RECORDS) break;
  }
  const samplesOf = (name: string): string[] =>
    [...new Set(sampledValues({ headers, rows }, name))]
      .slice(0, SHOWN_SAMPLES)
      .map((sample) => sample.replaceAll('\0', '').slice(0, SHOWN_LETTERS));
  return { headers, rows, columns: headers.map((name) => ({ name, samples: samplesOf(name) })) };
};
