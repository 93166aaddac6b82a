import type { OwnListing } from '@propguard/protocol/own-listings';
import {
  OWN_LISTING_STATUS_NAMES,
  OWN_LISTING_STATUSES,
  type OwnListingStatus,
} from '@propguard/rules/own-listings/own-listing-life';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { House, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { audText } from '../../lib/aud-text.ts';
import { useSession } from '../../lib/session.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { guideText } from '../../parts/properties/listing-words.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { ownListingPath } from '../../routes/work.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ListingForm } from './listing-form.tsx';
import { fullAddress, photoSource, StatusBadge } from './looks.tsx';
import { text } from './text.ts';

const ALL = 'all';
const AT_ONCE = 25;
const SETTLE_MS = 250;

const isStatus = (value: string | null): value is OwnListingStatus =>
  OWN_LISTING_STATUSES.some((status) => status === value);

/** What the agency sells itself. Which status is looked at, and which words, stand in the address. */
export function OwnListingsScreen() {
  const { meets } = useSession();
  const mayChange = meets('agent');
  const navigate = useNavigate();
  const { params, change } = useAddressParams();
  const [adding, setAdding] = useState(false);
  const [words, setWords] = useState(params.get('query') ?? '');
  const query = useDebounced(words.trim(), SETTLE_MS);
  const asked = params.get('status');
  const status = isStatus(asked) ? asked : undefined;
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(
    api.ownListings.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: AT_ONCE,
        query,
        ...(status && { status }),
        ...(cursor && { cursor }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const counts = data?.pages[0]?.counts;
  const isFiltered = status !== undefined || query !== '';
  return (
    <Page
      title={text.title}
      description={text.description}
      actions={
        mayChange ? (
          <>
            <LinkButton to={SCREENS.ownListingFile.path} icon={Upload}>
              {text.importFile}
            </LinkButton>
            <Button kind="primary" icon={Plus} onClick={() => setAdding(true)}>
              {text.add}
            </Button>
          </>
        ) : undefined
      }
    >
      <Card flush label={text.title}>
        <div className="grid gap-3 border-b border-line p-4 md:grid-cols-[minmax(0,1fr)_220px] md:px-5">
          <Field label={text.search}>
            <TextInput
              type="search"
              value={words}
              placeholder={text.searchHint}
              maxLength={100}
              onChange={(event) => {
                setWords(event.target.value);
                change({ query: event.target.value.trim() || null }, { replace: true });
              }}
            />
          </Field>
          <Field label={text.status}>
            <Select
              options={[
                { value: ALL, label: text.all },
                ...OWN_LISTING_STATUSES.map((one) => ({
                  value: one as string,
                  label: `${OWN_LISTING_STATUS_NAMES[one]}${counts ? ` (${counts[one]})` : ''}`,
                })),
              ]}
              value={status ?? ALL}
              onValueChange={(next) => change({ status: next === ALL ? null : next })}
            />
          </Field>
        </div>
        {isPending ? (
          <Loading label={text.loading}>
            <SkeletonTable rows={4} columns={3} />
          </Loading>
        ) : null}
        {error && !data ? (
          <ReadFailure
            title={text.failed}
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : null}
        {data && items.length === 0 ? (
          <EmptyState title={isFiltered ? text.noneFound : text.none}>
            {isFiltered ? text.noneFoundText : text.noneText}
          </EmptyState>
        ) : null}
        <ul aria-label={text.title} className="divide-y divide-line">
          {items.map((listing) => (
            <ListingLine key={listing.id} listing={listing} />
          ))}
        </ul>
        {hasNextPage ? (
          <div className="border-t border-line p-3 text-center">
            <Button busy={isFetching} onClick={() => void fetchNextPage()}>
              {text.more}
            </Button>
          </div>
        ) : null}
      </Card>
      {adding ? (
        <ListingForm
          listing={null}
          onClose={() => setAdding(false)}
          onSaved={(id) => void navigate(ownListingPath(id))}
        />
      ) : null}
    </Page>
  );
}

function ListingLine({ listing }: { listing: OwnListing }) {
  const { id, photos, status, guide, value, bedrooms, bathrooms, daysOnMarket, headline, agent } = listing;
  const [cover] = photos;
  const facts = [
    bedrooms === null ? null : text.beds(bedrooms),
    bathrooms === null ? null : text.baths(bathrooms),
    status === 'active' && daysOnMarket !== null ? text.days(daysOnMarket) : null,
    agent?.name,
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      {cover ? (
        <img
          src={photoSource(id, cover.id)}
          alt={text.cover(listing.address)}
          loading="lazy"
          className="h-16 w-24 flex-none rounded-1 border border-line object-cover"
        />
      ) : (
        <span
          role="img"
          aria-label={text.noPhoto}
          className="grid h-16 w-24 flex-none place-items-center rounded-1 bg-sunken text-faint"
        >
          <Icon of={House} size={20} />
        </span>
      )}
      <div className="min-w-0 flex-[1_1_16rem]">
        <TextLink to={ownListingPath(id)} className="font-medium">
          {fullAddress(listing)}
        </TextLink>
        <p className="truncate text-13 text-muted">{[headline, ...facts].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="text-right text-13 tabular-nums">
        <p className="font-medium">{guideText(guide)}</p>
        {value ? (
          <p className="text-muted">
            {text.detail.ourValue} {audText(value.valueAud)}
          </p>
        ) : null}
      </div>
      <StatusBadge status={status} />
    </li>
  );
}
