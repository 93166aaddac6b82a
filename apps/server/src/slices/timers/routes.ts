import { operatorRoutes } from '../../access/guards.ts';
import { listTimers } from './list-timers.ts';
import { removeTimer, retryTimer } from './settle-timer.ts';

const { timers } = operatorRoutes;

export const timerRoutes = {
  list: timers.list.handler(({ context }) => listTimers(context.scope)),
  retry: timers.retry.handler(({ context, input }) => retryTimer(context.scope, input.id)),
  remove: timers.remove.handler(({ context, input }) => removeTimer(context.scope, input.id)),
};
