import { type Composer, fact } from '../composed.ts';
import { foreignPhrasesOf, surchargeSaid } from './foreign-phrases.ts';
import { loanNeededPhrasesOf } from './loan-needed-phrases.ts';
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
  /** What has to be borrowed, where that is asked, and what is left for the price. */
  loanAud?: number | null;
  leftAud?: number | null;
  /** Of the price, where a foreigner buys. */
  surchargePercent?: number | null;
  /** Only part of the home is a foreigner's. */
  isSurchargeShared?: boolean;
  surchargeAud?: number;
  dutyWithSurchargeAud?: number;
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
  const { loanAud = null, leftAud = null } = result;
  const needed = loanNeededPhrasesOf(language);
  const loanSentence =
    loanAud === null || leftAud === null
      ? null
      : show.say(loanAud > 0 ? needed.loanNeeded : needed.noLoanNeeded, {
          loan: show.aud(loanAud),
          left: show.aud(leftAud),
          own: deposit,
          duty,
          costs,
          price,
        });
  const isFree = relief === 'full';
  const dutySentence = show.say(isFree ? sums.dutyNone : sums.dutyIs, { state, price, duty });
  const {
    isSurchargeShared = false,
    surchargePercent = null,
    surchargeAud = 0,
    dutyWithSurchargeAud = result.dutyAud,
  } = result;
  const upfront = show.say(sums.upfrontIs, {
    total,
    price,
    deposit,
    duty: show.aud(dutyWithSurchargeAud),
    costs,
  });
  const abroad = foreignPhrasesOf(language);
  // Who asks for the duty alone reads first what all of it comes to.
  const isTotalFirst = result.isDutyOnly && surchargeAud > 0 && !isSurchargeShared;
  const surcharged = {
    state,
    price,
    duty,
    percent: show.percentOf(surchargePercent ?? 0),
    surcharge: show.aud(surchargeAud),
    all: show.aud(dutyWithSurchargeAud),
  };
  const foreign =
    surchargePercent === null
      ? []
      : [
          ...(isTotalFirst
            ? []
            : [show.say(surchargeSaid(abroad, surchargePercent, isSurchargeShared), surcharged)]),
          // Whoever buys with a citizen may buy more.
          ...(isSurchargeShared ? [] : [abroad.mayBuy]),
        ];
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
    title: `${result.isDutyOnly ? sums.labels.duty : sums.labels.cash} (${state})`,
    facts: [
      // Who asks for the duty alone has said nothing of a deposit: none is made up.
      ...(result.isDutyOnly
        ? fact('priceAud', sums.labels.price, price)
        : [...fact('totalAud', sums.labels.cash, total), ...fact('depositAud', say.labels.deposit, deposit)]),
      ...fact('dutyAud', sums.labels.duty, duty),
      // Part of the sum: without it the card would not add up.
      ...(surchargeAud > 0 ? fact('surchargeAud', abroad.label, show.aud(surchargeAud)) : []),
      ...(result.isDutyOnly ? [] : fact('costsAud', sums.labels.costs, costs)),
    ],
    items: [],
    notes: [`${office}: ${result.sourceUrl}`],
    sentences: [
      ...(loanSentence !== null
        ? [loanSentence]
        : result.isDutyOnly
          ? [isTotalFirst ? show.say(abroad.total, surcharged) : dutySentence]
          : isFree
            ? [upfront, dutySentence]
            : [upfront]),
      ...foreign,
      ...reliefs,
      ...(isAssumed ? [show.say(say.assumed, { list: assumed })] : []),
      show.say(sums.dutyUnconfirmed, { date: show.day(result.asOf), office, site }),
    ],
    suggestions: [say.suggest.borrow, say.suggest.lvr],
  };
};
