import { FREE_PLAN, type PaidPlan } from '@propguard/rules/plans/plans';
import Stripe from 'stripe';
import type { StripeConfig } from '../../config/stripe-config.ts';
import { fail } from '../../fail.ts';
import type { Checkout, Payments } from './payments.ts';
import { toPaymentEvent } from './stripe-event.ts';
import { orFailure, orNullWhenUnknown } from './stripe-failure.ts';
import { toPaidSubscription } from './stripe-subscription.ts';

/** After which a signed message counts as a recording. */
const SIGNATURE_AGE_SECONDS = 300;
const RETRIES = 1;

const openClient = ({ secretKey, apiUrl, timeoutMs }: StripeConfig): Stripe => {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
};

export const createStripePayments = (config: StripeConfig): Payments => {
  const stripe = openClient(config);
  const { prices } = config;

  const fetchSubscription = (ref: string) =>
    orFailure(stripe.subscriptions.retrieve(ref, { expand: ['schedule'] }));

  /** A subscription that follows a schedule cannot be changed directly. */
  const release = async ({ schedule }: Stripe.Subscription): Promise<void> => {
    if (schedule === null) return;
    const id = typeof schedule === 'string' ? schedule : schedule.id;
    await orFailure(stripe.subscriptionSchedules.release(id));
  };

  const endAtPeriodEnd = async (subscription: Stripe.Subscription): Promise<void> => {
    await release(subscription);
    await orFailure(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }));
  };

  const changeAtPeriodEnd = async (subscription: Stripe.Subscription, plan: PaidPlan): Promise<void> => {
    await release(subscription);
    if (subscription.cancel_at_period_end)
      await orFailure(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false }));
    const schedule = await orFailure(
      stripe.subscriptionSchedules.create({ from_subscription: subscription.id }),
    );
    const [present] = schedule.phases;
    const [item] = subscription.items.data;
    if (!present || !item) throw new Error('The subscription has no period or no price.');
    await orFailure(
      stripe.subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        phases: [
          {
            items: [{ price: item.price.id, quantity: 1 }],
            start_date: present.start_date,
            end_date: item.current_period_end,
          },
          { items: [{ price: prices[plan], quantity: 1 }], start_date: item.current_period_end },
        ],
      }),
    );
  };

  return {
    startCheckout: async (checkout) => {
      const { url } = await orFailure(
        stripe.checkout.sessions.create(checkoutParams(checkout, prices[checkout.plan]), {
          idempotencyKey: checkout.idempotencyKey,
        }),
      );
      if (!url) throw new Error('The payment page has no address.');
      return url;
    },
    readCheckout: async (sessionId) => {
      const session = await orNullWhenUnknown(stripe.checkout.sessions.retrieve(sessionId));
      if (session?.status !== 'complete' || !session.client_reference_id || !session.subscription)
        return null;
      const { subscription } = session;
      return {
        workspaceId: session.client_reference_id,
        subscriptionRef: typeof subscription === 'string' ? subscription : subscription.id,
      };
    },
    readSubscription: async (ref) => {
      const found = await orNullWhenUnknown(stripe.subscriptions.retrieve(ref, { expand: ['schedule'] }));
      return found && toPaidSubscription(found, prices);
    },
    upgrade: async (ref, plan) => {
      const subscription = await fetchSubscription(ref);
      await release(subscription);
      const [item] = subscription.items.data;
      await orFailure(
        stripe.subscriptions.update(ref, {
          items: [{ ...(item ? { id: item.id } : {}), price: prices[plan] }],
          cancel_at_period_end: false,
          proration_behavior: 'always_invoice',
          // Declined, it fails as a whole and the earlier plan stays.
          payment_behavior: 'error_if_incomplete',
        }),
      );
    },
    downgradeAtPeriodEnd: async (ref, plan) => {
      const subscription = await fetchSubscription(ref);
      await (plan === FREE_PLAN ? endAtPeriodEnd(subscription) : changeAtPeriodEnd(subscription, plan));
    },
    keep: async (ref) => {
      const subscription = await fetchSubscription(ref);
      await release(subscription);
      if (subscription.cancel_at_period_end)
        await orFailure(stripe.subscriptions.update(ref, { cancel_at_period_end: false }));
    },
    endNow: async (ref) => {
      await orNullWhenUnknown(stripe.subscriptions.cancel(ref, { prorate: true, invoice_now: true }));
    },
    portalUrl: async (customerRef, returnUrl) =>
      (
        await orFailure(
          stripe.billingPortal.sessions.create({ customer: customerRef, return_url: returnUrl }),
        )
      ).url,
    readEvent: (body, signature) => {
      try {
        const { webhookSecret } = config;
        return toPaymentEvent(
          stripe.webhooks.constructEvent(body, signature, webhookSecret, SIGNATURE_AGE_SECONDS),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          throw fail('SIGNATURE_INVALID');
        throw error;
      }
    },
  };
};

const checkoutParams = (
  { workspaceId, plan, email, customerRef, returnUrl }: Checkout,
  price: string,
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  line_items: [{ price, quantity: 1 }],
  client_reference_id: workspaceId,
  // On the subscription as well, so that every later message about it says whose it is.
  subscription_data: { metadata: { workspace_id: workspaceId, plan } },
  ...(customerRef === null ? (email === null ? {} : { customer_email: email }) : { customer: customerRef }),
  success_url: returnUrl.paid,
  cancel_url: returnUrl.cancelled,
});
