import type { TextEncoding } from '@propguard/rules/imports/text-encoding';
import type { LentFile } from '../intake/lent-source.ts';
import type { TableRecord } from './table.ts';

/** The beginning of a table: its header, and at most so many records. */
export type TableHead = { headers: string[]; records: TableRecord[] };

export type HeadOrder = { file: LentFile; encoding: TextEncoding; most: number; mostTexts: number };
/** A file that cannot be taken is no fault of the thread. */
export type HeadReply = TableHead | { refused: string };
