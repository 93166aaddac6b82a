import { createHash } from 'node:crypto';
import { readCanonical } from '@propguard/proof/canonical/read-canonical';
import { cidV0Of, cidV1Of } from '@propguard/proof/content-id/content-id';
import type { PublishedRow } from './store.ts';

type Stored = Pick<PublishedRow, 'credential' | 'certificateHash' | 'cidV0' | 'cidV1'>;

/** Whether the stored bytes are canonical, and the names under which they are found are their own. */
export const isRecordWhole = ({ credential, certificateHash, cidV0, cidV1 }: Stored): boolean => {
  const content = Buffer.from(credential);
  const isNamed =
    createHash('sha256').update(content).digest().equals(certificateHash) &&
    cidV1Of(content) === cidV1 &&
    cidV0Of(content) === cidV0;
  return isNamed && readCanonical(content) !== null;
};
