const NEEDS_QUOTES = /[",\r\n]/;
/** PostgreSQL's text cannot hold it. */
const NUL = /\0/g;

const cellText = (cell: string): string =>
  NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A row as CSV writes it. */
export const rowText = (cells: readonly string[]): string => cells.map(cellText).join(',').replace(NUL, '');
