import type { AuditEntry } from '@propguard/protocol/audit';
import type { EntryRow } from './store.ts';

export const toAuditEntry = ({ beginning, endStatus, endedAt, actorName }: EntryRow): AuditEntry => ({
  id: beginning.entryId,
  timestamp: beginning.at.toISOString(),
  action: beginning.action,
  user: actorName,
  actor: beginning.actorKind,
  subject: { kind: beginning.subjectKind, id: beginning.subjectId },
  details: beginning.details,
  inputsHash: beginning.inputsDigest.toString('hex'),
  status: endStatus ?? 'IN_PROGRESS',
  completedAt: endedAt?.toISOString() ?? null,
});
