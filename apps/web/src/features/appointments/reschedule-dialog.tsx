import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, apiClient } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { dayOf } from './calendar-days.ts';
import { text } from './text.ts';
import { type ChosenTime, TimeChoice, whenOf } from './time-choice.tsx';
import { WhoIsTold } from './who-is-told.tsx';

export function RescheduleDialog({
  appointment,
  zone,
  onClose,
}: {
  appointment: AppointmentDetail;
  zone: string;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const [day, setDay] = useState(dayOf(zone, appointment.startTime));
  const [chosen, setChosen] = useState<ChosenTime | null>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) {
      setError(text.form.chooseTime);
      return;
    }
    setSending(true);
    try {
      await apiClient.appointments.move({
        id: appointment.id,
        reason,
        minutes: appointment.duration,
        ...whenOf(day, zone, chosen),
      });
      notify.success({ title: text.moved });
      onClose();
    } catch (refusal) {
      setError(fieldErrorsOf(refusal)[0]?.message ?? errorText(refusal));
    } finally {
      setSending(false);
      void queryClient.invalidateQueries({ queryKey: api.appointments.key() });
    }
  };
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={text.rescheduling.title(appointment.title)}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TimeChoice
          kind={appointment.type}
          locationType={appointment.locationType}
          agentId={appointment.agent?.id ?? null}
          minutes={appointment.duration}
          except={appointment.id}
          day={day}
          onDay={setDay}
          zone={zone}
          chosen={chosen}
          onChoose={(next) => {
            setError(undefined);
            setChosen(next);
          }}
          error={error}
        />
        <Field
          label={text.rescheduling.reason}
          hint={text.rescheduling.reasonHint}
          aside={text.form.optional}
        >
          <TextInput value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <WhoIsTold client={appointment.participants.client} />
        <Button type="submit" kind="primary" className="justify-self-end" busy={isSending}>
          {text.rescheduling.confirm}
        </Button>
      </form>
    </Dialog>
  );
}
