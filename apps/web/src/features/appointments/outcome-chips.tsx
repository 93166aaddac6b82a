import type { AppointmentDetail } from '@propguard/protocol/appointments';
import { APPOINTMENT_OUTCOMES } from '@propguard/rules/appointments/appointment-status';
import { apiClient } from '../../lib/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { clockText } from './calendar-days.ts';
import { Section } from './pane-section.tsx';
import { text } from './text.ts';
import { useAppointmentAction } from './use-appointment-action.ts';

/** How it ended, in one click; who did not come is one of them. */
export function OutcomeChips({ appointment, zone }: { appointment: AppointmentDetail; zone: string }) {
  const end = useAppointmentAction(apiClient.appointments.end);
  return (
    <Section
      title={text.detail.outcome}
      aside={text.detail.outcomeAfter(clockText(zone, appointment.endTime))}
    >
      <div className="flex flex-wrap gap-1.5">
        {APPOINTMENT_OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            size="sm"
            busy={end.isPending && end.variables.outcome === outcome}
            onClick={() => end.mutate({ id: appointment.id, outcome })}
          >
            {text.outcomes[outcome]}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-12 text-muted">{text.detail.outcomeNote}</p>
    </Section>
  );
}
