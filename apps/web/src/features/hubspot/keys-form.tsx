import { zodResolver } from '@hookform/resolvers/zod';
import { HubspotKeys } from '@propguard/protocol/hubspot';
import { useQueryClient } from '@tanstack/react-query';
import { api, apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const words = text.form;

/** HubSpot is asked before anything is kept: what is wrong stands at its field. */
export function KeysForm({ onDone }: { onDone?: () => void }) {
  const queryClient = useQueryClient();
  const { form, onSubmit, formError, isSending } = useServerForm<HubspotKeys, HubspotKeys>({
    resolver: zodResolver(HubspotKeys),
    defaultValues: { token: '', clientSecret: '' },
    send: async (keys) => {
      const state = await apiClient.hubspot.connect(keys);
      queryClient.setQueryData(api.hubspot.state.queryKey(), state);
      notify.success({ title: words.done });
      onDone?.();
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid content-start gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      <Field label={words.token} hint={words.tokenHint} error={errors.token?.message}>
        <PasswordInput autoComplete="off" showLabel={`Show ${words.token}`} {...form.register('token')} />
      </Field>
      <Field label={words.clientSecret} hint={words.clientSecretHint} error={errors.clientSecret?.message}>
        <PasswordInput
          autoComplete="off"
          showLabel={`Show ${words.clientSecret}`}
          {...form.register('clientSecret')}
        />
      </Field>
      <div>
        <Button type="submit" kind="primary" busy={isSending} busyLabel={words.sending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
