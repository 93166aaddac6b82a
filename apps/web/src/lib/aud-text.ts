import { shortAud, signedAud } from '@propguard/rules/formats/money';

const FULL = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });
const MILLION = 1_000_000;
const THOUSAND = 1_000;

/** '$1,250,000' */
export const audText = (amountAud: number): string => FULL.format(amountAud);

export const signedAudText = signedAud;

/** '$1.3M', '$850K': a figure on a card or a chip (CORE-ASSESS-13). */
export const shortAudText = shortAud;

/** '$1.25M', '$850K': a step of an axis or of a choice, which must not be rounded into its neighbour. */
export function stepAudText(amountAud: number): string {
  // What rounds to a thousand thousands is a million.
  if (amountAud >= MILLION - THOUSAND / 2) return `$${trimmed(amountAud / MILLION, 2)}M`;
  return amountAud >= THOUSAND ? `$${Math.round(amountAud / THOUSAND)}K` : `$${amountAud}`;
}

const trimmed = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));
