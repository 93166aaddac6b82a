import type { LeadForm } from '@propguard/protocol/lead-forms';
import { STATUS_NAMES } from '@propguard/rules/leads/pipeline';
import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { leadPath } from '../../routes/work.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { embedCode } from './embed-code.ts';
import { text } from './text.ts';

/** How a form comes onto a website, and who came by it. */
export function OneForm({ form, onClose }: { form: LeadForm; onClose: () => void }) {
  const words = text.embed;
  return (
    <div className="grid gap-3 md:gap-5 lg:grid-cols-2">
      <Card
        title={words.title(form.title)}
        actions={<IconButton icon={X} label={words.close} kind="ghost" size="sm" onClick={onClose} />}
        foot={words.guard}
      >
        <div className="grid gap-3">
          {form.isOpen ? null : <Alert tone="caution" title={words.isClosed} />}
          <p className="text-muted">{words.how}</p>
          <CodeBlock
            label={words.label}
            code={embedCode(window.location.origin, form)}
            copyLabel={words.copy}
          />
          {form.origins.length === 0 ? (
            <p className="text-13 text-muted">{words.anywhere}</p>
          ) : (
            <div className="text-13">
              <p className="text-muted">{words.sites(form.origins.length)}</p>
              <ul className="mt-1 grid gap-0.5">
                {form.origins.map((origin) => (
                  <li key={origin} className="wrap-anywhere">
                    {origin}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </Card>
      <Arrivals form={form} />
    </div>
  );
}

const AT_A_TIME = 10;

function Arrivals({ form }: { form: LeadForm }) {
  const words = text.arrivals;
  const times = useInstantText();
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(
      api.leadForms.arrivals.infiniteOptions({
        input: (cursor: string | undefined) => ({ id: form.id, cursor, limit: AT_A_TIME }),
        initialPageParam: undefined,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      }),
    );
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card flush title={words.title}>
      {isPending ? (
        <Loading label={words.loading} className="border-t border-line">
          <SkeletonTable rows={3} columns={3} />
        </Loading>
      ) : null}
      {error && !data ? (
        <ReadFailure
          title={words.failed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data && items.length === 0 ? <EmptyState title={words.emptyTitle}>{words.empty}</EmptyState> : null}
      {items.length > 0 ? (
        <ul aria-label={words.title} className="divide-y divide-line border-t border-line">
          {items.map(({ id, leadId, name, status, at, detail }) => (
            <li key={id} className="flex items-baseline gap-3 px-4 py-2 text-13 md:px-5">
              <span className="min-w-0 flex-1">
                <TextLink to={leadPath(leadId)} className="font-medium">
                  {name ?? words.unnamed}
                </TextLink>
                {detail ? <span className="block truncate text-12 text-muted">{detail}</span> : null}
              </span>
              <span className="text-muted">{STATUS_NAMES[status]}</span>
              <span className="text-muted">{times.dateTime(at)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {hasNextPage ? (
        <div className="border-t border-line p-3 text-center">
          <Button kind="ghost" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
