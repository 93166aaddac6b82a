import { createHash } from 'node:crypto';
import { canonicalText } from '@propguard/proof/canonical/canonical-json';
import { cidV0Of, cidV1Of } from '@propguard/proof/content-id/content-id';
import { leafHash } from '@propguard/proof/merkle/hashes';
import type { OpenedScope } from '../../../access/any-scope.ts';
import { withInstallationRights } from '../../../db/database.ts';
import { currentSigner } from '../keys/signer.ts';
import { appendEntries, logOrigin } from '../log/append-entries.ts';
import { lockLog } from '../log/log-store.ts';
import { type CertificateRow, insertPublished } from '../store.ts';
import { makeCredential } from './make-credential.ts';

/**
 * Signs credentials and puts them in the log, in the order given, under one new checkpoint. All in the transaction
 * of the caller: it commits whole, and the log is held until then, so that places have no gap and no second tenant.
 */
export const logCertificates = (
  { services, tx }: OpenedScope<'vault' | 'config'>,
  certificates: readonly Pick<CertificateRow, 'id' | 'claims'>[],
): Promise<void> =>
  withInstallationRights(tx, async () => {
    const { publicUrl } = services.config.http;
    const signer = await currentSigner({ services, tx });
    const first = await lockLog(tx);
    const at = new Date();
    const size = first + certificates.length;
    const entries = certificates.map((certificate, place) => {
      const logIndex = first + place;
      const credential = canonicalText(makeCredential(certificate, { signer, publicUrl, logIndex, at }));
      const content = Buffer.from(credential);
      const row = {
        id: certificate.id,
        credential,
        certificateHash: createHash('sha256').update(content).digest(),
        cidV1: cidV1Of(content),
        cidV0: cidV0Of(content),
        logIndex,
        keyId: signer.keyId,
        checkpointSize: size,
        loggedAt: at,
      };
      return { row, leaf: leafHash(content) };
    });
    await insertPublished(
      tx,
      entries.map(({ row }) => row),
    );
    await appendEntries(
      { tx },
      first,
      entries.map(({ leaf }) => leaf),
      { signer, origin: logOrigin(publicUrl), signedAt: at },
    );
  });
