import { findUpload } from '../../intake/store.ts';
import { uploadSource } from '../../intake/upload-source.ts';
import { discardUpload } from '../../intake/use-upload.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import type { ImportInput } from './layer-import.ts';
import { replaceHazardLayer } from './replace-hazard-layer.ts';
import { deleteStagedLayers } from './store.ts';

/** No import takes this long. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

export const importLayer = async (run: JobRun<ImportInput>): Promise<JobOutcome> => {
  const { uploadId, facts } = run.input;
  const upload = await run.transaction(async (tx) => {
    await deleteStagedLayers(tx, new Date(Date.now() - LEFT_BEHIND_MS));
    return findUpload(tx, uploadId);
  });
  if (!upload?.contentHash) throw new Error('The file is no longer there. Send it again.');
  const { sizeBytes: total, contentHash } = upload;
  const source = uploadSource({ ...upload, uploadId }, run.transaction);
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
    { source, contentHash, meter },
  );
  await run.transaction(async (tx) => {
    await discardUpload(tx, uploadId);
    const note = isUnchanged ? 'The layer is already there' : `${report.kept} of ${report.read} were kept`;
    await run.progress(tx, { done: total, total, note });
  });
  return {};
};
