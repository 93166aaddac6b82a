import { HUBSPOT_FAILURES_TOLD } from '@propguard/rules/hubspot/sync-limits';
import { PATHS } from '@propguard/rules/routes/paths';
import { settleNotice } from '../notices/settle-notice.ts';
import { type NoticeScope, tellMembers } from '../notices/tell-members.ts';
import type { ConnectionChange, ConnectionRow } from './connection-store.ts';

type Synced = Pick<ConnectionRow, 'id' | 'syncedAt'>;

/** However often it fails, it is one notice: all of it is since the same sync. */
const keySince = ({ id, syncedAt }: Synced): string =>
  `hubspot-stopped:${id}:${syncedAt?.toISOString() ?? 'ever'}`;

/** Admins hear of a sync that has stopped, or failed again and again. What passes by itself is not told. */
export const tellOfStop = async (
  scope: NoticeScope,
  row: Synced,
  { state, problem, failures = 0 }: ConnectionChange,
): Promise<void> => {
  const isTold = state === 'stopped' || failures >= HUBSPOT_FAILURES_TOLD;
  if (!isTold || !problem) return;
  await tellMembers(scope, {
    kind: 'hubspot-stopped',
    key: keySince(row),
    to: { leastRole: 'admin' },
    about: { problem },
    path: PATHS.hubspot,
  });
};

/** It works again, or is not wanted any more. */
export const settleStop = (scope: NoticeScope, row: Synced): Promise<void> =>
  settleNotice(scope, keySince(row));
