import type { PlanOffer, PlanUsage } from '@propguard/protocol/plans';
import { PLAN_NAMES, PLANS } from '@propguard/rules/plans/plans';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { toOffer } from './view.ts';

export const listPlans = ({
  services: { config },
}: ReferenceScope): { payment: PlanUsage['payment']; items: PlanOffer[] } => ({
  payment: config.plans.stripe === null ? 'test' : 'card',
  items: PLAN_NAMES.map((name) => toOffer(PLANS[name])),
});
