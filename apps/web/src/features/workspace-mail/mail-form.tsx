import { type MailSettings, MailSettingsChange } from '@propguard/protocol/outbound';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { api, apiClient } from '../../lib/api.ts';
import { showServerErrors } from '../../lib/server-field-errors.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const words = text.settings;
const USUAL_PORT = '587';

const valuesOf = ({ fromName, fromAddress, replyTo, server }: MailSettings) => ({
  fromName: fromName ?? '',
  fromAddress: fromAddress ?? '',
  replyTo: replyTo ?? '',
  hasServer: server !== null,
  host: server?.host ?? '',
  port: String(server?.port ?? USUAL_PORT),
  secure: server?.secure ?? false,
  username: server?.username ?? '',
  password: '',
});
type Values = ReturnType<typeof valuesOf>;

const changeOf = (values: Values): unknown => ({
  fromName: values.fromName.trim() || null,
  fromAddress: values.fromAddress.trim() || null,
  replyTo: values.replyTo.trim() || null,
  server: values.hasServer
    ? {
        host: values.host,
        port: Number(values.port),
        secure: values.secure,
        username: values.username.trim() || null,
        // Left empty it is left out, and stays as it was.
        ...(values.password === '' ? {} : { password: values.password }),
      }
    : null,
});

const isField = (name: unknown, values: Values): name is keyof Values => String(name) in values;

export function MailForm({ settings }: { settings: MailSettings }) {
  const queryClient = useQueryClient();
  const form = useForm<Values>({ defaultValues: valuesOf(settings) });
  const { errors, isSubmitting } = form.formState;
  const onSubmit = form.handleSubmit(async (values) => {
    const change = MailSettingsChange.safeParse(changeOf(values));
    if (!change.success) {
      for (const { path, message } of change.error.issues) {
        const name = path.at(-1);
        if (isField(name, values)) form.setError(name, { message });
      }
      return;
    }
    try {
      const saved = await apiClient.outbound.changeMailSettings(change.data);
      queryClient.setQueryData(api.outbound.mailSettings.queryKey(), saved);
      form.reset(valuesOf(saved));
      notify.success({ title: words.saved });
    } catch (error) {
      showServerErrors(form, error);
    }
  });
  const hasServer = form.watch('hasServer');
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4 md:grid-cols-2">
      {errors.root?.server?.message ? (
        <ErrorState title={errors.root.server.message} className="md:col-span-2" />
      ) : null}
      <Field label={words.fromName} hint={words.fromNameHint} error={errors.fromName?.message}>
        <TextInput autoComplete="organization" {...form.register('fromName')} />
      </Field>
      <Field label={words.fromAddress} error={errors.fromAddress?.message}>
        <TextInput type="email" autoComplete="email" {...form.register('fromAddress')} />
      </Field>
      <Field label={words.replyTo} hint={words.replyToHint} error={errors.replyTo?.message}>
        <TextInput type="email" autoComplete="off" {...form.register('replyTo')} />
      </Field>
      <div className="md:col-span-2">
        <Ticked form={form} name="hasServer" label={words.ownServer} />
      </div>
      {hasServer ? (
        <>
          <Field label={words.host} error={errors.host?.message}>
            <TextInput autoComplete="off" placeholder="smtp.harbour.com.au" {...form.register('host')} />
          </Field>
          <Field label={words.port} error={errors.port?.message}>
            <TextInput inputMode="numeric" autoComplete="off" {...form.register('port')} />
          </Field>
          <Field label={words.username} error={errors.username?.message}>
            <TextInput autoComplete="off" {...form.register('username')} />
          </Field>
          <Field
            label={words.password}
            hint={settings.server?.hasPassword ? words.passwordKept : undefined}
            error={errors.password?.message}
          >
            <PasswordInput autoComplete="new-password" {...form.register('password')} />
          </Field>
          <div className="md:col-span-2">
            <Ticked form={form} name="secure" label={words.secure} />
          </div>
        </>
      ) : null}
      <Button type="submit" className="justify-self-start" busy={isSubmitting} busyLabel={words.saving}>
        {words.save}
      </Button>
    </form>
  );
}

function Ticked(props: { form: UseFormReturn<Values>; name: 'hasServer' | 'secure'; label: string }) {
  const { form, name, label } = props;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Checkbox
          label={label}
          checked={field.value}
          onCheckedChange={(checked) => field.onChange(checked === true)}
        />
      )}
    />
  );
}
