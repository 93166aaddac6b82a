import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { plainText } from '../understanding/clean-text.ts';
import type { Concept } from '../understanding/lexicon.ts';
import type { RelativeChange } from '../understanding/relative-changes.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Call, DialogueState, ToolArguments } from './state.ts';

type Target = readonly [argument: string, spokenOfAs: readonly Concept[]];

/** What an amount changes in a call of each tool: the one that is spoken of, or else the last of them. */
const AMOUNTS: Readonly<Partial<Record<AssistantTool, readonly Target[]>>> = {
  search_listings: [['maxPriceAud', []]],
  lvr: [
    ['depositAud', ['deposit']],
    ['loanAud', ['loan', 'borrow', 'debts']],
    ['valueAud', ['value', 'price']],
    ['loanAud', []],
  ],
  borrowing_power: [
    ['depositAud', ['deposit']],
    ['expensesAud', ['expenses']],
    ['otherDebtsAud', ['debts']],
    ['incomeAud', ['income']],
    ['priceAud', ['price', 'value']],
    ['incomeAud', []],
  ],
  repayments: [
    ['loanAud', ['loan', 'borrow', 'debts']],
    ['priceAud', ['price', 'value']],
    ['loanAud', []],
  ],
  upfront_costs: [
    ['depositAud', ['deposit']],
    ['priceAud', []],
  ],
  compliance: [
    ['loanAud', ['loan', 'borrow']],
    ['expensesAud', ['expenses']],
    ['incomeAud', ['income']],
    ['valueAud', ['value', 'price']],
    ['loanAud', []],
  ],
};
const COUNTS: Readonly<Partial<Record<AssistantTool, Readonly<Record<string, string>>>>> = {
  search_listings: {
    bedrooms: 'minBedrooms',
    bathrooms: 'minBathrooms',
    carSpaces: 'minCarSpaces',
    sqm: 'minLandSqm',
  },
  assess: { bedrooms: 'bedrooms', bathrooms: 'bathrooms', carSpaces: 'carSpaces', sqm: 'landSqm' },
  borrowing_power: { years: 'termYears' },
  compliance: { years: 'termYears' },
  repayments: { years: 'termYears' },
};
const OF_A_LOAN: ReadonlySet<AssistantTool> = new Set(['borrowing_power', 'compliance', 'repayments']);
/** More of one's own is less to borrow. */
const PUT_IN =
  /\bput(?:ting|s)? (?:in|down|up|towards)\b|\bdeposit\b|\bchip(?:ping|s)? in\b|\bthrow in\b|\bgift\w*|\bown money\b|pon(?:go|er|emos)|entrada|apport\w*|mets|mettre|einzahl\w*|anzahl\w*|eigenkapital|mett(?:o|iamo|ere)|anticipo|coloc\w+|entrada|внес\p{L}*|добав\p{L}*|взнос\p{L}*|頭金|自己資金|계약금|보태|首付|多付|دفعة|أضع|डाउन|डिपॉज/u;
/** Of a rate, in points; what is larger is a share of an amount. */
const LARGEST_RATE_CHANGE = 4;

type Known = { call: Call; figures: ToolArguments; heard: Understanding };

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** What an argument is now: as it was said, or else as the last answer had it. */
const nowOf = ({ call, figures }: Known, name: string): number | undefined => {
  const said = numberOf(call.arguments[name]) ?? numberOf(figures[name]);
  if (said !== undefined || name !== 'depositAud') return said;
  const value = nowOf({ call, figures } as Known, 'valueAud');
  const loan = nowOf({ call, figures } as Known, 'loanAud');
  return value === undefined || loan === undefined ? undefined : value - loan;
};

const amountChanged = ({ call, heard }: Known, isOfPrice: boolean): string | null => {
  const targets = AMOUNTS[call.tool];
  if (!targets) return null;
  if (call.tool === 'search_listings')
    return call.arguments.maxPriceAud === undefined && call.arguments.minPriceAud !== undefined
      ? 'minPriceAud'
      : 'maxPriceAud';
  if (isOfPrice && targets.some(([name]) => name === 'valueAud')) return 'valueAud';
  const spoken = targets.find(([, concepts]) => concepts.some((concept) => heard.concepts.has(concept)));
  const isOfDeposit = call.arguments.depositAud !== undefined && call.arguments.loanAud === undefined;
  return spoken?.[0] ?? (isOfDeposit ? 'depositAud' : (targets.at(-1)?.[0] ?? null));
};

/** A loan and a deposit are two ways to say the same: the one that is changed holds. */
const withAmount = ({ tool, arguments: known }: Call, name: string, amount: number): Call => {
  const { loanAud, depositAud, address, ...others } = known;
  const kept = {
    ...others,
    ...(loanAud === undefined || (tool === 'lvr' && name === 'depositAud') ? {} : { loanAud }),
    ...(depositAud === undefined || (tool === 'lvr' && name === 'loanAud') ? {} : { depositAud }),
    ...(address === undefined || name === 'valueAud' ? {} : { address }),
  };
  return { tool, arguments: { ...kept, [name]: Math.max(0, Math.round(amount)) } };
};

const withRate = (known: Known, points: number): Call | null => {
  const now = nowOf(known, 'ratePercent');
  if (now === undefined || !OF_A_LOAN.has(known.call.tool)) return null;
  const ratePercent = Math.round((now + points) * 100) / 100;
  return ratePercent > 0 ? { ...known.call, arguments: { ...known.call.arguments, ratePercent } } : null;
};

const withShare = (known: Known, percent: number, isOfPrice: boolean): Call | null => {
  const isOfRate =
    OF_A_LOAN.has(known.call.tool) &&
    Math.abs(percent) <= LARGEST_RATE_CHANGE &&
    !known.heard.concepts.has('income') &&
    !known.heard.concepts.has('expenses');
  if (isOfRate) return withRate(known, percent);
  const name = amountChanged(known, isOfPrice);
  const now = name === null ? undefined : nowOf(known, name);
  if (name === null || now === undefined) return null;
  // 'Another 5% deposit' is five percent of the price.
  const value = name === 'depositAud' ? nowOf(known, 'valueAud') : undefined;
  return withAmount(known.call, name, now + ((value ?? now) * percent) / 100);
};

const withCount = (known: Known, measure: string, amount: number): Call | null => {
  const name = COUNTS[known.call.tool]?.[measure];
  if (name === undefined) return null;
  const now = nowOf(known, name) ?? (known.call.tool === 'search_listings' ? 0 : undefined);
  if (now === undefined || now + amount < 0) return null;
  const changed = { ...known.call.arguments, [name]: now + amount };
  const most = numberOf(known.call.arguments.maxBedrooms);
  const isShifted = name === 'minBedrooms' && most !== undefined;
  return { ...known.call, arguments: isShifted ? { ...changed, maxBedrooms: most + amount } : changed };
};

/** What is put in beside the rest leaves less to borrow. */
const withMoreOfOwn = (known: Known, amount: number): Call | null => {
  const loan = nowOf(known, 'loanAud');
  if (loan === undefined || loan <= amount) return null;
  const { depositPercent: _, priceAud: __, depositAud: ___, ...others } = known.call.arguments;
  return { tool: known.call.tool, arguments: { ...others, loanAud: Math.round(loan - amount) } };
};

const applied = (known: Known, change: RelativeChange): Call | null => {
  if (change.kind === 'times') {
    const name = amountChanged(known, false);
    const now = name === null ? undefined : nowOf(known, name);
    return name === null || now === undefined ? null : withAmount(known.call, name, now * change.factor);
  }
  const { measure, amount, isOfPrice } = change;
  if (measure === 'aud' && known.call.tool === 'repayments') {
    // What is paid again and again beside it is no part of the loan.
    if (known.heard.money.some(({ timesAYear }) => timesAYear !== null)) return null;
    if (PUT_IN.test(plainText(known.heard.text))) return withMoreOfOwn(known, amount);
  }
  if (measure === 'percent') return withShare(known, amount, isOfPrice);
  if (measure !== 'aud') return withCount(known, measure, amount);
  const name = amountChanged(known, isOfPrice);
  const now = name === null ? undefined : nowOf(known, name);
  return name === null || now === undefined ? null : withAmount(known.call, name, now + amount);
};

/** A call with all that the message changes in it; null where it changes something that the call does not have. */
export const withChanges = (
  call: Call,
  heard: Understanding,
  { figures }: Pick<DialogueState, 'figures'>,
): Call | null =>
  heard.changes.reduce<Call | null>(
    (changed, change) => changed && applied({ call: changed, figures, heard }, change),
    call,
  );

const OF_A_HOME: ReadonlySet<AssistantTool> = new Set(['explain_value', 'comparables', 'hazard', 'report']);

/** The calls that a change may be of: the last one, the home that was spoken of, the last search, the loan. */
const changeable = ({ last, address, search, loan }: DialogueState): Call[] => [
  ...(last ? [last] : []),
  ...(last && OF_A_HOME.has(last.tool) && address
    ? [{ tool: 'assess' as const, arguments: { address } }]
    : []),
  ...(search ? [search] : []),
  ...(loan.incomeAud === undefined ? [] : [{ tool: 'borrowing_power' as const, arguments: loan }]),
];

/** '50k cheaper', 'one more bathroom', 'half a percent higher': of what was asked before. */
export const relativeCall = (heard: Understanding, before: DialogueState): Call | null => {
  if (heard.changes.length === 0) return null;
  for (const call of changeable(before)) {
    const changed = withChanges(call, heard, before);
    if (changed) return changed;
  }
  return null;
};
