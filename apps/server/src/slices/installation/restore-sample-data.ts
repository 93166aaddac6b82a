import { countPieces, makeWorld } from '../../db/seed/world/make-world.ts';
import { beginWorld, finishWorld, readLocalities, writePiece } from '../../db/seed/world/write-world.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { markSampleWorldPresent } from './store.ts';

/** A market at a time, each committed. A later attempt begins anew: what is there already stays as it is. */
export const restoreSampleData = async (run: JobRun<object>): Promise<JobOutcome> => {
  const { scale } = run.services.config.sampleWorld;
  const total = countPieces(scale);
  const localities = await run.transaction(async (tx) => {
    // From here on there is something to remove, whatever happens to the rest.
    await markSampleWorldPresent(tx, 0);
    await beginWorld(tx);
    return readLocalities(tx);
  });
  let done = 0;
  for (const piece of makeWorld(localities, scale)) {
    done += 1;
    await run.transaction(async (tx) => {
      await writePiece(tx, piece);
      await run.progress(tx, { done, total, note: piece.market.name });
    });
  }
  await run.transaction(async (tx) => {
    await markSampleWorldPresent(tx, await finishWorld(tx));
    await run.services.tell(tx, { kind: 'sample-data-restored' });
  });
  return {};
};
