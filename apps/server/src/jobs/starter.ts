import type { Delivery } from './delivery.ts';

/** A delivery that this node took for itself in the transaction that sent it. */
export type HeldDelivery = { queue: string; id: string; delivery: Delivery };

/** A place for one job to run in. Taken inside a transaction: either `start` or `free` follows its end. */
export type Place = { start: (held: HeldDelivery) => void; free: () => void };

/** Starts jobs on the node that queued them. Null when every place is taken, or the node is stopping. */
export type Starter = { takePlace: () => Place | null };
