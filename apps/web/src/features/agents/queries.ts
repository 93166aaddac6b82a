import { api } from '../../lib/api.ts';

export const agentsQuery = () => api.agents.list.queryOptions();
export const membersQuery = (enabled: boolean) => api.workspaces.members.queryOptions({ enabled });
