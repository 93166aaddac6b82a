import { LARGEST_AMOUNT_AUD } from '@propguard/rules/lending/facts';
import { SCREENS } from '../../routes/route-table.ts';

/** A home that a loan is to be checked on, as the address carries it from screen to screen. */
export type SecurityInAddress = {
  /** What people call it: its address. */
  home: string | null;
  propertyId: string | null;
  valuationAud: number | null;
  valuationOn: string | null;
  /** What is asked for it. */
  priceAud: number | null;
  amountAud: number | null;
};

const NAMES = {
  home: 'home',
  propertyId: 'property',
  valuationAud: 'value',
  valuationOn: 'valued',
  priceAud: 'price',
  amountAud: 'amount',
} as const satisfies Record<keyof SecurityInAddress, string>;

/** The lending checks with the home, its value and the day of the value filled in. */
export function lendingPath(security: Partial<SecurityInAddress>): string {
  const params = new URLSearchParams();
  for (const [key, name] of Object.entries(NAMES)) {
    const value = security[key as keyof SecurityInAddress];
    if (value !== null && value !== undefined) params.set(name, String(value));
  }
  return params.size === 0 ? SCREENS.lending.path : `${SCREENS.lending.path}?${params.toString()}`;
}

const amountIn = (typed: string | null): number | null => {
  const amount = typed === null ? Number.NaN : Number(typed);
  return Number.isInteger(amount) && amount > 0 && amount <= LARGEST_AMOUNT_AUD ? amount : null;
};
const dayIn = (typed: string | null): string | null =>
  typed !== null && /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : null;
const idIn = (typed: string | null): string | null =>
  typed !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(typed) ? typed : null;

/** What of an address can be used; what somebody mistyped is as if it were not there. */
export const securityIn = (params: URLSearchParams): SecurityInAddress => ({
  home: params.get(NAMES.home)?.trim().slice(0, 200) || null,
  propertyId: idIn(params.get(NAMES.propertyId)),
  valuationAud: amountIn(params.get(NAMES.valuationAud)),
  valuationOn: dayIn(params.get(NAMES.valuationOn)),
  priceAud: amountIn(params.get(NAMES.priceAud)),
  amountAud: amountIn(params.get(NAMES.amountAud)),
});

/** Takes all of it out of an address again. */
export const NO_SECURITY = Object.fromEntries(Object.values(NAMES).map((name) => [name, null]));
