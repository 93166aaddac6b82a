import { useEffect } from 'react';
import { apiClient } from '../../lib/api.ts';

const SAY_SO_EVERY_MS = 20_000;

/** Others in the team see that this one is open, as long as it is. That nobody hears of it is no fault to show. */
export function useLooking(id: string, isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return undefined;
    const say = (isLooking: boolean) => void apiClient.inbox.look({ id, isLooking }).catch(() => undefined);
    say(true);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') say(true);
    }, SAY_SO_EVERY_MS);
    return () => {
      clearInterval(timer);
      say(false);
    };
  }, [id, isThere]);
}
