import { api } from '../../lib/api.ts';

export const sessionsQuery = () => api.account.sessions.queryOptions();

export const invitationQuery = (token: string) =>
  api.workspaces.showInvitation.queryOptions({ input: { token } });
