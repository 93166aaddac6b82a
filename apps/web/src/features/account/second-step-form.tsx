import { zodResolver } from '@hookform/resolvers/zod';
import type { SecondStep, Session } from '@propguard/protocol/account';
import { SecondStepAnswer } from '@propguard/protocol/security';
import { apiClient } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-error.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { EntryPage } from './entry-page.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { text } from './text.ts';

interface SecondStepFormProps {
  step: SecondStep;
  onDone: (session: Session) => Promise<void>;
  /** The step has ended: the password is asked for again. */
  onEnded: () => void;
}

/** The password was right. A code of the app, a recovery code or a passkey lets them in. */
export function SecondStepForm({ step: { token, passkeyOnly }, onDone, onEnded }: SecondStepFormProps) {
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(SecondStepAnswer),
    defaultValues: { token, code: '' },
    send: async (values) => {
      const session = await apiClient.security.answerSecondStep(values).catch((error: unknown) => {
        if (hasCode(error, 'LINK_EXPIRED')) onEnded();
        throw error;
      });
      await onDone(session);
    },
  });
  const words = text.secondStep;
  const passkey = (
    <PasskeyButton onDone={onDone} second={token} kind={passkeyOnly ? 'primary' : 'secondary'} />
  );
  return (
    <EntryPage title={words.title} description={passkeyOnly ? words.byPasskey : words.description}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        {formError ? <ErrorState title={formError} /> : null}
        {passkeyOnly ? passkey : null}
        <Field
          label={passkeyOnly ? words.recoveryCode : words.code}
          hint={passkeyOnly ? words.recoveryHint : words.hint}
          error={form.formState.errors.code?.message}
        >
          <TextInput autoComplete="one-time-code" maxLength={20} {...form.register('code')} />
        </Field>
        <Button
          type="submit"
          kind={passkeyOnly ? 'secondary' : 'primary'}
          wide
          busy={isSending}
          busyLabel={text.signIn.sending}
        >
          {text.signIn.submit}
        </Button>
        {passkeyOnly ? null : passkey}
        <Button wide onClick={onEnded}>
          {text.secondStep.back}
        </Button>
      </form>
    </EntryPage>
  );
}
