import type { RiskWeightTable as Weights } from '@propguard/rules/lending/rule-set';
import type { ReactNode } from 'react';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { text } from './text.ts';

const words = text.rules;
type WeightColumn = keyof Weights;
export const WEIGHT_COLUMNS: readonly WeightColumn[] = [
  'ownerOccupier',
  'ownerOccupierWithLmi',
  'other',
  'otherWithLmi',
];

interface RiskWeightTableProps {
  bounds: readonly number[];
  cell: (column: WeightColumn, band: number) => ReactNode;
}

/** One row for each LVR band and one above the last. */
export function RiskWeightTable({ bounds, cell }: RiskWeightTableProps) {
  const bands = [...bounds, null];
  return (
    <ScrollRegion label={words.weights}>
      <table className="w-full border-collapse text-13">
        <thead className="text-12 text-muted">
          <tr>
            <td />
            {WEIGHT_COLUMNS.map((column) => (
              <th key={column} scope="col" className="px-2 py-1.5 text-right font-normal last:pr-5">
                {words.weightColumns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bands.map((bound, band) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place in the table
            <tr key={band} className="border-t border-line">
              <th scope="row" className="py-1.5 pl-5 text-left font-normal whitespace-nowrap max-md:pl-4">
                {bound === null ? words.lvrOver(String(bounds.at(-1))) : words.lvrUpTo(String(bound))}
              </th>
              {WEIGHT_COLUMNS.map((column) => (
                <td key={column} className="px-2 py-1.5 text-right tabular-nums last:pr-5">
                  {cell(column, band)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
