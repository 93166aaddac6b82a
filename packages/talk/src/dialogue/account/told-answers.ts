import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { ToolArguments } from '../state.ts';
import type { ToldAnswer } from './told.ts';

type Row = Readonly<Record<string, unknown>>;

/** As far back as somebody asks about a figure. */
const MOST = 8;

/** Answers whose figures can be accounted for. */
const WITH_FIGURES: ReadonlySet<AssistantTool> = new Set([
  'assess',
  'explain_value',
  'comparables',
  'market',
  'hazard',
  'lvr',
  'borrowing_power',
  'repayments',
  'upfront_costs',
  'quick_sum',
  'deal',
]);

/** Long lists and texts are no figures, and the state is kept with each turn. */
const LEFT_OUT: ReadonlySet<string> = new Set(['facts', 'missingFacts', 'listings', 'sales', 'reasons']);
const LONGEST_TEXT = 80;
const DEEPEST = 4;
const kept = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? undefined : value;
  if (value === null || typeof value !== 'object') return value;
  if (depth >= DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((one) => kept(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, one]) => !(LEFT_OUT.has(name) && typeof one === 'object'))
      .map(([name, one]) => [name, kept(one, depth + 1)] as const)
      .filter(([, one]) => one !== undefined),
  );
};

export const toldAfter = (
  before: readonly ToldAnswer[],
  tool: AssistantTool,
  args: ToolArguments,
  result: Row,
): ToldAnswer[] =>
  WITH_FIGURES.has(tool)
    ? [...before, { tool, arguments: args, result: kept(result) as Row }].slice(-MOST)
    : [...before];
