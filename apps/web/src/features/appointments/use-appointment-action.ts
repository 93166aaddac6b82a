import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

/**
 * Does something with an appointment, then everything of appointments is asked for again. `isShown` says whether what
 * went wrong stands beside its field already.
 */
export function useAppointmentAction<Input>(
  act: (input: Input) => Promise<unknown>,
  done?: string,
  isShown: (error: Error) => boolean = () => false,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      if (done) notify.success({ title: done });
    },
    onError: (error) => {
      if (!isShown(error)) notify.error({ title: text.notDone, description: errorText(error) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.appointments.key() }),
  });
}
