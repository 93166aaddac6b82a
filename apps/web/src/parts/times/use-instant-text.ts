import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import { useSession } from '../../lib/session.ts';
import { dateText, dateTimeText, zonedTimeText } from './instant-text.ts';

/** Writes instants by the workspace's clocks; for someone without a workspace by those that the server goes by for them. */
export function useInstantText() {
  const { session } = useSession();
  const timeZone = session?.workspace?.timeZone ?? USUAL_TIME_ZONE;
  return {
    date: (instant: string) => dateText(instant, timeZone),
    dateTime: (instant: string) => dateTimeText(instant, timeZone),
    /** With the city whose clocks they are. */
    zonedTime: (instant: string) => zonedTimeText(instant, timeZone),
  };
}
