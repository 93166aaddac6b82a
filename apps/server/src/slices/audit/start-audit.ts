import { randomUUID } from 'node:crypto';
import { AUDIT_DETAILS_MAX_LENGTH, type AuditAction } from '@propguard/rules/lending/audit-trail';
import type { TxScope } from '../../access/any-scope.ts';
import { appendRecords, type NewRecord } from './append-records.ts';
import type { AuditChain } from './chain.ts';
import { digestOf } from './record-digest.ts';
import { findBeginning } from './store.ts';

export type AuditedWork = {
  action: AuditAction;
  subject: { kind: string; id: string | null };
  /** A line for people: the query, the name of a file. */
  details: string;
  /** Everything the work depends on. Only its hash is kept. */
  inputs: unknown;
  startedAt?: Date;
  /** Of work that may be begun again after a crash: its entry is begun once. */
  entryId?: string;
};

/** CORE-ASSESS-01: the first record of an entry, IN_PROGRESS. */
export const beginningOf = (
  { workspaceId, actorKind, actorId }: AuditChain,
  { action, subject, details, inputs, startedAt = new Date(), entryId = randomUUID() }: AuditedWork,
): NewRecord => ({
  workspaceId,
  entryId,
  status: 'IN_PROGRESS',
  action,
  actorKind,
  actorId,
  subjectKind: subject.kind,
  subjectId: subject.id,
  details: details.slice(0, AUDIT_DETAILS_MAX_LENGTH),
  inputsDigest: digestOf(inputs),
  at: startedAt,
});

/** Begins an entry for work that goes on after the transaction; see end-audit.ts. */
export const startAudit = async ({ tx }: TxScope, chain: AuditChain, work: AuditedWork): Promise<string> => {
  if (work.entryId !== undefined && (await findBeginning(tx, work.entryId))) return work.entryId;
  const beginning = beginningOf(chain, work);
  await appendRecords({ tx }, beginning, [beginning]);
  return beginning.entryId;
};
