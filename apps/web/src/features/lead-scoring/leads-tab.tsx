import { SCORE_BANDS, type ScoreBand } from '@propguard/rules/leads/facts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { text as scoreText } from '../../parts/lead-score/text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LeadCard } from './lead-card.tsx';
import { scoredLeadsQuery } from './queries.ts';
import { text } from './text.ts';

const CHOICES = [
  { value: 'all' as const, label: text.all },
  ...SCORE_BANDS.map((band) => ({ value: band, label: scoreText.bands[band] })),
];

/** LEADS-SCORE-02: a card selects its lead for the details. */
export function LeadsTab({ onChoose }: { onChoose: (id: string) => void }) {
  const [band, setBand] = useState<ScoreBand | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...scoredLeadsQuery(band, cursor),
    placeholderData: keepPreviousData,
  });
  const showBand = (next: ScoreBand | 'all') => {
    setBand(next === 'all' ? null : next);
    setCursor(null);
  };
  return (
    <div className="grid gap-4">
      <SegmentedControl
        label={text.filter}
        options={CHOICES}
        value={band ?? 'all'}
        onValueChange={showBand}
      />
      {error && !data ? (
        <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {!data && !error ? (
        <Loading label={text.loading}>
          <Skeleton height={320} />
        </Loading>
      ) : null}
      {data && data.items.length === 0 ? (
        <EmptyState title={band ? text.noneInBand : text.emptyTitle}>{band ? null : text.empty}</EmptyState>
      ) : null}
      <ul aria-label={text.tabs.leads} className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {data?.items.map((lead) => (
          <li key={lead.id}>
            <LeadCard lead={lead} onChoose={() => onChoose(lead.id)} />
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        {cursor ? <Button onClick={() => setCursor(null)}>{text.first}</Button> : null}
        {data?.nextCursor ? <Button onClick={() => setCursor(data.nextCursor)}>{text.more}</Button> : null}
      </div>
    </div>
  );
}
