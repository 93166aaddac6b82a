import { zodResolver } from '@hookform/resolvers/zod';
import { REASON_MAX_LENGTH } from '@propguard/rules/appointments/appointment-limits';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { api, apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const Values = z.object({ reason: z.string().trim().min(1, 'Say why.').max(REASON_MAX_LENGTH) });

export function CancelDialog({ id, onClose }: { id: string; onClose: () => void }) {
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
        <Field label={text.cancelling.reason} error={form.formState.errors.reason?.message} required>
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
