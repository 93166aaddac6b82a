import { BUNDLE_FORMAT, BUNDLE_VERSION } from '@propguard/proof/bundle/bundle';
import { sealBundle } from '@propguard/proof/bundle/seal-bundle';
import { signCheckpoint } from '@propguard/proof/checkpoint/sign-checkpoint';
import { signCredential } from '@propguard/proof/credential/sign-credential';
import { didWebDocument } from '@propguard/proof/identity/did-web';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { referenceWithin } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { findKeys } from './keys/key-store.ts';
import { publicKeyOfId, type Signer, signerOf } from './keys/signer.ts';
import { type CheckpointRow, findCheckpoint } from './log/log-store.ts';
import { openHead } from './log/open-head.ts';
import { inclusionPath } from './log/prove.ts';
import { unsignedStatusList } from './status-list.ts';
import type { PublishedRow } from './store.ts';
import { credentialOf } from './view.ts';

type Found = { signer: Signer; checkpoint: CheckpointRow };

const findParts = async ({ services, tx }: InstallationScope, row: PublishedRow): Promise<Found> => {
  const signer = await signerOf({ services, tx }, row.keyId);
  // What this key signed stands, but nothing can be said about it anew.
  if (!signer) throw fail('KEYS_LOCKED');
  const checkpoint = await findCheckpoint(tx, row.checkpointSize);
  if (!checkpoint) throw new Error('The checkpoint of this certificate is gone.');
  return { signer, checkpoint };
};

/**
 * The head of the log as it was signed and stored. One that another of our keys signed is said again by this one, with
 * the root that was signed, whatever stands beside it. One that no key of ours signed stays as it is, and whoever
 * verifies the bundle finds it.
 */
const headFor = async (
  { tx }: InstallationScope,
  { note }: CheckpointRow,
  { keyId, key }: Signer,
): Promise<string> => {
  if (await openHead(note, [keyId])) return note;
  const head = await openHead(
    note,
    (await findKeys(tx)).map(({ id }) => id),
  );
  return head ? signCheckpoint(head, key) : note;
};

/**
 * Everything about a certificate in one file, as of now. All of it is signed by the key that signed the certificate,
 * so that one key decides: a did:key issuer has no other, and after a rotation the earlier one still speaks for its own.
 */
export const makeBundle = async (
  scope: InstallationScope,
  row: PublishedRow,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { tx } = scope;
  const { signer, checkpoint } = await findParts(scope, row);
  const credential = credentialOf(row);
  const { issuer, proof } = credential;
  const { verificationMethod } = proof;
  const signing = { key: signer.key, verificationMethod, created: new Date() };
  const { size, anchor } = checkpoint;
  const keys = issuer.startsWith('did:web:') ? await findKeys(tx) : [];
  return Uint8Array.from(
    sealBundle(
      {
        format: BUNDLE_FORMAT,
        version: BUNDLE_VERSION,
        credential,
        issuerDocument: issuer.startsWith('did:web:')
          ? didWebDocument(
              issuer,
              keys.map(({ id }) => publicKeyOfId(id)),
            )
          : null,
        log: {
          index: row.logIndex,
          size,
          path: await inclusionPath(referenceWithin(scope), row.logIndex, size),
          checkpoint: await headFor(scope, checkpoint, signer),
        },
        anchor,
        token: row.token && {
          chainId: row.token.chainId,
          contract: row.token.contract,
          tokenId: row.token.tokenId,
          transactionHash: row.token.transactionHash,
        },
        status: signCredential(await unsignedStatusList({ tx }, credential), signing),
      },
      signer.key,
      verificationMethod,
    ),
  );
};
