import type { ReferenceScope } from '../../access/reference-scope.ts';
import { findOffer } from './find-offer.ts';

export const showInvitation = async (scope: ReferenceScope, token: string) => {
  const offer = await findOffer(scope, token);
  return {
    workspaceId: offer.workspace_id,
    workspace: offer.workspace_name,
    role: offer.role,
    email: offer.email,
    expiresAt: offer.expires_at.toISOString(),
    asked: offer.asked_by !== null,
  };
};
