import type { HazardReport } from '@propguard/protocol/hazards';
import { HAZARD_KINDS, type HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import { lossChain } from '@propguard/rules/hazards/loss-chain';
import { mitigationCards } from '@propguard/rules/hazards/mitigation';
import { projectValue, SCENARIOS } from '@propguard/rules/hazards/projections';
import { riskScoreOf } from '@propguard/rules/hazards/risk-bands';
import { dayIn } from '@propguard/rules/time/wall-time';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { openLiveIndex } from './live-hazard-index.ts';
import { marketRiskOf } from './market-risk.ts';
import { toHazardAnswer } from './view.ts';

export type PlaceFacts = HazardReport['place'];
export type MoneyFacts = {
  valueAud?: number | undefined;
  loanAud?: number | undefined;
  monthlySurplusAud?: number | undefined;
};

type Values = Record<HazardKind, number | null>;

const projectionsOf = (values: Values, thisYear: number): HazardReport['projections'] =>
  SCENARIOS.flatMap(({ key, name, assumption, growthPerYear }) =>
    HAZARD_KINDS.flatMap((kind) => {
      const value = values[kind];
      if (value === null) return [];
      return [
        { scenario: key, name, assumption, kind, years: projectValue(value, growthPerYear[kind], thisYear) },
      ];
    }),
  );

const moneyOf = (
  values: Values,
  { valueAud, loanAud, monthlySurplusAud }: MoneyFacts,
): HazardReport['money'] => {
  if (valueAud === undefined) return null;
  if (loanAud === undefined) return lossChain(valueAud, values);
  return lossChain(valueAud, values, {
    amountAud: loanAud,
    ...(monthlySurplusAud === undefined ? {} : { monthlySurplusAud }),
  });
};

/** Every risk of a place, with what it rests on and where it leads. */
export const assessPlace = async (
  scope: ReferenceScope,
  place: PlaceFacts,
  money: MoneyFacts,
): Promise<HazardReport> => {
  const { index } = await openLiveIndex(scope);
  const hazards = index.lookup({ ...place, localityId: place.localityId ?? undefined }).map(toHazardAnswer);
  // What follows from a hazard follows from the value that is shown.
  const values = Object.fromEntries(
    HAZARD_KINDS.map((kind) => [kind, hazards.find((answer) => answer.kind === kind)?.value ?? null]),
  ) as Values;
  const market = await marketRiskOf(scope, place);
  const risks = { ...values, market: market.value };
  return {
    place,
    hazards,
    market,
    riskScore: riskScoreOf(risks),
    projections: projectionsOf(values, Number(dayIn(USUAL_TIME_ZONE, new Date()).slice(0, 4))),
    mitigation: mitigationCards(risks).map((card) => ({ ...card, tips: [...card.tips] })),
    money: moneyOf(values, money),
  };
};
