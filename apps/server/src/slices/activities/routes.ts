import { workspaceRoutes } from '../../access/guards.ts';
import { listActivities } from './list-activities.ts';

export const activityRoutes = {
  list: workspaceRoutes.activities.list.handler(({ context, input }) => listActivities(context.scope, input)),
};
