/** Null for an empty field, for 'NA' and 'NaN', and for anything else that is no number. */
export const readNumber = (text: string): number | null => {
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
};
