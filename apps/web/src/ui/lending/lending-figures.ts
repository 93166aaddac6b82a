const AUD = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });

/** With a true minus, as figures are set. */
export const audText = (amountAud: number): string =>
  `${amountAud < 0 ? '−' : ''}${AUD.format(Math.abs(amountAud))}`;
export const ratioText = (ratio: number): string => `${(ratio * 100).toFixed(1)}%`;
