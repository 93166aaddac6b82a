import type { Context } from '../../context.ts';
import { findOffer } from './find-offer.ts';

export const showInvitation = async (services: Context, token: string) => {
  const offer = await findOffer(services, token);
  return {
    workspace: offer.workspace_name,
    role: offer.role,
    email: offer.email,
    expiresAt: offer.expires_at.toISOString(),
  };
};
