import type { FastifyInstance } from 'fastify';
import { unknown } from './faults.ts';
import { type FormObject, textAt } from './form-body.ts';
import type { Schedule, StripeState, Subscription } from './stripe-state.ts';

type WithId = { Params: { id: string }; Body: FormObject };
type Tell = (type: string, object: object) => void;

const shown = (state: StripeState, subscription: Subscription, isExpanded: boolean) => ({
  ...subscription,
  schedule:
    isExpanded && subscription.schedule !== null
      ? (state.schedules.get(subscription.schedule) ?? null)
      : subscription.schedule,
});

const change = (subscription: Subscription, form: FormObject): void => {
  const cancel = textAt(form, 'cancel_at_period_end');
  if (cancel !== null) subscription.cancel_at_period_end = cancel === 'true';
  const price = textAt(form, 'items', '0', 'price');
  const [item] = subscription.items.data;
  if (price !== null && item) item.price.id = price;
};

const phasesIn = (form: FormObject): Schedule['phases'] =>
  Object.values(typeof form.phases === 'object' ? form.phases : {}).flatMap((phase) =>
    typeof phase === 'string'
      ? []
      : [
          {
            start_date: Number(textAt(phase, 'start_date')),
            end_date: Number(textAt(phase, 'end_date') ?? 0),
            items: [{ price: textAt(phase, 'items', '0', 'price') ?? '', quantity: 1 }],
          },
        ],
  );

export const registerSubscriptions = (app: FastifyInstance, state: StripeState, tell: Tell): void => {
  app.get<WithId & { Querystring: Record<string, string> }>('/v1/subscriptions/:id', (request, reply) => {
    const found = state.subscriptions.get(request.params.id);
    if (!found) return reply.status(404).send(unknown('subscription'));
    return reply.send(shown(state, found, Object.values(request.query).includes('schedule')));
  });

  app.post<WithId>('/v1/subscriptions/:id', (request, reply) => {
    const found = state.subscriptions.get(request.params.id);
    if (!found) return reply.status(404).send(unknown('subscription'));
    change(found, request.body);
    tell('customer.subscription.updated', found);
    return reply.send(found);
  });

  app.delete<WithId>('/v1/subscriptions/:id', (request, reply) => {
    const found = state.subscriptions.get(request.params.id);
    if (!found) return reply.status(404).send(unknown('subscription'));
    found.status = 'canceled';
    tell('customer.subscription.deleted', found);
    return reply.send(found);
  });

  app.post<{ Body: FormObject }>('/v1/subscription_schedules', (request, reply) => {
    const found = state.subscriptions.get(textAt(request.body, 'from_subscription') ?? '');
    const [item] = found?.items.data ?? [];
    if (!found || !item) return reply.status(404).send(unknown('subscription'));
    const schedule: Schedule = {
      id: state.nextId('sub_sched'),
      object: 'subscription_schedule',
      subscription: found.id,
      phases: [
        {
          start_date: item.current_period_start,
          end_date: item.current_period_end,
          items: [{ price: item.price.id, quantity: 1 }],
        },
      ],
    };
    state.schedules.set(schedule.id, schedule);
    found.schedule = schedule.id;
    return reply.send(schedule);
  });

  app.post<WithId>('/v1/subscription_schedules/:id', (request, reply) => {
    const schedule = state.schedules.get(request.params.id);
    if (!schedule) return reply.status(404).send(unknown('schedule'));
    schedule.phases = phasesIn(request.body);
    const subscription = state.subscriptions.get(schedule.subscription);
    if (subscription) tell('customer.subscription.updated', subscription);
    return reply.send(schedule);
  });

  app.post<WithId>('/v1/subscription_schedules/:id/release', (request, reply) => {
    const schedule = state.schedules.get(request.params.id);
    if (!schedule) return reply.status(404).send(unknown('schedule'));
    const subscription = state.subscriptions.get(schedule.subscription);
    if (subscription) subscription.schedule = null;
    return reply.send(schedule);
  });
};
