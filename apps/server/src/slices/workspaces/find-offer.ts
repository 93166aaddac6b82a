import { hashSecret } from '../../access/authenticate.ts';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { findInvitationByHash, type OfferedInvitation } from './invitation-store.ts';

/** The open invitation behind a link. */
export const findOffer = async ({ reader }: ReferenceScope, token: string): Promise<OfferedInvitation> => {
  const offer = await findInvitationByHash(reader, hashSecret(token));
  if (!offer) throw fail('LINK_EXPIRED');
  return offer;
};
