import { ruleSetOn } from '@propguard/rules/lending/choose-rule-set';
import type { LendingRules } from '@propguard/rules/lending/rule-set';
import { listOwnRuleSets } from '../../compliance/list-own-rule-sets.ts';
import { todayInWorkspace } from '../../compliance/today-in-workspace.ts';
import type { RuleTopic } from '../understanding/rule-topics.ts';
import type { Tool } from './tool.ts';

type Point = {
  label: string;
  figure: number | string;
  unit: 'percent' | 'times' | 'points' | 'days' | 'hours' | 'months' | 'date' | 'text';
};

/** The figures of a topic, from the rule set in force, and where they stand. */
const TOPICS: Readonly<Record<RuleTopic, (rules: LendingRules) => { paragraph: string; points: Point[] }>> = {
  LVR: ({ lvr, paragraphs }) => ({
    paragraph: paragraphs.lvr,
    points: lvr.thresholdsPercent.map((figure) => ({ label: 'Threshold', figure, unit: 'percent' })),
  }),
  DTI: ({ dti, paragraphs }) => ({
    paragraph: paragraphs.dti,
    points: [
      { label: 'Flagged from', figure: dti.flaggedFrom, unit: 'times' },
      { label: 'Share of new lending', figure: dti.portfolioSharePercent, unit: 'percent' },
      { label: 'In force from', figure: dti.inForceFrom, unit: 'date' },
    ],
  }),
  serviceability: ({ serviceability, paragraphs }) => ({
    paragraph: paragraphs.serviceability,
    points: [
      { label: 'Buffer on the rate', figure: serviceability.bufferPoints, unit: 'points' },
      {
        label: 'Haircut on income that is not a salary',
        figure: serviceability.nonSalaryHaircutPercent,
        unit: 'percent',
      },
    ],
  }),
  'APS 220': ({ creditQuality, paragraphs }) => ({
    paragraph: paragraphs['credit-quality'],
    points: [
      { label: 'Default after', figure: creditQuality.defaultDays, unit: 'days' },
      { label: 'Valuation reviewed every', figure: creditQuality.reviewMonths, unit: 'months' },
    ],
  }),
  'APS 221': ({ largeExposure, paragraphs }) => ({
    paragraph: paragraphs['large-exposure'],
    points: [
      { label: 'Limit of Tier 1 capital', figure: largeExposure.limitPercent, unit: 'percent' },
      { label: 'Large from', figure: largeExposure.largePercent, unit: 'percent' },
    ],
  }),
  'APS 112': ({ riskWeight, paragraphs }) => ({
    paragraph: paragraphs['risk-weight'],
    points: [
      ...riskWeight.weightsPercent.ownerOccupier.map(
        (figure, band): Point => ({
          label: `Owner-occupier, ${riskWeight.lvrBoundsPercent[band] === undefined ? `above ${riskWeight.lvrBoundsPercent.at(-1)}%` : `up to ${riskWeight.lvrBoundsPercent[band]}%`} LVR`,
          figure,
          unit: 'percent',
        }),
      ),
      { label: 'Not standard', figure: riskWeight.nonStandardPercent, unit: 'percent' },
      { label: 'Capital', figure: riskWeight.capitalPercent, unit: 'percent' },
    ],
  }),
  'APG 223': ({ serviceability, lvr, paragraphs }) => ({
    paragraph: paragraphs.serviceability,
    points: [
      { label: 'Buffer on the rate', figure: serviceability.bufferPoints, unit: 'points' },
      {
        label: 'Haircut on income that is not a salary',
        figure: serviceability.nonSalaryHaircutPercent,
        unit: 'percent',
      },
      { label: 'First LVR threshold', figure: lvr.thresholdsPercent[0] ?? 0, unit: 'percent' },
    ],
  }),
  'CPS 230': ({ operationalRisk, paragraphs }) => ({
    paragraph: paragraphs['operational-risk'],
    points: [
      { label: 'Notice of an incident within', figure: operationalRisk.incidentNoticeHours, unit: 'hours' },
      {
        label: 'Notice outside tolerance within',
        figure: operationalRisk.toleranceNoticeHours,
        unit: 'hours',
      },
      {
        label: 'Register of providers reviewed every',
        figure: operationalRisk.registerMonths,
        unit: 'months',
      },
    ],
  }),
  NCCP: ({ responsibleLending, paragraphs }) => ({
    paragraph: paragraphs['responsible-lending'],
    points: [
      { label: 'Unsuitability assessed within', figure: responsibleLending.assessmentDays, unit: 'days' },
    ],
  }),
};

export const rules: Tool = async ({ scope }, args) => {
  const topic = args.topic as RuleTopic;
  const ruleSet = ruleSetOn(await listOwnRuleSets(scope), await todayInWorkspace(scope));
  const { paragraph, points } = TOPICS[topic](ruleSet.rules);
  return {
    kind: 'found',
    arguments: args,
    result: { topic, version: ruleSet.version, paragraph, points, effectiveFrom: ruleSet.effectiveFrom },
    sample: false,
    path: '/compliance',
    subject: null,
    passages: [
      { id: `rule-${topic}`, title: `${topic} (${ruleSet.version})`, text: paragraph, path: '/compliance' },
    ],
  };
};
