import type { LiveEvent } from '@propguard/protocol/events';
import { sql } from 'drizzle-orm';
import { isWholeTransaction, notifyWithCommit, type Tx } from '../db/database.ts';

export const EVENT_CHANNEL = 'propguard_events';
type EventSubject = Extract<LiveEvent, { type: 'changed' }>['subject'];

/** Whom an event reaches: the people in a workspace, or the installation's operator. */
export type EventNotice = { workspaceId: string | null; subject: EventSubject; id: string | null };

/**
 * Part of the transaction: PostgreSQL delivers it to every node when, and only when, it commits, and it goes there in the
 * message of the commit. Told in a savepoint it is told at once, and undone with it.
 */
const tellNodes = async (tx: Tx, notice: EventNotice | RingNotice): Promise<void> => {
  const payload = JSON.stringify(notice);
  if (isWholeTransaction(tx)) notifyWithCommit(tx, EVENT_CHANNEL, payload);
  else await tx.execute(sql`select pg_notify(${EVENT_CHANNEL}, ${payload})`);
};

export const publish = (tx: Tx, notice: EventNotice): Promise<void> => tellNodes(tx, notice);

/** Rung for nodes, not for browsers: whoever waits for one thing, such as the next words of an answer, looks again. */
export type RingNotice = { ring: string };

export const ring = (tx: Tx, bell: string): Promise<void> => tellNodes(tx, { ring: bell });
