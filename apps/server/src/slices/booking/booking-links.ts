import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { keepGuestPass } from '../../access/guest-passes.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';

/**
 * The link by which a client moves or cancels. One pass a booking, made of its name and the installation's secret:
 * every letter about it carries the same.
 */
export const bookingLink = async (
  { services: { vault, config }, tx, workspaceId }: Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>,
  appointmentId: string,
): Promise<{ pass: string; url: string }> => {
  const pass = vault.derive(SEALED_FOR.bookingLinks, appointmentId).toString('base64url');
  await keepGuestPass(tx, { workspaceId, kind: 'booking', subjectId: appointmentId, secret: pass });
  return { pass, url: `${config.http.publicUrl}${pathTo(PATHS.booking, { pass })}` };
};
