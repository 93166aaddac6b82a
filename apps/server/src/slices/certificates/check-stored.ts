import type { BundleCheck } from '@propguard/proof/bundle/bundle-checks';
import { isInLog } from '@propguard/proof/bundle/in-log';
import { hasValidSignature } from '@propguard/proof/credential/verify-credential';
import { signatureVerifierOf } from '@propguard/proof/identity/signature-verifier';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { referenceWithin } from '../../access/reference-scope.ts';
import { isRecordWhole } from './is-record-whole.ts';
import { findKeys } from './keys/key-store.ts';
import { publicKeyOfId } from './keys/signer.ts';
import { findCheckpoint } from './log/log-store.ts';
import { openHead } from './log/open-head.ts';
import { inclusionPath } from './log/prove.ts';
import type { PublishedRow } from './store.ts';
import { credentialOf } from './view.ts';

type Checked = { check: BundleCheck; result: 'passed' | 'failed' };

/**
 * What holds of a certificate whose key cannot be opened now, and which has no new bundle for that reason: everything
 * that was signed when it was issued can still be checked with public keys alone.
 */
export const checkStored = async (scope: InstallationScope, row: PublishedRow): Promise<Checked[]> => {
  const { tx } = scope;
  const credential = credentialOf(row);
  const { verificationMethod } = credential.proof;
  const checkpoint = await findCheckpoint(tx, row.checkpointSize);
  const keyIds = (await findKeys(tx)).map(({ id }) => id);
  const head = checkpoint ? await openHead(checkpoint.note, keyIds) : null;
  const { logIndex: index, checkpointSize: size } = row;
  const log = { index, size, path: await inclusionPath(referenceWithin(scope), index, size) };
  const verify = await signatureVerifierOf(publicKeyOfId(row.keyId));
  const checks: [BundleCheck, boolean][] = [
    ['canonical-form', isRecordWhole(row)],
    ['issuer-key', keyIds.includes(row.keyId) && verificationMethod.endsWith(`#${row.keyId}`)],
    ['credential-signature', await hasValidSignature(credential, verify)],
    ['checkpoint-signature', head !== null],
    ['log-inclusion', isInLog({ credential, log }, head)],
    ['not-revoked', row.revokedAt === null],
  ];
  return checks.map(([check, holds]) => ({ check, result: holds ? 'passed' : 'failed' }));
};
