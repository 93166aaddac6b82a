import { ScrollRegion } from '../layout/scroll-region.tsx';
import { type ChartSpec, numberAt, xText } from './chart-spec.ts';

interface ChartTableProps {
  spec: ChartSpec;
  heightPx: number;
}

/** The chart's data for keyboards and screen readers, and for anyone who wants the number. */
export function ChartTable({ spec, heightPx }: ChartTableProps) {
  return (
    <ScrollRegion label={spec.label} style={{ height: heightPx }}>
      <table className="w-full border-collapse text-13">
        <thead className="sticky top-0 bg-surface">
          <tr className="h-9 border-b border-line text-12 text-muted">
            <th scope="col" className="pr-3 text-left font-medium">
              {spec.x.label}
            </th>
            {spec.series.map((series) => (
              <th key={series.key} scope="col" className="pl-3 text-right font-medium whitespace-nowrap">
                {series.label}, {spec.y.unit}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spec.points.map((point) => (
            <tr key={String(point[spec.x.key])} className="h-8 border-b border-line last:border-b-0">
              <th scope="row" className="pr-3 text-left font-normal whitespace-nowrap">
                {xText(spec, point)}
              </th>
              {spec.series.map((series) => {
                const value = numberAt(point, series.key);
                return (
                  <td key={series.key} className="pl-3 text-right whitespace-nowrap">
                    {value === null ? '–' : spec.y.format(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
