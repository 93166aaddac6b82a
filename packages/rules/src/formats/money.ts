import { NUMBER_FORMATS } from '../messages/formats.ts';

const MILLION = 1_000_000;
const THOUSAND = 1_000;

const whole = new Intl.NumberFormat('en-AU', NUMBER_FORMATS.aud);

/** In full, without cents: '$1,240,000'. */
export const wholeAud = (aud: number): string => whole.format(aud);

/** Where space is short: '$1.2M', '$850K', '$640'. What would round up to '$1000K' is a million. */
export const shortAud = (aud: number): string => {
  const sign = aud < 0 ? '-' : '';
  const size = Math.abs(aud);
  if (Math.round(size / THOUSAND) * THOUSAND >= MILLION) return `${sign}$${(size / MILLION).toFixed(1)}M`;
  if (Math.round(size) >= THOUSAND) return `${sign}$${Math.round(size / THOUSAND)}K`;
  return `${sign}$${Math.round(size)}`;
};

/** '+$15,000' or '−$15,000', with a true minus, as figures are set. */
export const signedAud = (aud: number): string => `${aud < 0 ? '−' : '+'}${whole.format(Math.abs(aud))}`;
