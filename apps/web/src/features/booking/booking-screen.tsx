import type { Booking } from '@propguard/protocol/booking';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { buttonLook } from '../../ui/controls/button-look.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { CallLink } from './call-link.tsx';
import { MoveBooking } from './move-booking.tsx';
import { OpenedByLink } from './opened-by-link.tsx';
import { PublicFrame } from './public-frame.tsx';
import { text } from './public-text.ts';
import { bookingQuery } from './queries.ts';
import { RatingForm } from './rating-form.tsx';
import { cityOf, clockText, longDayText } from './times.ts';

/** `/booking/{pass}`: whoever holds the link sees the booking, moves it or calls it off. */
export function BookingScreen() {
  return (
    <OpenedByLink query={bookingQuery} title={text.loading}>
      {(data, pass) => <Held pass={pass} booking={data} />}
    </OpenedByLink>
  );
}

function Held({ pass, booking }: { pass: string; booking: Booking }) {
  const queryClient = useQueryClient();
  const { queryKey } = bookingQuery(pass);
  const [moving, setMoving] = useState(false);
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const cancel = useMutation(
    api.booking.cancelBooking.mutationOptions({
      onSuccess: (next) => {
        queryClient.setQueryData(queryKey, next);
        setSaid(text.cancelled);
      },
      onSettled: () => setAsking(false),
    }),
  );
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isOff = booking.status === 'cancelled';
  return (
    <PublicFrame office={booking.office} width={moving ? 'wide' : 'reading'}>
      <h1 className="font-serif text-28 leading-tight tracking-[-0.02em] text-balance md:text-44">
        {booking.title}
      </h1>
      <section className="mt-5 max-w-172 rounded-2 border border-line bg-surface p-5 md:p-6">
        <div className="flex items-center gap-3">
          <Badge tone={isOff ? 'danger' : 'positive'}>{text.statusLabels[booking.status]}</Badge>
          <span className="ml-auto font-mono text-12 text-muted">{booking.code}</span>
        </div>
        <p className="mt-2 text-28 leading-tight font-semibold tabular-nums">
          {clockText(booking.startTime, zone)} – {clockText(booking.endTime, zone)}
        </p>
        <p className="text-14 text-muted">
          {longDayText(booking.startTime, zone)}, {cityOf(zone)}
          {zone === booking.zone
            ? ''
            : ` (${clockText(booking.startTime, booking.zone)} in ${cityOf(booking.zone)})`}
        </p>
        <dl className="mt-3 divide-y divide-line text-13">
          <div className="flex justify-between gap-4 py-2">
            <dt className="text-muted">{text.where}</dt>
            <dd className="text-right font-medium">
              {booking.address ?? booking.meetingLink ?? text.places[booking.place]}
            </dd>
          </div>
          <div className="flex justify-between gap-4 py-2">
            <dt className="text-muted">{text.with}</dt>
            <dd className="text-right font-medium">
              {booking.agent ?? booking.office}
              {booking.agentPhone ? <CallLink phone={booking.agentPhone} /> : null}
            </dd>
          </div>
        </dl>
        <p role="status" className="mt-2 text-13 text-muted">
          {said || (isOff ? text.cancelled : booking.rating === null ? '' : text.rated(booking.rating))}
        </p>
        {cancel.isError ? (
          <Alert tone="danger" live title={text.notChanged} className="mt-3">
            {errorText(cancel.error)}
          </Alert>
        ) : null}
        {booking.canChange ? (
          <div className="mt-4 flex flex-wrap gap-2">
            <Button kind="primary" onClick={() => setMoving(!moving)} aria-expanded={moving}>
              {moving ? text.keep : text.move}
            </Button>
            <a href={`/api/bookings/${pass}/calendar`} download className={buttonLook({})}>
              <Icon of={CalendarPlus} />
              {text.addToCalendar}
            </a>
            <Button kind="danger" onClick={() => setAsking(true)}>
              {text.cancel}
            </Button>
          </div>
        ) : isOff || booking.status === 'completed' ? null : (
          <p className="mt-3 text-13">{text.tooLate}</p>
        )}
      </section>
      {booking.canRate ? (
        <RatingForm pass={pass} onRated={(next) => queryClient.setQueryData(queryKey, next)} />
      ) : null}
      {moving && booking.canChange ? (
        <MoveBooking
          pass={pass}
          office={booking.zone}
          onMoved={(next) => {
            queryClient.setQueryData(queryKey, next);
            setMoving(false);
            setSaid(text.moved);
          }}
        />
      ) : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.cancelTitle}
        description={text.cancelHint}
        confirmLabel={text.cancel}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({ pass })}
      />
    </PublicFrame>
  );
}
