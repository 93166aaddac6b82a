import { type RatioStudy, ratioStudy } from './ratio-study.ts';

export type GroupedStudy = { group: string; study: RatioStudy };

/** Below this a group's figures are chance. */
const LEAST_GROUP_SALES = 30;

/** A study for each group of rows that is large enough, in the order of the groups. */
export const ratioStudyBy = (
  groupOf: readonly string[],
  valueAud: Float64Array,
  priceAud: Float64Array,
): GroupedStudy[] => {
  const rowsOf = new Map<string, number[]>();
  groupOf.forEach((group, row) => {
    const rows = rowsOf.get(group);
    if (rows) rows.push(row);
    else rowsOf.set(group, [row]);
  });
  return [...rowsOf]
    .filter(([, rows]) => rows.length >= LEAST_GROUP_SALES)
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([group, rows]) => ({
      group,
      study: ratioStudy(
        Float64Array.from(rows, (row) => valueAud[row]!),
        Float64Array.from(rows, (row) => priceAud[row]!),
      ),
    }));
};

/** Equal shares by half price, half value, as the PRB measures size; `1` is the cheapest. */
export const priceTiers = (valueAud: Float64Array, priceAud: Float64Array, tiers: number): string[] => {
  const size = valueAud.map((value, row) => value / 2 + priceAud[row]! / 2);
  const sorted = size.slice().sort();
  const edges = Array.from(
    { length: tiers - 1 },
    (_, i) => sorted[Math.floor(((i + 1) * sorted.length) / tiers)]!,
  );
  return Array.from(size, (one) => String(1 + edges.filter((edge) => one >= edge).length));
};
