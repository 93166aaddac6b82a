import type { FastifyInstance } from 'fastify';
import { unknown } from './faults.ts';
import { type FormObject, textAt } from './form-body.ts';
import type { Session, StripeState } from './stripe-state.ts';

type WithId = { Params: { id: string } };

const metadataIn = (form: FormObject): Record<string, string> => {
  const data = typeof form.subscription_data === 'object' ? form.subscription_data.metadata : undefined;
  return typeof data === 'object'
    ? Object.fromEntries(
        Object.entries(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
};

/** The page on which a card would be entered. */
const PAGE = (
  id: string,
  price: string,
): string => `<!doctype html><html lang="en"><title>Stand-in for Stripe</title>
<main><h1>Stand-in for Stripe</h1><p>${price}. No card is charged.</p>
<form method="post" action="/pay/${id}"><button>Pay</button></form></main></html>`;

export const registerCheckout = (
  app: FastifyInstance,
  state: StripeState,
  { baseUrl, complete }: { baseUrl: () => string; complete: (session: Session) => Promise<void> },
): void => {
  app.post<{ Body: FormObject }>('/v1/checkout/sessions', (request) => {
    const id = state.nextId('cs_test');
    const session: Session = {
      id,
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      client_reference_id: textAt(request.body, 'client_reference_id'),
      customer: textAt(request.body, 'customer'),
      subscription: null,
      url: `${baseUrl()}/pay/${id}`,
      success_url: textAt(request.body, 'success_url') ?? '',
      cancel_url: textAt(request.body, 'cancel_url') ?? '',
      price: textAt(request.body, 'line_items', '0', 'price') ?? '',
      metadata: metadataIn(request.body),
    };
    state.sessions.set(id, session);
    return session;
  });

  app.get<WithId>('/v1/checkout/sessions/:id', (request, reply) => {
    const session = state.sessions.get(request.params.id);
    return session ? reply.send(session) : reply.status(404).send(unknown('checkout.session'));
  });

  app.post<{ Body: FormObject }>('/v1/billing_portal/sessions', (request) => ({
    id: state.nextId('bps'),
    object: 'billing_portal.session',
    url: `${baseUrl()}/portal/${textAt(request.body, 'customer')}`,
  }));

  app.get<WithId>('/pay/:id', (request, reply) => {
    const session = state.sessions.get(request.params.id);
    if (!session) return reply.status(404).send();
    return reply.type('text/html').send(PAGE(session.id, session.price));
  });

  app.post<WithId>('/pay/:id', async (request, reply) => {
    const session = state.sessions.get(request.params.id);
    if (!session) return reply.status(404).send();
    await complete(session);
    return reply.redirect(session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id), 303);
  });
};
