import { sessionRoutes } from '../../access/guards.ts';
import { watchEvents } from './watch-events.ts';

export const eventRoutes = {
  watch: sessionRoutes.events.watch.handler(({ input, context, signal }) =>
    watchEvents(context.scope, input?.sinceMs ?? null, signal),
  ),
};
