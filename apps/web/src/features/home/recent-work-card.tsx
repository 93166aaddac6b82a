import { FileText, MessageCircle, ScanSearch } from 'lucide-react';
import { Link } from 'react-router';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { WorkItem } from './recent-work.ts';
import { text } from './text.ts';
import type { useRecentWork } from './use-recent-work.ts';

const ICONS = { assessment: ScanSearch, report: FileText, conversation: MessageCircle };

export function RecentWorkCard({ work }: { work: ReturnType<typeof useRecentWork> }) {
  const { items, error, isFetching, refetch } = work;
  const failure = (title: string) => (
    <ReadFailure
      title={title}
      error={error}
      onRetry={refetch}
      retrying={isFetching}
      className="border-t border-line"
    />
  );
  return (
    <Card flush title={text.recent}>
      {items === null && error ? failure(text.recentFailed) : null}
      {items === null && !error ? (
        <Loading label={text.recentLoading} className="border-t border-line">
          <SkeletonTable rows={5} columns={2} />
        </Loading>
      ) : null}
      {items !== null && error ? failure(text.someFailed) : null}
      {items?.length === 0 && !error ? (
        <EmptyState
          title={text.recentEmptyTitle}
          className="border-t border-line"
          action={<LinkButton to={SCREENS.intelligence.path}>{text.assess}</LinkButton>}
        >
          {text.recentEmpty}
        </EmptyState>
      ) : null}
      {items && items.length > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {items.map((item) => (
            <WorkRow key={`${item.kind} ${item.key}`} item={item} />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function WorkRow({ item: { kind, title, path, at } }: { item: WorkItem }) {
  const instant = useInstantText();
  return (
    <li>
      <Link
        to={path}
        className="flex items-center gap-3 px-4 py-2.5 text-13 hover:bg-hover touch:min-h-touch md:px-5"
      >
        <Icon of={ICONS[kind]} className="text-muted" />
        <VisuallyHidden>{text.kinds[kind]}</VisuallyHidden>
        <span className="min-w-0 flex-1 truncate">{title}</span>
        <span className="flex-none text-12 text-muted tabular-nums">{instant.date(at)}</span>
      </Link>
    </li>
  );
}
