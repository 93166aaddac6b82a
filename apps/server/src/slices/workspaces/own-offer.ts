import type { SessionPrincipal } from '../../access/principal.ts';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { findOffer } from './find-offer.ts';
import type { OfferedInvitation } from './invitation-store.ts';

const forSomeoneElse = ({ email }: OfferedInvitation) =>
  fail('FORBIDDEN', {
    fields: [
      { field: 'email', message: `This invitation is for ${email}. Sign in with that address to accept it.` },
    ],
  });

/** The open invitation behind a link, for the address that it was made out to. */
export const findOwnOffer = async (
  scope: ReferenceScope,
  { account }: SessionPrincipal,
  token: string,
): Promise<OfferedInvitation> => {
  const offer = await findOffer(scope, token);
  if (offer.email !== account.email) throw forSomeoneElse(offer);
  return offer;
};
