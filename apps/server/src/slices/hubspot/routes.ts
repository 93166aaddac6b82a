import { workspaceRoutes, workspaceSteps } from '../../access/guards.ts';
import { connectHubspot, disconnectHubspot, syncNow, testHubspot } from './connect-hubspot.ts';
import { listConflicts, settleConflict } from './settle-conflict.ts';
import { showState } from './show-state.ts';

const { hubspot } = workspaceRoutes;
const { hubspot: inSteps } = workspaceSteps;

export const hubspotRoutes = {
  state: hubspot.state.handler(({ context }) => showState(context.scope)),
  connect: inSteps.connect.handler(({ context, input }) => connectHubspot(context, input)),
  test: inSteps.test.handler(({ context }) => testHubspot(context)),
  sync: hubspot.sync.handler(({ context }) => syncNow(context.scope)),
  disconnect: hubspot.disconnect.handler(({ context }) => disconnectHubspot(context.scope)),
  conflicts: hubspot.conflicts.handler(({ context, input }) => listConflicts(context.scope, input)),
  settle: hubspot.settle.handler(({ context, input }) => settleConflict(context.scope, input)),
};
