import type { BuriedTimer } from '@propguard/protocol/timers';
import type { TimerRow } from './store.ts';

export const toBuriedTimer = (row: TimerRow): BuriedTimer => ({
  id: row.id,
  workspaceId: row.workspaceId,
  kind: row.kind,
  key: row.key,
  dueAt: row.dueAt.toISOString(),
  attempts: row.attempt,
  error: row.error,
  errorDetail: row.errorDetail,
  buriedAt: (row.buriedAt ?? row.dueAt).toISOString(),
});
