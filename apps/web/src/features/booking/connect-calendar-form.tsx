import { zodResolver } from '@hookform/resolvers/zod';
import type { Agent } from '@propguard/protocol/agents';
import { NewCalendar } from '@propguard/protocol/calendars';
import { CALENDAR_KINDS, type CalendarKind } from '@propguard/rules/calendars/calendar-links';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import type * as z from 'zod';
import { api, apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './calendars-text.ts';

/** What a server was asked for, and what it has. */
type Found = { asked: string; items: { name: string; url: string }[] };

export function ConnectCalendarForm({ agents, onClose }: { agents: readonly Agent[]; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [found, setFound] = useState<Found | null>(null);
  const [chosen, setChosen] = useState('');
  /** Of a server, the calendar that is meant; null: it has to be chosen first. */
  const addressOf = async ({ kind, url, username, password }: NewCalendar): Promise<string | null> => {
    if (kind !== 'caldav') return url;
    const asked = JSON.stringify([url, username, password]);
    if (found?.asked === asked) return chosen;
    const { items } = await apiClient.calendars.discover({ url, username, password });
    setChosen(items[0]?.url ?? '');
    setFound({ asked, items });
    return items.length === 1 ? (items[0]?.url ?? null) : null;
  };
  const { form, onSubmit, formError, isSending } = useServerForm<
    z.input<typeof NewCalendar>,
    z.output<typeof NewCalendar>
  >({
    resolver: zodResolver(NewCalendar),
    defaultValues: {
      agentId: agents[0]?.id ?? '',
      kind: 'caldav',
      url: '',
      name: '',
      username: '',
      password: '',
    },
    send: async (values) => {
      const url = await addressOf(values);
      if (url === null) return;
      const made = await apiClient.calendars.connect({ ...values, url });
      onClose();
      void queryClient.invalidateQueries({ queryKey: api.calendars.key() });
      notify.success({ title: text.connected(made.name) });
    },
  });
  const { errors } = form.formState;
  const kind = form.watch('kind');
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
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
        <Field label={text.kind} error={errors.kind?.message}>
          <Controller
            control={form.control}
            name="kind"
            render={({ field }) => (
              <Select<CalendarKind>
                options={CALENDAR_KINDS.toReversed().map((value) => ({ value, label: text.kinds[value] }))}
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
      </div>
      <Field label={text.url} hint={text.urlHints[kind]} error={errors.url?.message}>
        <TextInput inputMode="url" autoComplete="off" {...form.register('url')} />
      </Field>
      {kind === 'caldav' ? (
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={text.username} error={errors.username?.message}>
            <TextInput autoComplete="off" {...form.register('username')} />
          </Field>
          <Field label={text.password} hint={text.passwordHint} error={errors.password?.message}>
            <TextInput type="password" autoComplete="new-password" {...form.register('password')} />
          </Field>
        </div>
      ) : null}
      {kind === 'caldav' && found && found.items.length > 1 ? (
        <Field label={text.which} hint={text.whichHint}>
          <Select
            options={found.items.map(({ name, url }) => ({ value: url, label: name }))}
            value={chosen}
            onValueChange={setChosen}
          />
        </Field>
      ) : null}
      <Field label={text.name} aside={text.optional} error={errors.name?.message}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
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
