import type { Rejection } from '@propguard/rules/imports/reject-reasons';

/** One record as it stands in the file. */
export type RawRecord = {
  line: number;
  /** The file in an archive. */
  file: string | null;
  cells: readonly string[];
  /** Why it cannot even be looked at. */
  rejection?: Rejection;
};

export type OpenFile = { headers: string[]; records: AsyncGenerator<RawRecord> };
