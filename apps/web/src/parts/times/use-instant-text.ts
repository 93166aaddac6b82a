import { useSession } from '../../lib/session.ts';
import { dateText, dateTimeText } from './instant-text.ts';

/** Writes instants in the workspace's time zone; in the browser's own, for someone without a workspace. */
export function useInstantText() {
  const { session } = useSession();
  const timeZone = session?.workspace?.timeZone;
  return {
    date: (instant: string) => dateText(instant, timeZone),
    dateTime: (instant: string) => dateTimeText(instant, timeZone),
  };
}
