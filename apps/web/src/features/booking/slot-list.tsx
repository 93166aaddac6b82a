import { clsx } from 'clsx';
import { Globe } from 'lucide-react';
import { useMemo } from 'react';
import { timeZoneChoices } from '../../parts/times/time-zones.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { NativeSelect } from '../../ui/controls/native-select.tsx';
import { useSpoken } from './languages/spoken.tsx';
import { clockText, dayHeading, differenceText, type FreeTime, slotRows } from './times.ts';

interface SlotListProps {
  day: string | null;
  times: readonly FreeTime[];
  /** Those of the day that somebody else has. */
  taken: readonly FreeTime[];
  zone: string;
  office: string;
  chosen: string | null;
  busy: boolean;
  onZone: (zone: string) => void;
  onTime: (time: FreeTime) => void;
}

/** The times of one day, by the visitor's clocks and the office's. */
export function SlotList({ day, times, taken, zone, office, chosen, busy, onZone, onTime }: SlotListProps) {
  const { text, locale } = useSpoken();
  const zones = useMemo(() => timeZoneChoices(zone, new Date()), [zone]);
  const isSame = zone === office;
  // One that is kept for this visitor is taken for everybody else.
  const kept = taken.filter(({ startTime }) => startTime === chosen);
  const rows = slotRows(
    [...times, ...kept],
    taken.filter(({ startTime }) => startTime !== chosen),
  );
  return (
    <div>
      <div className="flex items-baseline gap-2">
        <h2 className="flex-1 text-16 font-semibold tabular-nums">
          {day ? dayHeading(day, locale) : text.chooseTime}
        </h2>
        {day ? (
          <span className="text-12 text-muted tabular-nums">{text.free({ count: times.length })}</span>
        ) : null}
      </div>
      <div className="mb-2.5 flex items-center">
        <Icon of={Globe} size={14} className="text-muted" />
        <NativeSelect
          label={text.zone}
          options={zones}
          value={zone}
          onValueChange={onZone}
          className="min-w-0 flex-1 [&>select]:w-full [&>select]:truncate"
        />
      </div>
      {day ? null : <p className="text-13 text-muted">{text.pickDay}</p>}
      <ul className="grid grid-cols-2 gap-1.75 md:-me-2 md:max-h-100 md:grid-cols-1 md:overflow-y-auto md:pe-2">
        {rows.map(({ time, takenUntil }) => (
          <li
            key={time.startTime}
            className={takenUntil === null || takenUntil === time.startTime ? undefined : 'max-md:col-span-2'}
          >
            <button
              type="button"
              aria-pressed={time.startTime === chosen}
              disabled={busy || takenUntil !== null}
              onClick={() => onTime(time)}
              className={clsx(
                'grid min-h-11 w-full items-center gap-x-2 rounded-2 border px-3 py-1.5 text-start text-14 font-medium tabular-nums md:grid-cols-[1fr_auto]',
                time.startTime === chosen
                  ? 'border-accent bg-accent-soft inset-ring inset-ring-accent'
                  : takenUntil === null
                    ? 'border-control bg-surface hover:bg-hover'
                    : 'border-line bg-sunken font-normal text-muted',
              )}
            >
              {clockText(time.startTime, zone, locale)}
              {takenUntil !== null && takenUntil !== time.startTime
                ? ` – ${clockText(takenUntil, zone, locale)}`
                : null}
              {takenUntil !== null ? (
                <small className="text-12 font-normal">{text.slotTaken}</small>
              ) : isSame ? null : (
                <small className="text-12 font-normal text-muted">
                  {text.there({ time: clockText(time.startTime, office, locale) })}
                </small>
              )}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-12 text-muted">
        {differenceText(
          { office, visitor: zone, at: new Date(chosen ?? times[0]?.startTime ?? Date.now()) },
          text,
          locale,
        )}
      </p>
    </div>
  );
}
