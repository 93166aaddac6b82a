import type { PublicHold } from '@propguard/protocol/booking';
import type { LocationType } from '@propguard/rules/appointments/appointment-kinds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, apiClient } from '../../lib/api.ts';
import { fieldErrorsOf, hasCode } from '../../lib/api-error.ts';
import type { FreeTime } from './times.ts';

/** Somebody else has it: the server may have seen that before the constraint did. */
const isTaken = (error: unknown): boolean =>
  hasCode(error, 'TIME_TAKEN') || fieldErrorsOf(error).some(({ field }) => field === 'startsAt');

/** The time that is kept while the details are typed; another one lets the first go. */
export function useHeldTime(slug: string, place: LocationType) {
  const queryClient = useQueryClient();
  const [hold, setHold] = useState<PublicHold | null>(null);
  /** One that somebody else was faster with. */
  const [missed, setMissed] = useState<FreeTime | null>(null);
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: api.booking.times.key() });
  const keep = useMutation({
    mutationFn: (time: FreeTime) =>
      apiClient.booking.hold({
        slug,
        place,
        startsAt: time.startTime,
        ...(hold ? { insteadOf: hold.id } : {}),
      }),
    onSuccess: (kept) => {
      setHold(kept);
      setMissed(null);
    },
    // Whatever failed, the time that was kept before may have been let go for it.
    onError: (error, time) => {
      setHold(null);
      setMissed(isTaken(error) ? time : null);
      void lookAgain();
    },
  });
  const lose = () => {
    setMissed(hold);
    setHold(null);
    void lookAgain();
  };
  const forget = () => {
    setHold(null);
    setMissed(null);
  };
  return { hold, missed, keep, lose, forget };
}
