import { rejected, type Verdict } from '@propguard/rules/imports/reject-reasons';
import type { RawRecord } from './raw-record.ts';

const UNREADABLE = /[\uFFFD\0]/;

/** What becomes of one record: every record is taken or rejected, none is passed over. */
export const judge = <Read>(record: RawRecord, read: (record: RawRecord) => Verdict<Read>): Verdict<Read> => {
  if (record.rejection) return record.rejection;
  if (record.cells.some((cell) => UNREADABLE.test(cell))) return rejected('unreadable-text');
  return read(record);
};
