import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { ListedSubject, ToolArguments } from './state.ts';
import { textOf } from './state.ts';

type Row = Record<string, unknown>;
const rows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);
const figure = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The homes or places that an answer listed, in its order; null where it listed none. */
export const listedIn = (
  tool: AssistantTool,
  { subjects }: ToolArguments,
  result: Record<string, unknown>,
): ListedSubject[] | null => {
  switch (tool) {
    case 'search_listings':
      return [...rows(result.listings), ...rows(result.near)].map(
        ({ address, fromAud, landSqm, bedrooms, without }) => ({
          name: textOf(address),
          priceAud: figure(fromAud),
          landSqm: figure(landSqm),
          bedrooms: figure(bedrooms),
          ...(without === undefined ? {} : { isNear: true }),
        }),
      );
    case 'rank_suburbs':
      return (rows(result.places).length > 0 ? rows(result.places) : rows([result.lowest ?? {}]))
        .map(({ name, medianPriceAud, growthYoy }) => ({
          name: textOf(name),
          priceAud: figure(medianPriceAud),
          growth: figure(growthYoy),
        }))
        .filter(({ name }) => name !== '');
    case 'compare':
      return rows(result.subjects).map(({ name, valueAud, medianPriceAud, riskScore, growthYoy }, at) => ({
        name: (subjects as string[] | undefined)?.[at] ?? textOf(name),
        priceAud: figure(valueAud) ?? figure(medianPriceAud),
        riskScore: figure(riskScore),
        growth: figure(growthYoy),
      }));
    default:
      return null;
  }
};

const VISITED_MAX = 12;

/** The homes and places of an answer beside those spoken of before; what is known of one is kept and added to. */
export const visitedWith = (
  before: readonly ListedSubject[],
  names: readonly string[],
  listed: readonly ListedSubject[],
  result: Row,
): ListedSubject[] => {
  const found = names.map(
    (name) =>
      listed.find((one) => one.name === name) ?? {
        name,
        priceAud: figure(result.valueAud) ?? figure(result.medianPriceAud),
        riskScore: figure(result.riskScore),
        growth: figure(result.growthYoy),
        landSqm: figure((result.facts as Row | undefined)?.landM2),
      },
  );
  const known = (one: ListedSubject): Row =>
    Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null && value !== undefined));
  const kept = before.map((one) => {
    const again = found.find(({ name }) => name === one.name);
    return again ? { ...one, ...known(again) } : one;
  });
  const added = found.filter(({ name }) => before.every((one) => one.name !== name));
  return [...kept, ...added].slice(0, VISITED_MAX);
};

const LOAN_ARGUMENTS = [
  'loanAud',
  'valueAud',
  'depositAud',
  'incomeAud',
  'secondIncomeAud',
  'expensesAud',
  'otherDebtsAud',
  'otherRepaymentsAud',
  'ratePercent',
  'termYears',
  'interestOnly',
  'depositPercent',
  'rentWeeklyAud',
  'costsAud',
  'costs',
];

/** What a call said of a loan, over what was said before. A home takes the place of a value, and the other way round. */
export const rememberLoan = (before: ToolArguments, args: ToolArguments): ToolArguments => {
  const said = Object.fromEntries(Object.entries(args).filter(([name]) => LOAN_ARGUMENTS.includes(name)));
  const isOfAHome = args.address !== undefined && args.valueAud === undefined;
  const isPriced = args.priceAud !== undefined && args.address === undefined;
  const priceAud = args.priceAud ?? args.maxPriceAud;
  const isOld = (name: string): boolean => {
    // What is looked for, or another home, is spoken of now.
    if (name === 'valueAud') return isOfAHome || args.maxPriceAud !== undefined;
    // A price with what is put in says what is borrowed; and a share and an amount put in are the same thing.
    if (name === 'loanAud') return args.loanAud === undefined && isPriced && putIn(args);
    if (name === 'secondIncomeAud') return args.incomeAud !== undefined;
    if (name === 'depositPercent') return args.depositAud !== undefined;
    return name === 'depositAud' && args.depositPercent !== undefined;
  };
  return {
    ...Object.fromEntries(Object.entries(before).filter(([name]) => !isOld(name))),
    ...(priceAud === undefined ? {} : { budgetAud: priceAud }),
    ...(isPriced ? { valueAud: args.priceAud } : {}),
    ...said,
    // What is asked next is asked of the rate that the loan comes to.
    ...(args.sum === 'rateChange' ? { ratePercent: args.newRatePercent } : {}),
  };
};
const putIn = ({ depositAud, depositPercent }: ToolArguments): boolean =>
  depositAud !== undefined || depositPercent !== undefined;

const FIGURES = [
  ...LOAN_ARGUMENTS,
  'borrowingPowerAud',
  'monthlyAud',
  'nowAud',
  'wantedAud',
  'reachAud',
  'lowAud',
  'highAud',
  'bedrooms',
  'bathrooms',
  'carSpaces',
  'landSqm',
];
const numbersOf = (from: Row, names: readonly string[]): ToolArguments =>
  Object.fromEntries(names.flatMap((name) => (typeof from[name] === 'number' ? [[name, from[name]]] : [])));

/** Figures of an answer that a later message may change without saying them: 'one more bathroom', 'rate up 1%'. */
export const figuresIn = (result: Row): ToolArguments => {
  const facts = (result.facts ?? {}) as Row;
  return { ...numbersOf({ ...facts, landSqm: facts.landM2 }, FIGURES), ...numbersOf(result, FIGURES) };
};
