/** A question longer than this is not an address. */
export const COMMAND_MAX = 500;
export const SCENARIO_NAME_MAX = 80;
export const SCENARIOS_MAX = 50;
/** Why a comparable was left out or added: a sentence or two. */
export const SALE_REASON_MAX = 300;
export const COMPARABLES_SHOWN = 8;

/** Facts beyond these are typing errors, not homes. */
export const FACT_LIMITS = {
  bedrooms: 50,
  bathrooms: 50,
  carSpaces: 50,
  landM2: 1_000_000_000,
  buildingM2: 1_000_000,
  yearBuilt: { min: 1788, max: 2100 },
} as const;
