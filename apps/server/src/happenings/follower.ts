import type * as z from 'zod';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { JobDefinition } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Lane } from '../jobs/lanes.ts';
import type { Happening, HappeningOf } from './happening.ts';

type Told = { services: Context; tx: Tx };

/** Who acts on a happening: at once, in its transaction, or as a job in a lane. */
export type Follower<Of extends Happening> = {
  name: string;
  when: 'at once' | Lane;
  act: (told: Told, happening: Of) => Promise<unknown>;
};

/** Who acts on what. Every kind is named, also one that nobody follows. */
export type Followers = { [Kind in Happening['kind']]: readonly Follower<HappeningOf<Kind>>[] };

/** In the same transaction. For what must be true together with what happened. */
export const atOnce = <Of extends Happening>(name: string, act: Follower<Of>['act']): Follower<Of> => ({
  name,
  when: 'at once',
  act,
});

type Order<Schema extends z.ZodType> = {
  workspaceId: string | null;
  accountId: string | null;
  input: z.infer<Schema>;
};

/** As a job, when `order` asks for one. For whatever takes long, waits for somebody outside, or may be late. */
export const asJob = <Of extends Happening, Schema extends z.ZodType>(
  definition: JobDefinition<Schema>,
  order: (happening: Of, services: Context) => Order<Schema> | null,
): Follower<Of> => ({
  name: definition.kind,
  when: definition.lane,
  act: async ({ services, tx }, happening) => {
    const job = order(happening, services);
    if (job) await enqueue(services.queue, tx, definition, job);
  },
});
