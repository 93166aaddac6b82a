import { workspaceRoutes } from '../../access/guards.ts';
import { changeAgent, createAgent, removeAgent } from './change-agents.ts';
import { addException, removeException } from './change-exceptions.ts';
import { listAgents } from './list-agents.ts';

const { agents } = workspaceRoutes;

export const agentRoutes = {
  list: agents.list.handler(({ context }) => listAgents(context.scope)),
  create: agents.create.handler(({ context, input }) => createAgent(context.scope, input)),
  change: agents.change.handler(({ context, input }) => changeAgent(context.scope, input)),
  remove: agents.remove.handler(({ context, input }) => removeAgent(context.scope, input.id)),
  addException: agents.addException.handler(({ context, input }) => addException(context.scope, input)),
  removeException: agents.removeException.handler(({ context, input }) =>
    removeException(context.scope, input),
  ),
};
