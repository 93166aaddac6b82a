import { zodResolver } from '@hookform/resolvers/zod';
import type { Lead } from '@propguard/protocol/lead-facts';
import { LEAD_FINANCINGS, LEAD_INTENTS, LEAD_SOURCES, LEAD_TIMELINES } from '@propguard/rules/leads/facts';
import { FINANCING_NAMES, INTENT_NAMES, SOURCE_NAMES, TIMELINE_NAMES } from '@propguard/rules/leads/words';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { api, apiClient } from '../../lib/api.ts';
import { isApiError } from '../../lib/api-error.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { PlacesField } from '../../parts/places/places-field.tsx';
import { ChoiceChips } from '../../ui/controls/choice-chips.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import {
  changedFacts,
  factsOf,
  LeadFormValues,
  NewLeadValues,
  UNKNOWN,
  valuesOf,
} from './lead-form-values.ts';
import { nameOf } from './lead-looks.tsx';
import { agentsQuery, localitiesQuery } from './queries.ts';
import { text } from './text.ts';
import { useLeadTimes } from './use-lead-times.ts';

const words = text.form;
const BY_RULE = 'by-rule';
const NOBODY = 'nobody';

const usePlaces = (query: string) =>
  useQuery(localitiesQuery(query)).data?.items.map(({ id, name, state, postcode }) => ({
    id,
    name,
    detail: `${state} ${postcode}`,
  }));

const withUnknown = <V extends string>(values: readonly V[], names: Readonly<Record<V, string>>) => [
  { value: UNKNOWN, label: words.unknown },
  ...values.map((value) => ({ value: value as string, label: names[value] })),
];

export function AddLeadDialog({ onClose, onAdded }: { onClose: () => void; onAdded: (id: string) => void }) {
  const queryClient = useQueryClient();
  const times = useLeadTimes();
  const { data: agents } = useQuery(agentsQuery());
  const { form, onSubmit, formError, isSending } = useServerForm<NewLeadValues, NewLeadValues>({
    resolver: zodResolver(NewLeadValues),
    defaultValues: {
      ...valuesOf(null, ''),
      addresses: [{ value: '' }, { value: '' }],
      agentId: BY_RULE,
      note: '',
    },
    send: async (values) => {
      const [email, phone] = values.addresses;
      const { isNew, ...lead } = await apiClient.leads.create({
        ...factsOf(values),
        name: values.name.trim() || null,
        source: values.source,
        addresses: [
          ...(email?.value.trim() ? [{ kind: 'email' as const, value: email.value }] : []),
          ...(phone?.value.trim() ? [{ kind: 'phone' as const, value: phone.value }] : []),
        ],
        ...(values.agentId !== BY_RULE && { agentId: values.agentId === NOBODY ? null : values.agentId }),
        nextFollowUpAt: times.fromField(values.followUp),
        ...(values.note.trim() && { note: values.note.trim() }),
      });
      onClose();
      onAdded(lead.id);
      notify.success({ title: isNew ? words.added(nameOf(lead)) : words.known(nameOf(lead)) });
      void queryClient.invalidateQueries({ queryKey: api.leads.key() });
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog open onOpenChange={onClose} title={words.addTitle} size="lg">
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        {formError ? <ErrorState title={formError} /> : null}
        <div className="grid gap-4 md:grid-cols-3">
          <Field label={words.name} error={errors.name?.message}>
            <TextInput autoComplete="off" {...form.register('name')} />
          </Field>
          <Field label={words.email} error={errors.addresses?.[0]?.value?.message}>
            <TextInput type="email" autoComplete="off" {...form.register('addresses.0.value')} />
          </Field>
          <Field label={words.phone} hint={words.phoneHint} error={errors.addresses?.[1]?.value?.message}>
            <TextInput type="tel" autoComplete="off" {...form.register('addresses.1.value')} />
          </Field>
        </div>
        <FactFields form={form as unknown as UseFormReturn<LeadFormValues>} places={[]} />
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={words.agent} error={errors.agentId?.message}>
            <Controller
              control={form.control}
              name="agentId"
              render={({ field }) => (
                <Select
                  options={[
                    { value: BY_RULE, label: words.byRule },
                    { value: NOBODY, label: words.nobody },
                    ...(agents?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  value={field.value}
                  onValueChange={field.onChange}
                />
              )}
            />
          </Field>
        </div>
        <Field label={words.note} error={errors.note?.message}>
          <TextArea rows={2} {...form.register('note')} />
        </Field>
        <LeadFormEnd onClose={onClose} isSending={isSending} label={words.add} />
      </form>
    </Dialog>
  );
}

/**
 * Only what was changed is sent, with the version that it was read at. When somebody else changed the same meanwhile,
 * their words stand beside the field; saving again is then meant.
 */
export function EditLeadDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const queryClient = useQueryClient();
  const times = useLeadTimes();
  const version = useRef(lead.version);
  const first = useRef(valuesOf(lead, times.toField(lead.nextFollowUpAt)));
  const { form, onSubmit, formError, isSending } = useServerForm<LeadFormValues, LeadFormValues>({
    resolver: zodResolver(LeadFormValues),
    defaultValues: first.current,
    send: async (values) => {
      const changed = changedFacts(first.current, values);
      try {
        const saved = await apiClient.leads.change({
          id: lead.id,
          version: version.current,
          ...changed,
          ...(values.followUp !== first.current.followUp && {
            nextFollowUpAt: times.fromField(values.followUp),
          }),
        });
        onClose();
        notify.success({ title: words.saved(nameOf(saved)) });
        void queryClient.invalidateQueries({ queryKey: api.leads.key() });
      } catch (error) {
        if (isApiError(error) && error.code === 'CONFLICT') {
          version.current = (await apiClient.leads.get({ id: lead.id })).version;
          notify.info({ title: words.changed });
        }
        throw error;
      }
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog open onOpenChange={onClose} title={words.editTitle(nameOf(lead))} size="lg">
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        {formError ? <ErrorState title={formError} /> : null}
        <Field label={words.name} error={errors.name?.message}>
          <TextInput autoComplete="off" {...form.register('name')} />
        </Field>
        <FactFields form={form} places={lead.places} />
        <LeadFormEnd onClose={onClose} isSending={isSending} label={words.save} />
      </form>
    </Dialog>
  );
}

function LeadFormEnd({
  onClose,
  isSending,
  label,
}: {
  onClose: () => void;
  isSending: boolean;
  label: string;
}) {
  return (
    <FormEnd
      onCancel={onClose}
      cancel={words.cancel}
      submit={label}
      busy={isSending}
      busyLabel={words.saving}
    />
  );
}

function FactFields({ form, places }: { form: UseFormReturn<LeadFormValues>; places: Lead['places'] }) {
  const { errors } = form.formState;
  const choices = [
    [
      'source',
      words.source,
      LEAD_SOURCES.map((value) => ({ value: value as string, label: SOURCE_NAMES[value] })),
    ],
    ['intent', words.intent, withUnknown(LEAD_INTENTS, INTENT_NAMES)],
    ['timeline', words.timeline, withUnknown(LEAD_TIMELINES, TIMELINE_NAMES)],
    ['financing', words.financing, withUnknown(LEAD_FINANCINGS, FINANCING_NAMES)],
  ] as const;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-4">
        {choices.map(([name, label, options]) => (
          <Field key={name} label={label} error={errors[name]?.message}>
            <Controller
              control={form.control}
              name={name}
              render={({ field }) => (
                <Select options={options} value={field.value} onValueChange={field.onChange} />
              )}
            />
          </Field>
        ))}
        <Field label={words.budgetMin} error={errors.budgetMin?.message}>
          <TextInput inputMode="numeric" autoComplete="off" {...form.register('budgetMin')} />
        </Field>
        <Field label={words.budgetMax} error={errors.budgetMax?.message}>
          <TextInput inputMode="numeric" autoComplete="off" {...form.register('budgetMax')} />
        </Field>
        <Field label={words.bedrooms} error={errors.bedrooms?.message}>
          <TextInput inputMode="numeric" autoComplete="off" {...form.register('bedrooms')} />
        </Field>
        <Field label={words.followUp} error={errors.followUp?.message}>
          <TextInput type="datetime-local" {...form.register('followUp')} />
        </Field>
      </div>
      <Controller
        control={form.control}
        name="propertyTypes"
        render={({ field }) => (
          <ChoiceChips
            label={words.types}
            options={PROPERTY_TYPES.map((value) => ({ value, label: value }))}
            chosen={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="locations"
        render={({ field }) => (
          <PlacesField
            label={words.locations}
            chosen={field.value}
            onChange={field.onChange}
            known={places}
            usePlaces={usePlaces}
          />
        )}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.company} error={errors.company?.message}>
          <TextInput autoComplete="off" {...form.register('company')} />
        </Field>
        <Field label={words.tags} hint={words.tagsHint} error={errors.tags?.message}>
          <TextInput autoComplete="off" {...form.register('tags')} />
        </Field>
      </div>
    </>
  );
}
