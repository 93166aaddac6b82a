const BLANKS = new Set([
  '',
  '-',
  '–',
  '.',
  'n/a',
  'na',
  'null',
  'none',
  'nan',
  'unknown',
  'undefined',
  '#n/a',
]);

/** What files write where they know nothing. */
export const isBlank = (text: string | undefined): boolean =>
  text === undefined || BLANKS.has(text.trim().toLowerCase());
