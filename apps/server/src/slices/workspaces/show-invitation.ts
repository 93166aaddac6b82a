import type { ReferenceScope } from '../../access/reference-scope.ts';
import { findOffer } from './find-offer.ts';

export const showInvitation = async (scope: ReferenceScope, token: string) => {
  const offer = await findOffer(scope, token);
  return {
    workspace: offer.workspace_name,
    role: offer.role,
    email: offer.email,
    expiresAt: offer.expires_at.toISOString(),
  };
};
