import type { SampleDataState } from '@propguard/protocol/installation';
import type { Context } from '../../context.ts';
import { writeWorld } from '../../db/seed/world/write-world.ts';
import { refreshMarketFigures } from '../market/refresh-market-figures.ts';
import { lockSampleWorld, markSampleWorldPresent } from './store.ts';

export const restoreSampleData = ({ database, config }: Context): Promise<SampleDataState> =>
  database.asInstallation(async (tx) => {
    const before = await lockSampleWorld(tx);
    if (!before.isRemoved) return { present: true, rows: before.rows };
    const rows = await writeWorld(tx, config.sampleWorld.scale);
    await markSampleWorldPresent(tx, rows);
    await refreshMarketFigures(tx);
    return { present: true, rows };
  });
