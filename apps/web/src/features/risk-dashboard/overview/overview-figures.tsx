import type { RiskOverview } from '@propguard/protocol/risk-dashboard';
import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { barRiskBand } from '@propguard/rules/hazards/risk-bands';
import { useQuery } from '@tanstack/react-query';
import { shortAudText } from '../../../lib/aud-text.ts';
import { RiskScoreBadge } from '../../../parts/risk/risk-score-badge.tsx';
import { KeyFigure, KeyFigures } from '../../../ui/figures/key-figures.tsx';
import { shareText, shortValueText } from '../figure-text.ts';
import { alertsQuery } from '../queries.ts';
import { text } from '../text.ts';

const words = text.overview;

const hasHighHazard = ({ hazards }: RiskOverview['homes'][number]): boolean =>
  HAZARD_KINDS.some((kind) => barRiskBand(hazards[kind] ?? 0) === 'High');

export function OverviewFigures({ overview }: { overview: RiskOverview }) {
  const { homes, totalAud, medianAud, meanRisk, whole } = overview;
  const { data: alerts } = useQuery(alertsQuery());
  const high = homes.filter(hasHighHazard).length;
  const watched = homes.filter(({ watchedId }) => watchedId !== null).length;
  const open = alerts?.items.length ?? 0;
  return (
    <KeyFigures label={words.label} size="lg">
      <KeyFigure
        label={words.assessed}
        value={text.number(homes.length)}
        note={whole ? undefined : words.newest}
      />
      <KeyFigure label={words.total} value={shortAudText(totalAud)} />
      <KeyFigure label={words.median} value={shortValueText(medianAud)} />
      <KeyFigure label={words.risk} value={shareText(meanRisk)} badge={<RiskScoreBadge score={meanRisk} />} />
      <KeyFigure
        label={words.high}
        value={text.number(high)}
        note={words.ofAll(shareText(high / homes.length))}
      />
      <KeyFigure
        label={words.watched}
        value={text.number(watched)}
        note={open === 0 ? words.noAlerts : words.openAlerts(open)}
      />
    </KeyFigures>
  );
}
