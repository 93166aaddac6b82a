const AMOUNT = /^(\d+(?:\.\d+)?)\s*(k|m|ha)?$/;
const FACTORS = { k: 1_000, m: 1_000_000, ha: 10_000 };

/** '850,000', '$850k', '1.2m', '2 ha' as a whole figure; null for what is none, '' for nothing. */
export function readAmount(typed: string): number | null | '' {
  const plain = typed
    .toLowerCase()
    .replaceAll(/[\s,$]|m²|m2|aud/g, '')
    .trim();
  if (plain === '') return '';
  const [, figure, unit] = AMOUNT.exec(plain) ?? [];
  if (figure === undefined) return null;
  return Math.round(Number(figure) * (unit ? FACTORS[unit as keyof typeof FACTORS] : 1));
}

/** As it stands in the field: with separators, when it is a figure. */
export function amountInField(value: string | undefined): string {
  if (value === undefined) return '';
  return /^\d+$/.test(value) ? Number(value).toLocaleString('en-AU') : value;
}
