import { referenceOf } from '../../access/reference-scope.ts';
import { publish } from '../../events/publish.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { dataVersion } from './data-version.ts';
import { mailChanges } from './mail-changes.ts';
import { noteFigures } from './note-figures.ts';
import { lockWatched } from './store.ts';
import { valueWatched } from './value-watched.ts';

/** In one transaction: figures, alerts and letters stand or fall together, and none is told twice. */
export const checkWatchedHomes = async (run: JobRun<object>): Promise<JobOutcome> => {
  const { services, workspaceId } = run;
  if (workspaceId === null) throw new Error('A watch list belongs to a workspace.');
  const checkedVersion = await dataVersion(referenceOf(services));
  if (checkedVersion === null) throw new Error('There’s no valuation model yet.');
  await run.transaction(async (tx) => {
    const rows = await lockWatched(tx, workspaceId);
    const { figures, sample } = await valueWatched(
      referenceOf(services),
      rows.map(({ subject }) => subject),
    );
    const changed = [];
    for (const [at, row] of rows.entries()) {
      const now = figures[at];
      if (!now) throw new Error('A watched home was not valued.');
      const changes = await noteFigures({ tx }, row, now, { sample, checkedVersion });
      if (changes.length > 0) changed.push({ row, changes });
    }
    await mailChanges({ services, tx }, workspaceId, changed);
    await publish(tx, { workspaceId, subject: 'watchList', id: null });
    const note = changed.length === 0 ? 'Nothing has changed' : `${changed.length} have changed`;
    await run.progress(tx, { done: rows.length, total: rows.length, note });
  });
  return {};
};
