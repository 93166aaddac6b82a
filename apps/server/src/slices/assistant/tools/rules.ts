import { ruleSetOn } from '@propguard/rules/lending/choose-rule-set';
import type { LendingRules } from '@propguard/rules/lending/rule-set';
import { PATHS } from '@propguard/rules/routes/paths';
import type { RulePoint } from '@propguard/talk/tools/rule-point';
import type { RuleTopic } from '@propguard/talk/understanding/rule-topics';
import { listOwnRuleSets } from '../../compliance/list-own-rule-sets.ts';
import { todayInWorkspace } from '../../compliance/today-in-workspace.ts';
import type { Tool } from './tool.ts';

/** The figures of a topic, from the rule set in force, and where they stand. */
const TOPICS: Readonly<
  Record<RuleTopic, (rules: LendingRules) => { paragraph: string; points: RulePoint[] }>
> = {
  LVR: ({ lvr, paragraphs }) => ({
    paragraph: paragraphs.lvr,
    points: lvr.thresholdsPercent.map((figure) => ({ name: 'threshold', figure, unit: 'percent' })),
  }),
  DTI: ({ dti, paragraphs }) => ({
    paragraph: paragraphs.dti,
    points: [
      { name: 'flaggedFrom', figure: dti.flaggedFrom, unit: 'times' },
      { name: 'newLendingShare', figure: dti.portfolioSharePercent, unit: 'percent' },
      { name: 'inForceFrom', figure: dti.inForceFrom, unit: 'date' },
    ],
  }),
  serviceability: ({ serviceability, paragraphs }) => ({
    paragraph: paragraphs.serviceability,
    points: [
      { name: 'rateBuffer', figure: serviceability.bufferPoints, unit: 'points' },
      {
        name: 'nonSalaryHaircut',
        figure: serviceability.nonSalaryHaircutPercent,
        unit: 'percent',
      },
    ],
  }),
  'APS 220': ({ creditQuality, paragraphs }) => ({
    paragraph: paragraphs['credit-quality'],
    points: [
      { name: 'defaultAfter', figure: creditQuality.defaultDays, unit: 'day' },
      { name: 'valuationReview', figure: creditQuality.reviewMonths, unit: 'month' },
    ],
  }),
  'APS 221': ({ largeExposure, paragraphs }) => ({
    paragraph: paragraphs['large-exposure'],
    points: [
      { name: 'tier1Limit', figure: largeExposure.limitPercent, unit: 'percent' },
      { name: 'largeFrom', figure: largeExposure.largePercent, unit: 'percent' },
    ],
  }),
  'APS 112': ({ riskWeight, paragraphs }) => ({
    paragraph: paragraphs['risk-weight'],
    points: [
      ...riskWeight.weightsPercent.ownerOccupier.map((figure, band): RulePoint => {
        const upTo = riskWeight.lvrBoundsPercent[band];
        const above = riskWeight.lvrBoundsPercent.at(-1) ?? 0;
        return upTo === undefined
          ? { name: 'weightAbove', boundPercent: above, figure, unit: 'percent' }
          : { name: 'weightUpTo', boundPercent: upTo, figure, unit: 'percent' };
      }),
      { name: 'nonStandard', figure: riskWeight.nonStandardPercent, unit: 'percent' },
      { name: 'capital', figure: riskWeight.capitalPercent, unit: 'percent' },
    ],
  }),
  'APG 223': ({ serviceability, lvr, paragraphs }) => ({
    paragraph: paragraphs.serviceability,
    points: [
      { name: 'rateBuffer', figure: serviceability.bufferPoints, unit: 'points' },
      {
        name: 'nonSalaryHaircut',
        figure: serviceability.nonSalaryHaircutPercent,
        unit: 'percent',
      },
      { name: 'firstThreshold', figure: lvr.thresholdsPercent[0] ?? 0, unit: 'percent' },
    ],
  }),
  'CPS 230': ({ operationalRisk, paragraphs }) => ({
    paragraph: paragraphs['operational-risk'],
    points: [
      { name: 'incidentNotice', figure: operationalRisk.incidentNoticeHours, unit: 'hour' },
      {
        name: 'toleranceNotice',
        figure: operationalRisk.toleranceNoticeHours,
        unit: 'hour',
      },
      {
        name: 'registerReview',
        figure: operationalRisk.registerMonths,
        unit: 'month',
      },
    ],
  }),
  NCCP: ({ responsibleLending, paragraphs }) => ({
    paragraph: paragraphs['responsible-lending'],
    points: [{ name: 'unsuitability', figure: responsibleLending.assessmentDays, unit: 'day' }],
  }),
};

export const rules: Tool<'rules'> = async ({ scope }, args) => {
  const { topic } = args;
  const ruleSet = ruleSetOn(await listOwnRuleSets(scope), await todayInWorkspace(scope));
  const { paragraph, points } = TOPICS[topic](ruleSet.rules);
  return {
    kind: 'found',
    arguments: args,
    result: { topic, version: ruleSet.version, paragraph, points, effectiveFrom: ruleSet.effectiveFrom },
    sample: false,
    path: PATHS.compliance,
    subject: null,
    passages: [
      {
        id: `rule-${topic}`,
        title: `${topic} (${ruleSet.version})`,
        text: paragraph,
        path: PATHS.compliance,
      },
    ],
  };
};
