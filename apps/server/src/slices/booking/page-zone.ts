import type { PageScope } from '../../access/page-scope.ts';
import { homeZone } from './home-zone.ts';
import { findOffice, type PageRow } from './store.ts';

/**
 * By whose clocks a page tells its times, and the booking after it: where the home is that people come to, else where the
 * agent is, else where the office is. Whoever is chosen to come does not change what was read.
 */
export const pageZone = async (
  scope: Pick<PageScope, 'services' | 'tx' | 'workspaceId'>,
  { page, agentZone }: Pick<PageRow, 'page' | 'agentZone'>,
): Promise<string> =>
  homeZone(scope, page.propertyId, agentZone ?? (await findOffice(scope.tx, scope.workspaceId)).zone);
