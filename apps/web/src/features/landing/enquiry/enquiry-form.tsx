import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
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
      <div className="flex justify-end gap-2 max-md:*:flex-1">
        <Button onClick={onCancel}>{text.enquiry.cancel}</Button>
        <Button type="submit" kind="primary" busy={isSending} busyLabel={text.enquiry.sending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
