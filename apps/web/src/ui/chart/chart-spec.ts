type ChartValue = string | number | null;
export type ChartPoint = Readonly<Record<string, ChartValue>>;

/** The subject takes the accent; context stays faint; danger is only for what is over its threshold. */
export type SeriesRole = 'subject' | 'context' | 'danger';

export interface ChartSeries {
  key: string;
  label: string;
  role?: SeriesRole;
  /** A scenario rather than a measurement. */
  dashed?: boolean;
}

interface ChartXAxis {
  key: string;
  label: string;
  format?: (value: string | number) => string;
}

interface ChartYAxis {
  label: string;
  /** The unit, in words or as a sign; it stands with the label and in the table's heads. */
  unit: string;
  /** Short, on the axis. */
  formatTick: (value: number) => string;
  /** In full, in the tooltip, the last value and the table. */
  format: (value: number) => string;
  min?: number;
  max?: number;
}

interface ChartThreshold {
  value: number;
  label: string;
}

export interface ChartSpec {
  kind: 'line' | 'bar' | 'area';
  /** What the chart shows, for those who cannot see it. */
  label: string;
  points: readonly ChartPoint[];
  x: ChartXAxis;
  y: ChartYAxis;
  series: readonly ChartSeries[];
  threshold?: ChartThreshold;
}

export function numberAt(point: ChartPoint | undefined, key: string): number | null {
  const value = point?.[key];
  return typeof value === 'number' ? value : null;
}

export function xText(spec: ChartSpec, point: ChartPoint): string {
  const value = point[spec.x.key];
  if (value === null || value === undefined) return '';
  return spec.x.format ? spec.x.format(value) : String(value);
}
