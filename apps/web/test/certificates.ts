import type { Certificate, PublishedCertificate } from '@propguard/protocol/certificates';
import { ASSESSMENT } from './assessment.ts';

export const CERTIFICATE_ID = '019a0000-0000-7000-8000-0000000000d1';
const HASH = `0x${'a'.repeat(64)}`;

const { method, range80, range90, fsd, confidence, asOf } = ASSESSMENT.valuation;

export const CLAIMS: Certificate['claims'] = {
  format: 2,
  valuation: {
    method,
    range80,
    range90,
    fsd,
    confidence,
    asOf,
    comparablesValueAud: null,
    valueAud: 2_488_630,
    comparables: [],
  },
  risk: { level: 'Low', score: 0.2, values: {}, notMapped: [] },
  compliance: {
    ruleSet: 'AU-2026.1',
    status: 'REVIEW',
    checked: {
      rules: 9,
      assessable: 1,
      compliant: 1,
      reasons: [{ rule: 'serviceability', result: 'cannot-assess' }],
    },
  },
  model: null,
  inputs: {},
  sampleData: true,
  notice: 'Made of sample data.',
};

/** What anyone may see of a certificate that is in force. */
export const publishedOf = (changes: Partial<PublishedCertificate> = {}): PublishedCertificate => ({
  id: CERTIFICATE_ID,
  issuer: 'did:key:z6Mk',
  issuedAt: '2026-03-01T00:00:00Z',
  claims: CLAIMS,
  certificateHash: HASH,
  ipfsHash: `b${'a'.repeat(58)}`,
  ipfsHashV0: `Qm${'a'.repeat(44)}`,
  logIndex: 4,
  checkpointSize: 5,
  anchor: null,
  token: {
    chainId: 31_337,
    network: 'Embedded chain',
    contract: `0x${'c'.repeat(40)}`,
    tokenId: '9',
    transactionHash: HASH,
    fee: null,
  },
  revokedAt: null,
  revocationReason: null,
  ...changes,
});

export const certificateOf = (changes: Partial<Certificate> = {}): Certificate => ({
  id: CERTIFICATE_ID,
  assessmentId: ASSESSMENT.id,
  address: ASSESSMENT.subject.address,
  state: 'minted',
  failure: null,
  claims: CLAIMS,
  createdAt: '2026-03-01T00:00:00Z',
  createdBy: null,
  published: publishedOf(),
  ...changes,
});
