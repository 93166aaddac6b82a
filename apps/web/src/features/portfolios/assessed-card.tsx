import type { AssessmentSummary } from '@propguard/protocol/assessments';
import { BAR_RISK_BANDS } from '@propguard/rules/hazards/risk-bands';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SCREENS } from '../../app/paths.ts';
import { shortAudText } from '../../lib/aud-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { KeyFigure, KeyFigures } from '../../ui/key-figures.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SampleBadge } from '../../ui/sample-badge.tsx';
import { Loading, SkeletonTable } from '../../ui/skeleton.tsx';
import { assessedFigures } from './assessed-figures.ts';
import { BandChart } from './band-chart.tsx';
import { shareText, valueText } from './figure-text.ts';
import { assessedQuery } from './queries.ts';
import { RiskMap, type RiskPlace } from './risk-map.tsx';
import { text } from './text.ts';

const words = text.assessed;
const placeOf = ({ address, locality }: AssessmentSummary): string => `${address}, ${locality.name}`;

const toPlace = (item: AssessmentSummary): RiskPlace => ({
  id: item.id,
  place: placeOf(item),
  latitude: item.latitude,
  longitude: item.longitude,
  valueAud: item.valuation.valueAud,
  riskScore: item.riskScore,
  isFlagged: (item.riskScore ?? 0) > BAR_RISK_BANDS.high,
});

/** What the workspace has assessed one by one. */
export function AssessedCard() {
  const { data, error, isPending, refetch, isFetching } = useQuery(assessedQuery());
  const figures = useMemo(() => assessedFigures(data?.items ?? []), [data]);
  const places = useMemo(() => figures.homes.map(toPlace), [figures]);
  const { homes, totalAud, medianAud, meanRisk, flagged, sample } = figures;
  return (
    <Card
      title={words.title}
      subtitle={homes.length > 0 ? words.about(homes.length, !data?.nextCursor) : undefined}
      actions={sample ? <SampleBadge /> : null}
    >
      {error && !data ? (
        <ErrorState title={text.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : isPending ? (
        <Loading label={words.loading}>
          <SkeletonTable rows={6} columns={3} />
        </Loading>
      ) : homes.length === 0 ? (
        <EmptyState
          title={words.empty}
          action={<LinkButton to={SCREENS.search.path}>{words.find}</LinkButton>}
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        <div className="grid gap-5">
          <KeyFigures label={words.title}>
            <KeyFigure label={words.total} value={shortAudText(totalAud)} />
            <KeyFigure label={words.median} value={valueText(medianAud)} />
            <KeyFigure label={words.risk} value={shareText(meanRisk)} />
            <KeyFigure label={words.flagged} value={text.number(flagged.length)} />
          </KeyFigures>
          <div className="grid gap-5 md:grid-cols-2">
            <BandChart title={text.charts.values} bands={figures.values} format={shortAudText} />
            <BandChart
              title={text.charts.risks}
              bands={figures.risks}
              format={shareText}
              highFrom={BAR_RISK_BANDS.high}
            />
          </div>
          <RiskMap places={places} />
          <section aria-label={words.watchTitle}>
            <h3 className="mb-2 text-13 font-semibold">{words.watchTitle}</h3>
            {flagged.length === 0 ? <p className="text-13 text-muted">{words.watchNone}</p> : null}
            <ul className="grid gap-1.5 text-13">
              {flagged.map((item) => (
                <li key={item.id} className="flex flex-wrap justify-between gap-x-4">
                  <span className="min-w-0 break-words">{placeOf(item)}</span>
                  <span className="text-danger">{words.watchRisk(shareText(item.riskScore))}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </Card>
  );
}
