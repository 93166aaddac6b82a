import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { APPOINTMENT_OUTCOMES } from '@propguard/rules/appointments/appointment-status';
import { useState } from 'react';
import { apiClient } from '../../lib/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { clockText } from './calendar-days.ts';
import { Section } from './pane-section.tsx';
import { text } from './text.ts';
import { useAppointmentAction } from './use-appointment-action.ts';

/** How it ended, in one click; who did not come is one of them. What was agreed may be said before. */
export function OutcomeChips({ appointment, zone }: { appointment: AppointmentDetail; zone: string }) {
  const end = useAppointmentAction(apiClient.appointments.end);
  const [said, setSaid] = useState<{ notes: string; day: string } | null>(null);
  const more = said
    ? { ...(said.notes.trim() ? { notes: said.notes } : {}), ...(said.day ? { followUpDay: said.day } : {}) }
    : {};
  return (
    <Section
      title={text.detail.outcome}
      aside={text.detail.outcomeAfter(clockText(zone, appointment.endTime))}
    >
      {said ? (
        <div className="mb-3 grid gap-3">
          <Field label={text.detail.endingNote}>
            <TextArea
              rows={2}
              value={said.notes}
              maxLength={5_000}
              onChange={(event) => setSaid({ ...said, notes: event.target.value })}
            />
          </Field>
          {appointment.leadId ? (
            <Field label={text.detail.endingDay} hint={text.detail.endingDayHint}>
              <TextInput
                type="date"
                value={said.day}
                onChange={(event) => setSaid({ ...said, day: event.target.value })}
              />
            </Field>
          ) : null}
        </div>
      ) : null}
      <div className="flex flex-wrap gap-1.5">
        {APPOINTMENT_OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            size="sm"
            busy={end.isPending && end.variables.outcome === outcome}
            onClick={() => end.mutate({ id: appointment.id, outcome, ...more })}
          >
            {text.outcomes[outcome]}
          </Button>
        ))}
      </div>
      {said ? null : (
        <Button kind="ghost" size="sm" className="mt-1 -ml-2" onClick={() => setSaid({ notes: '', day: '' })}>
          {text.detail.ending}
        </Button>
      )}
      <p className="mt-2 text-12 text-muted">{text.detail.outcomeNote}</p>
    </Section>
  );
}
