import type { ListingDetail } from '@propguard/protocol/listings';
import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { CompareHead } from './compare-head.tsx';
import { type CompareRow, compareRows } from './compare-rows.ts';
import { text } from './text.ts';

interface CompareTableProps {
  listings: readonly ListingDetail[];
  onlyDifferences: boolean;
  onRemove: (id: string) => void;
}

const FIRST =
  'sticky left-0 z-1 w-30 min-w-30 border-r border-line bg-surface px-3 text-left align-top md:w-44 md:px-5';

/** A column a listing; the names of the facts stay while the rest is pushed sideways. */
export function CompareTable({ listings, onlyDifferences, onRemove }: CompareTableProps) {
  const groups = compareRows(listings)
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs || !onlyDifferences) }))
    .filter(({ rows }) => rows.length > 0);
  const marksDifferences = listings.length > 1;
  return (
    <ScrollRegion label={text.table} className="rounded-2 border border-line bg-surface">
      <table className="w-full border-collapse text-13">
        <thead>
          <tr className="border-b border-rule">
            <th scope="col" className={clsx(FIRST, 'py-3 text-12 font-medium text-muted')}>
              {text.fact}
            </th>
            {listings.map((listing) => (
              <th
                key={listing.id}
                scope="col"
                className="w-60 min-w-44 px-3 py-3 text-left align-top font-normal md:px-4"
              >
                <CompareHead listing={listing} onRemove={() => onRemove(listing.id)} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ label, rows }) => (
          <tbody key={label}>
            <tr className="border-b border-line bg-sunken">
              <th
                scope="rowgroup"
                className={clsx(FIRST, 'border-r-0! bg-sunken! py-1.5 text-12 font-medium text-muted')}
              >
                {label}
              </th>
              <td colSpan={listings.length} />
            </tr>
            {rows.map((row) => (
              <FactRow
                key={row.label}
                row={row}
                ids={listings.map(({ id }) => id)}
                marked={marksDifferences && row.differs}
              />
            ))}
          </tbody>
        ))}
      </table>
      {groups.length === 0 ? <p className="px-5 py-5 text-13 text-muted">{text.allAlike}</p> : null}
    </ScrollRegion>
  );
}

function FactRow({ row, ids, marked }: { row: CompareRow; ids: readonly string[]; marked: boolean }) {
  return (
    <tr className="border-b border-line last:border-b-0">
      <th
        scope="row"
        className={clsx(FIRST, 'py-2.5 font-medium', marked && 'shadow-[inset_2px_0_0_var(--accent)]')}
      >
        {row.label}
        {marked ? <span className="sr-only"> ({text.differs})</span> : null}
      </th>
      {ids.map((id, index) => (
        <td
          key={id}
          className={clsx(
            'px-3 py-2.5 align-top tabular-nums md:px-4',
            marked ? 'font-medium' : 'text-muted',
          )}
        >
          <FactValue value={row.values[index] ?? text.unknown} />
        </td>
      ))}
    </tr>
  );
}

function FactValue({ value }: { value: string }) {
  if (value !== text.yes && value !== text.no) return value;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon of={value === text.yes ? Check : Minus} size={14} />
      {value}
    </span>
  );
}
