import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { keepGuestPass } from '../../access/guest-passes.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';
import type { StopLinks } from '../../letters/compose-message.ts';

/**
 * The links by which somebody stops or chooses what comes to an address. One pass an address, made of its name and the
 * installation's secret: every message carries the same, and it works for good.
 */
export const preferenceLinks = async (
  { services: { vault, config }, tx, workspaceId }: Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>,
  addressId: string,
): Promise<StopLinks> => {
  const pass = vault.derive(SEALED_FOR.preferenceLinks, addressId).toString('base64url');
  await keepGuestPass(tx, { workspaceId, kind: 'preferences', subjectId: addressId, secret: pass });
  const { publicUrl } = config.http;
  return {
    unsubscribeUrl: `${publicUrl}${pathTo(PATHS.unsubscribe, { pass })}`,
    preferencesUrl: `${publicUrl}${pathTo(PATHS.preferences, { pass })}`,
  };
};
