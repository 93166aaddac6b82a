import { canonicalText } from '@propguard/proof/canonical/canonical-json';
import { expect, it } from 'vitest';
import { type AuditRecordRow, digestOf, recordDigest } from './record-digest.ts';

const RECORD: Omit<AuditRecordRow, 'id' | 'digest'> = {
  workspaceId: null,
  position: 1,
  entryId: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a',
  status: 'IN_PROGRESS',
  action: 'assess-loan',
  actorKind: 'key',
  actorId: null,
  subjectKind: 'loan',
  subjectId: null,
  details: 'A loan',
  inputsDigest: Buffer.alloc(32, 1),
  at: new Date('2026-11-15T00:00:00.123Z'),
  previousDigest: null,
};

it('writes one value in one way', () => {
  expect(canonicalText({ b: [1, { d: null, c: 'é"' }], a: undefined, A: true })).toBe(
    '{"A":true,"b":[1,{"c":"é\\"","d":null}]}',
  );
  expect(canonicalText({ x: 1, y: 2 })).toBe(canonicalText({ y: 2, x: 1 }));
  expect(() => canonicalText({ x: Number.NaN })).toThrow();
});

it('is that of the canonical form', () => {
  const said = { ...RECORD, inputsDigest: '01'.repeat(32), at: '2026-11-15T00:00:00.123Z' };
  expect(recordDigest(RECORD)).toEqual(digestOf(said));
});

it.each<[keyof typeof RECORD, Partial<AuditRecordRow>]>([
  ['workspaceId', { workspaceId: '00000000-0000-4000-8000-000000000000' }],
  ['position', { position: 2 }],
  ['entryId', { entryId: '00000000-0000-4000-8000-000000000000' }],
  ['status', { status: 'FAILED' }],
  ['action', { action: 'change-rules' }],
  ['actorKind', { actorKind: 'account' }],
  ['actorId', { actorId: '00000000-0000-4000-8000-000000000000' }],
  ['subjectKind', { subjectKind: 'property' }],
  ['subjectId', { subjectId: '1' }],
  ['details', { details: 'Another loan' }],
  ['inputsDigest', { inputsDigest: Buffer.alloc(32, 2) }],
  ['at', { at: new Date('2026-11-15T00:00:00.124Z') }],
  ['previousDigest', { previousDigest: Buffer.alloc(32) }],
])('depends on %s', (_field, change) => {
  expect(recordDigest({ ...RECORD, ...change })).not.toEqual(recordDigest(RECORD));
  expect(recordDigest({ ...RECORD })).toEqual(recordDigest(RECORD));
});
