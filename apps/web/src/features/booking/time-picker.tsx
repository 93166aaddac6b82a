import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useSpoken } from './languages/spoken.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { SlotList } from './slot-list.tsx';
import { byDay, type FreeTime } from './times.ts';
import type { useMonth } from './use-month.ts';
import type { Times } from './use-page-times.ts';

interface TimePickerProps {
  month: ReturnType<typeof useMonth>;
  /** The office's clocks. */
  office: string;
  times: Pick<Times, 'data' | 'isPending' | 'isError' | 'refetch' | 'isFetching'>;
  chosen: string | null;
  busy: boolean;
  onTime: (time: FreeTime) => void;
}

/** A month and the times of one of its days. */
export function TimePicker({ month, office, times, chosen, busy, onTime }: TimePickerProps) {
  const { text } = useSpoken();
  const [picked, setPicked] = useState<string | null>(null);
  const days = byDay(times.data?.items ?? [], month.zone);
  const taken = byDay(times.data?.taken ?? [], month.zone);
  // The first day with something free, until another is picked.
  const day = picked !== null && days.has(picked) ? picked : ([...days.keys()][0] ?? null);
  const isEmpty = times.data !== undefined && days.size === 0;
  return (
    <div className="grid md:grid-cols-[1fr_18rem]">
      <div className="border-line p-4 md:border-e md:p-6">
        <MonthCalendar
          month={month.month}
          firstMonth={month.firstMonth}
          lastMonth={month.lastMonth}
          today={month.today}
          days={days}
          taken={taken}
          day={day}
          loading={times.isPending}
          onMonth={month.setMonth}
          onDay={setPicked}
        />
      </div>
      <div className="border-line p-4 max-md:border-t md:p-6">
        {times.isError ? (
          <Alert tone="danger" title={text.failedTitle}>
            <Button size="sm" busy={times.isFetching} onClick={() => void times.refetch()}>
              {text.again}
            </Button>
          </Alert>
        ) : times.isPending ? (
          <SlotsSkeleton />
        ) : isEmpty ? (
          <>
            <Badge>{text.free({ count: 0 })}</Badge>
            <h2 className="mt-2 text-14 font-semibold">{text.noneTitle}</h2>
            <p className="text-13 text-muted">{text.none}</p>
          </>
        ) : (
          <SlotList
            day={day}
            times={day === null ? [] : (days.get(day) ?? [])}
            taken={day === null ? [] : (taken.get(day) ?? [])}
            zone={month.zone}
            office={office}
            chosen={chosen}
            busy={busy}
            onZone={month.setZone}
            onTime={onTime}
          />
        )}
      </div>
    </div>
  );
}

const SLOTS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** In the shape of the times that are looked for. */
export function SlotsSkeleton() {
  const { text } = useSpoken();
  return (
    <Loading label={text.loading}>
      <div className="grid grid-cols-2 gap-1.75 md:grid-cols-1">
        {SLOTS.map((slot) => (
          <Skeleton key={slot} className="h-11 w-full" />
        ))}
      </div>
    </Loading>
  );
}
