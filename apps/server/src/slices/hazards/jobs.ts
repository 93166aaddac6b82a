import { defineJob } from '../../jobs/define-job.ts';
import { ImportInput } from './layer-import.ts';

/** Once only: a file that cannot be read is no better the second time. The operator may run it again. */
export const importHazardLayerJob = defineJob({
  kind: 'import-hazard-layer',
  lane: 'bulk',
  input: ImportInput,
  maxAttempts: 1,
  handler: async () => (await import('./import-layer.ts')).importLayer,
});
