const AUD = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });

/** '$1,740,000' */
export const audText = (aud: number): string => AUD.format(aud);

/** '+$15,000' or '−$15,000', with a true minus, as figures are set. */
export const signedAudText = (aud: number): string => `${aud < 0 ? '−' : '+'}${AUD.format(Math.abs(aud))}`;

const MILLION = 1_000_000;
const THOUSAND = 1000;

/** '$1.7M' or '$650k', for axes and marks where room is short. */
export function shortAudText(aud: number): string {
  if (aud === 0) return '$0';
  if (Math.abs(aud) >= MILLION) return `$${(aud / MILLION).toFixed(1)}M`;
  return `$${Math.round(aud / THOUSAND)}k`;
}
