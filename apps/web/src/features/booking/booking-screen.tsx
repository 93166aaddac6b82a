import type { Booking } from '@propguard/protocol/booking';
import { lacksLink } from '@propguard/rules/appointments/appointment-kinds';
import { isOpen } from '@propguard/rules/appointments/appointment-status';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { buttonLook } from '../../ui/controls/button-look.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { CallLink } from './call-link.tsx';
import { LanguageMenu, useSpoken } from './languages/spoken.tsx';
import { useProblem } from './languages/use-problem.ts';
import { MoveBooking } from './move-booking.tsx';
import { OpenedByLink } from './opened-by-link.tsx';
import { PublicFrame } from './public-frame.tsx';
import { bookingQuery } from './queries.ts';
import { RatingForm } from './rating-form.tsx';
import { cityOf, clockText, longDayText } from './times.ts';

/** `/booking/{pass}`: whoever holds the link sees the booking, moves it or calls it off. */
export function BookingScreen() {
  return (
    <OpenedByLink query={bookingQuery} title={(text) => text.opening}>
      {(data, pass) => <Held pass={pass} booking={data} />}
    </OpenedByLink>
  );
}

function Held({ pass, booking }: { pass: string; booking: Booking }) {
  const { text, locale } = useSpoken();
  const problem = useProblem();
  const queryClient = useQueryClient();
  const { queryKey } = bookingQuery(pass);
  const [moving, setMoving] = useState(false);
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<'moved' | 'cancelled' | null>(null);
  const cancel = useMutation(
    api.booking.cancelBooking.mutationOptions({
      onSuccess: (next) => {
        queryClient.setQueryData(queryKey, next);
        setSaid('cancelled');
      },
      onSettled: () => setAsking(false),
    }),
  );
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isOff = booking.status === 'cancelled';
  return (
    <PublicFrame
      office={booking.office}
      width={moving ? 'wide' : 'reading'}
      isChangedByLetter={booking.canChange}
      aside={<LanguageMenu />}
    >
      <h1 className="font-serif text-28 leading-tight tracking-[-0.02em] text-balance md:text-44">
        <bdi>{booking.title}</bdi>
      </h1>
      <section className="mt-5 max-w-172 rounded-2 border border-line bg-surface p-5 md:p-6">
        <div className="flex items-center gap-3">
          <Badge tone={isOff ? 'danger' : 'positive'}>{text.statuses[booking.status]}</Badge>
          <span className="ms-auto font-mono text-12 text-muted">{booking.code}</span>
        </div>
        <p
          className={clsx(
            'mt-2 text-28 leading-tight font-semibold tabular-nums',
            isOff && 'text-muted line-through',
          )}
        >
          {clockText(booking.startTime, zone, locale)} – {clockText(booking.endTime, zone, locale)}
        </p>
        <p className="text-14 text-muted">
          {longDayText(booking.startTime, zone, locale)}, {cityOf(zone)}
          {zone === booking.zone
            ? ''
            : ` (${text.inPlace({ time: clockText(booking.startTime, booking.zone, locale), place: cityOf(booking.zone) })})`}
        </p>
        <dl className="mt-3 divide-y divide-line text-13">
          <div className="flex justify-between gap-4 py-2">
            <dt className="text-muted">{text.where}</dt>
            <dd dir="auto" className="text-end font-medium">
              <Where booking={booking} />
            </dd>
          </div>
          <div className="flex justify-between gap-4 py-2">
            <dt className="text-muted">{text.with}</dt>
            <dd dir="auto" className="text-end font-medium">
              {booking.agent ?? booking.office}
              {booking.agentPhone ? <CallLink phone={booking.agentPhone} /> : null}
            </dd>
          </div>
        </dl>
        <p role="status" className="mt-2 text-13 text-muted">
          {said && !(said === 'moved' && isOff)
            ? text[said]
            : isOff
              ? text.isOff
              : booking.rating === null
                ? ''
                : text.rated({ score: String(booking.rating) })}
        </p>
        {cancel.isError ? (
          <Alert tone="danger" live title={text.notChanged} className="mt-3">
            {problem(cancel.error)}
          </Alert>
        ) : null}
        {booking.canChange ? (
          <div className="mt-4 flex flex-wrap gap-2">
            <Button
              {...(moving ? {} : { kind: 'primary' })}
              onClick={() => setMoving(!moving)}
              aria-expanded={moving}
            >
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
        ) : isOff || booking.status === 'completed' ? (
          booking.bookAgain ? (
            <a
              href={pathTo(PATHS.book, { slug: booking.bookAgain })}
              className={clsx(buttonLook({ kind: 'primary' }), 'mt-4')}
            >
              {text.bookAgain}
            </a>
          ) : null
        ) : (
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
            setSaid('moved');
          }}
        />
      ) : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.cancelTitle}
        description={text.cancelHint}
        confirmLabel={text.cancel}
        cancelLabel={text.keepBooking}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({ pass })}
      />
    </PublicFrame>
  );
}

/** The address, and how to come in by video; that there is no link yet is said, with when there will be one. */
function Where({ booking }: { booking: Booking }) {
  const { text } = useSpoken();
  const { address, meetingLink, place, status } = booking;
  const isToCome = isOpen(status) && lacksLink({ locationType: place, meetingLink });
  return (
    <>
      {address ?? (meetingLink ? null : text.places[place])}
      {meetingLink ? (
        <a
          href={meetingLink}
          target="_blank"
          rel="noreferrer"
          className="block break-all text-accent underline"
        >
          {meetingLink}
        </a>
      ) : null}
      {isToCome ? <span className="mt-0.5 block font-normal text-muted">{text.linkToCome}</span> : null}
    </>
  );
}
