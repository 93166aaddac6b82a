import type { LiveEvent } from '@propguard/protocol/events';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';

export const EVENT_CHANNEL = 'propguard_events';
type EventSubject = Extract<LiveEvent, { type: 'changed' }>['subject'];

/** Whom an event reaches: the people in a workspace, or the installation's operator. */
export type EventNotice = { workspaceId: string | null; subject: EventSubject; id: string | null };

/** Part of the transaction: PostgreSQL delivers it to every node when, and only when, it commits. */
export const publish = async (tx: Tx, notice: EventNotice): Promise<void> => {
  await tx.execute(sql`select pg_notify(${EVENT_CHANNEL}, ${JSON.stringify(notice)})`);
};

/** Rung for nodes, not for browsers: whoever waits for one thing, such as the next words of an answer, looks again. */
export type RingNotice = { ring: string };

export const ring = async (tx: Tx, bell: string): Promise<void> => {
  const notice: RingNotice = { ring: bell };
  await tx.execute(sql`select pg_notify(${EVENT_CHANNEL}, ${JSON.stringify(notice)})`);
};
