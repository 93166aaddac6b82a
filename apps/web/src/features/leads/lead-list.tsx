import type { LeadRow } from '@propguard/protocol/lead-facts';
import type { LeadAnalytics } from '@propguard/protocol/leads';
import { shortAud } from '@propguard/rules/formats/money';
import { isOpen } from '@propguard/rules/leads/pipeline';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { FITS_BESIDE, useMedia } from '../../ui/layout/use-media.ts';
import type { LeadAddress } from './lead-address.ts';
import { nameOf, probabilityIn, ScoreBar, StatusMark } from './lead-looks.tsx';
import { text } from './text.ts';
import { useLeadTimes } from './use-lead-times.ts';

const words = text.list;
const ROW_PX = 52;
const AHEAD = 12;

const WIDE = 'grid-cols-[28px_minmax(0,1.6fr)_120px_104px_88px_56px_88px_112px]';
const BESIDE = 'grid-cols-[28px_minmax(0,1.4fr)_120px_104px]';
const NARROW = 'grid-cols-[28px_minmax(0,1fr)_auto]';

interface LeadListProps {
  rows: readonly LeadRow[];
  address: LeadAddress;
  analytics: LeadAnalytics | undefined;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** The last rows are near. */
  onEnd: () => void;
}

/** Only the rows in sight are drawn, however many there are. */
export function LeadList({ rows, address, analytics, chosen, onChoose, onEnd }: LeadListProps) {
  const frame = useRef<HTMLTableSectionElement>(null);
  const isWide = useMedia(FITS_BESIDE);
  const shape = isWide ? (address.leadId === null ? 'wide' : 'beside') : 'narrow';
  const columns = { wide: WIDE, beside: BESIDE, narrow: NARROW }[shape];
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: AHEAD,
    scrollMargin: frame.current?.offsetTop ?? 0,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const items = virtual.getVirtualItems();
  const lastShown = items.at(-1)?.index ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each end that comes into sight
  useEffect(() => {
    if (lastShown >= rows.length - AHEAD) onEnd();
  }, [lastShown, rows.length]);
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  const isAll = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  return (
    <table
      aria-label={words.label}
      aria-rowcount={rows.length + 1}
      className="block rounded-2 border border-line bg-surface"
    >
      <thead className="block">
        <tr
          className={clsx(
            'grid items-center gap-3 border-b border-line px-4 py-2 text-12 text-muted',
            columns,
          )}
        >
          <th scope="col" className="font-normal flex">
            <Checkbox
              label={words.selectAll}
              labelHidden
              checked={isAll ? true : chosen.size > 0 ? 'indeterminate' : false}
              onCheckedChange={(on) =>
                onChoose(new Set(on === true ? rows.slice(0, 500).map(({ id }) => id) : []))
              }
            />
          </th>
          <th scope="col" className="font-normal text-left">
            {words.contact}
          </th>
          <th scope="col" className="font-normal text-left">
            {words.status}
          </th>
          {shape === 'narrow' ? null : (
            <th scope="col" className="font-normal text-left">
              {words.score}
            </th>
          )}
          {shape === 'wide' ? (
            <>
              <th scope="col" className="font-normal text-right">
                {words.value}
              </th>
              <th scope="col" className="font-normal text-right">
                {words.probability}
              </th>
              <th scope="col" className="font-normal text-left">
                {words.lastContact}
              </th>
              <th scope="col" className="font-normal text-left">
                {words.followUp}
              </th>
            </>
          ) : null}
        </tr>
      </thead>
      <tbody ref={frame} className="relative block" style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, start, key }) => {
          const lead = rows[index];
          return lead ? (
            <ListRow
              key={key}
              lead={lead}
              index={index}
              offset={start - virtual.options.scrollMargin}
              shape={shape}
              columns={columns}
              isOpened={address.leadId === lead.id}
              isChosen={chosen.has(lead.id)}
              probability={probabilityIn(analytics, lead.status)}
              onChoose={(on) => toggle(lead.id, on)}
              onOpen={() => address.openLead(lead.id)}
            />
          ) : null;
        })}
      </tbody>
    </table>
  );
}

interface ListRowProps {
  lead: LeadRow;
  index: number;
  offset: number;
  shape: 'wide' | 'beside' | 'narrow';
  columns: string;
  isOpened: boolean;
  isChosen: boolean;
  probability: number | null;
  onChoose: (on: boolean) => void;
  onOpen: () => void;
}

function ListRow({
  lead,
  index,
  offset,
  shape,
  columns,
  isOpened,
  isChosen,
  probability,
  onChoose,
  onOpen,
}: ListRowProps) {
  const times = useLeadTimes();
  return (
    <tr
      aria-rowindex={index + 2}
      className={clsx(
        'absolute inset-x-0 grid items-center gap-3 border-b border-line px-4 text-13 hover:bg-hover',
        isOpened && 'bg-accent-soft inset-shadow-[3px_0_0_var(--accent)]',
        columns,
      )}
      style={{ height: ROW_PX, transform: `translateY(${offset}px)` }}
    >
      <td className="flex">
        <Checkbox
          label={words.select(nameOf(lead))}
          labelHidden
          checked={isChosen}
          onCheckedChange={(on) => onChoose(on === true)}
        />
      </td>
      <td className="min-w-0">
        <button type="button" onClick={onOpen} className="block w-full rounded-1 text-left touch:min-h-touch">
          <span className="block truncate font-medium">{nameOf(lead)}</span>
          <span className="block truncate text-12 text-muted">{lead.email ?? lead.phone ?? text.none}</span>
        </button>
      </td>
      <td>
        <StatusMark status={lead.status} />
      </td>
      {shape === 'narrow' ? null : (
        <td>
          <ScoreBar score={lead.score} />
        </td>
      )}
      {shape === 'wide' ? (
        <>
          <td className="text-right tabular-nums">
            {lead.totalValueAud === null ? text.none : shortAud(lead.totalValueAud)}
          </td>
          <td className="text-right tabular-nums">
            {probability === null ? text.none : `${Math.round(probability)}%`}
          </td>
          <td className="text-muted">
            {lead.lastContactAt === null ? text.none : times.day(lead.lastContactAt)}
          </td>
          <td>
            <FollowUp lead={lead} />
          </td>
        </>
      ) : null}
    </tr>
  );
}

function FollowUp({ lead }: { lead: LeadRow }) {
  const times = useLeadTimes();
  if (lead.nextFollowUpAt === null) return text.none;
  const past = isOpen(lead.status) ? times.daysPast(lead.nextFollowUpAt) : null;
  return past === null ? (
    times.soon(lead.nextFollowUpAt)
  ) : (
    <span className="text-danger">{words.overdue(past)}</span>
  );
}
