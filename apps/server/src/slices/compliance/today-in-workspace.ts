import { dayIn } from '@propguard/rules/time/wall-time';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';

/** The day that an instant falls on where the workspace is. */
export const dayInWorkspace = async ({ tx, workspaceId }: WorkspaceScope, instant: Date): Promise<string> =>
  dayIn(await findTimeZone(tx, workspaceId), instant);

/** Rules come into force at local midnight. */
export const todayInWorkspace = (scope: WorkspaceScope): Promise<string> => dayInWorkspace(scope, new Date());
