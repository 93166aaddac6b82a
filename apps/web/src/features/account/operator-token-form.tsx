import { zodResolver } from '@hookform/resolvers/zod';
import { OperatorClaim } from '@propguard/protocol/account';
import { apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { text } from './text.ts';
import { useOperates } from './use-operates.ts';

export function OperatorTokenForm({ given }: { given: string }) {
  const operates = useOperates();
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(OperatorClaim),
    defaultValues: { token: given },
    send: async (values) => operates(await apiClient.account.claimOperator(values)),
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      <Field
        label={text.claim.token}
        hint={text.claim.tokenHint}
        error={form.formState.errors.token?.message}
      >
        <TextInput autoComplete="off" spellCheck={false} {...form.register('token')} />
      </Field>
      <Button type="submit" kind="primary" wide busy={isSending} busyLabel={text.claim.sending}>
        {text.claim.submit}
      </Button>
    </form>
  );
}
