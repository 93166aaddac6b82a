import { REVOCATION_REASON_MAX } from '@propguard/rules/certificates/certificate-states';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { text } from '../text.ts';

const words = text.revoke;

export function RevokeCertificate({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const revoke = useMutation(
    api.certificates.revoke.mutationOptions({
      onSuccess: () => {
        setIsOpen(false);
        notify.success({ title: words.done });
      },
      onError: (error) => notify.error({ title: words.failed, description: errorText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.certificates.key() }),
    }),
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') revoke.mutate({ id, reason });
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      size="sm"
      trigger={
        <Button size="sm" kind="ghost">
          {words.open}
        </Button>
      }
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button onClick={() => setIsOpen(false)}>{words.cancel}</Button>
          <Button
            kind="danger"
            type="submit"
            form={formId}
            busy={revoke.isPending}
            disabled={reason.trim() === ''}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Field label={words.reason} required>
          <TextInput
            value={reason}
            maxLength={REVOCATION_REASON_MAX}
            autoComplete="off"
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
