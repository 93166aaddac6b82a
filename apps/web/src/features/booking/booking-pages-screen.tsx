import type { BookingPage } from '@propguard/protocol/booking';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { CalendarFeeds } from './calendar-feeds.tsx';
import { EditPage } from './edit-page.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { OwnCalendars } from './own-calendars.tsx';
import { agentsQuery, pagesQuery } from './queries.ts';
import { RemovePage } from './remove-page.tsx';
import { text } from './text.ts';
import { WaitlistCard } from './waitlist-card.tsx';
import { WhatsAppReminders } from './whatsapp-reminders.tsx';

/** Where a workspace makes, looks at, shares and closes the pages by which strangers book. */
export function BookingPagesScreen() {
  const { signedIn, meets } = useSession();
  const mayChange = signedIn && meets('admin');
  const { data, error, isPending, isFetching, refetch } = useQuery(pagesQuery());
  const { data: agents } = useQuery(agentsQuery());
  const hasNobody = agents?.items.length === 0;
  return (
    <Page
      title={text.title}
      description={text.description}
      actions={mayChange ? <NewPageDialog agents={agents?.items ?? []} /> : undefined}
    >
      <div className="grid gap-4">
        <Card
          flush
          title={text.list}
          subtitle={data ? text.count(data.items.length) : error ? undefined : '\u00a0'}
        >
          {isPending ? <Skeleton className="m-4 h-24 md:m-5" /> : null}
          {error && !data ? (
            <ReadFailure
              title={text.failed}
              error={error}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : null}
          {data?.items.length === 0 ? (
            <EmptyState title={text.emptyTitle}>
              {hasNobody ? text.needsAgent : mayChange ? text.empty : `${text.empty} ${text.readOnly}`}
            </EmptyState>
          ) : null}
          <ul aria-label={text.list} className="divide-y divide-line">
            {data?.items.map((page) => (
              <PageLine key={page.id} page={page} mayChange={mayChange} />
            ))}
          </ul>
        </Card>
        {/* What stands below comes when it is known how far down: nothing moves under a finger. */}
        {isPending ? null : (
          <>
            <WaitlistCard mayChange={signedIn && meets('agent')} />
            <OwnCalendars agents={agents?.items ?? []} mayChange={signedIn && meets('agent')} />
            <CalendarFeeds agents={agents?.items ?? []} mayChange={signedIn && meets('agent')} />
            {mayChange ? <WhatsAppReminders /> : null}
          </>
        )}
      </div>
    </Page>
  );
}

function PageLine({ page, mayChange }: { page: BookingPage; mayChange: boolean }) {
  const queryClient = useQueryClient();
  const change = useMutation(
    api.booking.changePage.mutationOptions({
      onError: (error) => notify.error({ title: text.notChanged, description: errorText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.booking.pages.key() }),
    }),
  );
  const path = pathTo(PATHS.book, { slug: page.slug });
  const books = [page.home?.address, page.agent?.name].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-medium">{page.title}</p>
        <p className="text-13 text-muted">
          {text.kinds[page.kind]}
          {' · '}
          {books || text.subjects[page.subject]}
          {' · '}
          {page.places.map((place) => text.places[place]).join(', ')}
        </p>
      </div>
      {mayChange ? (
        <Switch
          label={page.isOpen ? text.open : text.closed}
          aria-label={text.openOf(page.title)}
          checked={page.isOpen}
          disabled={change.isPending}
          onCheckedChange={(isOpen) => change.mutate({ id: page.id, isOpen })}
        />
      ) : (
        <Badge tone={page.isOpen ? 'positive' : 'neutral'}>{page.isOpen ? text.open : text.closed}</Badge>
      )}
      <div className="flex flex-wrap items-center gap-1.5">
        <CopyButton text={`${window.location.origin}${path}`} label={text.copy} />
        {page.isOpen ? (
          <LinkButton
            size="sm"
            kind="ghost"
            icon={ExternalLink}
            to={path}
            target="_blank"
            aria-label={text.previewOf(page.title)}
          >
            {text.preview}
          </LinkButton>
        ) : null}
        {mayChange ? <EditPage page={page} /> : null}
        {mayChange ? <RemovePage page={page} /> : null}
      </div>
    </li>
  );
}
