import type { Evidence } from '../comparables/evidence.ts';
import type { Likeness } from '../comparables/likeness.ts';
import type { Exclusion, Nearness } from '../space/nearest-sales.ts';
import type { FeatureColumns } from '../trees/training-data.ts';
import { COMPARABLE_FEATURES, ComparableSearch, type Subject } from './comparable-features.ts';
import { type Subjects, subjectAt } from './subjects.ts';

/** They rise with the home's own land and building, which never lower a value. */
const NEVER_LOWERING: ReadonlySet<string> = new Set(['landBesideNear', 'buildingBesideNear']);

/** How comparables are gathered: fitted with the model, the same in training and in use. */
export type ComparableRules = {
  nearness: Nearness;
  likeness: Likeness;
  poolSize: number;
  looksAhead: boolean;
  /** The newest day learnt from, where sales are dated by month or year only. */
  sameDayThrough?: number | undefined;
};

/** Features of the value model: the attributes, place and day, and what the comparables say. */
export const modelFeatures = (
  subjects: Subjects,
  attributeValue: Float64Array,
  days: Int32Array,
  evidence: Evidence,
  rules: ComparableRules,
  /** Sales that are no evidence for a home: its own, or those that a person dropped. */
  exclusionOf: (row: number) => Exclusion,
  /** Called with the comparables of each home, and may amend them, before their features are taken. */
  visit: (row: number, search: ComparableSearch, subject: Subject) => void = () => undefined,
): FeatureColumns => {
  const { count, attributes, facts } = subjects;
  const comparable = COMPARABLE_FEATURES.map(() => new Float64Array(count));
  const search = new ComparableSearch(evidence, rules.nearness, rules.likeness, rules.poolSize);
  for (let row = 0; row < count; row++) {
    const horizon = {
      day: days[row]!,
      looksAhead: rules.looksAhead,
      sameDayThrough: rules.sameDayThrough,
      excluded: exclusionOf(row),
    };
    const subject = subjectAt(subjects, row, attributeValue[row]!, horizon);
    search.search(subject);
    visit(row, search, subject);
    search.writeFeatures(subject, comparable, row);
  }
  return {
    names: [...attributes.names, 'latitude', 'longitude', 'day', ...COMPARABLE_FEATURES],
    monotone: Int8Array.from([
      ...attributes.monotone,
      0,
      0,
      0,
      ...COMPARABLE_FEATURES.map((name) => (NEVER_LOWERING.has(name) ? 1 : 0)),
    ]),
    columns: [...attributes.columns, facts.latitude, facts.longitude, Float64Array.from(days), ...comparable],
  };
};
