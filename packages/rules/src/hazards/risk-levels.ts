import { certificateRiskBand, type RiskBand, reportRiskBand } from './risk-bands.ts';
import { isOutsideMapped, worstHazard } from './risk-headline.ts';

type Answers = Parameters<typeof worstHazard>[0];

/** Instead of a level: a place that no mapped area reaches is not known to be safe. */
export const NOT_RATED = 'Not rated: no hazard was measured here';

/** `climate_risk`, and the report's overall risk: none where no hazard was measured, whatever the market is like. */
export const climateRiskLevel = (risks: Answers & { riskScore: number | null }): RiskBand | null =>
  worstHazard(risks) === null ? null : reportRiskBand([risks.riskScore]);

/**
 * CORE-CHAIN-10, from what was measured. A market that is worse than low says so by itself; that a place is low cannot be
 * said where no hazard was measured.
 */
export const certificateRiskLevel = ({
  hazards,
  market,
}: Answers & { market: { value: number | null } }): RiskBand | null => {
  const measured = hazards.filter((one) => !isOutsideMapped(one)).map(({ value }) => value);
  const level = certificateRiskBand([...measured, market.value]);
  return level === 'Low' && worstHazard({ hazards }) === null ? null : level;
};
