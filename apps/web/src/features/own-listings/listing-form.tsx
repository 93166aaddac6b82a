import { zodResolver } from '@hookform/resolvers/zod';
import type { OwnListingDetail } from '@propguard/protocol/own-listings';
import {
  ADDRESS_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  HEADLINE_MAX_LENGTH,
  REFERENCE_MAX_LENGTH,
} from '@propguard/rules/own-listings/own-listing-limits';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import { TYPE_WORDS } from '@propguard/rules/properties/type-words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod';
import { api, apiClient } from '../../lib/api.ts';
import { isApiError } from '../../lib/api-error.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useServerForm } from '../../lib/use-server-form.ts';
import { Field } from '../../ui/controls/field.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { SuggestInput } from '../../ui/controls/suggest-input.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const words = text.form;
const SETTLE_MS = 150;
const OFFERED = 8;
const NOBODY = 'nobody';

const Digits = z.string().regex(/^[\d\s,$]*$/, words.number);
const NUMBERS = ['bedrooms', 'bathrooms', 'carSpaces', 'landM2', 'buildingM2', 'yearBuilt'] as const;
const PRICES = ['guideFromAud', 'guideToAud'] as const;

const Values = z.object({
  address: z.string().trim().min(1, words.addressHint).max(ADDRESS_MAX_LENGTH),
  localityId: z.string().min(1, words.suburbHint),
  type: z.enum(PROPERTY_TYPES),
  bedrooms: Digits,
  bathrooms: Digits,
  carSpaces: Digits,
  landM2: Digits,
  buildingM2: Digits,
  yearBuilt: Digits,
  guideFromAud: Digits,
  guideToAud: Digits,
  reference: z.string().max(REFERENCE_MAX_LENGTH),
  headline: z.string().max(HEADLINE_MAX_LENGTH),
  description: z.string().max(DESCRIPTION_MAX_LENGTH),
  features: z.string().max(1000),
  agentId: z.string(),
});
type Values = z.infer<typeof Values>;

const written = (value: number | null | undefined): string => (value == null ? '' : String(value));
const numberOf = (value: string): number | null => {
  const digits = value.replaceAll(/\D/g, '');
  return digits === '' ? null : Number(digits);
};

const valuesOf = (listing: OwnListingDetail | null): Values => ({
  address: listing?.address ?? '',
  localityId: listing?.locality.id ?? '',
  type: listing?.type ?? 'house',
  bedrooms: written(listing?.bedrooms),
  bathrooms: written(listing?.bathrooms),
  carSpaces: written(listing?.carSpaces),
  landM2: written(listing?.landM2),
  buildingM2: written(listing?.buildingM2),
  yearBuilt: written(listing?.yearBuilt),
  guideFromAud: written(listing?.guide?.fromAud),
  guideToAud: written(listing?.guide?.toAud),
  reference: listing?.reference ?? '',
  headline: listing?.headline ?? '',
  description: listing?.description ?? '',
  features: listing?.features.join(', ') ?? '',
  agentId: listing?.agent?.id ?? NOBODY,
});

const sentOf = (values: Values) => ({
  address: values.address,
  localityId: values.localityId,
  type: values.type,
  bedrooms: numberOf(values.bedrooms),
  bathrooms: numberOf(values.bathrooms),
  carSpaces: numberOf(values.carSpaces),
  landM2: numberOf(values.landM2),
  buildingM2: numberOf(values.buildingM2),
  yearBuilt: numberOf(values.yearBuilt),
  guideFromAud: numberOf(values.guideFromAud),
  guideToAud: numberOf(values.guideToAud),
  reference: values.reference.trim() || null,
  headline: values.headline.trim(),
  description: values.description.trim(),
  features: values.features
    .split(',')
    .map((feature) => feature.trim())
    .filter(Boolean),
  agentId: values.agentId === NOBODY ? null : values.agentId,
});

interface ListingFormProps {
  /** Null: a new one. */
  listing: OwnListingDetail | null;
  onClose: () => void;
  onSaved: (id: string) => void;
}

export function ListingForm({ listing, onClose, onSaved }: ListingFormProps) {
  const queryClient = useQueryClient();
  const version = useRef(listing?.version ?? 0);
  const { data: agents } = useQuery(api.agents.list.queryOptions());
  const { form, onSubmit, formError, isSending } = useServerForm<Values, Values>({
    resolver: zodResolver(Values),
    defaultValues: valuesOf(listing),
    send: async (values) => {
      try {
        const saved = listing
          ? await apiClient.ownListings.change({
              id: listing.id,
              version: version.current,
              ...sentOf(values),
            })
          : await apiClient.ownListings.create(sentOf(values));
        onClose();
        onSaved(saved.id);
        void queryClient.invalidateQueries({ queryKey: api.ownListings.key() });
      } catch (error) {
        if (listing && isApiError(error) && error.code === 'CONFLICT') {
          version.current = (await apiClient.ownListings.get({ id: listing.id })).version;
          notify.info({ title: words.changed });
        }
        throw error;
      }
    },
  });
  const { errors } = form.formState;
  const input = (name: keyof Values) => (
    <Field key={name} label={words[name as keyof typeof words] as string} error={errors[name]?.message}>
      <TextInput inputMode="numeric" autoComplete="off" {...form.register(name)} />
    </Field>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={listing ? words.editTitle(listing.address) : words.addTitle}
      size="lg"
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        {formError ? <ErrorState title={formError} /> : null}
        <div className="grid gap-4 md:grid-cols-3">
          <Field label={words.address} hint={words.addressHint} error={errors.address?.message}>
            <TextInput autoComplete="off" {...form.register('address')} />
          </Field>
          <Controller
            control={form.control}
            name="localityId"
            render={({ field }) => (
              <SuburbField
                known={listing?.locality.name ?? ''}
                error={errors.localityId?.message}
                onSuburb={field.onChange}
              />
            )}
          />
          <Field label={words.type} error={errors.type?.message}>
            <Controller
              control={form.control}
              name="type"
              render={({ field }) => (
                <Select
                  options={PROPERTY_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }))}
                  value={field.value}
                  onValueChange={field.onChange}
                />
              )}
            />
          </Field>
        </div>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-3">{NUMBERS.map(input)}</div>
        <div className="grid gap-4 md:grid-cols-3">
          {PRICES.map(input)}
          <Field label={words.agent} error={errors.agentId?.message}>
            <Controller
              control={form.control}
              name="agentId"
              render={({ field }) => (
                <Select
                  options={[
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
        <Field label={words.headline} error={errors.headline?.message}>
          <TextInput autoComplete="off" {...form.register('headline')} />
        </Field>
        <Field label={words.description} error={errors.description?.message}>
          <TextArea rows={4} {...form.register('description')} />
        </Field>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={words.features} hint={words.featuresHint} error={errors.features?.message}>
            <TextInput autoComplete="off" {...form.register('features')} />
          </Field>
          <Field label={words.reference} error={errors.reference?.message}>
            <TextInput autoComplete="off" {...form.register('reference')} />
          </Field>
        </div>
        <FormEnd
          onCancel={onClose}
          cancel={words.cancel}
          submit={words.save}
          busy={isSending}
          busyLabel={words.saving}
        />
      </form>
    </Dialog>
  );
}

interface SuburbFieldProps {
  known: string;
  error: string | undefined;
  onSuburb: (localityId: string) => void;
}

function SuburbField({ known, error, onSuburb }: SuburbFieldProps) {
  const [typed, setTyped] = useState(known);
  const query = useDebounced(typed.trim(), SETTLE_MS);
  const { data } = useQuery(
    api.localities.search.queryOptions({
      input: { query, limit: OFFERED },
      enabled: query.length > 1 && query !== known,
    }),
  );
  const found = data?.items ?? [];
  const choose = (id: string) => {
    const place = found.find((one) => one.id === id);
    if (!place) return;
    setTyped(`${place.name} ${place.state} ${place.postcode}`);
    onSuburb(id);
  };
  return (
    <Field label={words.suburb} hint={words.suburbHint} error={error}>
      <SuggestInput
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          onSuburb('');
        }}
        options={found.map(({ id, name, state, postcode }) => ({
          id,
          label: name,
          detail: `${state} ${postcode}`,
          icon: MapPin,
        }))}
        notice={data && found.length === 0 ? words.noSuburb : undefined}
        listLabel={words.suburbs}
        countText={words.found}
        onChoose={choose}
        onSubmit={() => {
          if (found[0]) choose(found[0].id);
        }}
        icon={MapPin}
        placeholder={words.suburbHint}
        maxLength={100}
      />
    </Field>
  );
}
