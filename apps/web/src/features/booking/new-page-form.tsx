import { zodResolver } from '@hookform/resolvers/zod';
import type { Agent } from '@propguard/protocol/agents';
import { NewBookingPage } from '@propguard/protocol/booking';
import { APPOINTMENT_KINDS, type AppointmentKind } from '@propguard/rules/appointments/appointment-kinds';
import { needsHome, PAGE_SUBJECTS, type PageSubject } from '@propguard/rules/booking/booking-pages';
import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import type * as z from 'zod';
import { api, apiClient } from '../../lib/api.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { HomeField } from '../../parts/properties/home-field.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { PlacesField } from './places-field.tsx';
import { text } from './text.ts';

/** A select has no empty choice of its own. */
const ANYBODY = 'anybody';

export function NewPageForm({ agents, onClose }: { agents: readonly Agent[]; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { form, onSubmit, formError, isSending } = useServerForm<
    z.input<typeof NewBookingPage>,
    z.output<typeof NewBookingPage>
  >({
    resolver: zodResolver(NewBookingPage),
    defaultValues: {
      title: '',
      subject: 'agent',
      agentId: agents[0]?.id ?? null,
      propertyId: null,
      kind: 'viewing',
      places: ['physical'],
      note: '',
    },
    send: async (values) => {
      const made = await apiClient.booking.createPage(values);
      onClose();
      void queryClient.invalidateQueries({ queryKey: api.booking.pages.key() });
      notify.success({ title: text.made(made.title) });
    },
  });
  const { errors } = form.formState;
  const subject = form.watch('subject');
  const people = agents.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {formError ? <ErrorState title={formError} /> : null}
      <Field label={text.pageTitle} hint={text.pageTitleHint} error={errors.title?.message}>
        <TextInput autoComplete="off" {...form.register('title')} />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={text.subject} error={errors.subject?.message}>
          <Controller
            control={form.control}
            name="subject"
            render={({ field }) => (
              <Select<PageSubject>
                options={PAGE_SUBJECTS.map((value) => ({ value, label: text.subjects[value] }))}
                value={field.value}
                onValueChange={(next) => {
                  field.onChange(next);
                  form.setValue('agentId', next === 'agent' ? (agents[0]?.id ?? null) : null);
                  if (next === 'tour') form.setValue('places', ['virtual']);
                }}
              />
            )}
          />
        </Field>
        {subject === 'team' ? null : (
          <Field label={text.agent} error={errors.agentId?.message}>
            <Controller
              control={form.control}
              name="agentId"
              render={({ field }) => (
                <Select
                  options={
                    needsHome(subject) ? [{ value: ANYBODY, label: text.anyAgent }, ...people] : people
                  }
                  value={field.value ?? ANYBODY}
                  onValueChange={(next) => field.onChange(next === ANYBODY ? null : next)}
                />
              )}
            />
          </Field>
        )}
        {subject === 'tour' ? null : (
          <Field label={text.kind} error={errors.kind?.message}>
            <Controller
              control={form.control}
              name="kind"
              render={({ field }) => (
                <Select<AppointmentKind>
                  options={APPOINTMENT_KINDS.map((value) => ({ value, label: text.kinds[value] }))}
                  value={field.value ?? 'viewing'}
                  onValueChange={field.onChange}
                />
              )}
            />
          </Field>
        )}
      </div>
      {needsHome(subject) ? (
        <Controller
          control={form.control}
          name="propertyId"
          render={({ field }) => (
            <HomeField error={errors.propertyId?.message} onHome={(id) => field.onChange(id)} />
          )}
        />
      ) : null}
      <Controller
        control={form.control}
        name="places"
        render={({ field }) => (
          <PlacesField chosen={field.value ?? []} onChange={field.onChange} error={errors.places?.message} />
        )}
      />
      <Field label={text.note} aside={text.optional} hint={text.noteHint} error={errors.note?.message}>
        <TextArea rows={2} {...form.register('note')} />
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
