import type { Context } from '../context.ts';
import { detectType } from '../intake/detect-type.ts';
import { FileRefused } from '../intake/file-refused.ts';
import type { FileSource } from '../intake/file-source.ts';
import { lendSource } from '../intake/lent-source.ts';
import { threadsOfNode } from '../printing/threads-of-node.ts';
import { type OpenTable, openTable } from './open-table.ts';
import type { HeadOrder, HeadReply, TableHead } from './table-head.ts';

const threads = threadsOfNode(new URL('./head-worker.ts', import.meta.url), {
  // Whoever sends a workbook waits for the one before; everybody else is answered by the other cores.
  threads: 1,
  mostWaiting: 24,
  mostPerCaller: 3,
  pieceMs: 60_000,
  idleMs: 120_000,
  megabytes: 768,
});

/** For whom it is read. */
export type TableReader = { services: Context; caller: string };
type Bounds = Pick<HeadOrder, 'most' | 'mostTexts'>;

const headInThread = async (
  { services, caller }: TableReader,
  source: FileSource,
  order: Omit<HeadOrder, 'file'>,
): Promise<TableHead> => {
  const lent = lendSource(source);
  try {
    const bytes = await threads(services).make(caller, { ...order, file: lent.file } satisfies HeadOrder, [
      lent.file.port,
    ]);
    const reply = JSON.parse(Buffer.from(bytes).toString()) as HeadReply;
    if ('refused' in reply) throw new FileRefused(reply.refused);
    return reply;
  } finally {
    lent.close();
  }
};

/**
 * Opens the first `most` records of a table, for somebody who waits for them. A workbook is read in a thread: all of
 * its texts come before its first row. Refused with OVERLOADED when the caller, or everyone together, has too many
 * under way. Text with separators is read here, a piece at a time.
 */
export const headOpener =
  (reader: TableReader, bounds: Bounds): OpenTable =>
  async (source, encoding, meter) => {
    if ((await detectType(source)) !== 'workbook') return openTable(source, encoding, meter);
    const { headers, records } = await headInThread(reader, source, { ...bounds, encoding });
    return {
      headers,
      records: (async function* () {
        yield* records;
      })(),
    };
  };
