import { hashSource } from '../../intake/disk-source.ts';
import { partsSource } from '../../intake/parts-source.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import type { ImportInput } from './jobs.ts';
import { replaceHazardLayer } from './replace-hazard-layer.ts';
import { deleteStagedLayers } from './store.ts';
import { deleteUpload, findUploadPart, lockUpload } from './upload-store.ts';

/** No import takes this long. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

export const importLayer = async (run: JobRun<ImportInput>): Promise<JobOutcome> => {
  const { uploadId, facts } = run.input;
  const total = await run.transaction(async (tx) => {
    await deleteStagedLayers(tx, new Date(Date.now() - LEFT_BEHIND_MS));
    return (await lockUpload(tx, uploadId))?.sizeBytes;
  });
  if (total === undefined) throw new Error('The file is no longer there. Send it again.');
  const source = partsSource({ name: facts.name, sizeBytes: total }, (position) =>
    run.transaction((tx) => findUploadPart(tx, uploadId, position)),
  );
  const meter = { bytes: 0 };
  const { isUnchanged, report } = await replaceHazardLayer(
    {
      step: (work) =>
        run.transaction(async (tx) => {
          await work(tx);
          await run.progress(tx, {
            done: Math.min(total, Math.round(meter.bytes)),
            total,
            note: facts.name,
          });
        }),
    },
    facts,
    { source, contentHash: await hashSource(source), meter },
  );
  await run.transaction(async (tx) => {
    await deleteUpload(tx, uploadId);
    const note = isUnchanged ? 'The layer is there already' : `${report.kept} of ${report.read} were kept`;
    await run.progress(tx, { done: total, total, note });
  });
  return {};
};
