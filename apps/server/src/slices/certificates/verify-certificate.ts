import { BUNDLE_CHECKS, type BundleCheck } from '@propguard/proof/bundle/bundle-checks';
import { verifyBundle } from '@propguard/proof/bundle/verify-bundle';
import type { CertificateVerification } from '@propguard/protocol/certificates';
import { complianceLine } from '@propguard/rules/certificates/compliance-words';
import {
  readVerificationInput,
  type VerificationInput,
} from '@propguard/rules/certificates/verification-input';
import { openWorkspace } from '../../access/open-workspace.ts';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import type { PublicScope } from '../../access/session-scope.ts';
import { Failure, invalid } from '../../fail.ts';
import { type ChainCheck, checkOnChain } from './check-on-chain.ts';
import { checkStored } from './check-stored.ts';
import { isRecordWhole } from './is-record-whole.ts';
import { makeBundle } from './make-bundle.ts';
import { findOwnCertificate, findPublished, findPublishedBy, type PublishedRow } from './store.ts';
import { toPublished } from './view.ts';

const UNKNOWN: CertificateVerification = {
  isValid: false,
  nftId: null,
  propertyAddress: null,
  valuation: null,
  timestamp: null,
  txHash: null,
  ipfsHash: null,
  issuer: null,
  compliance: null,
  certificateId: null,
  checks: [],
  revokedAt: null,
  sample: false,
};

const find = ({ reader }: ReferenceScope, input: VerificationInput): Promise<PublishedRow | undefined> => {
  switch (input.kind) {
    case 'token':
      return findPublishedBy(reader, { tokenId: input.tokenId });
    case 'hash':
      return findPublishedBy(reader, { hash: input.hash });
    case 'content':
      return findPublishedBy(reader, { cid: input.cid });
    case 'certificate':
      return findPublished(reader, input.id);
  }
};

/** The address is the workspace's own: shown to its people, and to nobody else. */
const addressFor = async ({ services, principal }: PublicScope, id: string): Promise<string | null> => {
  if (principal?.kind !== 'session') return null;
  return openWorkspace(services, principal, 'read', async ({ tx, workspaceId }) => {
    const own = await findOwnCertificate(tx, { workspaceId, id });
    return own?.address ?? null;
  });
};

type Checked = {
  check: BundleCheck | ChainCheck;
  result: CertificateVerification['checks'][number]['result'];
};

/** Every check that a stranger could make with the bundle; while its key is locked, with what was signed before. */
const checkPapers = async (scope: PublicScope, row: PublishedRow): Promise<Checked[]> => {
  try {
    return (await verifyBundle(await scope.openInstallation((opened) => makeBundle(opened, row)))).checks;
  } catch (error) {
    if (error instanceof Failure && error.code === 'KEYS_LOCKED')
      return scope.openInstallation((opened) => checkStored(opened, row));
    throw error;
  }
};

/** Of a record that was changed nothing else is asked, and nothing is shown. */
const BROKEN: Checked[] = BUNDLE_CHECKS.map((check) => ({
  check,
  result: check === 'canonical-form' ? 'failed' : 'not-reached',
}));

/** And those that only the chain can answer. */
const check = async (scope: PublicScope, row: PublishedRow): Promise<Checked[]> => [
  ...(await checkPapers(scope, row)),
  ...(await checkOnChain(scope, row)),
];

/** CORE-ENT-16, CORE-CHAIN-14 to CORE-CHAIN-17. A chain that is away keeps nobody from the rest. */
export const verifyCertificate = async (
  scope: PublicScope,
  query: string,
): Promise<CertificateVerification> => {
  const input = readVerificationInput(query);
  if (!input) throw invalid({ field: 'query', message: 'Invalid NFT ID or transaction hash format' });
  const row = await find(scope, input);
  if (!row) return UNKNOWN;
  if (!isRecordWhole(row)) return { ...UNKNOWN, certificateId: row.id, checks: BROKEN };
  const checks = await check(scope, row);
  const { id, claims, token, issuer, issuedAt, ipfsHash, revokedAt } = toPublished(row);
  return {
    isValid: checks.every(({ result }) => result === 'passed' || result === 'unavailable'),
    nftId: token.tokenId,
    propertyAddress: await addressFor(scope, id),
    valuation: claims.valuation.valueAud,
    timestamp: issuedAt,
    txHash: token.transactionHash,
    ipfsHash,
    issuer,
    compliance: complianceLine(claims.compliance),
    certificateId: id,
    checks,
    revokedAt,
    sample: claims.sampleData,
  };
};
