import type { WorkspaceScope } from './workspace-scope.ts';

/**
 * What an operation on a public page works with: the transaction of the page's workspace, opened for nobody in
 * particular. It has no role and no account: what it answers is what the page shows, and nothing that it is asked for
 * names another row than the page's own.
 */
export type PageScope = Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'> & { pageId: string };
