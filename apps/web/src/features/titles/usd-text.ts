const WHOLE = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const EXACT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$750,000', and cents only where there are some. */
export const usdText = (amount: number): string =>
  Number.isInteger(amount) ? WHOLE.format(amount) : EXACT.format(amount);

/** '$2,407.61', always to the cent: for what is paid. */
export const exactUsdText = (amount: number): string => EXACT.format(amount);
