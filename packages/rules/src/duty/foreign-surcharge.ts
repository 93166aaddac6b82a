import type { State } from '../places/states.ts';

/**
 * What foreign buyers of homes pay on top of duty, of the price, as of July 2025; none where the territory takes none.
 * An estimate that enters no verdict, as all duty here is.
 */
export const FOREIGN_SURCHARGE_PERCENT: Readonly<Record<State, number>> = {
  NSW: 9,
  VIC: 8,
  QLD: 8,
  WA: 7,
  SA: 7,
  TAS: 8,
  ACT: 0,
  NT: 0,
};

/** Until then temporary residents and people overseas mostly may not buy a home that was lived in before. */
export const NEW_HOMES_ONLY_UNTIL = '2027-03-31';
