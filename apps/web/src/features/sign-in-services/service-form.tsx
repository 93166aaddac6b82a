import { zodResolver } from '@hookform/resolvers/zod';
import { type SignInService, SignInServiceChange } from '@propguard/protocol/organisations';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { api, apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const domainsOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter((part) => part !== '');
const { domains: Domains } = SignInServiceChange.shape;

/** As it is typed: domains in one field, an empty secret for none. */
const Typed = SignInServiceChange.omit({ domains: true, secret: true }).extend({
  secret: z.string().max(1000),
  domains: z.string().refine((typed) => Domains.safeParse(domainsOf(typed)).success, {
    error: 'Enter at least one domain such as example.com.',
  }),
});

interface ServiceFormProps {
  /** Null for a new one. */
  service: SignInService | null;
  onClose: () => void;
}

export function ServiceForm({ service, onClose }: ServiceFormProps) {
  const queryClient = useQueryClient();
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(Typed),
    defaultValues: {
      name: service?.name ?? '',
      issuer: service?.issuer ?? '',
      clientId: service?.clientId ?? '',
      secret: '',
      domains: service?.domains.join(', ') ?? '',
    },
    send: async ({ secret, domains, ...rest }) => {
      const change = { ...rest, domains: domainsOf(domains), ...(secret === '' ? {} : { secret }) };
      if (service) await apiClient.organisations.change({ ...change, id: service.id });
      else await apiClient.organisations.add(change);
      await queryClient.invalidateQueries({ queryKey: api.organisations.key() });
      onClose();
      notify.success({ title: text.saved });
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      <Field label={text.name} hint={text.nameHint} error={errors.name?.message}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={text.issuer} hint={text.issuerHint} error={errors.issuer?.message}>
        <TextInput type="url" autoComplete="off" {...form.register('issuer')} />
      </Field>
      <Field label={text.clientId} error={errors.clientId?.message}>
        <TextInput autoComplete="off" {...form.register('clientId')} />
      </Field>
      <Field label={text.secret} hint={service ? text.secretKept : undefined} error={errors.secret?.message}>
        <PasswordInput autoComplete="off" {...form.register('secret')} />
      </Field>
      <Field label={text.domains} hint={text.domainsHint} error={errors.domains?.message}>
        <TextInput autoComplete="off" {...form.register('domains')} />
      </Field>
      <FormEnd
        onCancel={onClose}
        cancel={text.cancel}
        submit={text.save}
        busy={isSending}
        busyLabel={text.saving}
      />
    </form>
  );
}
