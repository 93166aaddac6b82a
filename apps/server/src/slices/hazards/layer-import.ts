import { LayerImport } from '@propguard/protocol/hazard-layers';
import * as z from 'zod';

/** What the job that reads a layer is given. */
export const ImportInput = z.object({ uploadId: z.uuid(), facts: LayerImport });
export type ImportInput = z.infer<typeof ImportInput>;
