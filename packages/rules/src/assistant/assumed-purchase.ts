/** What the assistant assumes of a purchase where nobody says otherwise. It is named as assumed and enters no verdict. */
export const ASSUMED_PURCHASE = {
  depositPercent: 20,
  /** Conveyancing, inspections, registration. */
  costsAud: 4000,
} as const;

/** What selling takes of a price where nobody says otherwise: agent, advertising, conveyancing. */
export const ASSUMED_SALE = { costsPercent: 2.5 } as const;
