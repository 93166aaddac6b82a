/** Monthly, as every price here is. */
const PERIOD_SECONDS = 30 * 24 * 60 * 60;

export type Session = {
  id: string;
  object: 'checkout.session';
  mode: 'subscription';
  status: 'open' | 'complete';
  client_reference_id: string | null;
  customer: string | null;
  subscription: string | null;
  url: string;
  success_url: string;
  cancel_url: string;
  price: string;
  metadata: Record<string, string>;
};

type Phase = { start_date: number; end_date: number; items: { price: string; quantity: number }[] };
export type Schedule = { id: string; object: 'subscription_schedule'; subscription: string; phases: Phase[] };

export type Subscription = {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'active' | 'past_due' | 'unpaid' | 'canceled';
  start_date: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  metadata: Record<string, string>;
  schedule: string | null;
  items: {
    object: 'list';
    data: { id: string; price: { id: string }; current_period_start: number; current_period_end: number }[];
  };
};

export type StripeState = {
  sessions: Map<string, Session>;
  subscriptions: Map<string, Subscription>;
  schedules: Map<string, Schedule>;
  nextId: (prefix: string) => string;
};

export const emptyState = (): StripeState => {
  let made = 0;
  return {
    sessions: new Map(),
    subscriptions: new Map(),
    schedules: new Map(),
    nextId: (prefix) => {
      made += 1;
      return `${prefix}_${made}`;
    },
  };
};

const now = (): number => Math.floor(Date.now() / 1000);

/** What paying does: a customer where there is none, and a subscription. */
export const pay = (state: StripeState, session: Session): Subscription => {
  const startedAt = now();
  const subscription: Subscription = {
    id: state.nextId('sub'),
    object: 'subscription',
    customer: session.customer ?? state.nextId('cus'),
    status: 'active',
    start_date: startedAt,
    cancel_at: null,
    cancel_at_period_end: false,
    metadata: session.metadata,
    schedule: null,
    items: {
      object: 'list',
      data: [
        {
          id: state.nextId('si'),
          price: { id: session.price },
          current_period_start: startedAt,
          current_period_end: startedAt + PERIOD_SECONDS,
        },
      ],
    },
  };
  state.subscriptions.set(subscription.id, subscription);
  state.sessions.set(session.id, {
    ...session,
    status: 'complete',
    customer: subscription.customer,
    subscription: subscription.id,
  });
  return subscription;
};

/** What the end of a period does: it ends, changes to what was scheduled, or goes on. */
export const endPeriod = (state: StripeState, subscription: Subscription): Subscription => {
  if (subscription.cancel_at_period_end) {
    subscription.status = 'canceled';
    return subscription;
  }
  const schedule = subscription.schedule === null ? null : state.schedules.get(subscription.schedule);
  const nextPrice = schedule?.phases.at(-1)?.items[0]?.price;
  for (const item of subscription.items.data) {
    if (nextPrice) item.price.id = nextPrice;
    item.current_period_start = now();
    item.current_period_end = now() + PERIOD_SECONDS;
  }
  subscription.schedule = null;
  return subscription;
};
