import type { Assessment } from '@propguard/protocol/assessments';
import type { HazardReport } from '@propguard/protocol/hazards';
import type { MarketFigures } from '@propguard/protocol/market-figures';
import { HAZARD_KINDS, type RiskKind } from '@propguard/rules/hazards/hazard-kinds';
import { dayIn } from '@propguard/rules/time/wall-time';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import { type Seen, type Sighting, seenOf } from './sighting.ts';

const MONTHS = 12;

export const riskName = (kind: RiskKind): string => (kind === 'market' ? 'market risk' : kind);

/** By the clocks that the server goes by where there is no workspace. */
export const todayHere = (): string => dayIn(USUAL_TIME_ZONE, new Date());
const thisYear = (): number => Number(todayHere().slice(0, 4));

const ofMoney = (seen: Seen, at: string, money: NonNullable<HazardReport['money']>): Sighting[] => [
  ...seen(at, {
    'cost of hazards a year': money.hazardLoadingAud,
    'expected loss': money.expectedAnnualLossAud,
    'value under stress': money.stressedValueAud,
    'cost of hazards a month': money.monthlyCostAud,
  }),
  ...seen(`${at}, a twelfth of the year`, {
    'cost of hazards a month': Math.round(money.hazardLoadingAud / MONTHS),
  }),
];

export const ofHazards = (seen: Seen, at: string, report: HazardReport): Sighting[] => [
  ...seen(at, {
    'risk score': report.riskScore,
    'market risk': report.market.value,
    'price swing': report.market.volatility,
    'price swing’s place': report.market.volatilityRegion,
    'price swing’s n': report.market.volatilityCount,
    ...Object.fromEntries(
      HAZARD_KINDS.map((kind) => [kind, report.hazards.find((one) => one.kind === kind)?.value ?? null]),
    ),
  }),
  ...report.projections.flatMap(({ kind, scenario, years }) =>
    seen(`${at}, timeline ${scenario}`, {
      [kind]: years.find(({ year }) => year === thisYear())?.value ?? null,
    }),
  ),
  ...(report.money ? ofMoney(seen, at, report.money) : []),
];

/** The market's figure that a home's market risk rests on. */
export const ofSwing = (homeId: string, at: string, { volatility }: MarketFigures): Sighting[] =>
  seenOf(homeId)(at, {
    'price swing': volatility.value,
    'price swing’s place': volatility.region,
    'price swing’s n': volatility.count,
  });

/** The verdict on the value alone, and the day it was given on. */
export const ofLending = (seen: Seen, at: string, lending: Assessment['lending']): Sighting[] =>
  seen(at, {
    compliance: lending.compliance.status,
    'rule set': lending.ruleVersion,
    today: lending.assessedOn,
  });
