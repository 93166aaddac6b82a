import type { Booking } from '@propguard/protocol/booking';
import { dayIn } from '@propguard/rules/time/wall-time';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useSpoken } from './languages/spoken.tsx';
import { useProblem } from './languages/use-problem.ts';
import { bookingTimesQuery } from './queries.ts';
import { TimePicker } from './time-picker.tsx';
import { clockText, dayHeading, type FreeTime } from './times.ts';
import { useMonth } from './use-month.ts';

/** As far ahead as the calendar goes; what may be booked is the server's to say. */
const MONTHS_AHEAD_DAYS = 92;

interface MoveBookingProps {
  pass: string;
  office: string;
  onMoved: (booking: Booking) => void;
}

export function MoveBooking({ pass, office, onMoved }: MoveBookingProps) {
  const { text, locale } = useSpoken();
  const problem = useProblem();
  const queryClient = useQueryClient();
  const month = useMonth(MONTHS_AHEAD_DAYS);
  const times = useQuery(bookingTimesQuery(pass, month.asked));
  const [chosen, setChosen] = useState<FreeTime | null>(null);
  const move = useMutation(
    api.booking.moveBooking.mutationOptions({
      onSuccess: onMoved,
      onError: () => void queryClient.invalidateQueries({ queryKey: api.booking.bookingTimes.key() }),
    }),
  );
  return (
    <section aria-label={text.moveTitle} className="mt-5 rounded-2 border border-line bg-surface">
      <h2 className="border-b border-line px-4 py-3.5 text-16 font-semibold md:px-6">{text.moveTitle}</h2>
      <TimePicker
        month={month}
        office={office}
        times={times}
        chosen={chosen?.startTime ?? null}
        busy={move.isPending}
        onTime={setChosen}
      />
      <div className="border-t border-line p-4 md:p-6">
        {move.isError ? (
          <Alert tone="danger" live title={text.notChanged} className="mb-3">
            {problem(move.error)}
          </Alert>
        ) : null}
        <Button
          kind="primary"
          disabled={!chosen}
          busy={move.isPending}
          busyLabel={text.moving}
          onClick={() => chosen && move.mutate({ pass, startsAt: chosen.startTime })}
        >
          {chosen
            ? text.moveTo({
                time: `${dayHeading(dayIn(month.zone, new Date(chosen.startTime)), locale)}, ${clockText(chosen.startTime, month.zone, locale)}`,
              })
            : text.chooseTime}
        </Button>
      </div>
    </section>
  );
}
