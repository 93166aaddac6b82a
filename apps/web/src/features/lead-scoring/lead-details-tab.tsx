import type { LeadScore } from '@propguard/protocol/lead-scoring';
import { useQuery } from '@tanstack/react-query';
import { ScoreAnatomy } from '../../parts/lead-score/score-anatomy.tsx';
import { ScoreBadge } from '../../parts/lead-score/score-badge.tsx';
import { text as scoreText } from '../../parts/lead-score/text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { scoreQuery } from './queries.ts';
import { text } from './text.ts';

export function LeadDetailsTab({ leadId, onLeads }: { leadId: string | null; onLeads: () => void }) {
  if (leadId === null)
    return (
      <Card label={text.tabs.details}>
        <EmptyState title={text.choose} action={<Button onClick={onLeads}>{text.toLeads}</Button>}>
          {text.chooseHint}
        </EmptyState>
      </Card>
    );
  return <Details leadId={leadId} />;
}

function Details({ leadId }: { leadId: string }) {
  const { data, error, isFetching, refetch } = useQuery(scoreQuery(leadId));
  if (error && !data)
    return (
      <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  if (!data)
    return (
      <Loading label={text.loading}>
        <Skeleton height={420} />
      </Loading>
    );
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card title={scoreText.score}>
        <ScoreAnatomy score={data} />
      </Card>
      <div className="grid gap-5">
        <History entries={data.history} />
        <Happened happened={data.evidence.happened} />
      </div>
    </div>
  );
}

function History({ entries }: { entries: LeadScore['history'] }) {
  const { dateTime } = useInstantText();
  return (
    <Card title={text.history}>
      <ol className="divide-y divide-line text-13">
        {entries.map((entry) => (
          <li key={entry.at} className="flex flex-wrap items-center justify-between gap-x-3 py-1.5">
            <span className="tabular-nums">{text.historyEntry(entry.score, entry.modelVersion)}</span>
            <span className="flex items-center gap-2 text-12 text-muted">
              {dateTime(entry.at)}
              <ScoreBadge score={entry.score} band={entry.band} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Happened({ happened }: { happened: LeadScore['evidence']['happened'] }) {
  const { dateTime } = useInstantText();
  return (
    <Card title={text.happened}>
      {happened.length === 0 ? <p className="text-13 text-muted">{text.happenedNone}</p> : null}
      <ol className="divide-y divide-line text-13">
        {happened.map(({ activityId, kind, at, points }) => (
          <li key={activityId} className="flex flex-wrap justify-between gap-x-3 py-1.5">
            <span>{scoreText.deed(kind)}</span>
            <span className="text-12 text-muted tabular-nums">
              {dateTime(at)}, {text.points(points.toFixed(1))}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
