import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import type { ImportInput } from './jobs.ts';
import { replaceHazardLayer } from './replace-hazard-layer.ts';
import { deleteStagedLayers } from './store.ts';
import { deleteUpload, findUploadPart, findUploadSize } from './upload-store.ts';

/** No import takes this long. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

/** Reads an upload part by part, so that no more than one of them is in memory. */
async function* readUpload(run: JobRun<ImportInput>, onBytes: (count: number) => void) {
  for (let position = 0; ; position++) {
    const part = await run.transaction((tx) => findUploadPart(tx, run.input.uploadId, position));
    if (!part) return;
    onBytes(part.byteLength);
    yield part;
  }
}

export const importLayer = async (run: JobRun<ImportInput>): Promise<JobOutcome> => {
  const { uploadId, facts } = run.input;
  const total = await run.transaction(async (tx) => {
    await deleteStagedLayers(tx, new Date(Date.now() - LEFT_BEHIND_MS));
    return findUploadSize(tx, uploadId);
  });
  if (total === undefined) throw new Error('The file is no longer there. Send it again.');
  let done = 0;
  const { isUnchanged, report } = await replaceHazardLayer(
    {
      step: (work) =>
        run.transaction(async (tx) => {
          await work(tx);
          await run.progress(tx, { done, total, note: facts.name });
        }),
    },
    facts,
    readUpload(run, (count) => {
      done += count;
    }),
  );
  await run.transaction(async (tx) => {
    await deleteUpload(tx, uploadId);
    const note = isUnchanged ? 'The layer is there already' : `${report.kept} of ${report.read} were kept`;
    await run.progress(tx, { done: total, total, note });
  });
  return {};
};
