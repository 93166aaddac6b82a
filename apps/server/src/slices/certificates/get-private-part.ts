import { PRIVATE_FORMAT, PRIVATE_VERSION } from '@propguard/proof/bundle/private-part';
import { canonicalText } from '@propguard/proof/canonical/canonical-json';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { attachment } from '../../attachment.ts';
import { fail } from '../../fail.ts';
import { findOwnCertificate } from './store.ts';
import { hashText } from './view.ts';

/** What the published hashes stand for: for whoever should see the inputs, or compute the value again. */
export const getPrivatePart = async (
  { tx, workspaceId }: WorkspaceScope,
  id: string,
  resHeaders: Headers | undefined,
): Promise<File> => {
  const row = await findOwnCertificate(tx, { workspaceId, id });
  if (!row?.published) throw fail('NOT_FOUND');
  const content = canonicalText({
    format: PRIVATE_FORMAT,
    version: PRIVATE_VERSION,
    certificateId: id,
    certificateHash: hashText(row.published),
    disclosures: row.disclosures,
  });
  return attachment(resHeaders, { name: `propguard-private-${id}.json`, type: 'application/json', content });
};
