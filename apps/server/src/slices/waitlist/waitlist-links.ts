import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { keepGuestPass } from '../../access/guest-passes.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';

/** The link of one place on the list: every letter about it carries the same. */
export const waitlistLink = async (
  { services: { vault, config }, tx, workspaceId }: Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>,
  entryId: string,
): Promise<{ pass: string; url: string }> => {
  const pass = vault.derive(SEALED_FOR.waitlistLinks, entryId).toString('base64url');
  await keepGuestPass(tx, { workspaceId, kind: 'waitlist', subjectId: entryId, secret: pass });
  return { pass, url: `${config.http.publicUrl}${pathTo(PATHS.waitlist, { pass })}` };
};
