import type { FactName } from './facts.ts';
import type { RuleName } from './rule-names.ts';
import type { RuleSet } from './rule-set.ts';

/** From best to worst; the last says nothing about the loan. */
export const RESULTS = ['compliant', 'review', 'breach', 'cannot-assess'] as const;
export type Result = (typeof RESULTS)[number];

export type InputValue = number | string | boolean;

/** Figures only. The sentence that a person reads is made by the view. */
export type Verdict = {
  rule: RuleName;
  version: string;
  paragraph: string;
  inputs: Record<string, InputValue>;
  result: Result;
  figure: number | null;
  /** What the figure is held against. */
  limit: number | null;
  missing: FactName[];
};

/** Why a rule was not applied to this loan on this day. */
export type SetAside = { rule: RuleName; reason: 'not-in-force' | 'not-applicable'; from: string | null };

type Finding = Pick<Verdict, 'result' | 'figure' | 'limit'> & {
  inputs: Record<string, InputValue | undefined>;
};

const given = (inputs: Record<string, InputValue | undefined>): Record<string, InputValue> =>
  Object.fromEntries(
    Object.entries(inputs).filter((entry): entry is [string, InputValue] => entry[1] !== undefined),
  );

export const found = (rule: RuleName, { version, rules }: RuleSet, finding: Finding): Verdict => ({
  rule,
  version,
  paragraph: rules.paragraphs[rule],
  inputs: given(finding.inputs),
  result: finding.result,
  figure: finding.figure,
  limit: finding.limit,
  missing: [],
});

export const cannotAssess = (rule: RuleName, { version, rules }: RuleSet, missing: FactName[]): Verdict => ({
  rule,
  version,
  paragraph: rules.paragraphs[rule],
  inputs: {},
  result: 'cannot-assess',
  figure: null,
  limit: null,
  missing: [...new Set(missing)],
});

/** The names of the facts that are not there. */
export const missingOf = <Facts extends object>(
  facts: Facts,
  ...names: (keyof Facts & FactName)[]
): FactName[] => names.filter((name) => facts[name] === undefined);
