import { confidenceOfFsd } from '@propguard/rules/valuation/confidence';
import type { ComparableSearch, Subject } from '../features/comparable-features.ts';
import { factsTable } from '../sales/facts-table.ts';
import type { ExtraFact, PropertyFacts } from '../sales/property-facts.ts';
import type { Forest } from '../trees/forest.ts';
import { type FeatureColumns, selectFeatures } from '../trees/training-data.ts';
import { includeSales } from './include-sales.ts';
import { missingFacts } from './missing-facts.ts';
import { reasonsFor } from './reasons.ts';
import { showComparables } from './show-comparables.ts';
import type { Range, Valuation } from './valuation.ts';
import { localityEstimate, valueRows } from './value-rows.ts';
import type { ValuerState } from './valuer-state.ts';

export type ValuationQuestion = {
  asOfDay: number;
  /** Sales that are no evidence: dropped by a person, or the home's own. */
  excludeSaleIds?: readonly string[];
  /** Sales that a person wants among the comparables. */
  includeSaleIds?: readonly string[];
};

const NEAR_KM = 2;

export const valueOne = (
  state: ValuerState,
  property: PropertyFacts,
  { asOfDay, excludeSaleIds = [], includeSaleIds = [] }: ValuationQuestion,
): Valuation => {
  const { model } = state;
  const facts = factsTable([property], extrasOf(state));
  const rowsOf = (ids: readonly string[]) =>
    new Set(ids.map(state.saleRowOf).filter((row) => row !== undefined));
  const excluded = rowsOf(excludeSaleIds);
  const included = rowsOf(includeSaleIds);
  const at: { search?: ComparableSearch; subject?: Subject } = {};
  const valued = valueRows(
    state,
    facts,
    Int32Array.of(asOfDay),
    () => excluded,
    (_row, search, subject) => {
      includeSales(state.evidence, search, subject, included);
      Object.assign(at, { search, subject });
    },
  );
  const search = at.search!;
  const { subjects, estimates } = valued;
  const method = valued.method[0]!;
  const correction = state.correction.asOf(asOfDay);
  const index = estimates.index[0]!;
  const attributes = Float64Array.from(subjects.attributes.columns, (column) => column[0]!);
  const attributeValue = at.subject!.attributeValue;
  const shown = showComparables(state, search, attributes, index, attributeValue, included);
  const valueAud = method === 'insufficient-evidence' ? null : Math.round(Math.exp(valued.logValue[0]!));
  const [fsd, width80, width90] = valued.width[0]!;
  const rangeOf = (width: number): Range | null =>
    valueAud === null
      ? null
      : {
          lowAud: Math.round(Math.exp(valued.logValue[0]! - width)),
          highAud: Math.round(Math.exp(valued.logValue[0]! + width)),
        };
  const explained =
    method === 'model' && model.valueForest && valueAud !== null
      ? reasonsFor(
          model.valueForest,
          valuesOf(estimates.features, model.valueForest),
          index,
          correction.drift,
          valueAud,
        )
      : { baseAud: null, reasons: [] };
  const { pool } = search;
  const countPool = (isCounted: (i: number) => boolean) =>
    Array.from({ length: pool.size }, (_, i) => i).filter(isCounted).length;
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
    comparablesValueAud: Number.isNaN(shown.logValue) ? null : Math.round(Math.exp(shown.logValue)),
    ...explained,
    evidence: {
      comparablesFound: valued.comparables[0]!,
      comparablesWithin2Km: countPool((i) => pool.km[i]! <= NEAR_KM),
      salesInLastYear: countPool((i) => pool.years[i]! <= 1),
      localitySales: localityEstimate(state, subjects.facts, 0, asOfDay, excluded).sales,
      newSalesSinceTraining: correction.newSales,
      positionFrom: positionFrom(subjects.facts.isOwnPosition[0] === 1, subjects.points.x[0]!),
      methods: state.methodErrors,
    },
    missingFacts: missingFacts(model.stage.schema, subjects, 0),
  };
};

const valuesOf = (features: FeatureColumns, forest: Forest): number[] =>
  selectFeatures(features, forest.featureNames).columns.map((column) => column[0]!);

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
