const MEBIBYTE = 1024 * 1024;

export const LEAD_IMPORT_MAX_BYTES = 100 * MEBIBYTE;
export const LEAD_IMPORT_MAX_ROWS = 200_000;
export const LEAD_IMPORTS_KEPT = 50;
/** Rows that are looked up, or written, in one transaction. */
export const LEAD_IMPORT_STEP = 2_000;
/** Rows of the file that are kept to be shown as broken or known; beyond it they are counted. */
export const REPORTED_ROWS_MAX = 20_000;
/** As much of a row as somebody knows it again by. */
export const REPORTED_ROW_LENGTH = 500;
/** Leads in one file that is saved; a workbook takes its maker longer. */
export const EXPORT_MAX_ROWS = { csv: 100_000, xlsx: 20_000 } as const;

/**
 * Where an import stands. Nothing is written before `importing`; `checked` says what would be, and `stopped` can go on.
 */
export const LEAD_IMPORT_STATES = [
  'uploading',
  'ready',
  'checking',
  'checked',
  'importing',
  'imported',
  'stopped',
  'refused',
] as const;
export type LeadImportState = (typeof LEAD_IMPORT_STATES)[number];

/**
 * What is said of a row: it cannot be taken; its person is a lead already; it stands in the file before; its name is that of
 * a lead under other addresses (it is taken all the same).
 */
export const ROW_VERDICTS = ['broken', 'known', 'twice', 'alike'] as const;
export type RowVerdict = (typeof ROW_VERDICTS)[number];
