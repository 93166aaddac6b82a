import { type ChartPoint, type ChartSpec, numberAt, xText } from './chart-spec.ts';

interface ChartTooltipProps {
  spec: ChartSpec;
  point: ChartPoint | undefined;
}

export function ChartTooltip({ spec, point }: ChartTooltipProps) {
  if (!point) return null;
  return (
    <div className="rounded-2 bg-raised px-3 py-2 text-12 shadow-lift">
      <p className="text-muted">{xText(spec, point)}</p>
      <dl className="mt-1 grid gap-0.5">
        {spec.series.map((series) => {
          const value = numberAt(point, series.key);
          return (
            <div key={series.key} className="flex justify-between gap-4">
              <dt>{series.label}</dt>
              <dd className="font-semibold">{value === null ? '–' : spec.y.format(value)}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
