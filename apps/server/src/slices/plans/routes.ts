import { randomUUID } from 'node:crypto';
import { publicRoutes, workspaceRoutes, workspaceSteps } from '../../access/guards.ts';
import { choosePlan } from './choose-plan.ts';
import { confirmCheckout } from './confirm-checkout.ts';
import { describeUsage } from './describe-usage.ts';
import { listPlans } from './list-plans.ts';
import { openPortal } from './open-portal.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';

const routes = workspaceRoutes.plans;
const steps = workspaceSteps.plans;

export const planRoutes = {
  list: publicRoutes.plans.list.handler(({ context }) => listPlans(context.scope)),
  usage: routes.usage.handler(({ context }) => describeUsage(context.scope)),
  purchase: steps.purchase.handler(({ context, input }) =>
    choosePlan(context, {
      plan: input.plan,
      idempotencyKey: context.idempotencyKey ?? randomUUID(),
    }),
  ),
  confirmCheckout: steps.confirmCheckout.handler(({ context, input }) =>
    confirmCheckout(context, input.sessionId),
  ),
  openPortal: steps.openPortal.handler(({ context }) => openPortal(context)),
  stripeEvent: publicRoutes.plans.stripeEvent.handler(({ context, input }) =>
    receivePaymentEvent(context.scope, {
      body: input.body,
      signature: context.headers.get('stripe-signature'),
    }),
  ),
};
