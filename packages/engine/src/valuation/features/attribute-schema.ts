import type { FactsTable } from '../sales/facts-table.ts';
import type { FeatureColumns } from '../trees/training-data.ts';

/** Which facts of a home speak for its price, and in which order the levels of a text stand. */
export type AttributeSchema = {
  numeric: string[];
  coded: { name: string; levels: string[] }[];
  /** Numeric facts that most sales have: a home without them is less known than those the model was tried on. */
  usuallyKnown: string[];
};

/** More land or building never lowers a value. */
const NEVER_LOWERING = new Set(['landM2', 'buildingM2']);
/** Place is the comparables' part; these texts only name it. */
const NAMES_OF_PLACES = new Set(['localityId', 'postcode', 'state']);
const USUAL_SHARE = 2 / 3;
/** Sales that a level needs against being taken for an average one. */
const LEVEL_SHRINKAGE_SALES = 10;

/** Texts become ranks by their mean target, shrunk, so that one cut of a tree parts dear levels from cheap ones. */
export const fitAttributeSchema = (facts: FactsTable, target: Float64Array): AttributeSchema => ({
  usuallyKnown: Object.keys(facts.numeric).filter(
    (name) => facts.numeric[name]!.filter((value) => !Number.isNaN(value)).length > USUAL_SHARE * facts.count,
  ),
  numeric: Object.keys(facts.numeric).filter((name) =>
    facts.numeric[name]!.some((value) => !Number.isNaN(value)),
  ),
  coded: Object.keys(facts.coded)
    .filter((name) => !NAMES_OF_PLACES.has(name) && facts.coded[name]!.levels.length > 1)
    .map((name) => ({ name, levels: levelsByTarget(facts.coded[name]!, target) })),
});

const levelsByTarget = ({ levels, codes }: FactsTable['coded'][string], target: Float64Array): string[] => {
  const overall = target.reduce((sum, value) => sum + value, 0) / target.length;
  const sum = new Float64Array(levels.length);
  const count = new Float64Array(levels.length);
  codes.forEach((code, row) => {
    if (code < 0) return;
    sum[code] = sum[code]! + target[row]! - overall;
    count[code] = count[code]! + 1;
  });
  return levels
    .map((level, code) => ({
      level,
      mean: sum[code]! / (count[code]! + LEVEL_SHRINKAGE_SALES),
      seen: count[code]!,
    }))
    .filter(({ seen }) => seen > 0)
    .sort((a, b) => a.mean - b.mean || (a.level < b.level ? -1 : 1))
    .map(({ level }) => level);
};

/** The facts as features, in the order of the schema. A text that was never seen is missing. */
export const attributeColumns = (schema: AttributeSchema, facts: FactsTable): FeatureColumns => {
  const numeric = schema.numeric.map(
    (name) => facts.numeric[name] ?? new Float64Array(facts.count).fill(Number.NaN),
  );
  const coded = schema.coded.map(({ name, levels }) => {
    const column = facts.coded[name];
    const rankOf = new Map(levels.map((level, rank) => [level, rank]));
    const ranks = (column?.levels ?? []).map((level) => rankOf.get(level) ?? Number.NaN);
    return Float64Array.from({ length: facts.count }, (_, row) => {
      const code = column?.codes[row] ?? -1;
      return code < 0 ? Number.NaN : ranks[code]!;
    });
  });
  const names = [...schema.numeric, ...schema.coded.map(({ name }) => name)];
  return {
    names,
    monotone: Int8Array.from(names, (name) => (NEVER_LOWERING.has(name) ? 1 : 0)),
    columns: [...numeric, ...coded],
  };
};
