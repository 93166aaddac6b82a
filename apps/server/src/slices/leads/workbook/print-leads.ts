import { setImmediate as othersTurn } from 'node:timers/promises';
import type { AnyScope } from '../../../access/any-scope.ts';
import { threadsOfNode } from '../../../printing/threads-of-node.ts';
import type { CsvColumn } from '../../../tabular/write-csv.ts';
import type { ExportedLead } from '../export-store.ts';
import type { WorkbookOrder } from './workbook-order.ts';

const threads = threadsOfNode(new URL('./workbook-worker.ts', import.meta.url), {
  threads: 1,
  mostWaiting: 16,
  mostPerCaller: 2,
  pieceMs: 120_000,
  idleMs: 120_000,
  megabytes: 512,
});

const ROWS_AT_ONCE = 1_000;

/** Refused with OVERLOADED when the caller, or everyone together, has too many under way. */
export const printLeads = async (
  { services, caller }: AnyScope & { caller: string },
  columns: readonly CsvColumn<ExportedLead>[],
  leads: readonly ExportedLead[],
): Promise<Uint8Array<ArrayBuffer>> => {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 0; from < leads.length; from += ROWS_AT_ONCE) {
    const rows = leads.slice(from, from + ROWS_AT_ONCE).map((lead) => columns.map(([, cell]) => cell(lead)));
    pieces.push(new TextEncoder().encode(JSON.stringify(rows)));
    await othersTurn();
  }
  const order: WorkbookOrder = { columns: columns.map(([name]) => name), pieces };
  return threads(services).make(
    caller,
    order,
    pieces.map(({ buffer }) => buffer),
  );
};
