import { createHash } from 'node:crypto';
import type { auditRecords } from '../../db/schema/audit.ts';
import { canonicalJson } from './canonical-json.ts';

export type AuditRecordRow = typeof auditRecords.$inferSelect;

export const digestOf = (value: unknown): Buffer =>
  createHash('sha256').update(canonicalJson(value)).digest();

/** SHA-256 over everything a record says, its place in the chain and the digest before it. */
export const recordDigest = (record: Omit<AuditRecordRow, 'id' | 'digest'>): Buffer =>
  digestOf({
    workspaceId: record.workspaceId,
    position: record.position,
    entryId: record.entryId,
    status: record.status,
    action: record.action,
    actorKind: record.actorKind,
    actorId: record.actorId,
    subjectKind: record.subjectKind,
    subjectId: record.subjectId,
    details: record.details,
    inputsDigest: record.inputsDigest.toString('hex'),
    at: record.at.toISOString(),
    previousDigest: record.previousDigest?.toString('hex') ?? null,
  });
