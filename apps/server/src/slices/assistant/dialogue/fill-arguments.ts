import { COMPARED_MAX } from '@propguard/rules/assistant/limits';
import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { CountRange } from '../understanding/home-facts.ts';
import type { MoneyRole } from '../understanding/money-roles.ts';
import type { Money, Understanding } from '../understanding/understand.ts';
import { isAddress, isSubject, placeText } from './place-text.ts';
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
    subjects.find(isAddress) ??
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
  return placeText(chosen, before);
};

const homeFacts = ({ facts }: Understanding): ToolArguments =>
  given({
    propertyType: facts.propertyType,
    bedrooms: least(facts.bedrooms),
    bathrooms: least(facts.bathrooms),
    carSpaces: least(facts.carSpaces),
    landSqm: least(facts.landSqm),
  });

const compared: Filler = (heard, before, known) => {
  const named = heard.places.filter(isSubject).map((place) => placeText(place, before));
  const earlier = (known.subjects as string[] | undefined) ?? [];
  const spoken =
    named.length === 1
      ? [before.address ?? before.location].filter((one) => one !== null)
      : before.recent.slice(-2);
  const base = earlier.length > 0 ? earlier : spoken;
  const isComplete = named.length >= 2;
  const subjects = [...new Set(isComplete ? named : [...base, ...named])].slice(0, COMPARED_MAX);
  return given({
    subjects: subjects.length > 0 ? subjects : undefined,
    propertyType: heard.facts.propertyType,
  });
};

const DEPOSIT =
  /deposit|down|anzahlung|entrada|apport|acconto|anticipo|взнос|頭金|계약금|首付|دفعة|डाउन|dep[oó]sito|eigenkapital/i;

const lvr: Filler = (heard, before) => {
  const { money, percentages, rest } = heard;
  const free = money.filter(
    ({ role }) =>
      role === null || role === 'maxPrice' || role === 'minPrice' || role === 'income' || role === 'expenses',
  );
  let loanAud = aud(money, 'loan', 'debts');
  const depositAud = aud(money, 'deposit');
  let valueAud = aud(money, 'value');
  const sizes = free.map((one) => one.aud).sort((a, b) => a - b);
  if (valueAud === undefined && sizes.length > 0)
    valueAud =
      sizes.length > 1 || loanAud !== undefined || depositAud !== undefined ? sizes.pop() : undefined;
  if (loanAud === undefined && depositAud === undefined && sizes.length > 0) loanAud = sizes.shift();
  const places = heard.places.filter(isSubject);
  const address = places.length > 0 && valueAud === undefined ? subjectOf(heard, before) : undefined;
  const share = percentages.find(
    ({ end, start }) =>
      DEPOSIT.test(rest.slice(end, end + 16)) || DEPOSIT.test(rest.slice(Math.max(0, start - 14), start)),
  );
  const ofValue = percentages.find(({ end }) => /^\s*(?:lvr|ltv)/i.test(rest.slice(end)));
  const percentDeposit =
    share && valueAud !== undefined ? Math.round((valueAud * share.value) / 100) : undefined;
  const percentLoan =
    ofValue && valueAud !== undefined && loanAud === undefined
      ? Math.round((valueAud * ofValue.value) / 100)
      : undefined;
  return given({
    loanAud: loanAud ?? percentLoan,
    valueAud,
    address,
    depositAud: depositAud ?? percentDeposit,
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
  const income =
    roled(money, 'income') ?? free.find((one) => one.aud * (one.timesAYear ?? 1) >= SMALLEST_YEARLY_INCOME);
  const expenses =
    roled(money, 'expenses') ?? free.find((one) => one !== income && one.aud <= LARGEST_MONTHLY_EXPENSES);
  return given({
    incomeAud: yearly(income),
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
  return given({
    address: heard.places.some(isSubject) ? subjectOf(heard, before) : undefined,
    loanAud,
    valueAud: valueAud === loanAud ? undefined : valueAud,
    incomeAud: yearly(income),
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
    ({ kind }) => kind === 'locality' || kind === 'city' || kind === 'postcode' || kind === 'address',
  );
  const state = subjects.find((one) => one.kind === 'state');
  const named =
    place &&
    placeText(
      isAddress(place) && place.locality ? { ...place, kind: 'locality', place: place.locality } : place,
      before,
    );
  const isAmbiguous = place?.kind === 'locality' && place.candidates.length > 1;
  const locality = isAmbiguous ? place.place.name : named;
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
    nearCoast: concepts.has('nearCoast') && !heard.hazards.includes('coastalErosion') ? true : undefined,
  });
};

const address: Filler = (heard, before) => given({ address: subjectOf(heard, before) });

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
  rules: ({ topics }) => given({ topic: topics[0] }),
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

/** Where the message names no place, it is the one spoken of. */
export const inheritSubject = (
  tool: AssistantTool,
  filled: ToolArguments,
  before: DialogueState,
): ToolArguments => {
  const place = before.address ?? before.location;
  switch (tool) {
    case 'assess':
    case 'explain_value':
    case 'comparables':
    case 'hazard':
    case 'report':
      return filled.address === undefined && place ? { ...filled, address: place } : filled;
    case 'compliance':
      return filled.address === undefined && filled.valueAud === undefined && before.address
        ? { ...filled, address: before.address }
        : filled;
    case 'lvr':
      return filled.address === undefined && filled.valueAud === undefined && before.address
        ? { ...filled, address: before.address }
        : filled;
    case 'market':
      return filled.location === undefined && before.location
        ? { ...filled, location: before.location }
        : filled;
    case 'search_listings':
      return filled.locality === undefined && filled.state === undefined && before.location
        ? { ...filled, locality: before.location }
        : filled;
    default:
      return filled;
  }
};

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
    case 'lvr':
      if (lacks('valueAud') && lacks('address'))
        return lacks('loanAud') && lacks('depositAud') ? 'loanAud' : 'valueAud';
      return lacks('loanAud') && lacks('depositAud') ? 'loanAud' : null;
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
