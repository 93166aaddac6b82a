import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { fail } from '../fail.ts';
import { openReply, sealReply } from './sealed-reply.ts';

const MAX_KEY_LENGTH = 200;

const sha256 = (...parts: string[]): Buffer => createHash('sha256').update(parts.join('\0')).digest();

type Recorded = { request_hash: Buffer; reply: string };

/**
 * Runs a write once per key. The record is part of the write's transaction: a second request with the same key
 * waits at the unique index until the first has committed, and then gets the first one's reply.
 */
export const once = async <T>(
  tx: Tx,
  request: { workspaceId: string; key: string; route: string; input: unknown },
  write: () => Promise<T>,
): Promise<T> => {
  if (request.key.length > MAX_KEY_LENGTH) throw fail('MALFORMED_REQUEST');
  const key = sha256(request.key).toString('base64url');
  const hash = sha256(request.route, JSON.stringify(request.input) ?? '');
  const mine = sql`workspace_id = ${request.workspaceId} and key = ${key}`;
  const inserted = await tx.execute(
    sql`insert into idempotency_record (workspace_id, key, request_hash)
        values (${request.workspaceId}, ${key}, ${hash}) on conflict do nothing returning 1`,
  );
  if (inserted.rowCount === 0) {
    const found = await tx.execute<Recorded>(
      sql`select request_hash, reply #>> '{}' as reply from idempotency_record where ${mine}`,
    );
    const row = found.rows[0];
    if (!row?.request_hash.equals(hash)) throw fail('IDEMPOTENCY_KEY_REUSED');
    return openReply(request.key, row.reply) as T;
  }
  const reply = await write();
  await tx.execute(
    sql`update idempotency_record set reply = to_jsonb(${sealReply(request.key, reply)}::text) where ${mine}`,
  );
  return reply;
};
