/** The bin of a missing value. Known values have the bins 1 to 255. */
const MISSING_BIN = 0;

/** Upper edges of the bins of one feature, ascending: value <= edges[i] falls into bin i + 1 or lower. */
export type BinEdges = Float64Array;

/** Edges at quantiles, or between all values where there are few of them. */
export const fitBinEdges = (values: Float64Array, maxBins: number): BinEdges => {
  const known = values.filter((value) => !Number.isNaN(value)).sort();
  const distinct = known.filter((value, i) => i === 0 || value !== known[i - 1]);
  if (distinct.length <= 1) return new Float64Array(0);
  const edges: number[] = [];
  const add = (below: number, above: number) => {
    const edge = below + (above - below) / 2;
    if (edges.length === 0 || edge > edges[edges.length - 1]!) edges.push(edge);
  };
  if (distinct.length <= maxBins) {
    for (let i = 1; i < distinct.length; i++) add(distinct[i - 1]!, distinct[i]!);
    return Float64Array.from(edges);
  }
  for (let bin = 1; bin < maxBins; bin++) {
    const at = Math.floor((bin * known.length) / maxBins);
    const below = known[at - 1]!;
    let above = at;
    while (above < known.length && known[above] === below) above++;
    if (above < known.length) add(below, known[above]!);
  }
  return Float64Array.from(edges);
};

/** The bin of a value: 1 + the number of edges below it. */
export const binOf = (edges: BinEdges, value: number): number => {
  if (Number.isNaN(value)) return MISSING_BIN;
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (edges[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low + 1;
};

export const binColumn = (edges: BinEdges, values: Float64Array): Uint8Array => {
  const bins = new Uint8Array(values.length);
  for (let i = 0; i < values.length; i++) bins[i] = binOf(edges, values[i]!);
  return bins;
};
