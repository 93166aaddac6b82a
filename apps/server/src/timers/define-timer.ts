import type * as z from 'zod';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';

export type TimerRun<Payload> = {
  services: Context;
  /** The workspace's. The timer is already removed in it: what the handler sets under the same key is a new one. */
  tx: Tx;
  workspaceId: string;
  key: string;
  /** When it was to be done; later than that by however busy the nodes were. */
  dueAt: Date;
  payload: Payload;
};

export type TimerDefinition<Schema extends z.ZodType = z.ZodType> = {
  kind: string;
  payload: Schema;
  /**
   * Done and removed in one transaction, so it happens once: what waits for somebody outside, or takes long, is a job
   * that the handler queues. Loaded when the first such timer is due.
   */
  handler: () => Promise<(run: TimerRun<z.infer<Schema>>) => Promise<void>>;
};

export const defineTimer = <Schema extends z.ZodType>(
  definition: TimerDefinition<Schema>,
): TimerDefinition<Schema> => definition;
