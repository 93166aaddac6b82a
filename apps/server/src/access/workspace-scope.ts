import type { Role } from '@propguard/rules/workspaces/roles';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';

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
