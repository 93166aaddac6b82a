import type { BuriedTimer } from '@propguard/protocol/timers';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { countTimers, findBuried } from './store.ts';
import { toBuriedTimer } from './view.ts';

export const listTimers = async ({
  tx,
}: InstallationScope): Promise<{ waiting: number; overdue: number; buried: BuriedTimer[] }> => ({
  ...(await countTimers(tx)),
  buried: (await findBuried(tx)).map(toBuriedTimer),
});
