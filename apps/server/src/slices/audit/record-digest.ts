import { createHash } from 'node:crypto';
import { canonicalText } from '@propguard/proof/canonical/canonical-json';
import type { auditRecords } from '../../db/schema/audit.ts';

export type AuditRecordRow = typeof auditRecords.$inferSelect;

export const digestOf = (value: unknown): Buffer =>
  createHash('sha256').update(canonicalText(value)).digest();

/**
 * SHA-256 over everything a record says, its place in the chain and the digest before it. The keys stand in the order
 * of the canonical form, so that a long trail is verified without sorting them each time.
 */
export const recordDigest = (record: Omit<AuditRecordRow, 'id' | 'digest'>): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify({
        action: record.action,
        actorId: record.actorId,
        actorKind: record.actorKind,
        at: record.at.toISOString(),
        details: record.details,
        entryId: record.entryId,
        inputsDigest: record.inputsDigest.toString('hex'),
        position: record.position,
        previousDigest: record.previousDigest?.toString('hex') ?? null,
        status: record.status,
        subjectId: record.subjectId,
        subjectKind: record.subjectKind,
        workspaceId: record.workspaceId,
      }),
    )
    .digest();
