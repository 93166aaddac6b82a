import { threeLevels } from '@propguard/rules/lead-scoring/score-bands';
import { SCORE_BANDS } from '@propguard/rules/leads/facts';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { KeyFigure, KeyFigures, KeyFiguresSkeleton } from '../../ui/figures/key-figures.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { overviewQuery } from './queries.ts';
import { ScoreHistogram } from './score-histogram.tsx';
import { text } from './text.ts';

/** LEADS-SCORE-03. Three levels: cool counts as cold, and is named beside it. */
export function OverviewTab() {
  const { data, error, isFetching, refetch } = useQuery(overviewQuery());
  if (error && !data)
    return (
      <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  if (!data) return <KeyFiguresSkeleton label={text.loading} count={4} size="lg" />;
  if (data.scored === 0)
    return (
      <Card label={text.figures}>
        <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState>
      </Card>
    );
  const levels = { hot: 0, warm: 0, cold: 0 };
  for (const band of SCORE_BANDS) levels[threeLevels(band)] += data.bands[band];
  return (
    <div className="grid gap-5">
      <KeyFigures label={text.figures} size="lg">
        <KeyFigure label={text.hot} value={levels.hot.toLocaleString('en-AU')} note={text.hotNote} />
        <KeyFigure label={text.warm} value={levels.warm.toLocaleString('en-AU')} note={text.warmNote} />
        <KeyFigure
          label={text.cold}
          value={levels.cold.toLocaleString('en-AU')}
          note={text.coldNote(data.bands.cool)}
        />
        <KeyFigure
          label={text.average}
          value={data.averageScore?.toFixed(1) ?? '–'}
          note={text.averageNote(data.scored)}
        />
      </KeyFigures>
      <Card title={text.histogram} subtitle={text.leads(data.scored)}>
        <ScoreHistogram bars={data.histogram} />
      </Card>
    </div>
  );
}
