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
      return rows(result.listings).map(({ address, fromAud, landSqm, bedrooms }) => ({
        name: textOf(address),
        priceAud: figure(fromAud),
        landSqm: figure(landSqm),
        bedrooms: figure(bedrooms),
      }));
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

const LOAN_ARGUMENTS = [
  'loanAud',
  'valueAud',
  'depositAud',
  'incomeAud',
  'expensesAud',
  'otherDebtsAud',
  'ratePercent',
  'termYears',
];

/** What a call said of a loan, over what was said before. A home takes the place of a value, and the other way round. */
export const rememberLoan = (before: ToolArguments, args: ToolArguments): ToolArguments => {
  const said = Object.fromEntries(Object.entries(args).filter(([name]) => LOAN_ARGUMENTS.includes(name)));
  const { valueAud: _, ...withoutValue } = before;
  const isOfAHome = args.address !== undefined && args.valueAud === undefined;
  return { ...(isOfAHome ? withoutValue : before), ...said };
};

const FIGURES = [...LOAN_ARGUMENTS, 'bedrooms', 'bathrooms', 'carSpaces', 'landSqm'];
const numbersOf = (from: Row, names: readonly string[]): ToolArguments =>
  Object.fromEntries(names.flatMap((name) => (typeof from[name] === 'number' ? [[name, from[name]]] : [])));

/** Figures of an answer that a later message may change without saying them: 'one more bathroom', 'rate up 1%'. */
export const figuresIn = (result: Row): ToolArguments => {
  const facts = (result.facts ?? {}) as Row;
  return { ...numbersOf({ ...facts, landSqm: facts.landM2 }, FIGURES), ...numbersOf(result, FIGURES) };
};
