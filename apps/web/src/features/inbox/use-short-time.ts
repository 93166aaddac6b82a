import { useSession } from '../../lib/session.ts';
import { text } from './text.ts';

const DAY_MS = 86_400_000;

/** '11:16 am' today, 'Tue' within a week, '14 Oct' before, by the clocks of the workspace. */
export function useShortTime(): (instant: string) => string {
  const { session } = useSession();
  const timeZone = session?.workspace?.timeZone;
  const write = (at: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', timeZone === undefined ? options : { ...options, timeZone }).format(at);
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
  return (instant) => {
    const at = new Date(instant);
    const now = new Date();
    if (write(at, day) === write(now, day))
      return write(at, { hour: 'numeric', minute: '2-digit', hour12: true });
    const isNear = Math.abs(now.getTime() - at.getTime()) < 6 * DAY_MS;
    return write(
      at,
      isNear
        ? { weekday: 'short', hour: 'numeric', minute: '2-digit', hour12: true }
        : { day: 'numeric', month: 'short' },
    );
  };
}

/** 'Today', 'Yesterday', 'Mon, 16 Nov', by the clocks of the workspace. */
export function useDayText(): (instant: string) => string {
  const { session } = useSession();
  const timeZone = session?.workspace?.timeZone;
  const write = (at: Date) =>
    new Intl.DateTimeFormat('en-AU', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...(timeZone === undefined ? {} : { timeZone }),
    }).format(at);
  return (instant) => {
    const day = write(new Date(instant));
    if (day === write(new Date())) return text.today;
    return day === write(new Date(Date.now() - DAY_MS)) ? text.yesterday : day;
  };
}
