const MULTIPLES: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mil: 1e6, million: 1e6 };
const AMOUNT = /^(?:a\$|au\$|aud|\$)?\s*(\d[\d.,\s]*)\s*(k|thousand|m|mil|million)?\s*(?:aud)?$/i;
const PLAIN = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const WITH_COMMAS = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
/** As the continent of Europe writes it: '512,5', '1.480.000', '1.480.000,50'. */
const DECIMAL_COMMA = /^[+-]?\d+,\d+$/;
const WITH_POINTS = /^[+-]?\d{1,3}(?:(?:\.\d{3}){2,}(?:,\d+)?|\.\d{3},\d+)$/;

/** Whole Australian dollars of '$1,480,000', '1.48m', '850k' or '1480000.00'; null where it is no amount. */
export const readAud = (written: string): number | null => {
  const match = AMOUNT.exec(written.trim());
  if (!match) return readNumber(written);
  const amount = readNumber((match[1] ?? '').replace(/\s/g, ''));
  return amount === null ? null : Math.round(amount * (MULTIPLES[(match[2] ?? '').toLowerCase()] ?? 1));
};

/** A comma before exactly three digits stands between thousands; before any others it is a decimal comma. */
export const readNumber = (written: string): number | null => {
  const text = written.trim();
  const value = numberIn(text);
  return Number.isFinite(value) ? value : null;
};

/** Of a latitude or longitude, which has no thousands: a comma in it is a decimal one. */
export const readDegrees = (written: string): number | null => readNumber(written.replace(',', '.'));

const numberIn = (text: string): number => {
  if (PLAIN.test(text)) return Number(text);
  if (WITH_COMMAS.test(text)) return Number(text.replaceAll(',', ''));
  if (WITH_POINTS.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return DECIMAL_COMMA.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};
