import type { AnsweredFigure } from '../deal/own-figures.ts';
import type { ToolArguments } from './state.ts';

type Row = Record<string, unknown>;

/** As many as somebody scrolls back to. */
const MOST = 40;

const audIn = (row: Row): AnsweredFigure[] =>
  Object.entries(row).flatMap(([name, value]) =>
    name.endsWith('Aud') && typeof value === 'number' && value > 0
      ? [{ name, aud: Math.round(value), ...(POWER.has(name) ? { rests: restsOf(row) } : {}) }]
      : [],
  );
/** What can be borrowed rests on these, as the single sum and as the sheet of a deal name them. */
const RESTS: readonly (readonly [name: string, ...from: string[]])[] = [
  ['incomeAud', 'incomeAud'],
  ['expensesAud', 'expensesAud', 'livingAud'],
  ['otherDebtsAud', 'otherDebtsAud'],
  ['otherRepaymentsAud', 'otherRepaymentsAud', 'countedAud'],
  ['ratePercent', 'ratePercent'],
  ['termYears', 'termYears'],
];
const POWER: ReadonlySet<string> = new Set(['borrowingPowerAud', 'powerAud']);
const restsOf = (row: Row): Record<string, number> =>
  Object.fromEntries(
    RESTS.flatMap(([name, ...from]) => {
      const value = from.map((one) => row[one]).find((one) => typeof one === 'number');
      return typeof value === 'number' ? [[name, value]] : [];
    }),
  );

const rows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);
const stepsOf = ({ steps }: Row): Row => (typeof steps === 'object' && steps !== null ? (steps as Row) : {});

const numbersIn = (args: ToolArguments): ReadonlySet<number> =>
  new Set(Object.values(args).flatMap((value) => (Array.isArray(value) ? value : [value]) as number[]));

/** The figures that our answers told, the newest last; what the person said themselves is none of ours. */
export const answeredAfter = (
  before: readonly AnsweredFigure[],
  args: ToolArguments,
  result: Row,
): AnsweredFigure[] => {
  const theirs = numbersIn(args);
  const told = [...audIn(result), ...rows(result.answers).flatMap((answer) => audIn(stepsOf(answer)))].filter(
    ({ aud }) => !theirs.has(aud),
  );
  const isAgain = (one: AnsweredFigure): boolean =>
    told.some(({ name, aud }) => name === one.name && aud === one.aud);
  return [...before.filter((one) => !isAgain(one)), ...told].slice(-MOST);
};
