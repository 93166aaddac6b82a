import type { ChartSpec, ChartValue } from './chart-spec.ts';

const LINE_END = '\r\n';

/**
 * A cell of RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe, so that a
 * name typed by a stranger cannot run in someone's office.
 */
export function csvCell(value: ChartValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The chart's numbers as they are, not as they are printed: no thousands' commas, no currency signs. */
export function chartCsv(spec: ChartSpec): string {
  const head = [spec.x.label, ...spec.series.map((series) => `${series.label} (${spec.y.unit})`)];
  const lines = spec.points.map((point) => [
    point[spec.x.key],
    ...spec.series.map((series) => point[series.key]),
  ]);
  return [head, ...lines].map((line) => line.map(csvCell).join(',') + LINE_END).join('');
}
