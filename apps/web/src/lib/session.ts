import type { Session } from '@propguard/protocol/account';
import type { Role } from '@propguard/rules/workspaces/roles';
import { roleAtLeast } from '@propguard/rules/workspaces/roles';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { sessionHint } from './session-hint.ts';

/** What a screen or an action asks of the person: nothing, an account, a role in the workspace, the installation. */
export type Requirement = 'anyone' | 'account' | Role | 'operator';

export function meets(requirement: Requirement, session: Session | null): boolean {
  switch (requirement) {
    case 'anyone':
      return true;
    case 'account':
      return session !== null && !session.visitor;
    case 'operator':
      return session?.operator === true;
    case 'viewer':
    case 'agent':
    case 'admin':
    case 'owner':
      return session?.workspace != null && roleAtLeast(session.workspace.role, requirement);
  }
}

export const sessionQuery = () => api.account.session.queryOptions();

export function useSession() {
  const { data, isPending, isError, refetch } = useQuery(sessionQuery());
  const session = data?.session ?? null;
  return {
    session,
    isPending,
    isError,
    retry: refetch,
    signedIn: session !== null && !session.visitor,
    meets: (requirement: Requirement) => meets(requirement, session),
  };
}

/** A newcomer's calls are answered again under the visitor's session; nothing else was theirs before. */
export function setSession(queryClient: QueryClient, session: Session | null): void {
  sessionHint.set(session !== null);
  queryClient.setQueryData(sessionQuery().queryKey, { session });
}

const replacedListeners = new Set<(session: Session | null) => void>();

/** Hears of another session in place of the one before, for what is kept beside the queries. */
export function onSessionReplaced(listener: (session: Session | null) => void): () => void {
  replacedListeners.add(listener);
  return () => replacedListeners.delete(listener);
}

/**
 * After sign-in, sign-out or a change of workspace: nothing of the earlier session may stay on the screen,
 * so what is shown is asked for again and the rest is forgotten.
 */
export async function replaceSession(queryClient: QueryClient, session: Session | null): Promise<void> {
  const sessionKey = JSON.stringify(sessionQuery().queryKey);
  await queryClient.cancelQueries();
  setSession(queryClient, session);
  for (const listener of replacedListeners) listener(session);
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey }) => JSON.stringify(queryKey) !== sessionKey,
  });
  await queryClient.resetQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey) !== sessionKey });
}
