const AUD = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });

/** With a true minus, as figures are set. */
export const audText = (amountAud: number): string =>
  `${amountAud < 0 ? '−' : ''}${AUD.format(Math.abs(amountAud))}`;
export const ratioText = (ratio: number): string => `${(ratio * 100).toFixed(1)}%`;

const MOST_DECIMALS = 4;
/** A ratio beside its limit, with as many decimals as it takes to see that they differ: 80.04% is above 80.0%. */
export const ratioBeside = (ratio: number, limit: number): string => {
  const text = (decimals: number): string => `${(ratio * 100).toFixed(decimals)}%`;
  const isTold = (decimals: number): boolean => Number((ratio * 100).toFixed(decimals)) !== limit * 100;
  if (ratio === limit) return text(1);
  for (let decimals = 1; decimals < MOST_DECIMALS; decimals++) if (isTold(decimals)) return text(decimals);
  return text(MOST_DECIMALS);
};

export const centsText = (cents: number): string => audText(cents / 100);
export const timesText = (ratio: number): string => ratio.toFixed(1);
/** '6.24%' of 6.24. */
export const percentText = (percent: number): string => `${Number(percent.toFixed(2))}%`;
