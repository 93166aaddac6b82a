import type { HazardReport } from '@propguard/protocol/hazards';
import type { ReportRecord } from '@propguard/protocol/report-record';
import { wholeAud } from '@propguard/rules/formats/money';
import { percent } from '@propguard/rules/formats/percent';
import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { barRiskBand } from '@propguard/rules/hazards/risk-bands';
import { riskHeadline, worstHazard } from '@propguard/rules/hazards/risk-headline';
import { LVR_THRESHOLDS_PERCENT } from '@propguard/rules/lending/lvr-limits';
import { inEnglish } from '@propguard/rules/messages/in-english';
import { countText } from '@propguard/rules/metrics/market/figure-words';
import { hazardSentence, valueStory } from '../../assessments/tell-story.ts';

const [LOWEST_LVR] = LVR_THRESHOLDS_PERCENT;

type Told = Pick<
  ReportRecord,
  'subject' | 'scenario' | 'valuation' | 'hazards' | 'loan' | 'lending' | 'compliance' | 'market' | 'sample'
>;

/** A sentence for each risk; the report's factors. */
export const riskFactorsOf = (report: HazardReport): string[] => {
  const { value, volatility, volatilityRegion: region, volatilityCount: count } = report.market;
  const from = region === null ? '' : ` (${region}, ${countText({ count, countOf: 'sales' })})`;
  const swing =
    volatility === null ? '' : `, prices swinging by about ${percent(volatility, 1)} a year${from}`;
  return [
    ...HAZARD_KINDS.map((kind) => hazardSentence(report, kind)),
    value === null
      ? 'Market risk: too few sales and listings to say.'
      : `Market risk is ${barRiskBand(value).toLowerCase()} (${percent(value)})${swing}.`,
  ];
};

const riskParagraph = ({ hazards, valuation }: Told): string => {
  const { riskScore, money } = hazards;
  if (riskScore === null)
    return 'We have no hazard or market data for this place. That doesn’t mean there’s no risk.';
  const worst = worstHazard(hazards)?.kind;
  const notable = HAZARD_KINDS.filter((kind) => {
    const value = hazards.hazards.find((one) => one.kind === kind)?.value ?? null;
    return kind !== worst && value !== null && barRiskBand(value) !== 'Low';
  });
  const stress =
    money && valuation.valueAud !== null
      ? ` The hazards lead to an expected loss of ${wholeAud(money.expectedAnnualLossAud)} a year; a buyer who insures against them could pay ${wholeAud(money.valueReductionAud)} less, a value under stress of ${wholeAud(money.stressedValueAud)}.`
      : '';
  return [riskHeadline(hazards) ?? '', ...notable.map((kind) => hazardSentence(hazards, kind))]
    .join(' ')
    .concat(stress);
};

const lendingParagraph = ({ loan, lending, compliance, hazards }: Told): string => {
  const { assessable, compliant } = lending.compliance;
  const room = compliance.lvr_thresholds[`${LOWEST_LVR}_percent`];
  if (loan?.amountAud === undefined || lending.figures.lvr.assumed)
    return `No loan was given, so the rules that need one couldn’t be assessed.${room == null ? '' : ` A loan of up to ${wholeAud(room)} stays within ${LOWEST_LVR}% of the value.`}`;
  const stressed = hazards.money?.lvr?.stressed;
  return [
    `A loan of ${wholeAud(loan.amountAud)} is an LVR of ${percent(lending.figures.lvr.value, 1)} (${lending.figures.lvrLabel ?? 'not rated'})${stressed === undefined ? '' : `, and ${percent(stressed, 1)} on the value under stress`}.`,
    assessable === 0
      ? 'No lending rule could be assessed on the facts given.'
      : `${compliant} of ${assessable} lending rules that could be assessed are met; the others are set out below with what they need.`,
  ].join(' ');
};

/** Which value it is that the report is about, and how it differs from the one that was assessed. */
const scenarioSentence = ({ scenario }: Told): string[] => {
  if (!scenario) return [];
  const { name, facts, sales, assessedAud } = scenario;
  const count = (change: 'left-out' | 'added') => sales.filter((sale) => sale.change === change).length;
  const changes = [
    ...(facts.length > 0
      ? [inEnglish('{facts, plural, one {# fact} other {# facts}} changed', { facts: facts.length })]
      : []),
    ...(['left-out', 'added'] as const).flatMap((change) => {
      const sold = count(change);
      const word = change === 'added' ? 'added' : 'left out';
      return sold > 0
        ? [
            inEnglish('{sold, plural, one {# comparable sale} other {# comparable sales}} {word}', {
              sold,
              word,
            }),
          ]
        : [];
    }),
  ];
  const before = assessedAud === null ? '' : ` Without these changes the value was ${wholeAud(assessedAud)}.`;
  return [`This value is for the scenario “${name}”, with ${changes.join(' and ')}.${before}`];
};

/** CORE-REP-02: every figure in it stands in the report. */
export const tellSummary = (told: Told): string[] => [
  [...valueStory(told.subject, told.valuation), ...scenarioSentence(told)].join(' '),
  riskParagraph(told),
  lendingParagraph(told),
  ...(told.market ? [told.market.ai_insights.investment_outlook] : []),
  ...(told.sample
    ? ['This report uses sample data. It shows what a report looks like: don’t rely on its figures.']
    : []),
];
