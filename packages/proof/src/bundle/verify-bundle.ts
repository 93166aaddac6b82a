import { canonicalBytes } from '../canonical/canonical-json.ts';
import { readCanonical } from '../canonical/read-canonical.ts';
import type { Checkpoint } from '../checkpoint/checkpoint.ts';
import { openCheckpoint } from '../checkpoint/verify-checkpoint.ts';
import { hasValidSignature } from '../credential/verify-credential.ts';
import { publicKeyOfMethod } from '../identity/did-key.ts';
import { publicKeyFromDocument } from '../identity/did-web.ts';
import { fromMultibase } from '../identity/multibase.ts';
import { type SignatureVerifier, signatureVerifierOf } from '../identity/signature-verifier.ts';
import { isRevoked } from '../status/status-list.ts';
import { type CertificateBundle, isCertificateBundle } from './bundle.ts';
import { BUNDLE_CHECKS, type BundleCheck } from './bundle-checks.ts';
import { isInLog } from './in-log.ts';

type CheckResult = { check: BundleCheck; result: 'passed' | 'failed' | 'not-reached' };
export type Verification = { isValid: boolean; checks: CheckResult[]; bundle: CertificateBundle | null };

/** Every signature of the bundle must name this one key, and the key must be the issuer's. */
const issuerKeyOf = ({ credential, issuerDocument, seal, status }: CertificateBundle): Uint8Array | null => {
  const method = credential.proof.verificationMethod;
  const { issuer } = credential;
  if (status.issuer !== issuer || method.split('#')[0] !== issuer) return null;
  if (seal.verificationMethod !== method || status.proof.verificationMethod !== method) return null;
  if (issuer.startsWith('did:key:')) return publicKeyOfMethod(method);
  return issuerDocument?.id === issuer ? publicKeyFromDocument(issuerDocument, method) : null;
};

const isSealed = async (
  { seal, ...rest }: CertificateBundle,
  verify: SignatureVerifier,
): Promise<boolean> => {
  const signature = fromMultibase(seal.signature);
  return signature !== null && verify(signature, canonicalBytes(rest));
};

/** The entry of the list that the certificate itself names. */
const isInForce = ({ credential, status }: CertificateBundle): boolean => {
  const entry = credential.credentialStatus;
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return false;
  const { encodedList } = status.credentialSubject;
  if (entry.statusListCredential !== status.id || typeof encodedList !== 'string') return false;
  return isRevoked(encodedList, Number(entry.statusListIndex)) === false;
};

type Checks = Record<BundleCheck, () => boolean | Promise<boolean>>;

const checksOf = async (file: Uint8Array): Promise<{ bundle: CertificateBundle | null; checks: Checks }> => {
  const value = readCanonical(file);
  const bundle = isCertificateBundle(value) ? value : null;
  const publicKey = bundle && issuerKeyOf(bundle);
  const verify = publicKey && (await signatureVerifierOf(publicKey));
  let checkpoint: Checkpoint | null = null;
  const signed = (check: (bundle: CertificateBundle, verify: SignatureVerifier) => Promise<boolean>) => () =>
    bundle !== null && verify !== null && check(bundle, verify);
  const checks: Checks = {
    'canonical-form': () => value !== null,
    shape: () => bundle !== null,
    'issuer-key': () => publicKey !== null,
    seal: signed(isSealed),
    'credential-signature': signed((one, by) => hasValidSignature(one.credential, by)),
    'checkpoint-signature': signed(async (one, by) => {
      checkpoint = publicKey && (await openCheckpoint(one.log.checkpoint, { publicKey, verify: by }));
      return checkpoint !== null;
    }),
    'log-inclusion': () => bundle !== null && isInLog(bundle, checkpoint),
    'status-signature': signed((one, by) => hasValidSignature(one.status, by)),
    'not-revoked': () => bundle !== null && isInForce(bundle),
  };
  return { bundle, checks };
};

/** Checks a bundle file with nothing but the file. The first check that fails ends it: the rest would rest on it. */
export const verifyBundle = async (file: Uint8Array): Promise<Verification> => {
  const { bundle, checks } = await checksOf(file);
  const results: CheckResult[] = [];
  let hasFailed = false;
  for (const check of BUNDLE_CHECKS) {
    const isReached = !hasFailed;
    hasFailed ||= !(await checks[check]());
    results.push({ check, result: !isReached ? 'not-reached' : hasFailed ? 'failed' : 'passed' });
  }
  return { isValid: !hasFailed, checks: results, bundle: hasFailed ? null : bundle };
};
