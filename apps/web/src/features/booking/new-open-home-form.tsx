import { zodResolver } from '@hookform/resolvers/zod';
import type { Agent } from '@propguard/protocol/agents';
import { NewOpenHome } from '@propguard/protocol/open-homes';
import { OPEN_HOME_CAPACITY_MAX } from '@propguard/rules/open-homes/open-homes';
import { addDays, dayIn, instantFrom } from '@propguard/rules/time/wall-time';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import * as z from 'zod';
import { api, apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { HomeField } from '../../parts/properties/home-field.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './open-homes-text.ts';

const LENGTHS = [15, 30, 45, 60, 90, 120].map((minutes) => ({
  value: String(minutes),
  label: text.minutesOf(minutes),
}));

/** As the form has it: a moment by the agent's clocks, figures as they are typed. */
const Values = z.object({
  propertyId: z.string().nullable(),
  address: z.string(),
  agentId: z.string(),
  startsAt: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Choose a time.'),
  minutes: z.string(),
  capacity: z.coerce.number<string>().int().min(1).max(OPEN_HOME_CAPACITY_MAX),
  outsideHours: z.boolean(),
});

export function NewOpenHomeForm({ agents, onClose }: { agents: readonly Agent[]; onClose: () => void }) {
  const queryClient = useQueryClient();
  const zoneOf = (id: string): string => agents.find((agent) => agent.id === id)?.zone ?? USUAL_TIME_ZONE;
  const first = agents[0]?.id ?? '';
  const { form, onSubmit, formError, isSending } = useServerForm<
    z.input<typeof Values>,
    z.output<typeof Values>
  >({
    resolver: zodResolver(Values),
    defaultValues: {
      propertyId: null,
      address: '',
      agentId: first,
      startsAt: `${addDays(dayIn(zoneOf(first), new Date()), 1)}T10:00`,
      minutes: '30',
      capacity: '20',
      outsideHours: false,
    },
    send: async ({ startsAt, minutes, ...values }) => {
      const [day = '', time = ''] = startsAt.split('T');
      const made = await apiClient.openHomes.create(
        NewOpenHome.parse({
          ...values,
          minutes: Number(minutes),
          startsAt: instantFrom(zoneOf(values.agentId), day, time).toISOString(),
        }),
      );
      onClose();
      void queryClient.invalidateQueries({ queryKey: api.openHomes.key() });
      notify.success({ title: text.made(made.address) });
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      <HomeField
        error={errors.propertyId?.message}
        onHome={(propertyId) => form.setValue('propertyId', propertyId)}
      />
      <Field label={text.address} hint={text.addressHint} error={errors.address?.message}>
        <TextInput autoComplete="off" {...form.register('address')} />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={text.agent} error={errors.agentId?.message}>
          <Controller
            control={form.control}
            name="agentId"
            render={({ field }) => (
              <Select
                options={agents.map(({ id, name }) => ({ value: id, label: name }))}
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
        <Field label={text.starts} error={errors.startsAt?.message}>
          <TextInput type="datetime-local" {...form.register('startsAt')} />
        </Field>
        <Field label={text.minutes} error={errors.minutes?.message}>
          <Controller
            control={form.control}
            name="minutes"
            render={({ field }) => (
              <Select options={LENGTHS} value={field.value} onValueChange={field.onChange} />
            )}
          />
        </Field>
        <Field label={text.capacity} error={errors.capacity?.message}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={OPEN_HOME_CAPACITY_MAX}
            {...form.register('capacity')}
          />
        </Field>
      </div>
      <Controller
        control={form.control}
        name="outsideHours"
        render={({ field }) => (
          <Checkbox
            label={text.outside}
            checked={field.value}
            onCheckedChange={(checked) => field.onChange(checked === true)}
          />
        )}
      />
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
