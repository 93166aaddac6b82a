import { zodResolver } from '@hookform/resolvers/zod';
import type { Agent } from '@propguard/protocol/agents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { dayText } from '../../parts/times/day-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { spansText } from './hours-text.ts';
import { text } from './text.ts';

type Exception = Agent['exceptions'][number];
const daysText = ({ from, to }: Exception): string =>
  from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;

export function LeaveDialog({ agent }: { agent: Agent }) {
  return (
    <Dialog
      size="sm"
      trigger={
        <Button kind="ghost" size="sm" aria-label={text.leaveOf(agent.name)}>
          {text.leave}
        </Button>
      }
      title={text.leaveOf(agent.name)}
    >
      <div className="grid gap-4">
        <Planned agent={agent} />
        <LeaveForm agent={agent} />
      </div>
    </Dialog>
  );
}

function Planned({ agent }: { agent: Agent }) {
  const queryClient = useQueryClient();
  const remove = useMutation(
    api.agents.removeException.mutationOptions({
      onError: (error) => notify.error({ title: text.leaveNotRemoved, description: errorText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.agents.key() }),
    }),
  );
  if (agent.exceptions.length === 0) return <p className="text-13 text-muted">{text.noLeave}</p>;
  return (
    <ul className="grid gap-1 text-13">
      {agent.exceptions.map((one) => (
        <li key={one.id} className="flex items-center justify-between gap-3">
          {one.hours.length === 0
            ? text.away(daysText(one))
            : text.otherHours(daysText(one), spansText(one.hours))}
          <Button
            kind="ghost"
            size="sm"
            aria-label={text.endLeave(daysText(one))}
            onClick={() => remove.mutate({ id: agent.id, exceptionId: one.id })}
          >
            {text.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const Leave = z.object({ from: z.iso.date(text.chooseDay), to: z.iso.date(text.chooseDay) });

function LeaveForm({ agent }: { agent: Agent }) {
  const queryClient = useQueryClient();
  const { form, onSubmit, formError, isSending } = useServerForm({
    resolver: zodResolver(Leave),
    defaultValues: { from: '', to: '' },
    send: async (values) => {
      await apiClient.agents.addException({ id: agent.id, ...values, hours: [] });
      form.reset();
      void queryClient.invalidateQueries({ queryKey: api.agents.key() });
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      <div className="grid grid-cols-2 gap-3">
        <Field label={text.from} error={errors.from?.message}>
          <TextInput type="date" {...form.register('from')} />
        </Field>
        <Field label={text.to} error={errors.to?.message}>
          <TextInput type="date" {...form.register('to')} />
        </Field>
      </div>
      <Button type="submit" className="justify-self-start" busy={isSending} busyLabel={text.saving}>
        {text.addLeave}
      </Button>
    </form>
  );
}
