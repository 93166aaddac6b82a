import type { Droppable } from '../../tools/near-miss.ts';

/** What a search is told and gone on with by. */
export type WishPhrases = {
  none: string;
  near: string;
  kept: string;
  fromBefore: string;
  in: string;
  around: string;
  or: string;
  bedrooms: string;
  bathrooms: string;
  carSpaces: string;
  land: string;
  upTo: string;
  from: string;
  coast: string;
  away: string;
  without: string;
  otherPrice: string;
  nearby: string;
  alert: string;
  /** Each wish, given up: sentences that people send, too. */
  any: Record<Droppable, string>;
};
