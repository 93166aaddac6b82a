import type Stripe from 'stripe';
import type { PaymentEvent } from './payments.ts';

const idOf = (reference: string | { id: string } | null): string | null =>
  reference === null || typeof reference === 'string' ? reference : reference.id;

const aboutSubscription = ({ id, metadata }: Stripe.Subscription): PaymentEvent['about'] =>
  metadata.workspace_id ? { workspaceId: metadata.workspace_id, subscriptionRef: id, isNew: false } : null;

const aboutCheckout = ({
  client_reference_id,
  subscription,
}: Stripe.Checkout.Session): PaymentEvent['about'] => {
  const subscriptionRef = idOf(subscription);
  return client_reference_id && subscriptionRef
    ? { workspaceId: client_reference_id, subscriptionRef, isNew: true }
    : null;
};

const aboutOf = (event: Stripe.Event): PaymentEvent['about'] => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return aboutCheckout(event.data.object);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return aboutSubscription(event.data.object);
    default:
      return null;
  }
};

export const toPaymentEvent = (event: Stripe.Event): PaymentEvent => ({
  id: event.id,
  kind: event.type,
  about: aboutOf(event),
});
