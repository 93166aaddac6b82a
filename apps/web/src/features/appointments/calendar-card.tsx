import type { Agent } from '@propguard/protocol/agents';
import type { Appointment } from '@propguard/protocol/appointment-detail';
import type { OutsideTime } from '@propguard/protocol/appointments';
import { clsx } from 'clsx';
import { Move } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useMedia } from '../../ui/layout/use-media.ts';
import { AppointmentTable } from './appointment-table.tsx';
import {
  type CalendarMode,
  clockText,
  dayOf,
  dayParts,
  daysOf,
  longDayText,
  MODES,
  rangeText,
  shortDayText,
} from './calendar-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { PageButtons } from './page-buttons.tsx';
import { text } from './text.ts';
import { TimeGrid } from './time-grid.tsx';
import { usePendingMove } from './use-pending-move.ts';

/** A week fits beside the hours. */
const FITS_WEEK = '(width >= 48rem)';

interface CalendarCardProps {
  mode: CalendarMode;
  day: string;
  zone: string;
  items: readonly Appointment[];
  outside: readonly OutsideTime[];
  agents: readonly Agent[];
  now: Date;
  selectedId: string | null;
  mayMove: boolean;
  onOpen: (id: string) => void;
  onMode: (mode: CalendarMode) => void;
  onDay: (day: string, mode?: CalendarMode) => void;
}

export function CalendarCard(props: CalendarCardProps) {
  const { mode, day, zone, items, outside, agents, now, selectedId, mayMove, onOpen, onMode, onDay } = props;
  const fitsWeek = useMedia(FITS_WEEK);
  const { pending, propose, confirm, undo, isMoving } = usePendingMove({ items, outside, agents });
  const days = daysOf(mode, day);
  const isStrip = mode === 'week' && !fitsWeek;
  const isGrid = mode === 'day' || mode === 'week';
  return (
    <section aria-label={text.views.calendar} className="rounded-2 border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 md:px-5">
        <h2 className="text-14 max-md:min-w-0 max-md:flex-1" aria-live="polite">
          {rangeText(mode, day)}
        </h2>
        <span className="text-12 text-muted max-md:hidden">{zone}</span>
        <PageButtons mode={mode} day={day} today={dayOf(zone, now)} onDay={(next) => onDay(next)} />
        <SegmentedControl
          label={text.mode}
          options={MODES.map((value) => ({ value, label: text.modes[value] }))}
          value={mode}
          onValueChange={onMode}
          className="max-md:w-full max-md:*:flex-1"
        />
      </header>
      {isStrip ? (
        <div className="grid grid-cols-7 gap-0.5 border-b border-line px-1 py-2.5">
          {days.map((each) => {
            const { weekday, number } = dayParts(each);
            const isShown = each === day;
            return (
              <button
                key={each}
                type="button"
                aria-pressed={isShown}
                aria-label={longDayText(each)}
                onClick={() => onDay(each)}
                className={clsx(
                  'grid min-h-11 justify-items-center rounded-2 py-1.5 text-11',
                  isShown ? 'bg-accent text-on-accent' : 'text-muted',
                )}
              >
                {weekday.charAt(0)}
                <b className={clsx('text-16 font-semibold', !isShown && 'text-ink')}>{number}</b>
                <i
                  aria-hidden="true"
                  className={clsx(
                    'h-0.75 w-4 rounded-full',
                    items.some(({ startTime }) => dayOf(zone, startTime) === each) && 'bg-accent-mid',
                  )}
                />
              </button>
            );
          })}
        </div>
      ) : null}
      {isGrid ? (
        <TimeGrid
          days={isStrip ? [day] : days}
          zone={zone}
          items={items}
          outside={outside}
          agents={agents}
          now={now}
          selectedId={selectedId}
          pending={pending}
          mayMove={mayMove}
          onOpen={onOpen}
          onPropose={propose}
          onConfirm={confirm}
          onUndo={undo}
        />
      ) : null}
      {mode === 'month' ? (
        <MonthGrid
          days={days}
          month={day}
          zone={zone}
          items={items}
          now={now}
          onOpen={onOpen}
          onDay={(next) => onDay(next, 'day')}
        />
      ) : null}
      {mode === 'agenda' ? (
        items.length === 0 ? (
          <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState>
        ) : (
          <AppointmentTable
            label={text.modes.agenda}
            items={items}
            zone={zone}
            now={now}
            selectedId={selectedId}
            mayChange={mayMove}
            onOpen={onOpen}
          />
        )
      ) : null}
      {pending ? (
        <div
          role="status"
          className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5 text-13 md:px-5"
        >
          <Icon of={Move} className="text-muted" />
          <span className={clsx('min-w-0 flex-1', pending.conflicts.length > 0 && 'text-danger')}>
            {text.pending(
              pending.appointment.client?.name ?? pending.appointment.title,
              `${shortDayText(dayOf(zone, pending.startsAt))} ${clockText(zone, pending.startsAt)} – ${clockText(zone, pending.endsAt)}`,
            )}
            {': '}
            {pending.conflicts.length > 0 ? pending.conflicts.join(', ') : text.fits}.
          </span>
          <Button kind="ghost" size="sm" onClick={undo}>
            {text.undo}
          </Button>
          <Button
            size="sm"
            kind="primary"
            busy={isMoving}
            disabled={pending.conflicts.length > 0}
            onClick={confirm}
          >
            {text.move}
          </Button>
        </div>
      ) : null}
      {isGrid ? (
        <p
          id="calendar-keys"
          className="border-t border-line px-4 py-2 text-12 text-muted max-md:sr-only md:px-5"
        >
          {text.keys}
        </p>
      ) : null}
    </section>
  );
}
