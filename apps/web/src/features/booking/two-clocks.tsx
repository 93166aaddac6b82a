import { minutesAhead, timeIn } from '@propguard/rules/time/wall-time';
import { useSpoken } from './languages/spoken.tsx';
import { cityOf, clockText, type FreeTime } from './times.ts';

const FROM_HOUR = 6;
const TO_HOUR = 20;

const share = (zone: string, { startTime, endTime }: FreeTime) => {
  const [hour = 0, minute = 0] = timeIn(zone, new Date(startTime)).split(':').map(Number);
  const span = (TO_HOUR - FROM_HOUR) * 60;
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  const left = clamp((hour * 60 + minute - FROM_HOUR * 60) / span);
  const width = clamp((Date.parse(endTime) - Date.parse(startTime)) / 60_000 / span);
  return { insetInlineStart: `${left * 100}%`, width: `${Math.min(width, 1 - left) * 100}%` };
};

/** The same time on the visitor's day and the office's, from six in the morning to eight at night. */
export function TwoClocks({ time, zone, office }: { time: FreeTime; zone: string; office: string }) {
  const { text, locale } = useSpoken();
  if (minutesAhead(office, zone, new Date(time.startTime)) === 0) return null;
  const said = text.bothClocks({
    yours: clockText(time.startTime, zone, locale),
    city: cityOf(zone),
    theirs: clockText(time.startTime, office, locale),
    office: cityOf(office),
  });
  return (
    <div role="img" aria-label={said} className="mt-2 grid gap-1.5">
      {[zone, office].map((place) => (
        <div key={place} className="grid grid-cols-[5.5rem_1fr] items-center gap-2 text-12 text-muted">
          <span className="truncate">{cityOf(place)}</span>
          <span className="relative h-2.5 bg-sunken inset-ring inset-ring-line">
            <i className="absolute inset-y-0 bg-accent" style={share(place, time)} />
          </span>
        </div>
      ))}
    </div>
  );
}
