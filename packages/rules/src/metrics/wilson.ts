/** The middle 95% of a normal distribution reaches this far to both sides. */
const Z = 1.959963984540054;

/** Wilson's interval of a share: where the true one lies, at 95%. It stays within 0 and 1, and is honest with few. */
export const wilsonInterval = (hits: number, n: number): { low: number; high: number } | null => {
  if (n <= 0) return null;
  const share = hits / n;
  const middle = (share + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const reach = (Z / (1 + Z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
};
