import type { PlanOffer, PlanUsage } from '@propguard/protocol/plans';
import { PLAN_NAMES, PLANS } from '@propguard/rules/plans/plans';
import type { Context } from '../../context.ts';
import { toOffer } from './view.ts';

export const listPlans = ({ config }: Context): { payment: PlanUsage['payment']; items: PlanOffer[] } => ({
  payment: config.plans.stripe === null ? 'test' : 'card',
  items: PLAN_NAMES.map((name) => toOffer(PLANS[name])),
});
