import type { LendingRules } from './rule-set.ts';

type RuleValue = number | string;
export type RuleChange = { field: string; before: RuleValue | null; after: RuleValue | null };

const leaves = (value: unknown, path: string): [string, RuleValue][] => {
  if (typeof value === 'number' || typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`));
};

/** Every single figure that differs, by its path; null where one of the two has none. */
export const compareRules = (before: LendingRules, after: LendingRules): RuleChange[] => {
  const old = new Map(leaves(before, ''));
  const now = new Map(leaves(after, ''));
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
};
