const NEEDS_QUOTES = /[",\r\n]/;
/** A spreadsheet takes a text that begins like this for a formula; the wide forms are what some make the same of. */
const FORMULA_START = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text as a cell of RFC 4180, word for word. */
export const quotedCell = (text: string): string =>
  NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * A cell of a file that somebody will open. A text that a spreadsheet would take for a formula gets an apostrophe, so
 * that a name typed by a stranger cannot run in someone's office; a number is a number, whatever its sign.
 */
export const csvCell = (value: string | number | null | undefined): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  return quotedCell(FORMULA_START.test(value) ? `'${value}` : value);
};
