import { randomUUID } from 'node:crypto';
import { publicRoutes, workspaceRoutes } from '../../access/guards.ts';
import { choosePlan } from './choose-plan.ts';
import { confirmCheckout } from './confirm-checkout.ts';
import { describeUsage } from './describe-usage.ts';
import { listPlans } from './list-plans.ts';
import { openPortal } from './open-portal.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';

const routes = workspaceRoutes.plans;

export const planRoutes = {
  list: publicRoutes.plans.list.handler(({ context }) => listPlans(context.scope)),
  usage: routes.usage.handler(({ context }) => describeUsage(context.scope)),
  purchase: routes.purchase.handler(({ context, input }) =>
    choosePlan(context.scope, {
      plan: input.plan,
      idempotencyKey: context.idempotencyKey ?? randomUUID(),
    }),
  ),
  confirmCheckout: routes.confirmCheckout.handler(({ context, input }) =>
    confirmCheckout(context.scope, input.sessionId),
  ),
  openPortal: routes.openPortal.handler(({ context }) => openPortal(context.scope)),
  stripeEvent: publicRoutes.plans.stripeEvent.handler(({ context, input }) =>
    receivePaymentEvent(context.services, {
      body: input.body,
      signature: context.headers.get('stripe-signature'),
    }),
  ),
};
