import type { SigningKeys } from '@propguard/protocol/certificates';
import type { InstallationScope } from '../../../access/installation-scope.ts';
import { installationChain } from '../../audit/chain.ts';
import { endAudit } from '../../audit/end-audit.ts';
import { startAudit } from '../../audit/start-audit.ts';
import { listKeys } from './list-keys.ts';
import { replaceKey } from './signer.ts';

/** The earlier key stays published, and keeps signing what is said about its own certificates. */
export const rotateKey = async (scope: InstallationScope, operatorId: string): Promise<SigningKeys> => {
  const { services, tx } = scope;
  await replaceKey({ services, tx });
  const keys = await listKeys(scope);
  const id = keys.keys.at(-1)?.id ?? null;
  const entry = await startAudit({ tx }, installationChain(operatorId), {
    action: 'rotate-signing-key',
    subject: { kind: 'signing-key', id },
    details: `New signing key ${id}`,
    inputs: { keyId: id },
  });
  await endAudit({ tx }, entry, 'COMPLETED');
  return keys;
};
