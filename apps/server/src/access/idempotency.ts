import { createHash, hash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { fail } from '../fail.ts';
import { openReply, sealReply } from './sealed-reply.ts';
import type { OpenWorkspace } from './workspace-scope.ts';

const MAX_KEY_LENGTH = 200;

const sha256 = (...parts: string[]): Buffer => createHash('sha256').update(parts.join('\0')).digest();

/** Longer than any request lives: whoever claimed a key so long ago is not coming back. */
const CLAIM_MINUTES = 10;

type Recorded = { request_hash: Buffer; reply: string | null };
/** A request as its key remembers it: `hash` is of the route and of everything that was sent with it. */
type Request = { key: string; hash: Buffer };
type InWorkspace = Request & { workspaceId: string };

/** The bytes of a file, which JSON would leave out: another file under the same key is another request. */
const withContents = async (value: unknown): Promise<unknown> => {
  if (value instanceof Blob) return [value.size, hash('sha256', Buffer.from(await value.arrayBuffer()))];
  if (Array.isArray(value)) return Promise.all(value.map(withContents));
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
  return Object.fromEntries(
    await Promise.all(Object.entries(value).map(async ([name, one]) => [name, await withContents(one)])),
  );
};

/** Before a transaction begins: reading a file is no work for inside of one. */
export const rememberedBy = async (key: string, route: string, input: unknown): Promise<Request> => {
  if (key.length > MAX_KEY_LENGTH) throw fail('MALFORMED_REQUEST');
  return { key, hash: sha256(route, JSON.stringify(await withContents(input)) ?? '') };
};

const hashOfKey = (key: string): string => sha256(key).toString('base64url');

const recordOf = ({ workspaceId, key }: InWorkspace): SQL =>
  sql`workspace_id = ${workspaceId} and key = ${hashOfKey(key)}`;

/** True when the key is new, and the request is now its; otherwise what was recorded of the same request before. */
const claim = async (tx: Tx, request: InWorkspace): Promise<true | { reply: string | null }> => {
  const { workspaceId, key, hash: asked } = request;
  const inserted = await tx.execute(
    sql`insert into idempotency_record (workspace_id, key, request_hash)
        values (${workspaceId}, ${hashOfKey(key)}, ${asked}) on conflict do nothing returning 1`,
  );
  if (inserted.rowCount !== 0) return true;
  const found = await tx.execute<Recorded>(
    sql`select request_hash, reply #>> '{}' as reply from idempotency_record where ${recordOf(request)}`,
  );
  const row = found.rows[0];
  if (!row?.request_hash.equals(asked)) throw fail('IDEMPOTENCY_KEY_REUSED');
  return { reply: row.reply };
};

const keepReply = async (tx: Tx, request: InWorkspace, reply: unknown): Promise<void> => {
  await tx.execute(
    sql`update idempotency_record set reply = to_jsonb(${sealReply(request.key, reply)}::text)
        where ${recordOf(request)}`,
  );
};

/**
 * Runs a write once per key. The record is part of the write's transaction: a second request with the same key
 * waits at the unique index until the first has committed, and then gets the first one's reply.
 */
export const once = async <T>(tx: Tx, request: InWorkspace, write: () => Promise<T>): Promise<T> => {
  const claimed = await claim(tx, request);
  if (claimed !== true) return openReply(request.key, claimed.reply ?? '') as T;
  const reply = await write();
  await keepReply(tx, request, reply);
  return reply;
};

/** A claim without a reply, whose request is long over, passes to the next who asks; one takes it, not two. */
const takeOver = async (tx: Tx, request: InWorkspace): Promise<boolean> => {
  const taken = await tx.execute(
    sql`update idempotency_record set created_at = now() where ${recordOf(request)} and reply is null
        and created_at < now() - make_interval(mins => ${CLAIM_MINUTES}) returning 1`,
  );
  return taken.rowCount !== 0;
};

/**
 * The same for a write in steps: the key is claimed in a first step and the reply kept in a last one. A repeat that
 * comes meanwhile is told so. What failed gives its claim back, and may be sent again.
 * Whoever dies in between leaves a claim without a reply: repeats are refused until it lapses, and then run again, on
 * top of the steps that were committed. Each step must bear that, as it must for a request without a key.
 */
export const onceInSteps = async <T>(
  open: OpenWorkspace,
  asked: Request,
  write: () => Promise<T>,
): Promise<T> => {
  const { request, kept } = await open('write', async ({ tx, workspaceId }) => {
    const mine = { ...asked, workspaceId };
    const claimed = await claim(tx, mine);
    const isMine = claimed === true || (claimed.reply === null && (await takeOver(tx, mine)));
    if (!isMine && claimed.reply === null) throw fail('CONFLICT');
    return { request: mine, kept: isMine ? null : claimed.reply };
  });
  if (kept !== null) return openReply(asked.key, kept) as T;
  const giveBack = ({ tx }: { tx: Tx }) =>
    tx.execute(sql`delete from idempotency_record where ${recordOf(request)} and reply is null`);
  const reply = await write().catch(async (error: unknown) => {
    // What went wrong is what the caller must hear; a claim that cannot be given back lapses.
    await open('write', giveBack).catch(() => undefined);
    throw error;
  });
  await open('write', ({ tx }) => keepReply(tx, request, reply));
  return reply;
};
