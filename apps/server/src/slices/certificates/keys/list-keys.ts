import type { SigningKeys } from '@propguard/protocol/certificates';
import type { InstallationScope } from '../../../access/installation-scope.ts';
import { findKeys } from './key-store.ts';
import { currentIssuer } from './signer.ts';

export const listKeys = async ({ services, tx }: InstallationScope): Promise<SigningKeys> => {
  const issuer = await currentIssuer({ services, tx });
  const keys = await findKeys(tx);
  return {
    issuer,
    keys: keys.map(({ id, createdAt, retiredAt }) => ({
      id,
      createdAt: createdAt.toISOString(),
      retiredAt: retiredAt?.toISOString() ?? null,
    })),
  };
};
