import { type BinEdges, binColumn, fitBinEdges } from './bins.ts';

/** Raw features by column; NaN is missing. */
export type FeatureColumns = {
  names: string[];
  /** 1: a higher value never lowers the prediction; -1: never raises it; 0: free. */
  monotone: Int8Array;
  columns: Float64Array[];
};

export const featureNamed = (features: FeatureColumns, name: string): Float64Array => {
  const column = features.columns[features.names.indexOf(name)];
  if (!column) throw new RangeError(`There is no feature '${name}'.`);
  return column;
};

/** The named features, in the order of the names. */
export const selectFeatures = (features: FeatureColumns, names: readonly string[]): FeatureColumns => ({
  names: [...names],
  monotone: Int8Array.from(names, (name) => features.monotone[features.names.indexOf(name)]!),
  columns: names.map((name) => featureNamed(features, name)),
});

/** Rows to learn from, in bins. */
export type BinnedRows = {
  edges: BinEdges[];
  columns: Uint8Array[];
  monotone: Int8Array;
  weight: Float64Array;
};

export const binRows = (
  features: FeatureColumns,
  weight: Float64Array,
  maxBins: number,
  givenEdges?: readonly BinEdges[],
): BinnedRows => {
  const edges = features.columns.map((values, i) => givenEdges?.[i] ?? fitBinEdges(values, maxBins));
  return {
    edges,
    columns: features.columns.map((values, i) => binColumn(edges[i]!, values)),
    monotone: features.monotone,
    weight,
  };
};
