import { LARGEST_AMOUNT_AUD } from '@propguard/rules/lending/facts';

/** The loan that the other tabs keep as `?loan=`; undefined when it is none. */
export function loanInAddress(params: URLSearchParams): { amountAud: number } | undefined {
  const typed = (params.get('loan') ?? '').replaceAll(/[$,\s]/g, '');
  if (!/^\d{1,12}$/.test(typed)) return undefined;
  const amountAud = Number(typed);
  return amountAud >= 1 && amountAud <= LARGEST_AMOUNT_AUD ? { amountAud } : undefined;
}
