import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { type FormEvent, useState } from 'react';
import { apiClient } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { text } from './text.ts';
import { useAppointmentAction } from './use-appointment-action.ts';
import { WhoIsTold } from './who-is-told.tsx';

/** Somebody is to be met by video, and nobody knows where: the link is added right here. */
export function PaneLink({ appointment }: { appointment: AppointmentDetail }) {
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const { client } = appointment.participants;
  const save = useAppointmentAction(apiClient.appointments.change, text.detail.linkSaved, (error) => {
    const [wrong] = fieldErrorsOf(error);
    setProblem(wrong?.message);
    return wrong !== undefined;
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ id: appointment.id, meetingLink: link.trim() });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-2 grid gap-2 rounded-2 bg-caution-soft p-3">
      <p className="text-13">
        {client?.name ? text.detail.linkWaiting(client.name) : text.detail.linkMissing}
      </p>
      <Field label={text.detail.addLink} error={problem}>
        <TextInput
          type="url"
          value={link}
          placeholder="https://"
          onChange={(event) => {
            setProblem(undefined);
            setLink(event.target.value);
          }}
        />
      </Field>
      <WhoIsTold client={client} />
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        disabled={link.trim() === ''}
        busy={save.isPending}
      >
        {client ? text.detail.saveLink : text.detail.save}
      </Button>
    </form>
  );
}
