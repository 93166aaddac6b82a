import { zodResolver } from '@hookform/resolvers/zod';
import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { phoneText } from '@propguard/rules/people/phone-text';
import * as z from 'zod';
import { apiClient } from '../../lib/api.ts';
import { randomId } from '../../lib/random-id.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { REASON_TEXTS } from '../../parts/outbound/reason-texts.ts';
import { useMailWaits } from '../../parts/outbound/use-mail-waits.ts';
import { Button } from '../../ui/controls/button.tsx';
import { buttonLook } from '../../ui/controls/button-look.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

type Client = NonNullable<AppointmentDetail['participants']['client']>;
interface ContactDialogProps {
  appointment: AppointmentDetail;
  client: Client;
  onClose: () => void;
}

const Message = z.object({
  subject: z.string().trim().min(1, 'Enter a subject.').max(300),
  text: z.string().trim().min(1, 'Write something.').max(10_000),
});

/** By phone with the device, by mail through the one door out: it is kept with the client. */
export function ContactDialog({ appointment, client, onClose }: ContactDialogProps) {
  const phone = client.addresses.find(({ kind }) => kind === 'phone');
  const email = client.addresses.find(({ kind }) => kind === 'email');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={text.contact.title(client.name ?? text.detail.client)}
    >
      <div className="grid gap-4">
        {phone ? (
          <a href={`tel:${phone.value}`} className={buttonLook({ className: 'justify-self-start' })}>
            {text.contact.call} {phoneText(phone.value)}
          </a>
        ) : null}
        {email ? <MessageForm address={email} appointment={appointment} onClose={onClose} /> : null}
        {phone || email ? null : <p className="text-13 text-muted">{text.contact.none}</p>}
      </div>
    </Dialog>
  );
}

function MessageForm({
  address,
  appointment,
  onClose,
}: {
  address: Client['addresses'][number];
  appointment: AppointmentDetail;
  onClose: () => void;
}) {
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(Message),
    defaultValues: { subject: appointment.title, text: '' },
    send: async (values) => {
      const { reason } = await apiClient.outbound.send({
        addressId: address.id,
        purpose: 'service',
        key: `appointment:${appointment.id}:${randomId()}`,
        eventAt: appointment.startTime,
        ...values,
      });
      if (reason) notify.info({ title: text.contact.held(REASON_TEXTS[reason]) });
      else notify.success({ title: text.contact.sent });
      onClose();
    },
  });
  const { errors } = form.formState;
  const { to, waits } = text.contact;
  const hint = useMailWaits() ? waits(address.value) : to(address.value);
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      <Field label={text.contact.subject} error={errors.subject?.message}>
        <TextInput {...form.register('subject')} />
      </Field>
      <Field label={text.contact.message} hint={hint} error={errors.text?.message}>
        <TextArea {...form.register('text')} />
      </Field>
      <Button
        type="submit"
        kind="primary"
        className="justify-self-end"
        busy={isSending}
        busyLabel={text.contact.sending}
      >
        {text.contact.send}
      </Button>
    </form>
  );
}
