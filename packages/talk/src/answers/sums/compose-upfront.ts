import { type Composer, fact } from '../composed.ts';
import { sumPhrasesOf } from './sum-phrases.ts';

type Upfront = {
  state: string;
  priceAud: number;
  dutyAud: number;
  relief: 'full' | 'part' | 'none' | null;
  isFirstHome: boolean;
  depositAud: number;
  depositPercent: number;
  costsAud: number;
  totalAud: number;
  isDutyOnly: boolean;
  asOf: string;
  office: string;
  site: string;
  sourceUrl: string;
  assumed: string[];
};

export const composeUpfront: Composer<Upfront> = (result, { say, show, language }) => {
  const sums = sumPhrasesOf(language);
  const { state, office, site, relief } = result;
  const price = show.aud(result.priceAud);
  const duty = show.aud(result.dutyAud);
  const deposit = show.aud(result.depositAud);
  const costs = show.aud(result.costsAud);
  const total = show.aud(result.totalAud);
  const isFree = relief === 'full';
  const dutySentence = show.say(isFree ? sums.dutyNone : sums.dutyIs, { state, price, duty });
  const upfront = show.say(sums.upfrontIs, { total, price, deposit, duty, costs });
  const reliefs: string[] = [];
  if (relief === 'part') reliefs.push(sums.dutyRelief);
  if (relief === 'none') reliefs.push(sums.dutyNoRelief);
  if (result.isFirstHome && relief === null) reliefs.push(sums.dutyReliefUnknown);
  const isAssumed = result.assumed.includes('depositPercent') && !result.isDutyOnly;
  const assumed = show.say(say.pair, {
    label: show.inline(say.labels.deposit),
    text: show.percentOf(result.depositPercent),
  });
  return {
    title: `${sums.labels.cash} (${state})`,
    facts: [
      ...fact('totalAud', sums.labels.cash, total),
      ...fact('depositAud', say.labels.deposit, deposit),
      ...fact('dutyAud', sums.labels.duty, duty),
      ...fact('costsAud', sums.labels.costs, costs),
    ],
    items: [],
    notes: [`${office}: ${result.sourceUrl}`],
    sentences: [
      ...(result.isDutyOnly ? [dutySentence] : isFree ? [upfront, dutySentence] : [upfront]),
      ...reliefs,
      ...(isAssumed ? [show.say(say.assumed, { list: assumed })] : []),
      show.say(sums.dutyUnconfirmed, { date: show.day(result.asOf), office, site }),
    ],
    suggestions: [say.suggest.borrow, say.suggest.lvr],
  };
};
