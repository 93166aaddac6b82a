import {
  type AnalyticsSummary,
  type HistoricalItem,
  RECENT_DAYS,
  summarise,
} from '@propguard/rules/conversations/analytics';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { dayText } from '../../parts/times/instant-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { ChartCard } from '../../ui/chart/chart-card.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Figure } from '../../ui/figures/figure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { HandOverCauses } from './hand-over-causes.tsx';
import { NoneYet } from './none-yet.tsx';
import { type From, handOversQuery, historicalQuery, sourcesQuery } from './queries.ts';
import { SourcePie } from './source-pie.tsx';
import { text } from './text.ts';

const PARTS = [
  { value: 'trends' as const, label: text.parts.trends },
  { value: 'sources' as const, label: text.parts.sources },
];
const whole = (value: number) => Math.round(value).toLocaleString('en-AU');
/** Between two conversations there is nothing to name. */
const wholeTick = (value: number) => (Number.isInteger(value) ? whole(value) : '');

export function AnalyticsDashboard({ from }: { from: From }) {
  const { dateTime } = useInstantText();
  const historical = useQuery(historicalQuery(from));
  const sources = useQuery(sourcesQuery(from));
  const handOvers = useQuery(handOversQuery(from));
  const refresh = () =>
    void Promise.all([
      historical.refetch(),
      sources.refetch(),
      ...(from === 'own' ? [handOvers.refetch()] : []),
    ]);
  const isFetching = historical.isFetching || sources.isFetching || handOvers.isFetching;
  const error = historical.error ?? sources.error ?? (from === 'own' ? handOvers.error : null);
  const problem = historical.data?.problem ?? sources.data?.problem;
  if (error || problem)
    return (
      <ErrorState
        title={problem ?? text.failed}
        onRetry={refresh}
        retryLabel={text.retry}
        retrying={isFetching}
      >
        {error ? errorText(error) : null}
      </ErrorState>
    );
  if (!historical.data || !sources.data)
    return (
      <Loading label={text.loading} className="grid gap-3">
        <p className="text-muted">{text.loading}</p>
        <Skeleton height={96} />
        <Skeleton height={280} />
      </Loading>
    );
  const updatedAt = new Date(Math.max(historical.dataUpdatedAt, sources.dataUpdatedAt)).toISOString();
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center justify-end gap-3 text-12 text-muted">
        {text.lastUpdated(dateTime(updatedAt))}
        <Button size="sm" icon={RotateCw} busy={isFetching} onClick={refresh}>
          {text.refresh}
        </Button>
      </p>
      <Loaded
        from={from}
        history={historical.data.items}
        summary={summarise(historical.data.items, sources.data.items)}
      />
      {from === 'own' && handOvers.data ? <HandOverCauses {...handOvers.data} /> : null}
    </div>
  );
}

interface LoadedProps {
  from: From;
  history: readonly HistoricalItem[];
  summary: AnalyticsSummary;
}

function Loaded({ from, history, summary }: LoadedProps) {
  const [part, setPart] = useState<'trends' | 'sources'>('trends');
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Card>
          <Figure label={text.cards.total} value={whole(summary.totalConversations)} />
        </Card>
        <Card>
          <Figure label={text.cards.growth} value={summary.averageDailyGrowth} note={text.perDay} />
        </Card>
        <Card>
          <Figure label={text.cards.trend} value={summary.trend} />
        </Card>
        <Card>
          <Figure label={text.cards.top} value={summary.topSource ?? text.none} />
        </Card>
      </div>
      <Tabs label={text.parts.label} tabs={PARTS} value={part} onValueChange={setPart}>
        <TabPanel value="trends">
          <Trends from={from} history={history} summary={summary} />
        </TabPanel>
        <TabPanel value="sources">
          {summary.totalSources === 0 ? (
            <NoneYet from={from} title={text.noSources} />
          ) : (
            <SourcePie sources={summary.sources} />
          )}
        </TabPanel>
      </Tabs>
    </>
  );
}

function Trends({ from, history, summary: { daily } }: LoadedProps) {
  if (history.length === 0) return <NoneYet from={from} title={text.noHistory} />;
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <ChartCard
        kind="line"
        title={text.parts.trends}
        label={text.chart}
        fileName="conversations"
        points={history.map(({ date, cumulativeConversations }) => ({
          date: dayText(date),
          cumulativeConversations,
        }))}
        x={{ key: 'date', label: text.day }}
        y={{ label: text.total, unit: text.conversations, format: whole, formatTick: wholeTick, min: 0 }}
        series={[{ key: 'cumulativeConversations', label: text.total }]}
      />
      <Card title={text.recent}>
        <ul className="grid text-13">
          {daily
            .slice(-RECENT_DAYS)
            .toReversed()
            .map(({ date, newConversations }) => (
              <li key={date} className="flex justify-between border-b border-line py-1.5 last:border-0">
                <span>{dayText(date)}</span>
                <span className="font-semibold tabular-nums">+{newConversations}</span>
              </li>
            ))}
        </ul>
      </Card>
    </div>
  );
}
