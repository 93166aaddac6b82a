import type { Lead } from '@propguard/protocol/lead-facts';
import type { LeadScore } from '@propguard/protocol/lead-scoring';
import { useQuery } from '@tanstack/react-query';
import { ScoreAnatomy } from '../../parts/lead-score/score-anatomy.tsx';
import { text as scoreText } from '../../parts/lead-score/text.ts';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { scoreQuery } from './queries.ts';
import { text } from './text.ts';
import { useLeadTimes } from './use-lead-times.ts';

const words = text.score;

/** The score as its eight parts, each with the rows that it rests on. */
export function ScoreCard({ lead }: { lead: Lead }) {
  const { data, error, isFetching, refetch } = useQuery(scoreQuery(lead.id, lead.score !== null));
  return (
    <Card title={scoreText.score}>
      {lead.score === null ? <p className="text-13 text-muted">{words.none}</p> : null}
      {error && !data ? (
        <ReadFailure
          title={words.failed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {lead.score !== null && !data && !error ? (
        <Loading label={words.loading}>
          <Skeleton height={320} />
        </Loading>
      ) : null}
      {data ? (
        <>
          <ScoreAnatomy score={data} />
          <Rows score={data} />
        </>
      ) : null}
    </Card>
  );
}

/** What happened, with what is left of its points; and how the score moved. */
function Rows({ score: { evidence, history } }: { score: LeadScore }) {
  const times = useLeadTimes();
  return (
    <details className="mt-3 border-t border-rule pt-2 text-13">
      <summary className="cursor-pointer rounded-1 py-1 font-medium touch:min-h-touch touch:content-center">
        {words.rows}
      </summary>
      <div className="grid gap-4 pt-2 md:grid-cols-2">
        <section aria-label={words.counted}>
          <h3 className="text-12 text-muted">{words.counted}</h3>
          {evidence.happened.length === 0 ? <p className="text-muted">{words.nothing}</p> : null}
          <ul className="divide-y divide-line">
            {evidence.happened.map(({ activityId, kind, at, points }) => (
              <li key={activityId} className="flex justify-between gap-3 py-1.25">
                <span>
                  {scoreText.deed(kind)} <span className="text-muted">{times.when(at)}</span>
                </span>
                <span className="tabular-nums">+{points.toFixed(1)}</span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-label={words.moved}>
          <h3 className="text-12 text-muted">{words.moved}</h3>
          <ol className="divide-y divide-line">
            {history.map((entry, index) => {
              const before = history[index + 1];
              const change = before ? entry.score - before.score : null;
              return (
                <li key={entry.at} className="flex justify-between gap-3 py-1.25">
                  <span>
                    <span className="tabular-nums">{entry.score}</span>{' '}
                    <span className="text-muted">{times.when(entry.at)}</span>
                  </span>
                  <span className="text-muted tabular-nums">
                    {change === null ? words.first : words.change(change)}
                  </span>
                </li>
              );
            })}
          </ol>
        </section>
      </div>
    </details>
  );
}
