import { signedAud } from '@propguard/rules/formats/money';

const FULL = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });
const MILLION = 1_000_000;
const THOUSAND = 1_000;

/** '$1,250,000' */
export const audText = (amountAud: number): string => FULL.format(amountAud);

export const signedAudText = signedAud;

/** '$1.25M', '$850K': where space is short. */
export function shortAudText(amountAud: number): string {
  // What rounds to a thousand thousands is a million.
  if (amountAud >= MILLION - THOUSAND / 2) return `$${trimmed(amountAud / MILLION, 2)}M`;
  return amountAud >= THOUSAND ? `$${Math.round(amountAud / THOUSAND)}K` : `$${amountAud}`;
}

const trimmed = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));
