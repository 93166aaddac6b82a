import type { Rejection } from '@propguard/rules/imports/reject-reasons';

/** A row of the file while it waits to be valued. */
export type ChunkRecord = {
  record: number;
  line: number;
  cells: readonly string[];
  rejection?: Rejection;
};
