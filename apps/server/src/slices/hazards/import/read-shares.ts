import type { LayerImport } from '@propguard/protocol/hazard-layers';
import { FileRefused } from '../../../intake/file-refused.ts';
import type { FileSource, ReadingMeter } from '../../../intake/file-source.ts';
import { openTable } from '../../../tabular/open-table.ts';
import { readNumber } from './read-number.ts';
import type { ReportBuilder } from './report-builder.ts';
import { type ShareColumns, shareColumns } from './share-columns.ts';
import { UnreadableLayer } from './unreadable-layer.ts';

export type ReadShare = {
  position: number;
  name: string;
  state: string | null;
  share: number;
  latitude: number | null;
  longitude: number | null;
};

type Row = Record<string, string>;

/** A whole suburb divided by itself comes out as 1.0000000000003 in published tables. */
const DIVISION_ERROR = 1e-6;

const readRow = (row: Row, position: number, columns: ShareColumns): ReadShare | string => {
  const at = (column: string | null): string => (column === null ? '' : (row[column] ?? '').trim());
  const name = at(columns.name);
  const share = readNumber(at(columns.share));
  if (name === '') return 'Names no suburb; left out';
  if (share === null) return `${name} has no share; left out`;
  if (share < 0 || share > 1 + DIVISION_ERROR)
    return `${name} has a share of ${share}, which isn’t from 0 to 1; left out`;
  return {
    position,
    name,
    state: at(columns.state) || null,
    share: Math.min(1, share),
    latitude: readNumber(at(columns.latitude)),
    longitude: readNumber(at(columns.longitude)),
  };
};

async function* rowsOf(source: FileSource, meter: ReadingMeter): AsyncGenerator<Row> {
  try {
    const { headers, records } = await openTable(source, 'auto', meter);
    for await (const { cells } of records)
      yield Object.fromEntries(headers.map((name, at) => [name, cells[at] ?? '']));
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    throw new UnreadableLayer(`We couldn’t read the table: ${error.message}`, { cause: error });
  }
}

/** The rows of a table of shares. Rows that say nothing are reported and left out. */
export async function* readShares(
  source: FileSource,
  facts: LayerImport,
  report: ReportBuilder,
  meter: ReadingMeter = { bytes: 0 },
): AsyncGenerator<ReadShare> {
  let columns: ShareColumns | null = null;
  let position = 0;
  for await (const row of rowsOf(source, meter)) {
    columns ??= shareColumns(Object.keys(row), facts);
    position += 1;
    const read = readRow(row, position, columns);
    report.count(typeof read !== 'string');
    if (typeof read === 'string') report.fault(position, read);
    else yield read;
  }
  if (report.report.kept === 0) throw new UnreadableLayer('The table holds no suburb with a share.');
}
