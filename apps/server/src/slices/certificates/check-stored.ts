import type { BundleCheck } from '@propguard/proof/bundle/bundle-checks';
import { canonicalBytes, canonicalText } from '@propguard/proof/canonical/canonical-json';
import { openCheckpoint } from '@propguard/proof/checkpoint/verify-checkpoint';
import { hasValidSignature } from '@propguard/proof/credential/verify-credential';
import { signatureVerifierOf } from '@propguard/proof/identity/signature-verifier';
import { leafHash } from '@propguard/proof/merkle/hashes';
import { isIncluded } from '@propguard/proof/merkle/verify-inclusion';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { findKeys } from './keys/key-store.ts';
import { publicKeyOfId } from './keys/signer.ts';
import { findCheckpoint } from './log/log-store.ts';
import { inclusionPath } from './log/prove.ts';
import type { PublishedRow } from './store.ts';
import { credentialOf } from './view.ts';

type Checked = { check: BundleCheck; result: 'passed' | 'failed' };

/** The head of the log as it was signed then, by whichever of our keys was the current one. */
const isHeadSigned = async (note: string, keyIds: readonly string[]): Promise<boolean> => {
  for (const publicKey of keyIds.map(publicKeyOfId)) {
    const verify = await signatureVerifierOf(publicKey);
    if (await openCheckpoint(note, { publicKey, verify })) return true;
  }
  return false;
};

/**
 * What holds of a certificate whose key cannot be opened now, and which has no new bundle for that reason: everything
 * that was signed when it was issued can still be checked with public keys alone.
 */
export const checkStored = async ({ tx }: InstallationScope, row: PublishedRow): Promise<Checked[]> => {
  const credential = credentialOf(row);
  const { verificationMethod } = credential.proof;
  const checkpoint = await findCheckpoint(tx, row.checkpointSize);
  const keyIds = (await findKeys(tx)).map(({ id }) => id);
  const { logIndex: index, checkpointSize: size } = row;
  const path = (await inclusionPath(tx, index, size)).map((hash) => Buffer.from(hash, 'hex'));
  const leaf = leafHash(canonicalBytes(credential));
  const verify = await signatureVerifierOf(publicKeyOfId(row.keyId));
  const checks: [BundleCheck, boolean][] = [
    ['canonical-form', canonicalText(credential) === row.credential],
    ['issuer-key', keyIds.includes(row.keyId) && verificationMethod.endsWith(`#${row.keyId}`)],
    ['credential-signature', await hasValidSignature(credential, verify)],
    ['checkpoint-signature', checkpoint !== undefined && (await isHeadSigned(checkpoint.note, keyIds))],
    [
      'log-inclusion',
      checkpoint !== undefined && isIncluded({ leaf, index, size, path, root: checkpoint.rootHash }),
    ],
    ['not-revoked', row.revokedAt === null],
  ];
  return checks.map(([check, holds]) => ({ check, result: holds ? 'passed' : 'failed' }));
};
