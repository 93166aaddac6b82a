import type { State } from '@propguard/rules/places/states';
import type { Capital } from '../prices/price-index.ts';
import type { Position } from './position.ts';

export type Market = {
  name: string;
  state: State;
  /** Another state whose localities belong to it, across the border. */
  alsoState?: State;
  /** Whose index its prices follow. */
  capital: Capital;
  centre: Position;
  radiusKm: number;
  localityCount: number;
  houseMedianAud: number;
  unitMedianAud: number;
  /**
   * Localities that must be among it, with what their name adds to the logarithm of a price. A small world takes
   * them in this order.
   */
  named: Readonly<Record<string, number>>;
};
