import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { partsSource } from '../data-imports/source/parts-source.ts';
import type { ImportInput } from './layer-import.ts';
import { replaceHazardLayer } from './replace-hazard-layer.ts';
import { deleteStagedLayers } from './store.ts';
import { deleteUpload, findUploadPart, lockUpload } from './upload-store.ts';

/** No import takes this long. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

/** Part by part, so that no more than one of them is in memory. */
async function* readUpload(run: JobRun<ImportInput>, sizeBytes: number, onBytes: (count: number) => void) {
  const { uploadId, facts } = run.input;
  const source = partsSource({ name: facts.name, sizeBytes }, (position) =>
    run.transaction((tx) => findUploadPart(tx, uploadId, position)),
  );
  for await (const part of source.read(0, sizeBytes)) {
    onBytes(part.byteLength);
    yield part;
  }
}

export const importLayer = async (run: JobRun<ImportInput>): Promise<JobOutcome> => {
  const { uploadId, facts } = run.input;
  const total = await run.transaction(async (tx) => {
    await deleteStagedLayers(tx, new Date(Date.now() - LEFT_BEHIND_MS));
    return (await lockUpload(tx, uploadId))?.sizeBytes;
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
    readUpload(run, total, (count) => {
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
