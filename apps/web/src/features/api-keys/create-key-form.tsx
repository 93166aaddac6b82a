import { zodResolver } from '@hookform/resolvers/zod';
import { NewApiKey } from '@propguard/protocol/api-keys';
import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import type * as z from 'zod';
import { api, apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import type { MadeKey } from './made-key.ts';
import { ScopeChoices } from './scope-choices.tsx';
import { text } from './text.ts';

type Expiry = keyof typeof text.create.expiry;
const EXPIRY_CHOICES = (Object.keys(text.create.expiry) as Expiry[]).map((value) => ({
  value,
  label: text.create.expiry[value],
}));

interface CreateKeyFormProps {
  onMade: (made: MadeKey) => void;
  onCancel: () => void;
}

export function CreateKeyForm({ onMade, onCancel }: CreateKeyFormProps) {
  const queryClient = useQueryClient();
  const { form, onSubmit, formError, isSending } = useServerForm<
    z.input<typeof NewApiKey>,
    z.output<typeof NewApiKey>
  >({
    resolver: zodResolver(NewApiKey),
    defaultValues: { name: '', scopes: [], expiresInDays: 90 },
    send: async (values) => {
      onMade(await apiClient.apiKeys.create(values));
      void queryClient.invalidateQueries({ queryKey: api.apiKeys.key() });
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      <Field label={text.create.name} hint={text.create.nameHint} error={errors.name?.message}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Controller
        control={form.control}
        name="scopes"
        render={({ field }) => (
          <ScopeChoices chosen={field.value} onChange={field.onChange} error={errors.scopes?.message} />
        )}
      />
      <Field label={text.create.expires} error={errors.expiresInDays?.message}>
        <Controller
          control={form.control}
          name="expiresInDays"
          render={({ field }) => (
            <Select
              options={EXPIRY_CHOICES}
              value={field.value ? (String(field.value) as Expiry) : 'never'}
              onValueChange={(expiry) => field.onChange(expiry === 'never' ? null : Number(expiry))}
            />
          )}
        />
      </Field>
      <FormEnd
        onCancel={onCancel}
        cancel={text.create.cancel}
        submit={text.create.submit}
        busy={isSending}
        busyLabel={text.create.sending}
      />
    </form>
  );
}
