import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { audText } from '../../lib/aud-text.ts';
import { SampleBadge } from '../../parts/provenance/sample-badge.tsx';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { reportPath } from '../../routes/analyse.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { earlierQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.tab;

/** Every report of the workspace, newest first, page by page. */
export function EarlierReports() {
  const [cursor, setCursor] = useState<string | undefined>();
  const { data, error, refetch } = useQuery(earlierQuery(cursor));
  const { dateTime } = useInstantText();
  return (
    <Card title={words.earlier}>
      {data ? (
        <>
          {data.items.length === 0 ? <p className="text-13 text-muted">{words.earlierNone}</p> : null}
          <ul aria-label={words.earlier} className="divide-y divide-line">
            {data.items.map(({ reportId, address, locality, latest, scenario, sample }) => (
              <li
                key={reportId}
                className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1.5 text-13"
              >
                <TextLink to={reportPath(reportId)} className="font-medium tabular-nums">
                  {reportId}
                </TextLink>
                <span className="min-w-0">
                  {address === locality.name ? address : `${address}, ${locality.name}`}
                  {scenario === null ? null : (
                    <span className="block text-12 text-muted">{text.scenario(scenario)}</span>
                  )}
                </span>
                {sample ? <SampleBadge /> : null}
                <span className="ml-auto text-muted tabular-nums">
                  {text.page.versionOf(
                    latest.version,
                    latest.valueAud === null ? text.paper.noValue : audText(latest.valueAud),
                  )}
                </span>
                <span className="text-muted">{dateTime(latest.generatedAt)}</span>
              </li>
            ))}
          </ul>
          {data.nextCursor === null ? null : (
            <Button size="sm" className="mt-3" onClick={() => setCursor(data.nextCursor ?? undefined)}>
              {words.more}
            </Button>
          )}
        </>
      ) : error ? (
        <ReadFailure
          title={words.earlierFailed}
          onRetry={() => void refetch()}
          variant="banner"
          error={error}
        />
      ) : (
        <Loading label={words.earlierLoading}>
          <SkeletonTable rows={3} />
        </Loading>
      )}
    </Card>
  );
}
