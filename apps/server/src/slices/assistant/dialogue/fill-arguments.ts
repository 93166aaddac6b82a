import { COMPARED_MAX } from '@propguard/rules/assistant/limits';
import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { CountRange } from '../understanding/home-facts.ts';
import type { MoneyRole } from '../understanding/money-roles.ts';
import type { RuleTopic } from '../understanding/rule-topics.ts';
import type { Money, Understanding } from '../understanding/understand.ts';
import { isAddress, isHome, isSubject, localityOfText, placeText } from './place-text.ts';
import type { DialogueState, ToolArguments } from './state.ts';

type Filler = (heard: Understanding, before: DialogueState, known: ToolArguments) => ToolArguments;

const given = (fields: ToolArguments): ToolArguments =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));

const least = (range: CountRange | null): number | undefined => range?.min ?? range?.max ?? undefined;

const roled = (money: readonly Money[], ...roles: MoneyRole[]): Money | undefined =>
  roles.map((role) => money.find((one) => one.role === role)).find((one) => one !== undefined);
const aud = (money: readonly Money[], ...roles: MoneyRole[]): number | undefined =>
  roled(money, ...roles)?.aud;

const MONTHS = 12;
const SMALLEST_YEARLY_INCOME = 12_000;
const LARGEST_MONTHLY_EXPENSES = 15_000;

const yearly = (income: Money | undefined): number | undefined =>
  income && Math.round(income.aud * (income.timesAYear ?? 1));
const monthly = (expenses: Money | undefined): number | undefined =>
  expenses && Math.round((expenses.aud * (expenses.timesAYear ?? MONTHS)) / MONTHS);

/** The home or place that is meant, or the one spoken of before. */
const subjectOf = ({ places }: Understanding, before: DialogueState): string | undefined => {
  const subjects = places.filter(isSubject);
  const chosen =
    subjects.find(isHome) ??
    subjects.find(({ kind }) => kind !== 'state' && kind !== 'country') ??
    subjects[0];
  return chosen && placeText(chosen, before);
};

const regionOf = ({ places }: Understanding, before: DialogueState): string | undefined => {
  const subjects = places.filter(isSubject);
  const chosen = subjects.find(({ kind }) => kind !== 'state' && kind !== 'country') ?? subjects[0];
  if (!chosen) return undefined;
  if (isAddress(chosen) && chosen.locality)
    return placeText({ ...chosen, kind: 'locality', place: chosen.locality }, before);
  return localityOfText(placeText(chosen, before));
};

const homeFacts = ({ facts }: Understanding): ToolArguments =>
  given({
    propertyType: facts.propertyType,
    bedrooms: least(facts.bedrooms),
    bathrooms: least(facts.bathrooms),
    carSpaces: least(facts.carSpaces),
    landSqm: least(facts.landSqm),
  });

/** Two of those spoken of, or the first that were listed. */
const spokenPair = ({ recent, listed, last }: DialogueState, rest: string): string[] => {
  if (last?.tool === 'compare') return (last.arguments.subjects as string[] | undefined) ?? [];
  const names = listed.map(({ name }) => name);
  const count = /\b(?:all|four|4)\b/.test(rest) ? COMPARED_MAX : /\b(?:three|3)\b/.test(rest) ? 3 : 2;
  return recent.length >= 2 ? recent.slice(-count) : names.length >= 2 ? names.slice(0, 2) : recent;
};

const compared: Filler = (heard, before, known) => {
  const named = heard.places.filter(isSubject).map((place) => placeText(place, before));
  const earlier = (known.subjects as string[] | undefined) ?? [];
  const current = [before.address ?? before.location].filter((one) => one !== null);
  const spoken = named.length === 1 ? current : spokenPair(before, heard.rest);
  const base = earlier.length > 0 ? earlier : spoken;
  const [out, into] = named;
  if (named.length === 2 && out && into && earlier.includes(out) && SWAPS.test(heard.rest))
    return given({
      subjects: earlier.map((one) => (one === out ? into : one)),
      propertyType: heard.facts.propertyType,
    });
  const remaining = earlier.filter((one) => !named.includes(one));
  if (remaining.length >= 2 && remaining.length < earlier.length && DROPS.test(heard.rest))
    return given({ subjects: remaining, propertyType: heard.facts.propertyType });
  const isComplete = named.length >= 2 && !(earlier.length > 0 && ADDS.test(heard.rest));
  const kept = earlier.length > 0 && named.length === 1 && SWAPS.test(heard.rest) ? base.slice(0, -1) : base;
  const subjects = [...new Set(isComplete ? named : [...kept, ...named])].slice(-COMPARED_MAX);
  return given({
    subjects: subjects.length > 0 ? subjects : undefined,
    propertyType: heard.facts.propertyType,
  });
};
const DROPS = /\b(?:drop|remove|without|exclude|lose|forget|leave out|take out|not)\b/;
const ADDS = /\b(?:add|also|as well|too|include|throw in|plus)\b/;
/** 'Compare it with Toorak instead': the last of the two is exchanged. */
const SWAPS = /\b(?:instead|rather|not|swap|replace|i meant|change)\b/;

const DEPOSIT =
  /deposit|down|anzahlung|entrada|apport|acconto|anticipo|взнос|頭金|계약금|首付|دفعة|डाउन|dep[oó]sito|eigenkapital/i;

/** '15% deposit', '80% LVR', '90% of 850,000': a part of the value, in a share. */
const shares = ({ percentages, rest }: Understanding): { deposit?: number; loan?: number } => {
  const isOfLoan = (end: number): boolean => /^\s*(?:lvr|ltv|loan)/i.test(rest.slice(end));
  const deposit = percentages.find(
    ({ end, start }) =>
      !isOfLoan(end) &&
      (DEPOSIT.test(rest.slice(end, end + 16)) || DEPOSIT.test(rest.slice(Math.max(0, start - 14), start))),
  );
  const loan = percentages.find(
    (one) =>
      one !== deposit &&
      (isOfLoan(one.end) ||
        /^\s*of\b/i.test(rest.slice(one.end)) ||
        /(?:lvr|ltv|borrow\w*|lend\w*|loan)(?: of| at| is)?\s*$/i.test(rest.slice(0, one.start))),
  );
  return { deposit: deposit?.value, loan: loan?.value };
};
const ofShare = (valueAud: number | undefined, percent: number | undefined): number | undefined =>
  valueAud === undefined || percent === undefined ? undefined : Math.round((valueAud * percent) / 100);

const lvr: Filler = (heard, before, known) => {
  const { money } = heard;
  const free = money.filter(
    ({ role }) =>
      role === null || role === 'maxPrice' || role === 'minPrice' || role === 'income' || role === 'expenses',
  );
  let loanAud = aud(money, 'loan', 'debts');
  let depositAud = aud(money, 'deposit');
  let valueAud = aud(money, 'value');
  const sizes = free.map((one) => one.aud).sort((a, b) => a - b);
  const share = shares(heard);
  const isPartKnown =
    loanAud !== undefined ||
    depositAud !== undefined ||
    share.deposit !== undefined ||
    share.loan !== undefined ||
    (known.loanAud !== undefined && known.valueAud === undefined && known.address === undefined);
  if (valueAud === undefined && (sizes.length > 1 || isPartKnown)) valueAud = sizes.pop();
  const isOfDeposit = known.depositAud !== undefined && known.loanAud === undefined;
  if (depositAud === undefined && loanAud === undefined && isOfDeposit) depositAud = sizes.shift();
  if (loanAud === undefined && depositAud === undefined) loanAud = sizes.shift();
  const places = heard.places.filter(isSubject);
  const address = places.length > 0 && valueAud === undefined ? subjectOf(heard, before) : undefined;
  const security = valueAud ?? (address === undefined ? (known.valueAud as number | undefined) : undefined);
  return given({
    loanAud: loanAud ?? ofShare(security, share.loan),
    valueAud,
    address,
    depositAud: depositAud ?? ofShare(security, share.deposit),
    // Of a home, which only its valuation can turn into an amount.
    depositPercent: depositAud === undefined && security === undefined ? share.deposit : undefined,
  });
};

const borrowing: Filler = ({ money: said, ratePercent, termYears, concepts }) => {
  // 'on 9k a month': where nothing speaks of expenses, it is what comes in.
  const isIncome = (one: Money): boolean =>
    one.role === 'expenses' && !concepts.has('expenses') && !said.some(({ role }) => role === 'income');
  const money = said.map((one): Money => (isIncome(one) ? { ...one, role: 'income' } : one));
  const free = money.filter(
    ({ role }) => role === null || role === 'value' || role === 'maxPrice' || role === 'minPrice',
  );
  const incomes = money.filter(({ role }) => role === 'income');
  const income = incomes[0] ?? free.find((one) => one.aud * (one.timesAYear ?? 1) >= SMALLEST_YEARLY_INCOME);
  const expenses =
    roled(money, 'expenses') ?? free.find((one) => one !== income && one.aud <= LARGEST_MONTHLY_EXPENSES);
  return given({
    incomeAud:
      incomes.length > 1 ? incomes.reduce((sum, one) => sum + (yearly(one) ?? 0), 0) : yearly(income),
    expensesAud: monthly(expenses),
    otherDebtsAud: aud(money, 'debts'),
    ratePercent,
    termYears,
  });
};

const compliance: Filler = (heard, before) => {
  const { money } = heard;
  const income = roled(money, 'income');
  const free = money.filter(({ role }) => role === null || role === 'value');
  const loanAud = aud(money, 'loan', 'debts') ?? free[0]?.aud;
  const valueAud = aud(money, 'value');
  // '650k on 140k': of two amounts that nothing is said of, the second and smaller one is what is earned.
  const unsaid = free.filter(({ role, aud: amount }) => role === null && amount !== loanAud);
  const earned = income ?? unsaid.find(({ aud: amount }) => loanAud !== undefined && amount < loanAud);
  return given({
    address: heard.places.some(isSubject) ? subjectOf(heard, before) : undefined,
    loanAud,
    valueAud: valueAud === loanAud ? undefined : valueAud,
    incomeAud: yearly(earned),
    expensesAud: monthly(roled(money, 'expenses')),
    ratePercent: heard.ratePercent,
    termYears: heard.termYears,
  });
};

const riskWanted = (heard: Understanding): ToolArguments['maxRisk'] => {
  const { hazards, concepts, rest } = heard;
  const [kind] = hazards.length > 0 ? hazards : [];
  if (!kind) return undefined;
  const isMedium = concepts.has('mediumRisk') && !/\blow\b/.test(rest);
  return { kind, level: isMedium ? 'medium' : 'low' };
};

const listings: Filler = (heard, before) => {
  const { facts, money, features, places, concepts } = heard;
  const subjects = places.filter(isSubject);
  const place = subjects.find(
    ({ kind }) =>
      kind === 'locality' ||
      kind === 'city' ||
      kind === 'postcode' ||
      kind === 'address' ||
      kind === 'spoken',
  );
  const state = subjects.find((one) => one.kind === 'state');
  const named =
    place &&
    placeText(
      isAddress(place) && place.locality ? { ...place, kind: 'locality', place: place.locality } : place,
      before,
    );
  const isAmbiguous = place?.kind === 'locality' && place.candidates.length > 1;
  const locality = isAmbiguous ? place.place.name : named && localityOfText(named);
  const minPrice = aud(money, 'minPrice');
  const maxPrice =
    aud(money, 'maxPrice') ??
    money
      .filter(({ role }) => role === null || role === 'value' || role === 'deposit')
      .map((one) => one.aud)[0];
  return given({
    locality,
    state: state?.kind === 'state' ? state.state : undefined,
    propertyType: facts.propertyType,
    minBedrooms: facts.bedrooms?.min,
    maxBedrooms: facts.bedrooms?.max,
    minBathrooms: least(facts.bathrooms),
    minCarSpaces: least(facts.carSpaces),
    minPriceAud: minPrice,
    maxPriceAud: maxPrice === minPrice ? undefined : maxPrice,
    minLandSqm: facts.landSqm?.min,
    features: features.length > 0 ? features : undefined,
    maxRisk: riskWanted(heard),
    nearCoast:
      concepts.has('nearCoast') &&
      !/\bnot (?:near|by|close|on)\b/.test(heard.rest) &&
      !heard.hazards.includes('coastalErosion')
        ? true
        : undefined,
  });
};

const address: Filler = (heard, before) => given({ address: subjectOf(heard, before) });

/** 'What is the rule on that?' */
const TOPIC_OF: Readonly<Partial<Record<AssistantTool, RuleTopic>>> = {
  lvr: 'LVR',
  compliance: 'LVR',
  borrowing_power: 'serviceability',
};

const FILLERS: Readonly<Record<AssistantTool, Filler>> = {
  assess: (heard, before) => given({ address: subjectOf(heard, before), ...homeFacts(heard) }),
  explain_value: address,
  comparables: address,
  compare: compared,
  market: (heard, before) =>
    given({ location: regionOf(heard, before), propertyType: heard.facts.propertyType }),
  hazard: (heard, before) =>
    given({ address: subjectOf(heard, before), kinds: heard.hazards.length > 0 ? heard.hazards : undefined }),
  lvr,
  borrowing_power: borrowing,
  rules: ({ topics }, { last }) => given({ topic: topics[0] ?? TOPIC_OF[last?.tool ?? 'help'] }),
  compliance,
  search_listings: listings,
  report: address,
  check_certificate: ({ reference }) => given({ reference }),
  plan_usage: () => ({}),
  help: ({ text }) => ({ topic: text }),
  hand_over: ({ text }) => ({ reason: text }),
};

/** What the message says of a tool's arguments, over what is known already. */
export const fillArguments = (
  tool: AssistantTool,
  heard: Understanding,
  before: DialogueState,
  known: ToolArguments = {},
): ToolArguments => ({ ...known, ...FILLERS[tool](heard, before, known) });

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The first argument without which the tool cannot run. */
export const missingArgument = (tool: AssistantTool, filled: ToolArguments): string | null => {
  const lacks = (name: string): boolean => isMissing(filled[name]);
  switch (tool) {
    case 'assess':
    case 'explain_value':
    case 'comparables':
    case 'hazard':
    case 'report':
      return lacks('address') ? 'address' : null;
    case 'compare':
      return ((filled.subjects as string[] | undefined) ?? []).length < 2 ? 'subjects' : null;
    case 'market':
      return lacks('location') ? 'location' : null;
    case 'lvr': {
      const isPartKnown = !lacks('loanAud') || !lacks('depositAud') || !lacks('depositPercent');
      if (lacks('valueAud') && lacks('address')) return isPartKnown ? 'valueAud' : 'loanAud';
      return isPartKnown ? null : 'loanAud';
    }
    case 'borrowing_power':
      return lacks('incomeAud') ? 'incomeAud' : null;
    case 'rules':
      return lacks('topic') ? 'topic' : null;
    case 'compliance':
      if (lacks('loanAud')) return lacks('address') && lacks('valueAud') ? 'address' : 'loanAud';
      return lacks('address') && lacks('valueAud') ? 'address' : null;
    case 'search_listings': {
      const said = Object.keys(filled).filter((name) => name !== 'propertyType');
      return said.length === 0 ? 'locality' : null;
    }
    case 'check_certificate':
      return lacks('reference') ? 'reference' : null;
    default:
      return null;
  }
};
