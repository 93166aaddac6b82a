import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { given } from '../dialogue/filler.ts';
import type { Knowledge } from '../dialogue/knowledge.ts';
import { isSubject } from '../dialogue/place-text.ts';
import { askingClauses } from '../dialogue/questions-in.ts';
import { periodAsked } from '../dialogue/repayment-period.ts';
import type { Call, Decision, DialogueState, ToolArguments } from '../dialogue/state.ts';
import { isAskedByName } from '../guide/guide-topics.ts';
import { amountsLost } from '../reading/amounts-taken.ts';
import { asksAnswered } from '../reading/asks-answered.ts';
import type { AmountRole } from '../reading/learnt-labels.ts';
import type { LearntReading } from '../reading/learnt-reading.ts';
import { isMoneyRole } from '../reading/meant-value.ts';
import { isGoingOn, isOpen, OF_LEFT, wantedIn, worthOf } from '../reading/weigh.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { SURE } from './amounts-of-deal.ts';
import { askedTargets } from './asked-targets.ts';
import type { DealFacts, DealTarget } from './deal-facts.ts';
import { type DealSaid, dealSaid, factsInTalk, loanOfFacts } from './deal-said.ts';

/** Amounts that can be set one against the other. */
const COMPARABLE: ReadonlySet<AmountRole> = new Set([
  'price',
  'sale',
  'cap',
  'floor',
  'loan',
  'owed',
  'savings',
  'income',
  'repayment',
  'rentIn',
  'rentOut',
  'other',
]);
/** What is twenty times as much is no other price of the same thing. */
const MOST_APART = 20;
const areAlike = (one: number, other: number): boolean =>
  Math.max(one, other) < MOST_APART * Math.min(one, other);
const comparedIn = ({ amounts }: LearntReading, before: DialogueState): number[] | undefined => {
  const said = amounts
    .filter(({ role, share }) => COMPARABLE.has(role) && share >= SURE)
    .map(({ value }) => value);
  const [one, other = before.figures.valueAud] = [...new Set(said)];
  return one !== undefined && typeof other === 'number' && areAlike(one, other) ? [one, other] : undefined;
};

/** '50k more', 'half a percent up': the last sum goes on, with its figures changed. */
const isRelative = (said: Understanding, { amounts }: LearntReading): boolean =>
  said.changes.length > 0 && amounts.every(({ role, share }) => role === 'change' || share < SURE);

const OF_A_PRICE: ReadonlySet<DealTarget> = new Set(['duty', 'cash', 'gap', 'lvr', 'lmi', 'loan']);
/** What the place costs has to be found first. */
const needsValue = (targets: readonly DealTarget[], facts: DealFacts, said: Understanding): boolean =>
  facts.priceAud === undefined &&
  said.places.some(isSubject) &&
  targets.every((target) => OF_A_PRICE.has(target));

const OF_AN_INSTALMENT: ReadonlySet<DealTarget> = new Set(['borrow', 'loan', 'repay']);
const isOfInstalmentAlone = ({ repaymentAud, ...facts }: DealFacts): boolean =>
  repaymentAud !== undefined &&
  [facts.loanAud, facts.owedAud, facts.priceAud, facts.saleAud, facts.savingsAud, facts.incomesAud].every(
    (fact) => fact === undefined,
  );

/** The one tool that answers a single target with its own card; null where these facts are more than it knows. */
const ownCall = (target: DealTarget, facts: DealFacts, period: string | null): Call | null => {
  const {
    priceAud,
    loanAud,
    owedAud,
    saleAud,
    savingsAud,
    state,
    firstHome,
    foreign,
    foreignSharePercent,
    depositPercent,
  } = facts;
  const terms = given({ ratePercent: facts.ratePercent, termYears: facts.termYears });
  const isKept = owedAud !== undefined && saleAud === undefined && savingsAud !== undefined;
  const lent = loanAud ?? (saleAud === undefined && savingsAud === undefined ? owedAud : undefined);
  const call = (tool: AssistantTool, args: ToolArguments): Call => ({ tool, arguments: args });
  // 'I can manage 3,500 a month, how big a loan is that?'
  if (OF_AN_INSTALMENT.has(target) && isOfInstalmentAlone(facts))
    return call('repayments', { repaymentAud: facts.repaymentAud ?? 0, ...terms });
  switch (target) {
    case 'borrow': {
      const isMore = isKept || facts.rentReceivedAud !== undefined || (facts.incomesAud ?? []).length > 2;
      if (facts.incomesAud === undefined || isMore) return null;
      return call('borrowing_power', loanOfFacts(facts));
    }
    case 'repay':
      if (lent === undefined || (priceAud !== undefined && (saleAud ?? savingsAud) !== undefined))
        return null;
      return call('repayments', { loanAud: lent, ...terms, ...(period ? { period } : {}) });
    case 'duty':
    case 'cash':
      if (priceAud === undefined || state === undefined) return null;
      return call(
        'upfront_costs',
        given({
          priceAud,
          state,
          firstHome,
          foreign,
          foreignSharePercent,
          ...(target === 'duty' ? { dutyOnly: true } : { depositPercent }),
        }),
      );
    case 'lvr':
      return priceAud !== undefined && lent !== undefined
        ? call('lvr', { loanAud: lent, valueAud: priceAud })
        : null;
    case 'payoff':
      if (lent === undefined || (facts.extraAud ?? facts.repaymentAud) === undefined) return null;
      return call(
        'repayments',
        given({
          loanAud: lent,
          ...terms,
          extraAud: facts.extraAud,
          paidAud: facts.extraAud === undefined ? facts.repaymentAud : undefined,
        }),
      );
    default:
      return null;
  }
};

/** `call`: what answers it. `isSingle`: it is the tool of one figure, which may know more of the words. */
type DealCall = {
  call: Call;
  isSingle: boolean;
  isGoingOn: boolean;
  /** Its words ask for it, whatever was learnt of them. */
  isInWords: boolean;
  targets: readonly DealTarget[];
  reading: LearntReading;
};

const dealCall = (
  deal: DealSaid,
  said: Understanding,
  before: DialogueState,
  read: NonNullable<Knowledge['read']>,
): DealCall | null => {
  const { reading, isNews } = deal;
  const { targets, isBeside, isGoingOn, isInWords } = askedTargets(
    reading,
    said.text,
    before,
    isNews,
    read,
    deal.facts,
  );
  const [first] = targets;
  if (first === undefined || isBeside || isRelative(said, reading)) return null;
  const facts = factsInTalk(deal, said, before);
  if (needsValue(targets, facts, said)) return null;
  const period = targets.includes('repay')
    ? periodAsked(plainText(askingClauses(said.text).join(' ')))
    : null;
  const own = targets.length === 1 ? ownCall(first, facts, period) : null;
  if (own) return { call: own, isSingle: true, isGoingOn, isInWords, targets, reading };
  const { valueAud } = before.figures;
  // What they sell for is the price that they name, or else what the home was valued at.
  const isPriced = reading.amounts.some(({ role, share }) => role === 'price' && share >= SURE);
  const saleAud = isPriced ? facts.priceAud : valueAud;
  const isValued = targets.includes('proceeds') && facts.saleAud === undefined && typeof saleAud === 'number';
  return {
    call: {
      tool: 'deal',
      arguments: given({
        asks: targets,
        period,
        ...facts,
        ...(isValued ? { saleAud } : {}),
        comparedAud: targets.includes('difference') ? comparedIn(reading, before) : undefined,
      }),
    },
    isSingle: false,
    isGoingOn,
    isInWords,
    targets,
    reading,
  };
};

const dealOf = (
  said: Understanding,
  before: DialogueState,
  knowledge: Pick<Knowledge, 'read'>,
): DealCall | null => {
  const deal = dealSaid(said, before, knowledge);
  return deal && knowledge.read ? dealCall(deal, said, before, knowledge.read) : null;
};

const OF_MONEY: ReadonlySet<AssistantTool> = new Set([
  'deal',
  'quick_sum',
  'borrowing_power',
  'repayments',
  'upfront_costs',
  'lvr',
  'dti',
  'compliance',
]);
export const isOfMoney = (tool: AssistantTool): boolean => OF_MONEY.has(tool);

/** Facts of which a target needs one of each row; without them it is asked for. */
const NEEDS: Readonly<Record<DealTarget, readonly (readonly (keyof DealFacts)[])[]>> = {
  borrow: [['incomesAud']],
  afford: [['incomesAud']],
  repay: [['loanAud', 'priceAud', 'owedAud', 'saleAud']],
  duty: [['priceAud', 'incomesAud'], ['state']],
  cash: [['priceAud'], ['state']],
  gap: [
    ['priceAud', 'loanAud'],
    ['savingsAud', 'saleAud', 'incomesAud'],
  ],
  lvr: [['priceAud'], ['loanAud', 'savingsAud', 'owedAud', 'saleAud', 'depositPercent']],
  lmi: [['priceAud'], ['loanAud', 'savingsAud', 'owedAud', 'saleAud', 'depositPercent']],
  loan: [['priceAud'], ['savingsAud', 'saleAud', 'depositPercent']],
  proceeds: [['saleAud']],
  rentshare: [['rentPaidAud'], ['incomesAud']],
  difference: [['comparedAud', 'repaymentAud']],
  reach: [['incomesAud']],
  more: [['incomesAud'], ['owedAud']],
  enough: [['priceAud'], ['savingsAud', 'saleAud']],
  payoff: [
    ['loanAud', 'owedAud', 'priceAud'],
    ['extraAud', 'repaymentAud', 'offsetAud'],
  ],
};
/** The share of its targets that a deal can tell. */
const toldShare = (targets: readonly DealTarget[], facts: DealFacts): number =>
  targets.filter((target) => NEEDS[target].every((row) => row.some((name) => facts[name] !== undefined)))
    .length / Math.max(1, targets.length);

/** Little more is no reason to leave the tool that the words ask for; less so where the learnt reading finds it likely, too. */
const CLEARLY = 0.1;
const CLEARLY_BEYOND_BOTH = 0.25;
const leastGain = (decision: Decision, { asks }: LearntReading): number => {
  const answered = asksAnswered(decision);
  const isLikely = asks.some(({ ask, share }) => share >= SURE && answered.has(ask));
  return isLikely ? CLEARLY_BEYOND_BOTH : CLEARLY;
};

/** An amount whose role is not known may belong to what the words took: '89k base plus maybe 14k in penalties'. */
const isDoubtful = ({ amounts }: LearntReading): boolean =>
  amounts.some(({ role, share }) => isMoneyRole(role) && share < SURE);

/** Whether a loan or a price that is named can be had is answered by what can be borrowed. */
const isYesOrNo = (decision: Decision, { targets }: DealCall): boolean =>
  targets.includes('afford') &&
  decision.kind === 'call' &&
  decision.call.tool === 'borrowing_power' &&
  (decision.call.arguments.wantedAud ?? decision.call.arguments.priceAud) !== undefined;

/** All that a message asks of the deal, in one answer, where it answers more of it than what was decided by words. */
export const withDeal = (
  decision: Decision,
  said: Understanding,
  before: DialogueState,
  knowledge: Pick<Knowledge, 'read'>,
): Decision => {
  const deal = isOpen(decision) ? dealOf(said, before, knowledge) : null;
  if (!deal) return decision;
  // A share that is bought has a price of its own.
  if ('topics' in decision && decision.topics?.includes('shareBought')) return decision;
  // A few words that go on with the last sum ask for it alone.
  if (!deal.isInWords && decision.kind === 'call' && isGoingOn(decision.call, said, before)) return decision;
  const { tool, arguments: args } = deal.call;
  const isSame = decision.kind === 'call' && decision.call.tool === tool;
  const known = isSame ? decision.call.arguments : {};
  // What has a name of its own is told before the sum, and what is free of duty has none.
  const isNamed = decision.kind === 'tell' && decision.topics.some(isAskedByName);
  if (isNamed && decision.topics.includes('separationDuty')) return decision;
  // What a valuer costs is no sum of theirs.
  const isOfValuer = isNamed && decision.topics.includes('valuer') && said.money.length === 0;
  if (isOfValuer && !deal.isInWords) return decision;
  const isBeside = isNamed || (decision.kind === 'call' && decision.topics !== undefined);
  const topics = isBeside ? { topics: decision.topics } : {};
  const instead: Extract<Decision, { kind: 'call' }> = {
    kind: 'call',
    call: { tool, arguments: isDoubtful(deal.reading) ? { ...args, ...known } : { ...known, ...args } },
    ...topics,
  };
  const isOther = 'call' in decision && !isOfMoney(decision.call.tool);
  if (deal.isInWords && !isOther && !isNamed && !isYesOrNo(decision, deal)) return instead;
  // What was lacking is told now, and asks for nothing else.
  if (deal.isGoingOn && wantedIn(deal.reading).length === 0) return instead;
  const told = deal.isSingle ? 1 : toldShare(deal.targets, args);
  const lost =
    'call' in decision ? amountsLost(decision.call.arguments, instead.call.arguments, deal.reading) : 0;
  const gain =
    worthOf(instead, said, deal.reading, before) * told -
    lost * OF_LEFT -
    worthOf(decision, said, deal.reading, before);
  return gain > leastGain(decision, deal.reading) ? instead : decision;
};

/** What we had taken for something else is put right by the answer. */
export const isDealPutRight = (
  { reading }: DealSaid,
  decision: Decision,
  { last }: Pick<DialogueState, 'last'>,
): boolean =>
  last !== null &&
  decision.kind === 'call' &&
  isOfMoney(decision.call.tool) &&
  reading.asks.some(({ ask, share }) => (ask === 'reject' || ask === 'correct') && share >= SURE);

/** Of what is asked of a deal, all that can be told with what was said of it, and nothing else. */
export const dealAbout = (
  targets: readonly DealTarget[],
  said: Understanding,
  before: DialogueState,
  knowledge: Pick<Knowledge, 'read'>,
): Decision | null => {
  const deal = dealSaid(said, before, knowledge);
  if (!deal) return null;
  const facts = factsInTalk(deal, said, before);
  const told = targets.filter((target) => toldShare([target], facts) === 1);
  const [first, ...others] = told;
  if (first === undefined) return null;
  const period = told.includes('repay') ? periodAsked(plainText(askingClauses(said.text).join(' '))) : null;
  const own = others.length === 0 ? ownCall(first, facts, period) : null;
  return { kind: 'call', call: own ?? { tool: 'deal', arguments: given({ asks: told, period, ...facts }) } };
};
