import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { keepGuestPass } from '../../access/guest-passes.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';

type Scope = Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>;

/** The page that stands at the door: one link, however often it is shown. */
const passOf = ({ services: { vault } }: Pick<Scope, 'services'>, openHomeId: string): string =>
  vault.derive(SEALED_FOR.openHomeLinks, openHomeId).toString('base64url');

export const doorPath = (scope: Pick<Scope, 'services'>, openHomeId: string): string =>
  pathTo(PATHS.openHome, { pass: passOf(scope, openHomeId) });

export const openDoor = (scope: Scope, openHomeId: string): Promise<void> =>
  keepGuestPass(scope.tx, {
    workspaceId: scope.workspaceId,
    kind: 'open-home',
    subjectId: openHomeId,
    secret: passOf(scope, openHomeId),
  });
