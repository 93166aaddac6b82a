import { costOf, costsIn, type LetCost, type SaidCost } from '../understanding/let-costs.ts';
import type { Understanding } from '../understanding/understand.ts';
import { type Filler, given, type Inheritance } from './filler.ts';
import type { DialogueState } from './state.ts';
import { flows, knownPrice, LEAST_PRICE_AUD, pick, priceIn, words, yearly } from './sum-amounts.ts';
import { NET } from './sum-words.ts';

const COSTS =
  /\bcosts?\b|\bexpenses?\b|\boutgoings\b|\bstrata\b|\bbody corp\w*|\brates\b|\bmanagement\b|gastos|cost(?:o|e)s\b|charges|frais|kosten|ausgaben|spese|costi\b|despesas|custos|расход\p{L}*|затрат\p{L}*|費用|経費|コスト|비용|费用|成本|开销|تكاليف|مصاريف|नखर्च|खर्च|लागत/u;
/** What a home costs a year: by its period, or called so where its return was spoken of. */
export const yearlyCostsIn = (heard: Understanding, isOfReturn: boolean): number | undefined => {
  const said = heard.money.filter(({ aud: amount }) => amount < LEAST_PRICE_AUD);
  const isCalled = COSTS.test(words(heard));
  const periodic = said.find(
    (one) => one.timesAYear === 4 || (one.timesAYear === 1 && (isCalled || isOfReturn)),
  );
  if (periodic) return yearly(periodic);
  return isCalled ? (said.find((one) => one.timesAYear === null)?.aud ?? bareCosts(words(heard))) : undefined;
};
/** 'Costs about 7500 a year' is no money by its size alone. */
const BARE_COSTS = new RegExp(String.raw`(?:${COSTS.source})\D{0,28}(\d{3,5})(?![\d.,%])`, 'u');
const bareCosts = (text: string): number | undefined => {
  const found = BARE_COSTS.exec(text)?.at(-1);
  return found === undefined ? undefined : Number(found);
};

/** 'And repairs 1,500': one cost beside those that were told before. */
const oneMore = (text: string, { last, loan }: DialogueState): SaidCost[] =>
  last?.tool === 'investment_return' && isCostList(loan.costs) ? costsIn(text) : [];

/** Costs and what comes in are told, with or without the word for what is left. */
export const isLetHomeCosted = ({ costs, money, text }: Understanding, before: DialogueState): boolean =>
  (costs.length > 0 || oneMore(text, before).length > 0) &&
  (before.loan.rentWeeklyAud !== undefined || flows(money).length > 0);

export const fillReturn: Filler = (heard, before) => {
  const { money } = heard;
  const named = heard.costs.length > 0 ? heard.costs : oneMore(heard.text, before);
  const costs = named.map(costOf);
  const rents = flows(money).filter(
    ({ timesAYear }) => timesAYear === 52 || timesAYear === 26 || timesAYear === 12,
  );
  const rent = rents[0];
  const isNamed = costs.length > 0;
  const costsAud = isNamed
    ? undefined
    : yearlyCostsIn(heard, before.last?.tool === 'investment_return' || NET.test(words(heard)));
  // What they would pay at most for another home is no price of this one.
  const isPriceKnown = before.loan.valueAud !== undefined;
  // 'I'm on 120k', of a home whose price is known.
  const prices =
    before.loan.rentWeeklyAud === undefined
      ? money
      : money.filter(({ role }) => role !== 'income' && !(role === 'maxPrice' && isPriceKnown));
  return given({
    rentWeeklyAud: rent && Math.round((rent.aud * (rent.timesAYear ?? 52)) / 52),
    priceAud: priceIn(prices),
    costsAud,
    costs: isNamed ? costs : undefined,
    net:
      isNamed ||
      NET.test(words(heard)) ||
      (costsAud !== undefined && before.last?.tool === 'investment_return')
        ? true
        : undefined,
  });
};

const isCostList = (value: unknown): value is LetCost[] => Array.isArray(value);

/** A cost that is named later joins those that were named before. */
export const inheritReturn: Inheritance = (filled, _, before) => {
  const known = isCostList(before.loan.costs) ? before.loan.costs : [];
  const named = isCostList(filled.costs) ? filled.costs : [];
  const costs = [...known.filter(({ kind }) => named.every((one) => one.kind !== kind)), ...named];
  return {
    ...pick(before.loan, 'rentWeeklyAud', ...(costs.length > 0 ? [] : ['costsAud'])),
    ...knownPrice(before),
    ...filled,
    ...(costs.length > 0 && filled.costsAud === undefined ? { costs } : {}),
  };
};
