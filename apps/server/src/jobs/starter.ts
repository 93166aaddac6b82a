import type { jobs } from '../db/schema/jobs.ts';
import type { Delivery } from './delivery.ts';

/** A delivery that this node took for itself in the transaction that sent it. */
export type HeldDelivery = {
  queue: string;
  id: string;
  delivery: Delivery;
  /** The job as it was written, when it was written as claimed by this node. */
  claimed: typeof jobs.$inferSelect | null;
};

/** A place for one job to run in. Taken inside a transaction: either `start` or `free` follows its end. */
export type Place = { start: (held: HeldDelivery) => void; free: () => void };

/**
 * Starts jobs on the node that queued them. Null when every place, or this workspace's share of them, is taken, the
 * node is stopping, or jobs of this kind are not for it.
 */
export type Starter = { takePlace: (kind: string, workspaceId: string | null) => Place | null };
