import { ed25519 } from '@noble/curves/ed25519.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { canonicalBytes } from '../canonical/canonical-json.ts';
import { readCanonical } from '../canonical/read-canonical.ts';
import { openCheckpoint } from '../checkpoint/verify-checkpoint.ts';
import { hasValidSignature } from '../credential/verify-credential.ts';
import { publicKeyOfMethod } from '../identity/did-key.ts';
import { publicKeyFromDocument } from '../identity/did-web.ts';
import { fromMultibase } from '../identity/multibase.ts';
import { leafHash } from '../merkle/hashes.ts';
import { isIncluded } from '../merkle/verify-inclusion.ts';
import { isRevoked } from '../status/status-list.ts';
import { type CertificateBundle, isCertificateBundle } from './bundle.ts';
import { BUNDLE_CHECKS, type BundleCheck } from './bundle-checks.ts';

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

const isSealed = ({ seal, ...rest }: CertificateBundle, key: Uint8Array): boolean => {
  const signature = fromMultibase(seal.signature);
  return signature?.length === 64 && ed25519.verify(signature, canonicalBytes(rest), key, { zip215: false });
};

const isInLog = ({ credential, log }: CertificateBundle, key: Uint8Array): boolean => {
  const checkpoint = openCheckpoint(log.checkpoint, key);
  if (!checkpoint || checkpoint.size !== log.size) return false;
  try {
    const path = log.path.map((hash) => hexToBytes(hash));
    const leaf = leafHash(canonicalBytes(credential));
    return isIncluded({ leaf, index: log.index, size: log.size, path, root: checkpoint.root });
  } catch {
    return false;
  }
};

/** The entry of the list that the certificate itself names. */
const isInForce = ({ credential, status }: CertificateBundle): boolean => {
  const entry = credential.credentialStatus;
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return false;
  const { encodedList } = status.credentialSubject;
  if (entry.statusListCredential !== status.id || typeof encodedList !== 'string') return false;
  return isRevoked(encodedList, Number(entry.statusListIndex)) === false;
};

/** Checks a bundle file with nothing but the file. The first check that fails ends it: the rest would rest on it. */
export const verifyBundle = (file: Uint8Array): Verification => {
  const value = readCanonical(file);
  const bundle = isCertificateBundle(value) ? value : null;
  const key = bundle && issuerKeyOf(bundle);
  const withKey = (check: (bundle: CertificateBundle, key: Uint8Array) => boolean) => () =>
    bundle !== null && key !== null && check(bundle, key);
  const checks: Record<BundleCheck, () => boolean> = {
    'canonical-form': () => value !== null,
    shape: () => bundle !== null,
    'issuer-key': () => key !== null,
    seal: withKey(isSealed),
    'credential-signature': withKey((one, publicKey) => hasValidSignature(one.credential, publicKey)),
    'checkpoint-signature': withKey(
      (one, publicKey) => openCheckpoint(one.log.checkpoint, publicKey) !== null,
    ),
    'log-inclusion': withKey(isInLog),
    'status-signature': withKey((one, publicKey) => hasValidSignature(one.status, publicKey)),
    'not-revoked': () => bundle !== null && isInForce(bundle),
  };
  let hasFailed = false;
  const results = BUNDLE_CHECKS.map((check): CheckResult => {
    if (hasFailed) return { check, result: 'not-reached' };
    hasFailed = !checks[check]();
    return { check, result: hasFailed ? 'failed' : 'passed' };
  });
  return { isValid: !hasFailed, checks: results, bundle: hasFailed ? null : bundle };
};
