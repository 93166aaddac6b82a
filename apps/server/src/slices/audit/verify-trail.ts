import type { AuditVerification } from '@propguard/protocol/audit';
import { type OwnStep, readChain } from './read-chain.ts';
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
export const verifyTrail = async (open: OwnStep): Promise<AuditVerification> => {
  let before: AuditRecordRow | null = null;
  let fault: Fault | null = null;
  let records = 0;
  for await (const piece of readChain(open)) {
    for (const record of piece) {
      fault ??= faultOf(record, before);
      before = record;
    }
    records += piece.length;
  }
  return {
    intact: fault === null,
    records,
    head: before && { position: before.position, hash: before.digest.toString('hex') },
    fault,
    verifiedAt: new Date().toISOString(),
  };
};
