import { isOfHazard, type RankedBy } from '../../tools/ranked-by.ts';
import { plainText } from '../../understanding/clean-text.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { fillRegion } from '../fill-home.ts';
import { aud, type Filler, given } from '../filler.ts';
import { CRITERIA, DEAR, FELL, NEAR_CENTRE, RISKY, SPARED } from './ranking-words.ts';

/** By what suburbs are to be put in order; null where nothing says so. */
export const rankedByIn = ({ text, hazards, concepts }: Understanding): RankedBy | null => {
  const plain = plainText(text);
  const [hazard] = hazards;
  if (hazard === 'flood' || hazard === 'fire') return hazard;
  const found = CRITERIA.find(([, words]) => words.test(plain))?.[0] ?? null;
  return found ?? (hazard !== undefined || concepts.has('risk') ? 'hazards' : null);
};

const orderOf = (by: RankedBy, plain: string): 'low' | 'high' => {
  if (isOfHazard(by)) return RISKY.test(plain) && !SPARED.test(plain) ? 'high' : 'low';
  switch (by) {
    case 'growth':
      return FELL.test(plain) ? 'low' : 'high';
    case 'price':
      return DEAR.test(plain) ? 'high' : 'low';
    case 'sales':
      return 'high';
    default:
      return 'low';
  }
};

/** What they want to spend; an income is not that. */
export const budgetIn = ({ money }: Understanding): number | undefined =>
  aud(money, 'maxPrice') ??
  money.find(({ role }) => role === null || role === 'value' || role === 'deposit')?.aud;

export const fillRanking: Filler = (heard, before, known) => {
  const plain = plainText(heard.text);
  const maxPriceAud = budgetIn(heard);
  const by = rankedByIn(heard) ?? (maxPriceAud !== undefined && known.by === undefined ? 'price' : null);
  return given({
    ...fillRegion(heard, before, known),
    by,
    order: by === null ? undefined : orderOf(by, plain),
    maxPriceAud,
    nearCentre: NEAR_CENTRE.test(plain) ? true : undefined,
  });
};
