import { zodResolver } from '@hookform/resolvers/zod';
import { ChannelCredentials } from '@propguard/protocol/channel-credentials';
import { type ConnectedChannel, PANEL_NAMES } from '@propguard/rules/channels/channel-abilities';
import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { api, apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import type { ConnectedCard } from './connected-card.ts';
import { text } from './text.ts';

type KeyField = { name: string; isSecret: boolean };

const plain = (name: string): KeyField => ({ name, isSecret: false });
const secret = (name: string): KeyField => ({ name, isSecret: true });

const FIELDS: Record<ConnectedChannel, readonly KeyField[]> = {
  whatsapp: [plain('phoneNumberId'), plain('businessAccountId'), secret('accessToken'), secret('appSecret')],
  telegram: [secret('token')],
  discord: [plain('applicationId'), plain('publicKey'), secret('botToken')],
  sms: [plain('accountSid'), secret('authToken'), plain('from')],
  email: [plain('address'), plain('username'), secret('password'), plain('imap'), plain('smtp')],
};

type Values = Record<string, string | undefined>;

/** What the service asks for. It is asked before anything is kept: what is wrong stands at its field. */
export function KeysForm({ channel }: { channel: ConnectedCard }) {
  const queryClient = useQueryClient();
  const { name } = PANEL_NAMES[channel.channel];
  const known = channel.config?.settings ?? {};
  const fields = FIELDS[channel.channel];
  const { form, onSubmit, formError, isSending } = useServerForm<Values, z.output<typeof ChannelCredentials>>(
    {
      resolver: zodResolver(ChannelCredentials) as never,
      defaultValues: {
        channel: channel.channel,
        ...Object.fromEntries(fields.map((field) => [field.name, known[field.name] ?? ''])),
        apiUrl: known.apiUrl,
      },
      send: async (values) => {
        await apiClient.channels.connect(values);
        for (const field of fields) if (field.isSecret) form.resetField(field.name);
        void queryClient.invalidateQueries({ queryKey: api.channels.key() });
        notify.success({ title: text.saved(name) });
      },
    },
  );
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      {fields.map((field) => (
        <Field
          key={field.name}
          label={text.fields[field.name]}
          hint={
            field.isSecret ? (channel.id ? text.secretKept : text.secretHint) : text.fieldHints[field.name]
          }
          error={errors[field.name]?.message}
        >
          {field.isSecret ? (
            <PasswordInput
              autoComplete="off"
              showLabel={`Show ${text.fields[field.name]}`}
              {...form.register(field.name)}
            />
          ) : (
            <TextInput autoComplete="off" spellCheck={false} {...form.register(field.name)} />
          )}
        </Field>
      ))}
      {channel.channel === 'email' ? null : (
        <Field label={text.fields.apiUrl} hint={text.apiUrlHint} error={errors.apiUrl?.message}>
          <TextInput
            autoComplete="off"
            spellCheck={false}
            {...form.register('apiUrl', { setValueAs: (value: string | undefined) => value || undefined })}
          />
        </Field>
      )}
      <div>
        <Button type="submit" kind="primary" busy={isSending} busyLabel={text.saving}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
