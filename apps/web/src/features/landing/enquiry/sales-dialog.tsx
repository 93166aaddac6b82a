import { zodResolver } from '@hookform/resolvers/zod';
import { type ReceivedEnquiry, SalesEnquiry } from '@propguard/protocol/enquiries';
import { useState } from 'react';
import { apiClient } from '../../../lib/api.ts';
import { useServerForm } from '../../../lib/use-server-form.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { text } from '../text.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { PersonFields } from './person-fields.tsx';
import { Received } from './received.tsx';

const words = text.enquiry.sales;

/** CORE-LAND-25 in our reading. */
export function SalesDialog({ onClose }: { onClose: () => void }) {
  const [received, setReceived] = useState<ReceivedEnquiry | null>(null);
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.description}>
      {received ? (
        <Received title={words.done} receipt={received} onClose={onClose} />
      ) : (
        <SalesForm onReceived={setReceived} onCancel={onClose} />
      )}
    </Dialog>
  );
}

function SalesForm({
  onReceived,
  onCancel,
}: {
  onReceived: (receipt: ReceivedEnquiry) => void;
  onCancel: () => void;
}) {
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(SalesEnquiry),
    defaultValues: { name: '', email: '', phone: '', company: '', message: '' },
    send: async (values) => {
      onReceived(await apiClient.enquiries.askSales(values));
    },
  });
  const { errors } = form.formState;
  return (
    <EnquiryForm
      onSubmit={onSubmit}
      error={formError}
      isSending={isSending}
      submit={words.submit}
      onCancel={onCancel}
    >
      <PersonFields register={form.register} errors={errors} />
      <Field label={text.enquiry.company} aside={text.enquiry.optional} error={errors.company?.message}>
        <TextInput autoComplete="organization" {...form.register('company')} />
      </Field>
      <Field label={words.message} error={errors.message?.message} required>
        <TextArea {...form.register('message')} />
      </Field>
    </EnquiryForm>
  );
}
