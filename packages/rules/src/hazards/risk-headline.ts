import { percent } from '../formats/percent.ts';
import { isOutsideValue } from './area-severity.ts';
import type { EvidenceWay } from './certainty.ts';
import { HAZARD_KINDS } from './hazard-kinds.ts';
import { barRiskBand, reportRiskBand } from './risk-bands.ts';
import { RISK_WORDS } from './risk-words.ts';

type Answer = { kind: string; value: number | null; evidence: readonly { way: EvidenceWay }[] };
type Risks = { hazards: readonly Answer[]; riskScore: number | null };

/** What leads says that no mapped area reaches the place: that is no measured risk, however small it counts. */
export const isOutsideMapped = ({ value, evidence: [leading] }: Omit<Answer, 'kind'>): boolean =>
  value !== null && (leading ? leading.way === 'outside' : isOutsideValue(value));

export const OUTSIDE_MAPPED = 'Outside mapped areas';

/** The worst of the hazards that something was measured of; null where there is none. */
export const worstHazard = ({
  hazards,
}: Pick<Risks, 'hazards'>): { kind: (typeof HAZARD_KINDS)[number]; value: number } | null =>
  HAZARD_KINDS.flatMap((kind) => {
    const answer = hazards.find((one) => one.kind === kind);
    return answer && answer.value !== null && !isOutsideMapped(answer) ? [{ kind, value: answer.value }] : [];
  }).reduce<{ kind: (typeof HAZARD_KINDS)[number]; value: number } | null>(
    (worst, one) => (worst === null || one.value > worst.value ? one : worst),
    null,
  );

/** 'Flood is high (87%). The mean of all risks is 24%, low overall.' A mean alone would hide the one that matters. */
export const riskHeadline = (risks: Risks): string | null => {
  const { riskScore } = risks;
  const level = reportRiskBand([riskScore]);
  if (riskScore === null || level === null) return null;
  const average = `The average of all risks is ${percent(riskScore)}`;
  const worst = worstHazard(risks);
  // An average of what nobody measured is no level.
  if (!worst) return `No mapped hazard reaches this place. ${average}.`;
  const measured = `${RISK_WORDS[worst.kind]} is ${barRiskBand(worst.value).toLowerCase()} (${percent(worst.value)}).`;
  return `${measured} ${average}, ${level.toLowerCase()} overall.`;
};
