import { zodResolver } from '@hookform/resolvers/zod';
import type { Agent } from '@propguard/protocol/agents';
import { WEEKDAYS } from '@propguard/rules/agents/spans';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import type * as z from 'zod';
import { api, apiClient } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { timeZoneChoices } from '../../parts/times/time-zones.ts';
import { Combobox } from '../../ui/controls/combobox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { AgentFormValues, NOBODY, sentOf, valuesOf } from './agent-form-values.ts';
import { membersQuery } from './queries.ts';
import { text } from './text.ts';

export function AgentForm({ agent, onClose }: { agent: Agent | null; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { session, signedIn } = useSession();
  const { data: members } = useQuery(membersQuery(signedIn));
  const usualZone = session?.workspace?.timeZone ?? USUAL_TIME_ZONE;
  const inUse = agent?.zone ?? usualZone;
  const zones = useMemo(() => timeZoneChoices(inUse, new Date()), [inUse]);
  const people = [
    { value: NOBODY, label: text.nobody },
    ...(members?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const { form, onSubmit, formError, isSending } = useServerForm<
    AgentFormValues,
    z.output<typeof AgentFormValues>
  >({
    resolver: zodResolver(AgentFormValues),
    defaultValues: valuesOf(agent, usualZone),
    send: async (values) => {
      const sent = sentOf(values);
      const saved = await (agent
        ? apiClient.agents.change({ id: agent.id, ...sent })
        : apiClient.agents.create(sent));
      onClose();
      void queryClient.invalidateQueries({ queryKey: api.agents.key() });
      notify.success({ title: agent ? text.saved(saved.name) : text.added(saved.name) });
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={text.name} error={errors.name?.message}>
          <TextInput autoComplete="off" {...form.register('name')} />
        </Field>
        <Field label={text.member} error={errors.memberId?.message}>
          <Controller
            control={form.control}
            name="memberId"
            render={({ field }) => (
              <Select options={people} value={field.value} onValueChange={field.onChange} />
            )}
          />
        </Field>
        <Field label={text.zone} hint={text.zoneHint} error={errors.zone?.message}>
          <Controller
            control={form.control}
            name="zone"
            render={({ field }) => (
              <Combobox
                options={zones}
                value={field.value}
                onValueChange={field.onChange}
                placeholder={text.zoneChoose}
                searchPlaceholder={text.zoneSearch}
                emptyText={text.zoneNone}
              />
            )}
          />
        </Field>
        <Field label={text.capacity} error={errors.capacity?.message}>
          <TextInput inputMode="numeric" autoComplete="off" {...form.register('capacity')} />
        </Field>
        <Field
          label={text.phone}
          aside={text.optional}
          hint={text.phoneHint}
          error={errors.phone?.message}
          className="md:col-span-2"
        >
          <TextInput type="tel" autoComplete="off" {...form.register('phone')} />
        </Field>
        <Field
          label={text.meetingLink}
          aside={text.optional}
          hint={text.meetingLinkHint}
          error={errors.meetingLink?.message}
          className="md:col-span-2"
        >
          <TextInput type="url" placeholder="https://" autoComplete="off" {...form.register('meetingLink')} />
        </Field>
      </div>
      <p className="text-12 text-muted">{text.hoursHint}</p>
      <div className="grid gap-3 md:grid-cols-2">
        {WEEKDAYS.map((day, position) => (
          <Field key={day} label={text.weekdays[day]} error={errors.days?.[position]?.message}>
            <TextInput autoComplete="off" {...form.register(`days.${position}`)} />
          </Field>
        ))}
      </div>
      <FormEnd
        onCancel={onClose}
        cancel={text.cancel}
        submit={text.save}
        busy={isSending}
        busyLabel={text.saving}
      />
    </form>
  );
}
