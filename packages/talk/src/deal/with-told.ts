import { given } from '../dialogue/filler.ts';
import type { Knowledge } from '../dialogue/knowledge.ts';
import type { Call, Decision, DialogueState, ToolArguments } from '../dialogue/state.ts';
import { isOpen } from '../reading/weigh.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { SURE } from './amounts-of-deal.ts';
import type { DealFacts } from './deal-facts.ts';
import { type DealSaid, dealSaid, factsInTalk, loanOfFacts } from './deal-said.ts';
import { goneOn } from './gone-on.ts';
import { figureQuoted } from './own-figures.ts';

const without = (args: ToolArguments, ...names: string[]): ToolArguments =>
  Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name)));

const WEEKS = 52;
const MONTHS = 12;
/** Rent ends with a home of one's own: it is no part of what they live on then. */
const isRentPaid = (aud: unknown, { rentPaidAud }: DealFacts): boolean =>
  typeof aud === 'number' &&
  rentPaidAud !== undefined &&
  Math.abs(aud - (rentPaidAud * WEEKS) / MONTHS) < MONTHS;

/** What they have, owe or earn is nothing that they live on, where that was told. */
const NOT_LIVED_ON: ReadonlySet<string> = new Set([
  'debt',
  'commitment',
  'savings',
  'loan',
  'owed',
  'price',
  'income',
]);
const isReadAsOther = (aud: unknown, { facts, amounts }: DealSaid): boolean =>
  facts.livingAud !== undefined &&
  amounts.some(({ value, role, share }) => value === aud && NOT_LIVED_ON.has(role) && share >= SURE);

/** What each argument of a household is among the facts. */
const OF_HOUSEHOLD = [
  'expensesAud',
  'children',
  'otherDebtsAud',
  'otherRepaymentsAud',
  'depositAud',
  'ratePercent',
  'termYears',
];

/** 'Does 977k service?', 'the shortfall against 977k': a loan that was told is asked about, and is no price. */
const wantedOf = (args: ToolArguments, { facts, amounts }: DealSaid): ToolArguments => {
  const { loanAud } = facts;
  const isNamed = loanAud !== undefined && amounts.some(({ value }) => value === loanAud);
  return isNamed ? { ...without(args, 'priceAud'), wantedAud: loanAud } : args;
};

/** What can be borrowed rests on the incomes and debts that were told, each for themselves. */
const borrowing = (args: ToolArguments, before: DealFacts, said: DealSaid): ToolArguments => {
  const { facts } = said;
  const { incomeAud: _i, secondIncomeAud: _s, ...others } = args;
  const [told, known] = [loanOfFacts(facts), loanOfFacts(before)];
  // What the message changes of the deal holds; else what its words say, and what was told before.
  const settled = OF_HOUSEHOLD.flatMap((name): [string, unknown][] => {
    const value = others[name];
    const isNews = told[name] !== undefined && told[name] !== known[name];
    if (isNews) return [[name, told[name]]];
    const isOfOther = isRentPaid(value, facts) || isReadAsOther(value, said);
    if (name === 'expensesAud' && isOfOther) return [[name, told[name]]];
    return [[name, value ?? (name === 'depositAud' ? undefined : told[name])]];
  });
  const rest = Object.fromEntries(Object.entries(others).filter(([name]) => !OF_HOUSEHOLD.includes(name)));
  const { incomeAud, secondIncomeAud } = told;
  return given({ ...rest, ...Object.fromEntries(settled), incomeAud, secondIncomeAud });
};

/** What is put in, and not borrowed: what goes into the price, or else all that they have. */
const ownIn = ({ depositAud, savingsAud }: DealFacts): number | undefined => depositAud ?? savingsAud;

/** An amount of the message, or one that the deal has in another role, cannot stand for a loan or a price. */
const isOwnMoney = (value: unknown, facts: DealFacts): boolean =>
  value !== undefined &&
  (value === facts.savingsAud || value === facts.depositAud) &&
  value !== facts.loanAud &&
  value !== facts.priceAud;

const isSaid = (value: unknown, { money }: Understanding): boolean =>
  typeof value === 'number' && money.some(({ aud }) => aud === value);

const PURCHASE = ['priceAud', 'savingsAud', 'loanAud', 'owedAud', 'saleAud'] as const;
const isPurchaseNews = (
  before: DealFacts,
  after: DealFacts,
  parts: DealSaid['parts'],
  state: DialogueState,
) =>
  PURCHASE.some((name) => before[name] !== after[name]) ||
  JSON.stringify(parts.savingsAud ?? []) !== JSON.stringify(state.dealParts.savingsAud ?? []);

/** The loan that is repaid: the one that is named, or what is left of a price once their own money is in. */
const lentBy = (facts: DealFacts): ToolArguments | null => {
  const { loanAud, priceAud, owedAud, saleAud, depositPercent } = facts;
  if (loanAud !== undefined) return { loanAud };
  if (saleAud !== undefined) return null;
  const own = ownIn(facts);
  if (priceAud !== undefined && own !== undefined) return { priceAud, depositAud: own };
  if (priceAud !== undefined && depositPercent !== undefined) return { priceAud, depositPercent };
  return owedAud === undefined ? null : { loanAud: owedAud };
};

const LENT = ['loanAud', 'priceAud', 'depositAud', 'depositPercent'];

const repaid = (
  args: ToolArguments,
  facts: DealFacts,
  isNews: boolean,
  said: Understanding,
): ToolArguments => {
  if (args.repaymentAud !== undefined) return args;
  const isMisread = isOwnMoney(args.loanAud, facts);
  // A loan of an earlier answer is over once the price or their own money is another.
  const isOld = isNews && args.loanAud !== undefined && !isSaid(args.loanAud, said);
  const lent = isMisread || isOld ? lentBy(facts) : null;
  return lent ? { ...without(args, ...LENT), ...lent } : args;
};

const secured = (args: ToolArguments, facts: DealFacts): ToolArguments => {
  const { loanAud, valueAud, depositAud } = args;
  // Nobody puts in more than a home is worth: it is another amount that was taken for its value.
  const isAllPaid = typeof valueAud === 'number' && typeof depositAud === 'number' && depositAud >= valueAud;
  if (isAllPaid && facts.priceAud !== undefined && facts.priceAud > depositAud)
    return { ...args, valueAud: facts.priceAud };
  // Of all that they have, only what goes into the price is their deposit.
  if (depositAud !== undefined && depositAud === facts.savingsAud)
    return { ...args, depositAud: facts.depositAud ?? depositAud };
  if (!isOwnMoney(loanAud, facts)) return args;
  return given({ ...without(args, 'loanAud'), valueAud: valueAud ?? facts.priceAud, depositAud: loanAud });
};

/** Their own money is no price; what goes into it is the deposit. */
const upfront = (args: ToolArguments, facts: DealFacts): ToolArguments => {
  const priceAud = isOwnMoney(args.priceAud, facts) ? (facts.priceAud ?? args.priceAud) : args.priceAud;
  return given({ ...args, priceAud, depositAud: facts.depositAud ?? args.depositAud });
};

const letOut = (args: ToolArguments, facts: DealFacts, said: Understanding): ToolArguments =>
  facts.priceAud === undefined || isSaid(args.priceAud, said) ? args : { ...args, priceAud: facts.priceAud };

const argumentsOf = (
  { tool, arguments: args }: Call,
  told: DealSaid,
  said: Understanding,
  before: DialogueState,
): ToolArguments => {
  const facts = factsInTalk(told, said, before);
  const isNews = isPurchaseNews(before.deal, told.facts, told.parts, before);
  switch (tool) {
    case 'borrowing_power':
      return told.facts.incomesAud === undefined
        ? given({ children: told.facts.children, ...args })
        : wantedOf(borrowing(args, before.deal, told), told);
    case 'repayments':
      return repaid(args, facts, isNews, said);
    case 'lvr':
      return secured(args, facts);
    case 'upfront_costs':
      return upfront(args, facts);
    case 'investment_return':
      return letOut(args, facts, said);
    default:
      return args;
  }
};

/** 'It was 807 before and now 707, which is it?', 'why did it change', in all languages. */
const DOUBTS_CHANGE =
  /\b(?:which (?:is it|one|of)|why|how come|before|earlier|first you|was it not|changed?|different|dropped|fell|went (?:up|down))\b|\b(?:warum|wieso|vorhin|vorher|eben noch|welche\w* stimmt)\b|\b(?:por que|antes|cual (?:es|de)|cambio)\b|\b(?:pourquoi|avant|tout a l'heure|lequel)\b|\b(?:perche|prima|quale (?:e|dei))\b|\b(?:qual (?:e|dos)|mudou)\b|почему|раньше|прежде|为什么|之前|刚才|哪个|さっき|なぜ|どっち|아까|왜|어느|لماذا|ليش|قبل|أي واحد|पहले|क्यों|कौन सा/u;
const POWER: ReadonlySet<string> = new Set(['borrowingPowerAud', 'powerAud']);

/** Who doubts what can be borrowed by what we told before is told what went in then and now. */
const explained = (
  decision: Decision,
  told: DealSaid,
  { text }: Understanding,
  { answered }: DialogueState,
): Decision => {
  if (told.facts.incomesAud === undefined || !isOpen(decision) || !DOUBTS_CHANGE.test(plainText(text)))
    return decision;
  const earlier = told.amounts
    .filter(({ by }) => by === 'quoted')
    .map(({ value }) => figureQuoted(value, answered))
    .find((figure) => figure?.rests !== undefined && POWER.has(figure.name));
  return earlier
    ? { kind: 'call', call: { tool: 'borrowing_power', arguments: { earlier: earlier.rests } } }
    : decision;
};

/** A single sum rests on all that was told of the deal, whatever its words alone were read for. */
export const withTold = (
  asked: Decision,
  said: Understanding,
  before: DialogueState,
  knowledge: Pick<Knowledge, 'read'>,
): Decision => {
  if (said.changes.length > 0) return asked;
  const isKept = Object.keys(before.deal).length > 0 || Object.keys(before.loan).length === 0;
  const told = isKept ? dealSaid(said, before, knowledge) : null;
  const decision = told ? explained(goneOn(asked, told, said, before), told, said, before) : asked;
  if (!told || decision.kind !== 'call') return decision;
  const { call } = decision;
  return { ...decision, call: { ...call, arguments: argumentsOf(call, told, said, before) } };
};
