import { confidenceOfFsd } from '@propguard/rules/valuation/confidence';
import type { ComparableSearch, Subject } from '../features/comparable-features.ts';
import { factsTable } from '../sales/facts-table.ts';
import type { ExtraFact, PropertyFacts } from '../sales/property-facts.ts';
import { includeSales } from './include-sales.ts';
import { missingFacts } from './missing-facts.ts';
import { featuresOf, reasonsFor } from './reasons.ts';
import { type ShownComparables, showComparables } from './show-comparables.ts';
import { typicalHomeOf } from './typical-home.ts';
import type { Range, Valuation } from './valuation.ts';
import { localityEstimate, type ValuedRows, valueRows } from './value-rows.ts';
import type { ValuerState } from './valuer-state.ts';

export type ValuationQuestion = {
  asOfDay: number;
  /** Sales that are no evidence at all: the home's own. */
  excludeSaleIds?: readonly string[];
  /** Sales that a person took out of the comparables. */
  dropSaleIds?: readonly string[];
  /** Sales that a person wants among the comparables. */
  includeSaleIds?: readonly string[];
};

const NEAR_KM = 2;

/**
 * How far the model's value follows when a person's choice moves the comparables' value. A blend of this share was as
 * exact as the model alone (decision 11), so a person's say in it costs nothing; the model left to itself follows by
 * a tenth, and promises no direction.
 */
const FOLLOWS_COMPARABLES = 0.25;

export const valueOne = (
  state: ValuerState,
  property: PropertyFacts,
  { asOfDay, excludeSaleIds = [], dropSaleIds = [], includeSaleIds = [] }: ValuationQuestion,
): Valuation => {
  const { model } = state;
  const facts = factsTable([property], extrasOf(state));
  const rowsOf = (ids: readonly string[]) =>
    new Set(ids.map(state.saleRowOf).filter((row) => row !== undefined));
  const excluded = rowsOf(excludeSaleIds);
  const at: { search?: ComparableSearch; subject?: Subject } = {};
  const valued = valueRows(
    state,
    facts,
    Int32Array.of(asOfDay),
    () => excluded,
    (_row, search, subject) => Object.assign(at, { search, subject }),
  );
  const search = at.search!;
  const { subjects, estimates } = valued;
  const method = valued.method[0]!;
  const correction = state.correction.asOf(asOfDay);
  const index = estimates.index[0]!;
  const evidence = evidenceOf(state, valued, search, excluded, asOfDay);
  const home = {
    attributes: Float64Array.from(subjects.attributes.columns, (column) => column[0]!),
    attributeValue: at.subject!.attributeValue,
    index,
  };
  const byHand = { added: rowsOf(includeSaleIds), dropped: rowsOf(dropSaleIds) };
  const untouched = showComparables(state, search, home);
  includeSales(state.evidence, search, at.subject!, byHand.added);
  const shown =
    byHand.added.size + byHand.dropped.size === 0 ? untouched : showComparables(state, search, home, byHand);
  const movedByHand = logMove(untouched, shown) * (method === 'model' ? FOLLOWS_COMPARABLES : 1);
  const logValue = valued.logValue[0]! + (method === 'model' || method === 'comparables' ? movedByHand : 0);
  const valueAud = method === 'insufficient-evidence' ? null : Math.round(Math.exp(logValue));
  const [fsd, width80, width90] = valued.width[0]!;
  const rangeOf = (width: number): Range | null =>
    valueAud === null
      ? null
      : {
          lowAud: Math.round(Math.exp(logValue - width)),
          highAud: Math.round(Math.exp(logValue + width)),
        };
  const explained =
    method === 'model' && model.valueForest && valueAud !== null
      ? reasonsFor(
          model.valueForest,
          featuresOf(estimates.features, model.valueForest, 0),
          typicalHomeOf(
            state,
            { region: subjects.regionOf[0]!, stateName: property.state ?? undefined },
            asOfDay,
          ),
          { index, drift: correction.drift, byHand: movedByHand },
          valueAud,
        )
      : { baseAud: null, baseOf: null, reasons: [] };
  return {
    method,
    valueAud,
    range80: rangeOf(width80),
    range90: rangeOf(width90),
    fsd: valueAud === null ? null : fsd,
    confidence: valueAud === null ? null : confidenceOfFsd(fsd),
    fingerprint: model.fingerprint,
    asOfDay,
    comparables: shown.comparables,
    comparablesValueAud: shown.valueAud,
    ...explained,
    evidence,
    missingFacts: missingFacts(model.stage.schema, subjects, 0),
  };
};

/** By how much what a person chose moves the comparables' value; 0 where either says nothing. */
const logMove = (from: ShownComparables, to: ShownComparables): number =>
  from.valueAud === null || to.valueAud === null ? 0 : Math.log(to.valueAud / from.valueAud);

const evidenceOf = (
  state: ValuerState,
  { subjects, comparables }: ValuedRows,
  { pool }: ComparableSearch,
  excluded: ReadonlySet<number>,
  asOfDay: number,
): Valuation['evidence'] => {
  const countPool = (isCounted: (i: number) => boolean) =>
    Array.from({ length: pool.size }, (_, i) => i).filter(isCounted).length;
  return {
    comparablesFound: comparables[0]!,
    comparablesWithin2Km: countPool((i) => pool.km[i]! <= NEAR_KM),
    salesInLastYear: countPool((i) => pool.years[i]! <= 1),
    localitySales: localityEstimate(state, subjects.facts, 0, asOfDay, excluded).sales,
    newSalesSinceTraining: state.correction.asOf(asOfDay).newSales,
    positionFrom: positionFrom(subjects.facts.isOwnPosition[0] === 1, subjects.points.x[0]!),
    methods: state.methodErrors,
  };
};

const positionFrom = (isOwn: boolean, x: number): Valuation['evidence']['positionFrom'] => {
  if (isOwn) return 'property';
  return Number.isNaN(x) ? 'nowhere' : 'locality';
};

/** Extra facts that the model has learnt from. */
const extrasOf = ({ model }: ValuerState): ExtraFact[] => {
  const { numeric, coded } = model.stage.schema;
  const bare = (names: string[]) =>
    names.filter((name) => name.startsWith('extra:')).map((name) => name.slice(6));
  return [
    ...bare(numeric).map((name) => ({ name, kind: 'numeric' as const })),
    ...bare(coded.map(({ name }) => name)).map((name) => ({ name, kind: 'categorical' as const })),
  ];
};
