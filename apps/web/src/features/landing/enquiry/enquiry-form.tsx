import type { FormEventHandler, ReactNode } from 'react';
import { FormEnd } from '../../../ui/controls/form-end.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { text } from '../text.ts';

interface EnquiryFormProps {
  onSubmit: FormEventHandler;
  error: string | undefined;
  isSending: boolean;
  submit: string;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

export function EnquiryForm({ onSubmit, error, isSending, submit, onCancel, children }: EnquiryFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {error ? <ErrorState title={error} /> : null}
      {children}
      <p className="text-12 text-muted">{text.enquiry.privacy}</p>
      <FormEnd
        onCancel={onCancel}
        cancel={text.enquiry.cancel}
        submit={submit}
        busy={isSending}
        busyLabel={text.enquiry.sending}
      />
    </form>
  );
}
