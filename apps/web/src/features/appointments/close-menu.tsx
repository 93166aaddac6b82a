import type { Appointment } from '@propguard/protocol/appointment-detail';
import { APPOINTMENT_OUTCOMES } from '@propguard/rules/appointments/appointment-status';
import { Check } from 'lucide-react';
import { apiClient } from '../../lib/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx';
import { text } from './text.ts';
import { useAppointmentAction } from './use-appointment-action.ts';

/** An overdue one is closed from its row: how it ended, in two clicks. */
export function CloseMenu({ appointment }: { appointment: Appointment }) {
  const end = useAppointmentAction(apiClient.appointments.end, text.closing.done);
  return (
    <DropdownMenu
      trigger={
        <Button
          size="sm"
          icon={Check}
          busy={end.isPending}
          aria-label={text.closing.of(appointment.client?.name ?? appointment.title)}
        >
          {text.closing.close}
        </Button>
      }
    >
      {APPOINTMENT_OUTCOMES.map((outcome) => (
        <MenuItem key={outcome} onSelect={() => end.mutate({ id: appointment.id, outcome })}>
          {text.outcomes[outcome]}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
