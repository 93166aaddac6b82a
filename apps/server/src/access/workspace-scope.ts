import type { Role } from '@propguard/rules/workspaces/roles';
import type { Context } from '../context.ts';
import type { Mode, Tx } from '../db/database.ts';

/**
 * What an operation on a workspace works with: one transaction that sees this workspace alone. Everything the
 * operation writes, the jobs it queues and the events it sends stand or fall together.
 */
export type WorkspaceScope = {
  services: Context;
  tx: Tx;
  workspaceId: string;
  role: Role;
  /** Null when an API key calls. */
  accountId: string | null;
};

/** One step of a request on the caller's workspace; what waits for anything else stands between two of them. */
export type OpenWorkspace = <T>(mode: Mode, work: (scope: WorkspaceScope) => Promise<T>) => Promise<T>;

/** What `workspaceSteps` hands on: for work that waits for more than the database between its steps. */
export type WorkspaceSteps = { services: Context; openWorkspace: OpenWorkspace };
