import { zodResolver } from '@hookform/resolvers/zod';
import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { REASON_MAX_LENGTH } from '@propguard/rules/appointments/appointment-limits';
import { fitsWish } from '@propguard/rules/waitlist/waitlist';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { api, apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { waitlistQuery } from './queries.ts';
import { text } from './text.ts';
import { WhoIsTold } from './who-is-told.tsx';

const Values = z.object({ reason: z.string().trim().min(1, 'Say why.').max(REASON_MAX_LENGTH) });

interface CancelDialogProps {
  appointment: AppointmentDetail;
  onClose: () => void;
}

export function CancelDialog({ appointment, onClose }: CancelDialogProps) {
  const { id } = appointment;
  const queryClient = useQueryClient();
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(Values),
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      await apiClient.appointments.cancel({ id, reason });
      void queryClient.invalidateQueries({ queryKey: api.appointments.key() });
      notify.success({ title: text.cancelling.done });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={text.cancelling.title}
      description={text.cancelling.description}
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        {formError ? <ErrorState title={formError} /> : null}
        <div>
          <WhoIsTold client={appointment.participants.client} />
          <NextInLine appointment={appointment} />
        </div>
        <Field
          label={text.cancelling.reason}
          hint={text.cancelling.reasonHint}
          error={form.formState.errors.reason?.message}
          required
        >
          <TextInput {...form.register('reason')} />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {text.cancelling.keep}
          </Button>
          <Button type="submit" kind="primary" busy={isSending}>
            {text.cancelling.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Whom the freed time is offered to first, so that nobody is surprised. */
function NextInLine({ appointment }: Pick<CancelDialogProps, 'appointment'>) {
  const { data } = useQuery(waitlistQuery());
  const start = new Date(appointment.startTime);
  if (!data || start <= new Date()) return null;
  const next = data.items.find(
    ({ state, page, ...wish }) =>
      state === 'waiting' &&
      (page.agentId === null || page.agentId === appointment.agent?.id) &&
      fitsWish(wish, appointment.zone, start),
  );
  return (
    <p className="text-13 text-muted">
      {next ? text.cancelling.next(next.person.name ?? text.waitlist.somebody) : text.cancelling.nobodyNext}
    </p>
  );
}
