import { LayerImport } from '@propguard/protocol/hazard-layers';
import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

export const ImportInput = z.object({ uploadId: z.uuid(), facts: LayerImport });
export type ImportInput = z.infer<typeof ImportInput>;

/** Once only: a file that cannot be read is no better the second time. The operator may run it again. */
export const importHazardLayerJob = defineJob({
  kind: 'import-hazard-layer',
  lane: 'bulk',
  input: ImportInput,
  maxAttempts: 1,
  handler: async () => (await import('./import-layer.ts')).importLayer,
});
