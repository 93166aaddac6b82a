const AUD = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });

export const formatAud = (value: number) => AUD.format(value);
export const formatMillions = (value: number) => `$${(value / 1_000_000).toFixed(1)}M`;
/** With a true minus, as figures are set. */
export const formatSignedAud = (value: number) => `${value < 0 ? '−' : '+'}${AUD.format(Math.abs(value))}`;
export const formatPercent = (share: number) => `${Math.round(share * 100)}%`;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Three letters for every month; the locale's own short names are uneven ('June', 'Sept'). */
export function formatDay(isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
