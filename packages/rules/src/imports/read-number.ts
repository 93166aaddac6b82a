const MULTIPLES: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mil: 1e6, million: 1e6 };
const AMOUNT = /^(?:a\$|au\$|aud|\$)?\s*(\d[\d,\s]*(?:\.\d+)?)\s*(k|thousand|m|mil|million)?\s*(?:aud)?$/i;
const NUMBER = /^[+-]?\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Whole Australian dollars of '$1,480,000', '1.48m', '850k' or '1480000.00'; null where it is no amount. */
export const readAud = (written: string): number | null => {
  const match = AMOUNT.exec(written.trim());
  if (!match) return readNumber(written);
  const digits = (match[1] ?? '').replace(/[,\s]/g, '');
  const value = Math.round(Number(digits) * (MULTIPLES[(match[2] ?? '').toLowerCase()] ?? 1));
  return Number.isFinite(value) ? value : null;
};

export const readNumber = (written: string): number | null => {
  const text = written.trim();
  if (!NUMBER.test(text)) return null;
  const value = Number(text.replaceAll(',', ''));
  return Number.isFinite(value) ? value : null;
};
