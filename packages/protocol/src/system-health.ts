import * as z from 'zod';
import { publicRoute } from './route.ts';

/** The measured state of one part; `down` never hides behind a static word. */
export const ServiceHealth = z.object({
  service: z.string(),
  status: z
    .enum(['healthy', 'degraded', 'down', 'absent'])
    .describe('absent: this installation does not have it yet.'),
  checkedAt: z.iso.datetime(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type ServiceHealth = z.infer<typeof ServiceHealth>;

const tags = ['system health'];
const health = (path: `/${string}`, summary: string) =>
  publicRoute.route({ method: 'GET', path, tags, summary }).output(ServiceHealth);

/** CORE-CALL-17: read in parallel; one that fails or does not exist is null to the reader (CORE-CALL-18). */
export const systemHealth = {
  product: health('/propguard/health', 'The product itself: database and live events'),
  llm: health('/llm/health', 'What understands a question and looks up its answer'),
  pipeline: health('/pipeline/pipeline-health', 'The job queue'),
  xnode: health('/xnode/xnode-health', 'The nodes of this installation'),
  avatar: health('/heygen/health', 'Video answers: not part of this installation yet'),
  voice: health('/elevenlabs/health', 'Spoken answers: not part of this installation yet'),
};
