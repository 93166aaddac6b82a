import { hashSecret } from '../../access/authenticate.ts';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { findInvitationByHash, type OfferedInvitation } from './invitation-store.ts';

/** The open invitation behind a link. */
export const findOffer = async ({ database }: Context, token: string): Promise<OfferedInvitation> => {
  const offer = await findInvitationByHash(database.plain, hashSecret(token));
  if (!offer) throw fail('LINK_EXPIRED');
  return offer;
};
