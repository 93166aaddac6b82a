import { api } from '../../lib/api.ts';

export const sessionsQuery = () => api.account.sessions.queryOptions();

/** Live events are of the workspace one is in: who waits at the door of another one looks again. */
const WHILE_WAITING_MS = 4_000;

export const invitationQuery = (token: string) =>
  api.workspaces.showInvitation.queryOptions({
    input: { token },
    refetchInterval: ({ state }) =>
      state.data?.asked && state.status === 'success' ? WHILE_WAITING_MS : false,
  });

/** The workspaces of an account that waits for one to be among them. */
export const workspacesAwaitedQuery = (workspaceId: string) =>
  api.workspaces.mine.queryOptions({
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ id }) => id === workspaceId) ? false : WHILE_WAITING_MS,
  });
