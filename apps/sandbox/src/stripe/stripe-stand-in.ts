import Fastify, { type FastifyInstance } from 'fastify';
import { registerCheckout } from './checkout-routes.ts';
import { BROKEN, DECLINED, type FaultKind, Faults } from './faults.ts';
import { readForm } from './form-body.ts';
import { type StripeEvent, sendEvent } from './signed-event.ts';
import { emptyState, endPeriod, pay, type Session } from './stripe-state.ts';
import { registerSubscriptions } from './subscription-routes.ts';

type Options = { webhookSecret: string; port?: number; host?: string };

export type StripeStandIn = {
  url: string;
  /** Where messages go; until it is set they only gather. */
  sendEventsTo: (webhookUrl: string) => void;
  /** Everything that was told, also what failed to arrive. */
  events: StripeEvent[];
  /** Tells once more what was told before. */
  resend: (event: StripeEvent) => Promise<Response>;
  /** The next calls go wrong. */
  fail: (kind: FaultKind, calls: number) => void;
  /** What a person does on the payment page. */
  payPage: (pageUrl: string) => Promise<void>;
  endPeriod: (subscriptionId: string) => Promise<void>;
  subscriptions: () => { id: string; status: string }[];
  close: () => Promise<void>;
};

/** The part of Stripe that the product uses, with its faults; no card, no money. */
export const startStripeStandIn = async ({
  webhookSecret,
  port = 0,
  host = '127.0.0.1',
}: Options): Promise<StripeStandIn> => {
  const app = Fastify({ forceCloseConnections: true });
  const state = emptyState();
  const faults = new Faults();
  const events: StripeEvent[] = [];
  let webhookUrl: string | null = null;
  let url = '';

  const deliver = (event: StripeEvent): Promise<Response> => {
    if (webhookUrl === null) return Promise.reject(new Error('Nobody listens to events.'));
    return sendEvent(event, { url: webhookUrl, secret: webhookSecret });
  };
  const tell = async (type: string, object: object): Promise<void> => {
    const created = Math.floor(Date.now() / 1000);
    const event: StripeEvent = {
      id: state.nextId('evt'),
      object: 'event',
      type,
      created,
      data: { object: structuredClone(object) },
    };
    events.push(event);
    if (webhookUrl !== null) await deliver(event).catch(() => undefined);
  };
  const complete = async (session: Session): Promise<void> => {
    const subscription = pay(state, session);
    await tell('customer.subscription.created', subscription);
    await tell('checkout.session.completed', state.sessions.get(session.id) ?? session);
  };

  breakOnDemand(app, faults);
  answerOnce(app);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readForm(String(body))),
  );
  registerCheckout(app, state, { baseUrl: () => url, complete });
  registerSubscriptions(app, state, (type, object) => void tell(type, object));
  url = await app.listen({ port, host });

  return {
    url,
    sendEventsTo: (address) => {
      webhookUrl = address;
    },
    events,
    resend: deliver,
    fail: (kind, calls) => faults.set(kind, calls),
    payPage: async (pageUrl) => {
      const session = state.sessions.get(pageUrl.split('/').at(-1) ?? '');
      if (!session) throw new Error('There is no such payment page.');
      await complete(session);
    },
    endPeriod: async (id) => {
      const subscription = state.subscriptions.get(id);
      if (!subscription) throw new Error(`There is no subscription ${id}.`);
      const after = endPeriod(state, subscription);
      await tell(
        after.status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
        after,
      );
    },
    subscriptions: () => [...state.subscriptions.values()].map(({ id, status }) => ({ id, status })),
    close: () => app.close(),
  };
};

const isApi = (url: string): boolean => url.startsWith('/v1/');

const breakOnDemand = (app: FastifyInstance, faults: Faults): void => {
  app.addHook('onRequest', async (request, reply) => {
    const kind = isApi(request.url) ? faults.take(request.method) : null;
    if (kind === 'server-error') return reply.status(500).send(BROKEN);
    if (kind === 'declined') return reply.status(402).send(DECLINED);
    // Never answered; the caller gives up.
    if (kind === 'timeout') return new Promise(() => undefined);
    return undefined;
  });
};

/** The same idempotency key gets the same answer. */
const answerOnce = (app: FastifyInstance): void => {
  const answers = new Map<string, string>();
  app.addHook('preHandler', async (request, reply) => {
    const known = answers.get(String(request.headers['idempotency-key']));
    return known === undefined ? undefined : reply.type('application/json').send(known);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const key = request.headers['idempotency-key'];
    if (typeof key === 'string' && reply.statusCode < 400) answers.set(key, String(payload));
    return payload;
  });
};
