import { csvCell } from '@propguard/rules/formats/csv-cell';
import type { ChartSpec } from './chart-spec.ts';

const LINE_END = '\r\n';

/** The chart's numbers as they are, not as they are printed: no thousands' commas, no currency signs. */
export function chartCsv(spec: ChartSpec): string {
  const head = [spec.x.label, ...spec.series.map((series) => `${series.label} (${spec.y.unit})`)];
  const lines = spec.points.map((point) => [
    point[spec.x.key],
    ...spec.series.map((series) => point[series.key]),
  ]);
  return [head, ...lines].map((line) => line.map(csvCell).join(',') + LINE_END).join('');
}
