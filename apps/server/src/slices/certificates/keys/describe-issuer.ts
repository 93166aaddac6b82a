import { type DidDocument, didWebDocument, didWebOf } from '@propguard/proof/identity/did-web';
import type { InstallationScope } from '../../../access/installation-scope.ts';
import { findKeys } from './key-store.ts';
import { currentIssuer, publicKeyOfId } from './signer.ts';

/** What stands at /.well-known/did.json: every key that ever signed, so that old certificates stay checkable. */
export const describeIssuer = async ({ services, tx }: InstallationScope): Promise<DidDocument> => {
  await currentIssuer({ services, tx });
  const keys = await findKeys(tx);
  return didWebDocument(
    didWebOf(services.config.http.publicUrl),
    keys.map(({ id }) => publicKeyOfId(id)),
  );
};
