import { quotedCell } from '@propguard/rules/formats/csv-cell';

/** PostgreSQL's text cannot hold it. */
const NUL = /\0/g;

/** A row as it stood in the file, to be recognised by; a file that is made of it guards it then. */
export const rowText = (cells: readonly string[]): string => cells.map(quotedCell).join(',').replace(NUL, '');
