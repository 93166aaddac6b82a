import { type Composer, fact, maybe } from '../composed.ts';
import { sumPhrasesOf } from './sum-phrases.ts';

type Return = {
  rentWeeklyAud: number;
  priceAud: number;
  costsAud: number | null;
  grossYield: number;
  netYield: number | null;
  isNetAsked: boolean;
};

export const composeReturn: Composer<Return> = (result, { say, show, language }) => {
  const sums = sumPhrasesOf(language);
  const gross = show.percent(result.grossYield, 1);
  const net = maybe(result.netYield, (share) => show.percent(share, 1));
  const grossSentence = show.say(sums.yieldGross, {
    yield: gross,
    rent: show.aud(result.rentWeeklyAud),
    price: show.aud(result.priceAud),
  });
  const netSentence =
    net === null || result.costsAud === null
      ? sums.yieldCosts
      : show.say(sums.yieldNet, { costs: show.aud(result.costsAud), yield: net });
  return {
    title: say.labels.yield,
    facts: [
      ...fact('grossYield', say.labels.yield, gross),
      ...fact('priceAud', sums.labels.price, show.aud(result.priceAud)),
      ...fact('costsAud', sums.labels.costs, maybe(result.costsAud, show.aud)),
    ],
    items: [],
    notes: [],
    sentences:
      result.isNetAsked && net !== null ? [netSentence, grossSentence] : [grossSentence, netSentence],
    suggestions: [say.suggest.borrow],
  };
};
