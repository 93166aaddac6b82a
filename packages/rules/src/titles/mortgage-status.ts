/** In the order of the contract's own enumeration, where 0 is none. OPS-CHAIN-22 names Active and PaidOff. */
export const MORTGAGE_STATUSES = ['Offered', 'Active', 'Late', 'PaidOff', 'Released', 'Withdrawn'] as const;
export type MortgageStatus = (typeof MORTGAGE_STATUSES)[number];

/** The contract's own constant: how long after the due day a payment is not yet late. */
const GRACE_DAYS = 7;
const SECONDS_PER_DAY = 86_400;

/**
 * What a mortgage is now. The contract says Late as of the last block, and on a quiet chain that may be long ago.
 */
export const mortgageStatusAt = (
  contractStatus: number,
  dueAtSeconds: number,
  nowSeconds: number,
): MortgageStatus => {
  const status = MORTGAGE_STATUSES[contractStatus - 1] ?? 'Withdrawn';
  const isLate = status === 'Active' && nowSeconds > dueAtSeconds + GRACE_DAYS * SECONDS_PER_DAY;
  return isLate ? 'Late' : status;
};

/** OPS-CHAIN-23: while it has a mortgage that is not released, a title is 'Mortgaged', else 'Free'. */
export const holdsTitle = (status: MortgageStatus): boolean =>
  status === 'Active' || status === 'Late' || status === 'PaidOff';
