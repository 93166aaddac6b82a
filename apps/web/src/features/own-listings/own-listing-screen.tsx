import type { OwnListingDetail } from '@propguard/protocol/own-listings';
import {
  NEXT_STATUSES,
  OWN_LISTING_STATUS_NAMES,
  type OwnListingStatus,
} from '@propguard/rules/own-listings/own-listing-life';
import { TYPE_WORDS } from '@propguard/rules/properties/type-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { audText } from '../../lib/aud-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { guideText } from '../../parts/properties/listing-words.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Timeline } from '../../ui/layout/timeline.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { BookingCard } from './booking-card.tsx';
import { ListingForm } from './listing-form.tsx';
import { fullAddress, StatusBadge } from './looks.tsx';
import { PhotosCard } from './photos-card.tsx';
import { text } from './text.ts';

const words = text.detail;

const failed = (error: unknown) =>
  notify.error({ title: words.failed, description: fieldErrorsOf(error)[0]?.message ?? errorText(error) });

/** One listing: what it is, what is asked beside what it is worth, its photos, and what was done with it. */
export function OwnListingScreen() {
  const { id = '' } = useParams();
  const { data, isError } = useQuery(api.ownListings.get.queryOptions({ input: { id } }));
  const back = <TextLink to={SCREENS.ownListings.path}>{text.back}</TextLink>;
  if (data === undefined)
    return (
      <Page title={SCREENS.ownListing.title} breadcrumbs={back}>
        {isError ? (
          <EmptyState title={words.gone}>{words.goneText}</EmptyState>
        ) : (
          <Loading label={text.loading}>
            <SkeletonTable rows={6} columns={2} />
          </Loading>
        )}
      </Page>
    );
  return (
    <Page
      title={fullAddress(data)}
      description={data.headline || undefined}
      badge={<StatusBadge status={data.status} />}
      breadcrumbs={back}
      actions={<Actions listing={data} />}
    >
      <div className="grid gap-3 md:gap-5 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid content-start gap-3 md:gap-5">
          <PhotosCard listing={data} />
          <Facts listing={data} />
        </div>
        <div className="grid content-start gap-3 md:gap-5">
          <ValueCard listing={data} />
          <BookingCard listing={data} />
          <SharingCard listing={data} />
          <HistoryCard listing={data} />
        </div>
      </div>
    </Page>
  );
}

function Actions({ listing }: { listing: OwnListingDetail }) {
  const { meets } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [editing, setEditing] = useState(false);
  const [selling, setSelling] = useState(false);
  const [removing, setRemoving] = useState(false);
  const renew = () => queryClient.invalidateQueries({ queryKey: api.ownListings.key() });
  const move = useMutation(
    api.ownListings.setStatus.mutationOptions({ onError: failed, onSettled: () => void renew() }),
  );
  const remove = useMutation(
    api.ownListings.remove.mutationOptions({
      onSuccess: () => {
        void renew();
        void navigate(SCREENS.ownListings.path);
      },
      onError: failed,
      onSettled: () => setRemoving(false),
    }),
  );
  if (!meets('agent')) return null;
  const { id, status } = listing;
  const go = (to: OwnListingStatus) => {
    if (to === 'sold') setSelling(true);
    else move.mutate({ id, status: to });
  };
  return (
    <>
      {status === 'draft' ? <Button onClick={() => setRemoving(true)}>{words.remove}</Button> : null}
      <Button icon={Pencil} onClick={() => setEditing(true)}>
        {words.edit}
      </Button>
      {NEXT_STATUSES[status].map((to, at) => (
        <Button
          key={to}
          kind={at === 0 ? 'primary' : 'secondary'}
          busy={move.isPending}
          onClick={() => go(to)}
        >
          {words.moveTo[to]}
        </Button>
      ))}
      {editing ? (
        <ListingForm listing={listing} onClose={() => setEditing(false)} onSaved={() => undefined} />
      ) : null}
      {selling ? (
        <SoldDialog
          onClose={() => setSelling(false)}
          onSold={(soldPriceAud) => {
            setSelling(false);
            move.mutate({ id, status: 'sold', soldPriceAud });
          }}
        />
      ) : null}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={words.remove}
        description={words.removeText}
        confirmLabel={words.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </>
  );
}

function SoldDialog({ onClose, onSold }: { onClose: () => void; onSold: (aud: number | null) => void }) {
  const [price, setPrice] = useState('');
  const digits = price.replaceAll(/\D/g, '');
  return (
    <Dialog open onOpenChange={onClose} title={words.soldTitle}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSold(digits === '' ? null : Number(digits));
        }}
      >
        <Field label={words.soldPrice} hint={words.soldHint}>
          <TextInput inputMode="numeric" value={price} onChange={(event) => setPrice(event.target.value)} />
        </Field>
        <div className="flex justify-end gap-2 max-md:*:flex-1">
          <Button onClick={onClose}>{text.form.cancel}</Button>
          <Button type="submit" kind="primary">
            {words.soldTitle}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Facts({ listing }: { listing: OwnListingDetail }) {
  const fields = text.form;
  const rows: readonly (readonly [string, string | number | null | undefined])[] = [
    [fields.type, TYPE_WORDS[listing.type]],
    [fields.bedrooms, listing.bedrooms],
    [fields.bathrooms, listing.bathrooms],
    [fields.carSpaces, listing.carSpaces],
    [fields.landM2, listing.landM2],
    [fields.buildingM2, listing.buildingM2],
    [fields.yearBuilt, listing.yearBuilt],
    [fields.features, listing.features.join(', ')],
    [fields.agent, listing.agent?.name],
    [fields.reference, listing.reference],
  ];
  return (
    <Card title={words.facts}>
      {listing.description ? <p className="mb-4 whitespace-pre-line">{listing.description}</p> : null}
      <DefinitionList
        items={rows
          .filter(([, detail]) => detail !== null && detail !== undefined && detail !== '')
          .map(([term, detail]) => ({ term, detail }))}
      />
    </Card>
  );
}

function ValueCard({ listing: { guide, value, soldPriceAud } }: { listing: OwnListingDetail }) {
  const times = useInstantText();
  return (
    <Card
      title={words.value}
      foot={value ? words.valueFoot(times.date(`${value.asOf}T12:00:00Z`), value.sample) : undefined}
    >
      <DefinitionList
        items={[
          { term: words.guide, detail: guideText(guide) },
          ...(soldPriceAud === null ? [] : [{ term: words.sold, detail: audText(soldPriceAud) }]),
          ...(value
            ? [
                { term: words.ourValue, detail: audText(value.valueAud) },
                { term: words.range, detail: `${audText(value.lowAud)} – ${audText(value.highAud)}` },
              ]
            : []),
        ]}
      />
      <p className="mt-3 text-13 text-muted">
        {value ? (value.guideIs ? words.guideIs[value.guideIs] : null) : words.noValue}
      </p>
    </Card>
  );
}

function SharingCard({ listing: { id, sharing, status, copyDiffers } }: { listing: OwnListingDetail }) {
  const { meets } = useSession();
  const queryClient = useQueryClient();
  const offer = useMutation(
    api.ownListings.offer.mutationOptions({
      onError: failed,
      onSettled: () => void queryClient.invalidateQueries({ queryKey: api.ownListings.key() }),
    }),
  );
  const canOffer = meets('admin') && status !== 'draft' && sharing !== 'published';
  return (
    <Card title={words.sharing}>
      <p className="text-13">{status === 'draft' ? words.draftSeen : words.sharingText[sharing]}</p>
      {copyDiffers ? (
        <Alert tone="caution" title={words.copyOld} className="mt-3">
          {words.copyOldText}
        </Alert>
      ) : null}
      {canOffer ? (
        <Button
          size="sm"
          className="mt-3"
          busy={offer.isPending}
          onClick={() => offer.mutate({ id, offered: sharing === 'own' })}
        >
          {sharing === 'own' ? words.offer : words.takeBack}
        </Button>
      ) : null}
    </Card>
  );
}

const named = (value: string | null): string | null =>
  value === null ? null : (OWN_LISTING_STATUS_NAMES[value as OwnListingStatus] ?? value);

function HistoryCard({ listing: { events } }: { listing: OwnListingDetail }) {
  const times = useInstantText();
  return (
    <Card title={words.history}>
      <Timeline
        label={words.history}
        entries={events.map(({ id, kind, at, by, from, to, note }) => ({
          id,
          when: times.dateTime(at),
          day: at.slice(0, 10),
          title: `${words.events[kind]}: ${words.step(
            kind === 'price' ? (from ?? words.noGuide) : named(from),
            kind === 'price' ? (to ?? words.noGuide) : named(to),
          )}`,
          note: [by, note].filter(Boolean).join(' · '),
          mark: kind === 'status' ? 'filled' : 'open',
        }))}
      />
    </Card>
  );
}
