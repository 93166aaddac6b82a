import type { PublicHold, PublicPage } from '@propguard/protocol/booking';
import type { LocationType } from '@propguard/rules/appointments/appointment-kinds';
import { useSpoken } from './languages/spoken.tsx';
import { cityOf, clockText, longDayText } from './times.ts';
import { TwoClocks } from './two-clocks.tsx';

interface BookingSummaryProps {
  page: PublicPage;
  place: LocationType;
  zone: string;
  hold: PublicHold | null;
}

export function BookingSummary({ page, place, zone, hold }: BookingSummaryProps) {
  const { text, locale } = useSpoken();
  return (
    <>
      <h2 className="mb-2.5 text-16 font-semibold">{text.booking}</h2>
      {hold ? (
        <>
          <p className="text-28 leading-tight font-semibold tabular-nums">
            {clockText(hold.startTime, zone, locale)} – {clockText(hold.endTime, zone, locale)}
          </p>
          <p className="text-13 text-muted">
            {longDayText(hold.startTime, zone, locale)}, {cityOf(zone)}
          </p>
          <TwoClocks time={hold} zone={zone} office={page.zone} />
          <p role="status" className="mt-2 text-12 text-muted">
            {text.kept({ time: clockText(hold.heldUntil, zone, locale) })}
          </p>
        </>
      ) : (
        <p className="text-14 text-muted">{text.noTime}</p>
      )}
      <dl className="mt-3 divide-y divide-line text-13">
        {[
          [
            text.where,
            place === 'physical' ? (page.home?.address ?? text.places[place]) : text.places[place],
          ],
          [text.with, page.agent ?? text.whoever],
          [text.cost, text.noCost],
        ].map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4 py-2">
            <dt className="text-muted">{term}</dt>
            <dd dir="auto" className="text-end font-medium">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
