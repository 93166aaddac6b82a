import type { State } from '../places/states.ts';
import type { DateFormat } from './read-day.ts';
import type { TextEncoding } from './text-encoding.ts';

/** Rows whose column has one of the values are taken; an empty list asks only that there is a value. */
export type RowFilter = { column: string; values: string[] };

export type ImportOptions = {
  encoding: TextEncoding;
  dateFormat: DateFormat;
  /** For files that name no state. */
  state: State | null;
  filters: RowFilter[];
  /** PSI: take files whose trailer is missing or counts other records than there are. */
  acceptsIncompleteFiles: boolean;
};

export const USUAL_OPTIONS: ImportOptions = {
  encoding: 'auto',
  dateFormat: 'auto',
  state: null,
  filters: [],
  acceptsIncompleteFiles: false,
};
