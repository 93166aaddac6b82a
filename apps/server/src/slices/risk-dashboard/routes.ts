import { workspaceRoutes } from '../../access/guards.ts';
import { describeRisks } from './describe-risks.ts';
import { dismissAlert, dismissEveryAlert } from './dismiss-alerts.ts';
import { listAlerts } from './list-alerts.ts';
import { listWatched } from './list-watched.ts';
import { requestCheck } from './request-check.ts';
import { unwatchHome } from './unwatch-home.ts';
import { watchHome } from './watch-home.ts';

const routes = workspaceRoutes.riskDashboard;

export const riskDashboardRoutes = {
  overview: routes.overview.handler(({ context }) => describeRisks(context.scope)),
  watchList: routes.watchList.handler(({ context }) => listWatched(context.scope)),
  watch: routes.watch.handler(({ context, input }) => watchHome(context.scope, input)),
  unwatch: routes.unwatch.handler(({ context, input }) => unwatchHome(context.scope, input.id)),
  check: routes.check.handler(({ context: { scope } }) => requestCheck(scope, scope)),
  alerts: routes.alerts.handler(({ context, input }) => listAlerts(context.scope, input)),
  dismiss: routes.dismiss.handler(({ context, input }) => dismissAlert(context.scope, input.id)),
  dismissAll: routes.dismissAll.handler(({ context }) => dismissEveryAlert(context.scope)),
};
