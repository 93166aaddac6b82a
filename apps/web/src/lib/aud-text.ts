const FULL = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });
const MILLION = 1_000_000;
const THOUSAND = 1_000;

/** '$1,250,000' */
export const audText = (amountAud: number): string => FULL.format(amountAud);

/** '+$15,000' or '−$15,000', with a true minus, as figures are set. */
export const signedAudText = (amountAud: number): string =>
  `${amountAud < 0 ? '−' : '+'}${FULL.format(Math.abs(amountAud))}`;

/** '$1.25M', '$850K': where space is short. */
export function shortAudText(amountAud: number): string {
  // What rounds to a thousand thousands is a million.
  if (amountAud >= MILLION - THOUSAND / 2) return `$${trimmed(amountAud / MILLION, 2)}M`;
  return amountAud >= THOUSAND ? `$${Math.round(amountAud / THOUSAND)}K` : `$${amountAud}`;
}

const trimmed = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));
