/** Months that what is for sale would last at last year's rate of sale. */
const SELLERS_BELOW_MONTHS = 3;
const BUYERS_ABOVE_MONTHS = 6;

export const SUPPLY_DEMAND_BALANCES = ['sellers', 'balanced', 'buyers', 'unknown'] as const;
export type SupplyDemandBalance = (typeof SUPPLY_DEMAND_BALANCES)[number];

export const SUPPLY_DEMAND_MONTHS = { sellersBelow: SELLERS_BELOW_MONTHS, buyersAbove: BUYERS_ABOVE_MONTHS };

export const supplyDemandBalance = (inventoryMonths: number | null): SupplyDemandBalance => {
  if (inventoryMonths === null) return 'unknown';
  if (inventoryMonths < SELLERS_BELOW_MONTHS) return 'sellers';
  return inventoryMonths > BUYERS_ABOVE_MONTHS ? 'buyers' : 'balanced';
};
