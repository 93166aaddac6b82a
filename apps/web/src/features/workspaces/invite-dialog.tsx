import { zodResolver } from '@hookform/resolvers/zod';
import { type MadeInvitation, NewInvitation } from '@propguard/protocol/workspaces';
import type { Role } from '@propguard/rules/workspaces/roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { api, apiClient } from '../../lib/api.ts';
import { installationQuery } from '../../lib/installation.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { hasLink, InvitationLink } from './invitation-link.tsx';
import { roleChoices } from './role-choices.ts';
import { text } from './text.ts';

export function InviteDialog({ actor }: { actor: Role }) {
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const { data: installation } = useQuery(installationQuery());
  const isMailed = installation?.mailDelivery !== 'outbox';
  const close = () => {
    setOpen(false);
    setMade(null);
  };
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={(isOpen) => (isOpen ? setOpen(true) : close())}
      trigger={
        <Button kind="primary" icon={UserPlus}>
          {text.invite.open}
        </Button>
      }
      title={text.invite.title}
      description={made ? undefined : isMailed ? text.invite.description : text.invite.byHand}
    >
      {made && hasLink(made) ? (
        <InvitationLink invitation={made} onDone={close} />
      ) : (
        <InviteForm actor={actor} isMailed={isMailed} onMade={setMade} onClose={close} />
      )}
    </Dialog>
  );
}

interface InviteFormProps {
  actor: Role;
  isMailed: boolean;
  onMade: (made: MadeInvitation) => void;
  onClose: () => void;
}

function InviteForm({ actor, isMailed, onMade, onClose }: InviteFormProps) {
  const queryClient = useQueryClient();
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(NewInvitation),
    defaultValues: { email: '', role: 'agent' as Role },
    send: async (values) => {
      const made = await apiClient.workspaces.invite(values);
      void queryClient.invalidateQueries({ queryKey: api.workspaces.invitations.key() });
      if (hasLink(made)) return onMade(made);
      onClose();
      notify.success({ title: text.invite.done(made.email) });
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      <Field label={text.invite.email} error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="off"
          placeholder={text.invite.emailPlaceholder}
          {...form.register('email')}
        />
      </Field>
      <Field label={text.invite.role} error={errors.role?.message}>
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <Select
              options={roleChoices(actor, 'viewer')}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      <FormEnd
        onCancel={onClose}
        cancel={text.cancel}
        submit={isMailed ? text.invite.submit : text.invite.make}
        busy={isSending}
        busyLabel={text.invite.sending}
      />
    </form>
  );
}
