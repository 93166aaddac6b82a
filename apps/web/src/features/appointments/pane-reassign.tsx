import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiClient } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { agentsQuery } from './queries.ts';
import { text } from './text.ts';
import { useAppointmentAction } from './use-appointment-action.ts';

/** Whoever had it was removed: it is given to somebody else, at the same time. */
export function PaneReassign({ appointment }: { appointment: AppointmentDetail }) {
  const team = useQuery(agentsQuery()).data?.items ?? [];
  const [agentId, setAgentId] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const chosen = team.find(({ id }) => id === agentId);
  const give = useAppointmentAction(
    apiClient.appointments.move,
    chosen ? text.detail.reassigned(chosen.name) : undefined,
    (error) => {
      setProblem(fieldErrorsOf(error)[0]?.message ?? errorText(error));
      return true;
    },
  );
  return (
    <div className="mt-3 grid gap-2 rounded-2 bg-caution-soft p-3">
      <p className="text-13 font-semibold">
        {appointment.formerAgent ? text.detail.leftTitle(appointment.formerAgent) : text.detail.nobodyTitle}
      </p>
      <p className="text-13">{text.detail.leftHint}</p>
      <Field label={text.detail.giveTo} error={problem}>
        <Select
          placeholder={text.detail.chooseAgent}
          options={team.map(({ id, name }) => ({ value: id, label: name }))}
          value={agentId}
          onValueChange={(next) => {
            setProblem(undefined);
            setAgentId(next);
          }}
        />
      </Field>
      <Button
        size="sm"
        className="justify-self-start"
        disabled={!chosen}
        busy={give.isPending}
        onClick={() =>
          give.mutate({
            id: appointment.id,
            startsAt: appointment.startTime,
            minutes: appointment.duration,
            agentId,
          })
        }
      >
        {text.detail.reassign}
      </Button>
    </div>
  );
}
