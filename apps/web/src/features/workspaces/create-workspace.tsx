import { zodResolver } from '@hookform/resolvers/zod';
import { NewWorkspace } from '@propguard/protocol/workspaces';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { apiClient } from '../../lib/api.ts';
import { replaceSession } from '../../lib/session.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

export function CreateWorkspace() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={setOpen}
      trigger={<Button icon={Plus}>{text.create.open}</Button>}
      title={text.create.title}
      description={text.create.description}
    >
      <CreateWorkspaceForm onClose={() => setOpen(false)} />
    </Dialog>
  );
}

function CreateWorkspaceForm({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(NewWorkspace),
    defaultValues: { name: '' },
    send: async (values) => {
      const session = await apiClient.workspaces.create(values);
      onClose();
      await replaceSession(queryClient, session);
      notify.success({ title: text.create.done(values.name) });
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      <Field label={text.settings.name} error={form.formState.errors.name?.message}>
        <TextInput autoComplete="organization" {...form.register('name')} />
      </Field>
      <FormEnd
        onCancel={onClose}
        cancel={text.cancel}
        submit={text.create.submit}
        busy={isSending}
        busyLabel={text.create.sending}
      />
    </form>
  );
}
