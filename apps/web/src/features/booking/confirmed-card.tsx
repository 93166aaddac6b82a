import type { Booked } from '@propguard/protocol/booking';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { dayIn, minutesAhead } from '@propguard/rules/time/wall-time';
import { CalendarPlus, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { buttonLook } from '../../ui/controls/button-look.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { CallLink } from './call-link.tsx';
import { CopyLink } from './copy-link.tsx';
import { useSpoken } from './languages/spoken.tsx';
import { cityOf, clockText, dayHeading } from './times.ts';

/** It is done: when, and how to change it. Without a mail server the link is here and nowhere else. */
export function ConfirmedCard({ booked, zone }: { booked: Booked; zone: string }) {
  const { text, locale } = useSpoken();
  const { booking, pass, mailed } = booked;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const path = pathTo(PATHS.booking, { pass });
  const link = `${window.location.origin}${path}`;
  const yours = clockText(booking.startTime, zone, locale);
  const isSame = minutesAhead(booking.zone, zone, new Date(booking.startTime)) === 0;
  return (
    <section
      aria-label={text.confirmed}
      className="max-w-160 rounded-2 border border-line bg-surface p-5 md:p-6"
    >
      <div className="mb-2 flex items-center gap-3">
        <Badge tone="positive" icon={Check}>
          {text.confirmed}
        </Badge>
        <span className="ms-auto font-mono text-12 text-muted">{booking.code}</span>
      </div>
      <h2 ref={heading} tabIndex={-1} className="text-20 font-semibold outline-none">
        {text.seeYou({ day: dayHeading(dayIn(zone, new Date(booking.startTime)), locale) })}
      </h2>
      <p className="mt-1 text-14 text-muted tabular-nums">
        {isSame
          ? text.oneClock({ yours, city: cityOf(zone) })
          : text.bothClocks({
              yours,
              city: cityOf(zone),
              theirs: clockText(booking.startTime, booking.zone, locale),
              office: cityOf(booking.zone),
            })}{' '}
        {mailed ? text.mailed : text.notMailed}
      </p>
      {booking.agentPhone ? <CallLink phone={booking.agentPhone} /> : null}
      {mailed ? null : (
        <>
          <p className="mt-3 rounded-2 bg-sunken px-3 py-2 font-mono text-12 break-all">{link}</p>
          <div className="mt-2">
            <CopyLink link={link} />
          </div>
          <p className="mt-2 text-12 text-muted">
            {text.code}: <b className="font-mono">{booking.code}</b>. {text.codeHint}
          </p>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <a href={`/api/bookings/${pass}/calendar`} download className={buttonLook({})}>
          <Icon of={CalendarPlus} />
          {text.addToCalendar}
        </a>
        <LinkButton kind="ghost" to={path}>
          {text.change}
        </LinkButton>
      </div>
    </section>
  );
}
