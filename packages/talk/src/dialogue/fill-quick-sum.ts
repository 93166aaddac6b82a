import { plainText } from '../understanding/clean-text.ts';
import { yearlyOf } from '../understanding/let-costs.ts';
import type { Money } from '../understanding/money.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Filler } from './filler.ts';
import type { DialogueState, ToolArguments } from './state.ts';

const LEAST_PRICE_AUD = 120_000;
const MONTHS = 12;
const WEEKS = 52;

const isFlow = ({ timesAYear }: Money): boolean => timesAYear !== null && timesAYear !== 1;
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** 'We owe 492': of homes, in thousands. */
const OWED =
  /\b(?:ow(?:e|es|ed|ing)|left on (?:it|the (?:loan|mortgage))|mortgage (?:is|of)|loan (?:is|of)|still (?:got )?)\D{0,14}?(\d{2,4}(?:\.\d+)?)(k|m)?\b(?!\s*(?:%|per|years?|bed|sqm|m2))/u;
const SOLD_FOR =
  /\b(?:worth|sell(?:s|ing)?(?: it)?(?: for| at)?|sold(?: for| at)?|goes? for|went for|get|valued at|offer(?:ed)? (?:me|us|of))\D{0,14}?(\d{3,4}(?:\.\d+)?)(k|m)?\b(?!\s*(?:%|per|a week|pw|years?|bed|sqm|m2|square))/u;
const inThousands = (match: RegExpExecArray | null): number | undefined => {
  if (!match) return undefined;
  const value = Number(match[1]);
  if (match[2] === 'm') return value * 1_000_000;
  return value < 10_000 ? value * 1000 : value;
};

/** What was told of the home spoken of last, though other things were asked since. */
const toldValue = ({ visited, address, location }: DialogueState): number | undefined => {
  const spoken = address ?? location;
  return spoken === null ? undefined : (visited.find(({ name }) => name === spoken)?.priceAud ?? undefined);
};

const knownPrice = (before: DialogueState): number | undefined => {
  const { loan, last, figures } = before;
  return (
    number(loan.valueAud) ??
    (last?.tool === 'assess' ? number(figures.valueAud) : undefined) ??
    number(loan.budgetAud) ??
    toldValue(before)
  );
};

const owedIn = (stocks: readonly Money[], text: string): number | undefined =>
  stocks.find(({ role, aud }) => (role === 'loan' || role === 'debts') && aud >= 20_000)?.aud ??
  inThousands(OWED.exec(text));

const priceIn = (stocks: readonly Money[], text: string, loanAud: number | undefined): number | undefined =>
  stocks.find(({ role, aud }) => (role === 'value' || role === 'maxPrice') && aud >= LEAST_PRICE_AUD)?.aud ??
  inThousands(SOLD_FOR.exec(text)) ??
  stocks.find(({ role, aud }) => role === null && aud >= LEAST_PRICE_AUD && aud !== loanAud)?.aud;

/** Areas are no part of what is heard of a home's land where they are those of a unit. */
const AREA =
  /(\d[\d.,]*)\s*(?:m2|m²|sqm|sq m|sq\.? ?metres?|square met(?:re|er)s?|平方米|㎡|平米|평방미터|кв\.? ?м|متر)/u;
const areaIn = (text: string): number | undefined => {
  const found = AREA.exec(text);
  return found ? Number((found[1] ?? '').replaceAll(',', '')) || undefined : undefined;
};

const HALF = /\bhal(?:f|ves)\b|mitad|moitie|halfte|meta\b|metade|половин|半分|절반|一半|نصف|आधा/u;

const said = (values: ToolArguments): ToolArguments =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** What a message, and what was said before it, gives of a small sum. */
export const amountsIn = (heard: Understanding, before: DialogueState): ToolArguments => {
  const text = plainText(heard.text);
  const stocks = heard.money.filter((one) => !isFlow(one));
  const flows = heard.money.filter(isFlow);
  const loanSaid = owedIn(stocks, text);
  const rates = heard.percentages
    .map(({ value }) => value)
    .filter((value) => value >= 2 && value < 12)
    .sort((a, b) => b - a);
  const rent = flows.find(
    (one) => one.role !== 'income' && (one.timesAYear ?? 0) >= MONTHS && one.aud < 10_000,
  );
  const rentWeeklyAud = rent
    ? Math.round((rent.aud * (rent.timesAYear ?? WEEKS)) / WEEKS)
    : number(before.loan.rentWeeklyAud);
  const named = heard.costs.length > 0 ? yearlyOf(heard.costs, rentWeeklyAud) : undefined;
  const put = flows.find(({ role }) => role !== 'income') ?? flows[0];
  const yearly = heard.money.find(
    ({ timesAYear, aud }) => (timesAYear === 1 || timesAYear === 4) && aud < LEAST_PRICE_AUD,
  );
  return said({
    priceAud: priceIn(stocks, text, loanSaid) ?? knownPrice(before),
    loanAud: loanSaid ?? number(before.loan.loanAud),
    depositPercent: heard.percentages.find(({ value }) => value >= 3 && value <= 50)?.value,
    savedAud:
      stocks.find(({ role, aud }) => role === 'deposit' && aud < LEAST_PRICE_AUD * 3)?.aud ??
      number(before.loan.depositAud),
    savingMonthlyAud: put && Math.round((put.aud * (put.timesAYear ?? MONTHS)) / MONTHS),
    rentWeeklyAud,
    costsAud: named ?? (yearly ? yearly.aud * (yearly.timesAYear ?? 1) : number(before.loan.costsAud)),
    ratePercent: heard.ratePercent ?? rates[0] ?? number(before.loan.ratePercent),
    newRatePercent: rates.length > 1 ? rates.at(-1) : undefined,
    areaSqm: areaIn(text),
    half: HALF.test(text) || undefined,
  });
};

/** A model of outside names its own; ours are read by `quickSumCall`. */
export const fillQuickSum: Filler = () => ({});
