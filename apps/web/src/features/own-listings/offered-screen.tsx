import type { OfferedListing } from '@propguard/protocol/offered-listings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { guideText } from '../../parts/properties/listing-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { fullAddress, StatusBadge } from './looks.tsx';
import { text } from './text.ts';

const words = text.offered;

/** The operator says which of the agencies' listings everybody sees. */
export function OfferedScreen() {
  const { data, error, isPending, isFetching, refetch } = useQuery(api.offeredListings.list.queryOptions());
  return (
    <Page title={words.title} description={words.description}>
      <Card flush label={words.title}>
        {isPending ? <Skeleton className="m-5 h-16" /> : null}
        {error && !data ? (
          <ReadFailure
            title={words.failed}
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : null}
        {data?.items.length === 0 ? <EmptyState title={words.none}>{words.noneText}</EmptyState> : null}
        <ul aria-label={words.title} className="divide-y divide-line">
          {data?.items.map((listing) => (
            <OfferedLine key={listing.id} listing={listing} />
          ))}
        </ul>
      </Card>
    </Page>
  );
}

function OfferedLine({ listing }: { listing: OfferedListing }) {
  const queryClient = useQueryClient();
  const steps = {
    onError: (error: unknown) => notify.error({ title: words.notDone, description: errorText(error) }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: api.offeredListings.key() }),
  };
  const publish = useMutation(api.offeredListings.publish.mutationOptions(steps));
  const withdraw = useMutation(api.offeredListings.withdraw.mutationOptions(steps));
  const { id, status, guide, headline, sharing, copyDiffers } = listing;
  const address = fullAddress(listing);
  const isPublished = sharing === 'published';
  const label = isPublished ? words.again : words.publish;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-medium">{address}</p>
        <p className="text-13 text-muted">{[guideText(guide), headline].filter(Boolean).join(' · ')}</p>
      </div>
      <StatusBadge status={status} />
      {isPublished ? <Badge tone="accent">{words.published}</Badge> : null}
      {copyDiffers ? <Badge tone="caution">{words.old}</Badge> : null}
      <Button
        size="sm"
        kind={isPublished && !copyDiffers ? 'secondary' : 'primary'}
        aria-label={words.of(label, address)}
        busy={publish.isPending}
        onClick={() => publish.mutate({ id })}
      >
        {label}
      </Button>
      {isPublished ? (
        <Button
          size="sm"
          aria-label={words.of(words.withdraw, address)}
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate({ id })}
        >
          {words.withdraw}
        </Button>
      ) : null}
    </li>
  );
}
