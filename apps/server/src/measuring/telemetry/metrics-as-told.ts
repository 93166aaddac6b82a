import { type HrTime, ValueType } from '@opentelemetry/api';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

type Told = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];
type Value = { value: number; labels: Partial<Record<string, string | number>>; metricName?: string };
type Times = { startTime: HrTime; endTime: HrTime };

const hrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];

const cumulative = (told: Told) => ({
  descriptor: { name: told.name, description: told.help, unit: '', valueType: ValueType.DOUBLE },
  aggregationTemporality: AggregationTemporality.CUMULATIVE,
});

const attributesOf = ({ labels }: Value): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(labels).filter((entry): entry is [string, string | number] => entry[1] !== undefined),
  );

const points = (values: Value[], times: Times): DataPoint<number>[] =>
  values.map((value) => ({ ...times, attributes: attributesOf(value), value: value.value }));

/** Prometheus counts upwards over the buckets; here each has its own. */
const histograms = ({ name }: Told, values: Value[], times: Times): DataPoint<Histogram>[] => {
  const series = new Map<string, { attributes: Record<string, string | number>; of: Value[] }>();
  for (const value of values) {
    const { le: _le, ...attributes } = attributesOf(value);
    const key = JSON.stringify(attributes);
    const one = series.get(key) ?? { attributes, of: [] };
    one.of.push(value);
    series.set(key, one);
  }
  return [...series.values()].map(({ attributes, of }) => {
    const only = (end: string) => of.filter(({ metricName }) => metricName === `${name}_${end}`);
    const upTo = only('bucket');
    const value = {
      buckets: {
        boundaries: upTo.map(({ labels }) => Number(labels.le)).filter(Number.isFinite),
        counts: upTo.map((bucket, at) => bucket.value - (upTo[at - 1]?.value ?? 0)),
      },
      sum: only('sum')[0]?.value ?? 0,
      count: only('count')[0]?.value ?? 0,
    };
    return { ...times, attributes, value };
  });
};

const toMetric = (told: Told, times: Times): MetricData | null => {
  // Its type says less than is there.
  const values = (told as { values?: Value[] }).values ?? [];
  const type = String(told.type);
  if (type === 'counter')
    return {
      ...cumulative(told),
      dataPointType: DataPointType.SUM,
      isMonotonic: true,
      dataPoints: points(values, times),
    };
  if (type === 'gauge')
    return { ...cumulative(told), dataPointType: DataPointType.GAUGE, dataPoints: points(values, times) };
  if (type === 'histogram')
    return {
      ...cumulative(told),
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: histograms(told, values, times),
    };
  return null;
};

/** The same metrics that `/metrics` tells, under the same names. */
export const metricsAsTold = async (register: Registry, startedAt: Date): Promise<MetricData[]> => {
  const times = { startTime: hrTime(startedAt.getTime()), endTime: hrTime(Date.now()) };
  const told = await register.getMetricsAsJSON();
  return told.map((one) => toMetric(one, times)).filter((one) => one !== null);
};
