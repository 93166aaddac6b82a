import type { AuditVerification } from '@propguard/protocol/audit';
import { type OwnScope, workspaceOf } from '../../access/own-scope.ts';
import { readChain } from './read-chain.ts';
import { type AuditRecordRow, recordDigest } from './record-digest.ts';

type Fault = NonNullable<AuditVerification['fault']>;

const faultOf = (record: AuditRecordRow, before: AuditRecordRow | null): Fault | null => {
  const { position } = record;
  if (position !== (before?.position ?? 0) + 1) return { position, kind: 'gap' };
  if (!(record.previousDigest ?? Buffer.alloc(0)).equals(before?.digest ?? Buffer.alloc(0)))
    return { position, kind: 'broken-link' };
  return recordDigest(record).equals(record.digest) ? null : { position, kind: 'altered' };
};

/** Recomputes every digest from what the record says now. */
export const verifyTrail = async (scope: OwnScope): Promise<AuditVerification> => {
  let before: AuditRecordRow | null = null;
  let fault: Fault | null = null;
  let records = 0;
  for await (const record of readChain(scope, workspaceOf(scope))) {
    fault ??= faultOf(record, before);
    before = record;
    records += 1;
  }
  return {
    intact: fault === null,
    records,
    head: before && { position: before.position, hash: before.digest.toString('hex') },
    fault,
    verifiedAt: new Date().toISOString(),
  };
};
