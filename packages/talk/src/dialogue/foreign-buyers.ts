import type { Understanding } from '../understanding/understand.ts';
import { foreignAfter, partnerForeignAfter } from './foreign-said.ts';
import type { DialogueState } from './state.ts';

type Buyers = { foreign?: boolean; foreignSharePercent?: number };

/** Two who buy are taken to buy half each. */
const HALF_PERCENT = 50;

/** What a sum takes of who buys: who is a foreigner, and what part of the home is theirs where only one of two is. */
export const foreignBuyers = ({
  foreign,
  partnerForeign,
}: Pick<DialogueState, 'foreign' | 'partnerForeign'>): Buyers => {
  const isMixed = partnerForeign !== null && partnerForeign !== (foreign === true);
  if (isMixed) return { foreign: true, foreignSharePercent: HALF_PERCENT };
  return foreign === true ? { foreign } : {};
};

/** Who buys, with what a message says of it. */
export const buyersAfter = (
  heard: Pick<Understanding, 'text' | 'language'>,
  before: Pick<DialogueState, 'foreign' | 'partnerForeign'>,
): Pick<DialogueState, 'foreign' | 'partnerForeign'> => ({
  foreign: foreignAfter(heard, before.foreign),
  partnerForeign: partnerForeignAfter(heard, before.partnerForeign),
});
