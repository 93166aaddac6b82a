import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { DEAL_FACTS, type DealFacts } from '@propguard/talk/deal/deal-facts';
import * as z from 'zod';
import { readRecords } from './record-file.ts';

type FactName = keyof typeof DEAL_FACTS;
/** What a turn changes of what is known; null: it is known no longer. */
const Changes = z.partialRecord(
  z.enum(Object.keys(DEAL_FACTS) as [FactName, ...FactName[]]),
  z.union([z.number(), z.array(z.number()), z.null()]),
);

const Case = z.object({
  id: z.string().min(1),
  language: z.enum(ASSISTANT_LANGUAGES),
  /** What is wrong with it is not shown: nothing is made from it. */
  heldOut: z.boolean().default(false),
  turns: z.array(z.object({ user: z.string().min(1), facts: Changes })).min(1),
});
export type DealCase = z.infer<typeof Case>;

/** A case a line: what is said of a deal, turn by turn, and what each turn changes of the facts. */
export const readDealCases = (path: string): DealCase[] => readRecords(path, 'deals', Case);

type Value = number | readonly number[];
type Known = Record<string, Value>;

/** All that must be known after each turn. */
export const expectedFacts = ({ turns }: Pick<DealCase, 'turns'>): Known[] => {
  let known: Known = {};
  return turns.map(({ facts }) => {
    const told: Record<string, Value | null> = { ...known, ...facts };
    known = Object.fromEntries(
      Object.entries(told).filter((entry): entry is [string, Value] => entry[1] !== null),
    );
    return known;
  });
};

const inOrder = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.toSorted((a: number, b: number) => a - b) : value);

/** What is known otherwise than it should be: a fact that is lost, wrong, or that nobody told. */
export const wrongFacts = (expected: Known, found: DealFacts): string[] => {
  const known: Readonly<Record<string, unknown>> = found;
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names]
    .filter((name) => inOrder(expected[name]) !== inOrder(known[name]))
    .map(
      (name) => `${name}: ${inOrder(expected[name]) ?? 'nothing'}, not ${inOrder(known[name]) ?? 'nothing'}`,
    );
};
