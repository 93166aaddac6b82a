import type { ReportShare } from '@propguard/protocol/report-record';
import { useQuery } from '@tanstack/react-query';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { sharesQuery } from './queries.ts';
import { text } from './text.ts';
import { useRevokeShare } from './use-revoke-share.ts';

const words = text.page;

/** The public links of a report, and the way to end one. */
export function SharesCard({ reportId }: { reportId: string }) {
  const { data, error, refetch } = useQuery(sharesQuery(reportId));
  return (
    <Card title={words.links} subtitle={words.linksAbout} className="mx-auto mt-5 max-w-240 print-hidden">
      {data ? (
        <ShareLines reportId={reportId} shares={data.items} />
      ) : error ? (
        <ReadFailure
          title={words.linksFailed}
          onRetry={() => void refetch()}
          variant="banner"
          error={error}
        />
      ) : (
        <Loading label={words.linksLoading}>
          <SkeletonTable rows={2} />
        </Loading>
      )}
    </Card>
  );
}

interface ShareLinesProps {
  reportId: string;
  shares: readonly ReportShare[];
}

function ShareLines({ reportId, shares }: ShareLinesProps) {
  const { date } = useInstantText();
  const revoke = useRevokeShare();
  if (shares.length === 0) return <p className="text-13 text-muted">{words.linksNone}</p>;
  return (
    <ul aria-label={words.links} className="divide-y divide-line">
      {shares.map(({ id, version, expiresAt, createdBy }) => (
        <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-13">
          <span className="font-medium">{words.link(version)}</span>
          <span className="text-muted">{words.linkUntil(date(expiresAt))}</span>
          {createdBy ? <span className="text-muted">{words.linkBy(createdBy)}</span> : null}
          <Button
            size="sm"
            className="ml-auto"
            aria-label={words.revokeOf(date(expiresAt))}
            busy={revoke.isPending && revoke.variables?.id === id}
            onClick={() => revoke.mutate({ reportId, id })}
          >
            {words.revoke}
          </Button>
        </li>
      ))}
    </ul>
  );
}
