const SEPARATORS = /[\s,$%]/g;
const DECIMAL = /^-?\d+(?:\.\d{1,2})?$/;

/** A number with at most two decimals as it is typed: null where nothing is, 'invalid' for what is none or out of range. */
export function decimalIn(
  typed: string,
  { min, max }: { min: number; max: number },
): number | null | 'invalid' {
  const digits = typed.replace(SEPARATORS, '');
  if (digits === '') return null;
  if (!DECIMAL.test(digits)) return 'invalid';
  const value = Number(digits);
  return value >= min && value <= max ? value : 'invalid';
}
