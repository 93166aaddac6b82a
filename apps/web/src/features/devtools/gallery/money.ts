const AUD = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });

export const formatAud = (value: number) => AUD.format(value);
export const formatMillions = (value: number) => `$${(value / 1_000_000).toFixed(1)}M`;
/** With a true minus, as figures are set. */
export const formatSignedAud = (value: number) => `${value < 0 ? '−' : '+'}${AUD.format(Math.abs(value))}`;
export const formatPercent = (share: number) => `${Math.round(share * 100)}%`;

const DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
export const formatDay = (isoDay: string) => DAY.format(new Date(isoDay));
