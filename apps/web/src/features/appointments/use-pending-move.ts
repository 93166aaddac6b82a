import type { Agent } from '@propguard/protocol/agents';
import type { Appointment } from '@propguard/protocol/appointment-detail';
import type { OutsideTime } from '@propguard/protocol/appointments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { notify } from '../../ui/overlays/notify.tsx';
import { conflictsOf, type Proposal } from './conflicts.ts';
import { text } from './text.ts';

const MINUTE_MS = 60_000;

export type PendingMove = Proposal & { appointment: Appointment; conflicts: string[] };

/** A move that is drawn before it is done: dragged or by keys, then confirmed or undone. */
export function usePendingMove({
  items,
  outside,
  agents,
}: {
  items: readonly Appointment[];
  outside: readonly OutsideTime[];
  agents: readonly Agent[];
}) {
  const [pending, setPending] = useState<PendingMove | null>(null);
  const queryClient = useQueryClient();
  const move = useMutation(
    api.appointments.move.mutationOptions({
      onSuccess: (moved) => {
        // It stands where it was put at once, and the next move waits for nothing.
        queryClient.setQueriesData<{ items: Appointment[]; outside: OutsideTime[] }>(
          { queryKey: api.appointments.calendar.key() },
          (shown) =>
            shown && { ...shown, items: shown.items.map((one) => (one.id === moved.id ? moved : one)) },
        );
        setPending(null);
        notify.success({ title: text.moved });
      },
      onError: (error) =>
        notify.error({
          title: text.notMoved,
          // Which field it is, only forms ask; why, everybody does.
          description: fieldErrorsOf(error)[0]?.message ?? errorText(error),
        }),
      onSettled: () => {
        void queryClient.invalidateQueries({ queryKey: api.appointments.key() });
      },
    }),
  );
  const propose = (appointment: Appointment, proposal: Proposal) =>
    setPending({
      appointment,
      ...proposal,
      conflicts: conflictsOf(appointment, proposal, {
        items,
        outside,
        agent: agents.find(({ id }) => id === appointment.agent?.id),
        now: new Date(),
      }),
    });
  const confirm = () => {
    if (!pending || pending.conflicts.length > 0 || move.isPending) return;
    move.mutate({
      id: pending.appointment.id,
      startsAt: pending.startsAt.toISOString(),
      minutes: Math.round((pending.endsAt.getTime() - pending.startsAt.getTime()) / MINUTE_MS),
    });
  };
  return { pending, propose, confirm, undo: () => setPending(null), isMoving: move.isPending };
}
