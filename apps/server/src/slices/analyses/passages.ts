import type { Passage } from '@propguard/protocol/analyses';
import type { HazardReport } from '@propguard/protocol/hazards';
import type { LoanAssessment } from '@propguard/protocol/lending';
import type { MarketAnalysis } from '@propguard/protocol/market';
import type { Subject, Valuation } from '@propguard/protocol/valuations';
import { wholeAud } from '@propguard/rules/formats/money';
import { percent } from '@propguard/rules/formats/percent';
import { disagreementText } from '@propguard/rules/hazards/evidence-words';
import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { hazardSentence, valueStory } from '../assessments/tell-story.ts';

export const valuePassage = (subject: Subject, valuation: Valuation): Passage => ({
  topic: 'value',
  text: valueStory(subject, valuation).join(' '),
  rests_on: [
    ...(valuation.modelId === null ? [] : [`Valuation model ${valuation.modelId}`]),
    `${valuation.evidence.comparablesFound} comparable sales, ${valuation.evidence.localitySales} sales in the suburb, to ${valuation.asOf}`,
  ],
});

const layersOf = ({ hazards }: HazardReport, kind: string): string[] =>
  (hazards.find((one) => one.kind === kind)?.evidence ?? []).map(
    ({ layer, source, licence, surveyedOn }) => `${layer}: ${source}, ${licence}, ${surveyedOn}`,
  );

const disagreementWords = ({ hazards }: HazardReport, kind: string): string => {
  const apart = hazards.find((one) => one.kind === kind)?.disagreement;
  return apart ? ` Sources disagree: ${disagreementText(apart)}.` : '';
};

export const hazardPassages = (report: HazardReport): Passage[] =>
  HAZARD_KINDS.map((kind) => ({
    topic: kind,
    text: `${hazardSentence(report, kind)}${disagreementWords(report, kind)}`,
    rests_on: layersOf(report, kind),
  }));

export const marketRiskPassage = ({ market }: HazardReport): Passage => ({
  topic: 'market',
  text:
    market.value === null
      ? 'Market risk: too few sales and listings to say.'
      : `Market risk is ${percent(market.value)}${market.volatility === null ? '' : `: prices swing by about ${percent(market.volatility, 1)} a year around their trend`}.`,
  rests_on: market.value === null ? [] : ['Sales and listings of the suburb and the regions above it'],
});

export const marketPassage = ({ details, ai_insights }: MarketAnalysis): Passage => ({
  topic: 'market',
  text: `${ai_insights.investment_outlook} ${ai_insights.market_sentiment}`,
  rests_on: [
    `Sales and listings of ${details.region.name}${details.asOf === null ? '' : ` to ${details.asOf}`}`,
    ...(details.parent ? [`Sales and listings of ${details.parent.name}`] : []),
  ],
});

/** The loss chain in sentences, each step from the one before. */
export const moneySteps = (money: NonNullable<HazardReport['money']>): string[] => [
  `Of the value, ${wholeAud(money.buildingValueAud)} (${percent(money.assumptions.buildingShareOfValue)}) is the building.`,
  `The hazards we have data on add up to an expected loss of ${wholeAud(money.expectedAnnualLossAud)} a year.`,
  `Insurance is estimated at ${wholeAud(money.annualPremiumAud)} a year: ${wholeAud(money.basePremiumAud)} for any home, ${wholeAud(money.hazardLoadingAud)} for the hazards.`,
  ...(money.serviceability
    ? [
        `The monthly surplus goes from ${wholeAud(money.serviceability.surplusBeforeAud)} to ${wholeAud(money.serviceability.surplusAfterAud)}.`,
      ]
    : []),
  `Buyers who pay the loading can pay ${wholeAud(money.valueReductionAud)} less: the value under stress is ${wholeAud(money.stressedValueAud)}.`,
  ...(money.lvr
    ? [`The LVR goes from ${percent(money.lvr.before, 1)} to ${percent(money.lvr.stressed, 1)}.`]
    : []),
];

export const moneyPassage = (report: HazardReport): Passage[] =>
  report.money === null
    ? []
    : [
        {
          topic: 'money',
          text: moneySteps(report.money).join(' '),
          rests_on: [
            'The product’s loss assumptions, shown with the figures',
            ...HAZARD_KINDS.flatMap((kind) => layersOf(report, kind).slice(0, 1)),
          ],
        },
      ];

export const lendingPassage = ({ figures, compliance, ruleVersion }: LoanAssessment): Passage => ({
  topic: 'lending',
  text: [
    figures.lvr.assumed
      ? `No loan was given: we assume an LVR of ${percent(figures.lvr.value)}, and no verdict uses it.`
      : `The LVR is ${percent(figures.lvr.value, 1)}: ${figures.lvrLabel}.`,
    `Rules met, of those that can be assessed: ${compliance.compliant} of ${compliance.assessable}.`,
  ].join(' '),
  rests_on: [`Lending rule set ${ruleVersion}`],
});

export const isSample = (valuation: Valuation | null, { hazards, market }: HazardReport): boolean =>
  valuation?.sample === true || market.sample || hazards.some(({ evidence }) => evidence[0]?.sample === true);
