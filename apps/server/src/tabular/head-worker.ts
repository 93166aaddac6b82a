import { FileRefused } from '../intake/file-refused.ts';
import { borrowedSource } from '../intake/lent-source.ts';
import { answerPieces } from '../printing/answer-pieces.ts';
import { openTable } from './open-table.ts';
import type { TableRecord } from './table.ts';
import type { HeadOrder, HeadReply } from './table-head.ts';

const readHead = async ({ file, encoding, most, mostTexts }: HeadOrder): Promise<HeadReply> => {
  try {
    const table = await openTable(borrowedSource(file), encoding, { bytes: 0 }, mostTexts);
    const records: TableRecord[] = [];
    for await (const record of table.records) {
      records.push(record);
      if (records.length >= most) break;
    }
    return { headers: table.headers, records };
  } catch (error) {
    if (error instanceof FileRefused) return { refused: error.message };
    throw error;
  } finally {
    file.port.close();
  }
};

answerPieces(async (order: HeadOrder) => Buffer.from(JSON.stringify(await readHead(order))));
