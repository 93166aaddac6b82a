import { dayIn, instantFrom, timeIn } from '@propguard/rules/time/wall-time';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import { useSession } from '../../lib/session.ts';

const DAY_MS = 86_400_000;
const short = new Map<string, Intl.DateTimeFormat>();
const format = (zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${zone} ${JSON.stringify(options)}`;
  const made = short.get(key) ?? new Intl.DateTimeFormat('en-AU', { ...options, timeZone: zone });
  short.set(key, made);
  return made;
};
const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hour12: true };

/** Days and times by the workspace's clocks, as the list writes them and as fields take them. */
export function useLeadTimes() {
  const { session } = useSession();
  const zone = session?.workspace?.timeZone ?? USUAL_TIME_ZONE;
  const day = (instant: string) => format(zone, { day: 'numeric', month: 'short' }).format(new Date(instant));
  const time = (instant: string) => format(zone, TIME).format(new Date(instant));
  const isToday = (instant: string) => dayIn(zone, new Date(instant)) === dayIn(zone, new Date());
  return {
    zone,
    day,
    /** '14 Nov 2026' */
    date: (instant: string) =>
      format(zone, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(instant)),
    /** 'Today 2:30 pm', or '14 Nov, 2:30 pm' */
    when: (instant: string) =>
      isToday(instant) ? `Today ${time(instant)}` : `${day(instant)}, ${time(instant)}`,
    soon: (instant: string) => (isToday(instant) ? `Today ${time(instant)}` : day(instant)),
    /** Whole days past; null: not past. */
    daysPast: (instant: string) => {
      const past = Date.now() - new Date(instant).getTime();
      return past > 0 ? Math.floor(past / DAY_MS) : null;
    },
    /** For a field of day and time. */
    toField: (instant: string | null) =>
      instant === null ? '' : `${dayIn(zone, new Date(instant))}T${timeIn(zone, new Date(instant))}`,
    fromField: (written: string): string | null => {
      const [on, at] = written.split('T');
      return on && at ? instantFrom(zone, on, at.slice(0, 5)).toISOString() : null;
    },
  };
}
