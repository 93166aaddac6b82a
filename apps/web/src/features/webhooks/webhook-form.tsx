import { zodResolver } from '@hookform/resolvers/zod';
import { type MadeWebhook, NewWebhook, type Webhook } from '@propguard/protocol/webhooks';
import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import type * as z from 'zod';
import { api, apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { EventChoices } from './event-choices.tsx';
import { text } from './text.ts';

interface WebhookFormProps {
  /** The one that is changed; without it, a new one is made. */
  webhook?: Webhook;
  onMade?: (made: MadeWebhook) => void;
  onDone?: () => void;
  onCancel: () => void;
}

export function WebhookForm({ webhook, onMade, onDone, onCancel }: WebhookFormProps) {
  const queryClient = useQueryClient();
  const { form, onSubmit, formError, isSending } = useServerForm<
    z.input<typeof NewWebhook>,
    z.output<typeof NewWebhook>
  >({
    resolver: zodResolver(NewWebhook),
    defaultValues: webhook
      ? { name: webhook.name, url: webhook.url, events: webhook.events }
      : { name: '', url: '', events: ['lead.created'] },
    send: async (values) => {
      if (webhook) {
        await apiClient.webhooks.change({ id: webhook.id, ...values });
        onDone?.();
      } else onMade?.(await apiClient.webhooks.create(values));
      void queryClient.invalidateQueries({ queryKey: api.webhooks.key() });
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      <Field label={text.form.name} hint={text.form.nameHint} error={errors.name?.message}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={text.form.url} hint={text.form.urlHint} error={errors.url?.message}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          {...form.register('url')}
        />
      </Field>
      <Controller
        control={form.control}
        name="events"
        render={({ field }) => (
          <EventChoices chosen={field.value} onChange={field.onChange} error={errors.events?.message} />
        )}
      />
      <FormEnd
        onCancel={onCancel}
        cancel={text.form.cancel}
        submit={webhook ? text.form.save : text.form.submit}
        busy={isSending}
        busyLabel={text.form.sending}
      />
    </form>
  );
}
