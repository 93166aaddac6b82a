const SEPARATORS = /[\s,$]/g;
const DIGITS = /^\d+$/;

/** A whole number as it is typed: null where nothing is, 'invalid' for what is none or out of its range. */
export function wholeNumberIn(
  typed: string,
  { min, max }: { min: number; max: number },
): number | null | 'invalid' {
  const digits = typed.replace(SEPARATORS, '');
  if (digits === '') return null;
  if (!DIGITS.test(digits)) return 'invalid';
  const value = Number(digits);
  return value >= min && value <= max ? value : 'invalid';
}
