import type { PortfolioDetail, PortfolioPoint, PortfolioSummary } from '@propguard/protocol/portfolios';
import { BAR_RISK_BANDS } from '@propguard/rules/hazards/risk-bands';
import { FLAGGED_LVR } from '@propguard/rules/portfolios/flags';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { shortAudText } from '../../lib/aud-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { KeyFigure, KeyFigures } from '../../ui/key-figures.tsx';
import { BandChart } from './band-chart.tsx';
import { shareText, valueText } from './figure-text.ts';
import { pointsQuery } from './queries.ts';
import { RiskMap, type RiskPlace } from './risk-map.tsx';
import { text } from './text.ts';

const words = text.page;

const toPlace = ({ record, address, locality, flagged, ...point }: PortfolioPoint): RiskPlace => ({
  ...point,
  id: String(record),
  place: address === null ? locality : `${address}, ${locality}`,
  isFlagged: flagged,
});

interface SummaryCardProps {
  detail: PortfolioDetail;
  summary: PortfolioSummary;
}

export function SummaryCard({ detail: { id, rejected }, summary }: SummaryCardProps) {
  const { data, error, refetch, isFetching } = useQuery(pointsQuery(id));
  const places = useMemo(() => data?.items.map(toPlace) ?? [], [data]);
  return (
    <Card title={words.summary} foot={data && !data.whole ? text.map.part(places.length) : undefined}>
      <div className="grid gap-5">
        <KeyFigures label={words.summary}>
          <KeyFigure label={words.total} value={shortAudText(summary.totalAud)} />
          <KeyFigure label={words.mean} value={valueText(summary.meanAud)} />
          <KeyFigure label={words.median} value={valueText(summary.medianAud)} />
          <KeyFigure label={words.flagged} value={text.number(summary.flagged)} />
          <KeyFigure label={words.rejected} value={text.number(rejected)} />
        </KeyFigures>
        <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          <BandChart title={text.charts.values} bands={summary.values} format={shortAudText} />
          <BandChart
            title={text.charts.risks}
            bands={summary.risks}
            format={shareText}
            highFrom={BAR_RISK_BANDS.high}
          />
          <BandChart
            title={text.charts.lvrs}
            bands={summary.lvrs}
            format={shareText}
            highFrom={FLAGGED_LVR}
            empty={text.charts.noLoans}
          />
        </div>
        {error && !data ? (
          <ErrorState title={text.failed} onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        ) : null}
        {places.length > 0 ? <RiskMap places={places} /> : null}
      </div>
    </Card>
  );
}
