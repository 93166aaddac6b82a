import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { workspaceRoute } from './route.ts';
import { Day } from './shapes.ts';

export const SampleOperations = z.object({
  state: z
    .enum(['none', 'shown', 'removed', 'real'])
    .describe(
      'none: there is nothing yet, and it can be shown; shown: all people, leads and appointments are made up; removed: it was, and is not any more; real: there are people of the workspace’s own.',
    ),
  madeFor: Day.nullable().describe('The day its times are set around.'),
  leads: z.int().describe('How many leads it shows.'),
});
export type SampleOperations = z.infer<typeof SampleOperations>;

const tags = ['sample operations'];

/** Made-up people, leads, appointments and conversations to look around with. Nothing is ever sent to them. */
export const sampleOperations = {
  get: workspaceRoute('viewer', 'leads:read')
    .route({ method: 'GET', path: '/sample-operations', tags, summary: 'Whether sample data are shown' })
    .output(SampleOperations),
  show: workspaceRoute('agent', 'leads:write')
    .route({
      method: 'POST',
      path: '/sample-operations',
      tags,
      summary: 'Show sample data, as of today',
      description:
        'Makes them, or moves those that are shown on to today. A workspace with people of its own has none: CONFLICT.',
    })
    .errors(errorsOf('CONFLICT'))
    .output(SampleOperations),
  remove: workspaceRoute('agent', 'leads:write')
    .route({ method: 'DELETE', path: '/sample-operations', tags, summary: 'Remove sample data' })
    .output(SampleOperations),
};
