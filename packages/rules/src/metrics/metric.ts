/** How a figure is made of its parts: one divided by the other, a sum by how many, a number of things, the middle of many. */
type MetricUnit = 'share' | 'average' | 'count' | 'seconds';

/** A figure that can be counted again: what it divides by what, over which days. How its rows are counted is the server's. */
export type Metric = {
  /** Shown as it is written. */
  title: string;
  unit: MetricUnit;
  /** One sentence that says what it is, for whoever reads it the first time. */
  sentence: string;
  numerator: string;
  /** Null: it is a number of things. */
  denominator: string | null;
  /** Days up to today, unless other ones are asked for. It is compared with as many days before them. */
  windowDays: number;
  /** With fewer there is no rate: the count is shown instead. */
  leastN: number;
  target: number | null;
  /** Whether more of it is better; null: neither. */
  better: 'more' | 'less' | null;
  /** What happens later than this many days after a day does not change its count: from then on the day is kept. */
  settledAfterDays: number;
};

export const USUAL_LEAST_N = 30;

export const defineMetric = (metric: Metric): Metric => metric;
