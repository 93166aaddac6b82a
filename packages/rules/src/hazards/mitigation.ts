import { RISK_KINDS, type RiskKind } from './hazard-kinds.ts';

/** CORE-RISK-07: a card from this value on; what has no value has no card. */
const MITIGATION_FROM = 0.3;
/** CORE-RISK-08 */
export const TIPS_PER_CARD = 3;

/** CORE-RISK-09, in per cent. */
export const riskReductionPercent = (risk: number): number => Math.round((1 - risk) * 40 + 20);

type Tips = readonly [string, string, string];

/** What can be done about each risk by whoever owns or lends on the property. */
export const MITIGATION_TIPS: Record<RiskKind, Tips> = {
  flood: [
    'Raise power points, switchboard and hot water above the flood level the council gives',
    'Fit flood-resistant materials and non-return valves on the ground floor',
    'Keep flood cover in the policy and lodge a household flood plan',
  ],
  fire: [
    'Keep an asset protection zone clear of fuel around the building',
    'Seal gaps and fit ember screens to the bushfire attack level of the site',
    'Hold water and a pump on site, and a written bushfire survival plan',
  ],
  coastalErosion: [
    'Ask the council for the coastal hazard line and keep new work landward of it',
    'Keep dune vegetation and the public defences in front of the block',
    'Have a coastal engineer inspect footings before lending or building',
  ],
  subsidence: [
    'Obtain a geotechnical report and the mine subsidence district’s advice',
    'Use footings designed for the site’s movement class',
    'Repair leaking pipes and drainage, and monitor cracks over the seasons',
  ],
  market: [
    'Allow a longer time to sell, and a lower price, in the exit plan',
    'Keep a lower loan-to-value ratio than the maximum on offer',
    'Review the value each year against new sales nearby',
  ],
};

export type MitigationCard = { kind: RiskKind; value: number; tips: Tips; reductionPercent: number };

/** The worst risk first. */
export const mitigationCards = (
  risks: Partial<Readonly<Record<RiskKind, number | null>>>,
): MitigationCard[] =>
  RISK_KINDS.flatMap((kind): MitigationCard[] => {
    const value = risks[kind];
    if (typeof value !== 'number' || !(value >= MITIGATION_FROM)) return [];
    return [{ kind, value, tips: MITIGATION_TIPS[kind], reductionPercent: riskReductionPercent(value) }];
  }).toSorted((a, b) => b.value - a.value);

/** CORE-RISK-10: the list that stands below the cards whatever the place. */
export const GENERAL_STRATEGIES = [
  'Insure for the full cost of rebuilding, and check that the policy names the hazards above',
  'Ask the council for its hazard maps and any planning overlay on the title',
  'Have the building inspected before settlement and after each event',
  'Keep records of mitigation works: insurers and valuers take them into account',
] as const;
