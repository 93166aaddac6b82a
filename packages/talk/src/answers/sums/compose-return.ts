import type { LetCostKind } from '../../understanding/let-costs.ts';
import { type Composer, fact, maybe } from '../composed.ts';
import { letCostPhrasesOf } from './let-cost-phrases.ts';
import { sumPhrasesOf } from './sum-phrases.ts';

type Return = {
  rentWeeklyAud: number;
  rentYearlyAud?: number;
  /** Null where only what is left of the rent is asked. */
  priceAud: number | null;
  costsAud: number | null;
  costs?: { kind: LetCostKind; aud: number }[];
  /** What is left of the rent a year, and a week. */
  leftAud?: number | null;
  leftWeeklyAud?: number | null;
  grossYield: number | null;
  netYield: number | null;
  isNetAsked: boolean;
};

export const composeReturn: Composer<Return> = (result, { say, show, language }) => {
  const sums = sumPhrasesOf(language);
  const words = letCostPhrasesOf(language);
  const { costs = [], rentYearlyAud = 0, leftAud = null, leftWeeklyAud = null } = result;
  const gross = maybe(result.grossYield, (share) => show.percent(share, 1));
  const net = maybe(result.netYield, (share) => show.percent(share, 1));
  const price = maybe(result.priceAud, show.aud);
  const named = {
    costs: show.aud(result.costsAud ?? 0),
    list: costs.map(({ kind, aud }) => `${words.kinds[kind]} ${show.aud(aud)}`).join(words.comma),
    net: show.aud(leftAud ?? 0),
    rent: show.aud(rentYearlyAud),
    week: show.aud(leftWeeklyAud ?? 0),
  };
  const grossSentence =
    gross === null || price === null
      ? null
      : show.say(sums.yieldGross, { yield: gross, rent: show.aud(result.rentWeeklyAud), price });
  const netSentence = (): string => {
    if (result.costsAud === null) return sums.yieldCosts;
    if (net === null) return show.say(words.leftNamed, named);
    if (costs.length === 0) return show.say(sums.yieldNet, { costs: named.costs, yield: net });
    return show.say(words.netNamed, { ...named, yield: net });
  };
  const left = leftAud === null || net === null ? null : show.say(words.left, named);
  const isNetFirst = result.isNetAsked && result.costsAud !== null;
  const ordered = isNetFirst ? [netSentence(), left, grossSentence] : [grossSentence, netSentence(), left];
  return {
    title: say.labels.yield,
    facts: [
      ...fact('grossYield', say.labels.yield, gross),
      ...fact('priceAud', sums.labels.price, price),
      ...fact('costsAud', sums.labels.costs, maybe(result.costsAud, show.aud)),
    ],
    items: [],
    notes: [],
    sentences: ordered.filter((sentence) => sentence !== null),
    suggestions: [say.suggest.borrow],
  };
};
