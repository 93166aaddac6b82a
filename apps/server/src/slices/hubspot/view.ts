import type { HubspotConflict, HubspotConnection } from '@propguard/protocol/hubspot';
import { inOurTerms } from './compare.ts';
import type { ConflictRow } from './conflict-store.ts';
import type { ConnectionRow } from './connection-store.ts';
import type { Counted } from './pair-store.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toConnection = (row: ConnectionRow, counted: Counted, webhook: string): HubspotConnection => ({
  id: row.id,
  accountId: row.accountId,
  name: row.name,
  state: row.state,
  problem: row.problem,
  connectedAt: row.createdAt.toISOString(),
  syncedAt: iso(row.syncedAt),
  nextTryAt: iso(row.nextTryAt),
  webhook,
  calledAt: iso(row.calledAt),
  refusedCallAt: iso(row.refusedCallAt),
  sent: row.sent,
  taken: row.taken,
  ...counted,
});

export const toConflict = ({
  leadId,
  name,
  createdAt,
  atMicros: _at,
  ...row
}: ConflictRow): HubspotConflict => ({
  ...row,
  theirs: inOurTerms(row.field, row.ours, row.theirs) ?? row.theirs,
  lead: { id: leadId, name },
  createdAt: new Date(createdAt).toISOString(),
});
