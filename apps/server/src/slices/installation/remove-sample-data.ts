import type { SampleDataState } from '@propguard/protocol/installation';
import type { Context } from '../../context.ts';
import { removeSampleWorld } from '../../db/seed/world/remove-sample-world.ts';
import { refreshMarketFigures } from '../market/refresh-market-figures.ts';
import { lockSampleWorld, markSampleWorldRemoved } from './store.ts';

/** One action takes all of it out; the installation remembers, and no later start brings it back. */
export const removeSampleData = ({ database }: Context): Promise<SampleDataState> =>
  database.asInstallation(async (tx) => {
    await lockSampleWorld(tx);
    const rows = await removeSampleWorld(tx);
    await markSampleWorldRemoved(tx);
    await refreshMarketFigures(tx);
    return { present: false, rows };
  });
