import { SUBSCRIPTION_STATUSES } from '@propguard/rules/plans/current-plan';
import { PLAN_NAMES } from '@propguard/rules/plans/plans';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { publicRoute, workspaceRoute } from './route.ts';
import { Instant } from './shapes.ts';

const PlanName = z.enum(PLAN_NAMES);

/** CORE-ENT-17, and what the plan allows. */
export const PlanOffer = z.object({
  name: PlanName,
  priceAUD: z.int(),
  priceETH: z.number().describe('For comparison; payment is by card.'),
  features: z.array(z.string()),
  popular: z.boolean(),
  reportsPerMonth: z.int().nullable().describe('Null: as many as wanted.'),
  apiAccess: z.boolean(),
});
export type PlanOffer = z.infer<typeof PlanOffer>;

const Payment = z.enum(['card', 'test']).describe('test: no card is charged on this installation.');

export const PlanUsage = z.object({
  plan: PlanName,
  payment: Payment,
  limitsEnforced: z.boolean().describe('False: this installation gives every workspace everything.'),
  status: z.enum(SUBSCRIPTION_STATUSES).nullable().describe('Of what was bought; null when nothing was.'),
  reports: z.object({
    used: z.int().min(0),
    limit: z.int().nullable().describe('Null: as many as wanted.'),
    resetsAt: Instant.describe('The first instant of the next month in the workspace’s time zone.'),
    resetsOn: z.iso.date().describe('The day of that instant there.'),
  }),
  apiAccess: z.boolean(),
  renewsAt: Instant.nullable(),
  nextPlan: PlanName.nullable().describe('What follows at `changesAt`.'),
  changesAt: Instant.nullable(),
  hasPortal: z.boolean().describe('Whether cards and invoices can be looked after at the payment provider.'),
});
export type PlanUsage = z.infer<typeof PlanUsage>;

const PurchaseReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), usage: PlanUsage }),
  z.object({ outcome: z.literal('checkout'), url: z.url().describe('Where the card is entered.') }),
]);

const tags = ['plans'];

export const plans = {
  list: publicRoute
    .route({ method: 'GET', path: '/plans', tags, summary: 'What can be chosen, and what it costs' })
    .output(z.object({ payment: Payment, items: z.array(PlanOffer) })),
  usage: workspaceRoute('viewer', 'workspace:read')
    .route({
      method: 'GET',
      path: '/plans/usage',
      tags,
      summary: 'The workspace’s plan and what is used of it',
    })
    .output(PlanUsage),
  purchase: workspaceRoute('admin', null)
    .route({
      method: 'POST',
      path: '/plans/purchase',
      tags,
      summary: 'Choose a plan',
      description:
        'A larger plan starts straight away, a smaller one at the end of the paid period. Choosing the current plan cancels a change that is still to come.',
    })
    .errors(errorsOf('PAYMENT_DECLINED', 'UNAVAILABLE'))
    .input(z.object({ plan: PlanName }))
    .output(PurchaseReply),
  confirmCheckout: workspaceRoute('admin', null)
    .route({
      method: 'POST',
      path: '/plans/checkout/confirm',
      tags,
      summary: 'Back from the payment page: apply what was bought',
    })
    .errors(errorsOf('NOT_FOUND', 'UNAVAILABLE'))
    .input(z.object({ sessionId: z.string().min(1).max(200) }))
    .output(PlanUsage),
  openPortal: workspaceRoute('admin', null)
    .route({ method: 'POST', path: '/plans/portal', tags, summary: 'A link to cards and invoices' })
    .errors(errorsOf('NOT_FOUND', 'UNAVAILABLE'))
    .output(z.object({ url: z.url() })),
  stripeEvent: publicRoute
    .route({
      method: 'POST',
      path: '/payments/stripe/webhook',
      tags,
      summary: 'Messages of Stripe, signed by it',
      inputStructure: 'detailed',
    })
    .errors(errorsOf('NOT_FOUND', 'SIGNATURE_INVALID', 'PAYLOAD_TOO_LARGE', 'UNAVAILABLE'))
    .input(z.object({ body: z.file() }))
    .output(z.object({ received: z.literal(true) })),
};
