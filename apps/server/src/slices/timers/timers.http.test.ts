import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';
import type { Tx } from '../../db/database.ts';
import { people } from '../../db/schema/people.ts';
import { defineTimer, type TimerDefinition } from '../../timers/define-timer.ts';
import { cancelTimer, setTimer, setTimerOnce } from '../../timers/set-timer.ts';

/** Writes down that it was done, and how. */
const noteTimer = defineTimer({
  kind: 'note',
  payload: z.object({ text: z.string() }),
  handler:
    async () =>
    async ({ tx, workspaceId, key, payload }) => {
      await tx.insert(people).values({ workspaceId, name: `${key}: ${payload.text}` });
    },
});
let isBroken = true;
const fragileTimer = defineTimer({
  kind: 'fragile',
  payload: z.object({}),
  handler:
    async () =>
    async ({ tx, workspaceId, key }) => {
      await tx.insert(people).values({ workspaceId, name: key });
      if (isBroken) throw new Error('The horse has bolted.');
    },
});
/** Sets itself again, two times. */
const repeatTimer = defineTimer({
  kind: 'repeat',
  payload: z.object({ left: z.int() }),
  handler:
    async () =>
    async ({ tx, workspaceId, key, payload }) => {
      await tx.insert(people).values({ workspaceId, name: key });
      if (payload.left > 0)
        await setTimer({ tx, workspaceId }, repeatTimer, {
          key,
          dueAt: new Date(),
          payload: { left: payload.left - 1 },
        });
    },
});
/** Writes down what is there to be read. */
const readTimer = defineTimer({
  kind: 'read',
  payload: z.object({}),
  handler:
    async () =>
    async ({ tx, workspaceId, key }) => {
      await tx.execute(
        sql`insert into person (workspace_id, name) select ${workspaceId}, 'read ' || name from person where name like ${`${key}%`}`,
      );
    },
});
const TIMERS = [readTimer, noteTimer, fragileTimer, repeatTimer] as TimerDefinition[];

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let operator: TestClient;
let workspaceId: string;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ timers: TIMERS });
  await installation.startNode({ settings: { PROPGUARD_ROLE: 'worker' }, timers: TIMERS });
  const person = await signUp(node.client(), 'Operator');
  operator = person.client;
  workspaceId = person.session.workspace.id;
});
afterAll(() => installation.close());

const inWorkspace = <T>(work: (scope: { tx: Tx; workspaceId: string }) => Promise<T>): Promise<T> =>
  node.context.database.inWorkspace({ workspaceId, accountId: null }, 'write', (tx) =>
    work({ tx, workspaceId }),
  );
const done = async (key: string): Promise<string[]> =>
  (
    await installation.owner.query<{ name: string }>(`select name from person where name like $1`, [
      `${key}%`,
    ])
  ).rows.map(({ name }) => name);
const waiting = async (key: string) =>
  (await installation.owner.query('select * from timer where key = $1', [key])).rows[0];

describe('a timer', () => {
  it('is done when it is due, once, by one of two nodes, and then gone', async () => {
    const keys = Array.from({ length: 300 }, () => randomUUID());
    await inWorkspace(async (scope) => {
      for (const key of keys)
        await setTimer(scope, noteTimer, { key, dueAt: new Date(), payload: { text: 'x' } });
    });
    await vi.waitFor(async () => {
      const { rows } = await installation.owner.query('select 1 from timer where key = any($1)', [keys]);
      expect(rows).toEqual([]);
    }, PATIENCE);
    const { rows } = await installation.owner.query<{ count: number }>(
      `select count(*)::int as count from person where left(name, 36) = any($1) group by left(name, 36)`,
      [keys],
    );
    expect(rows).toHaveLength(keys.length);
    expect(rows.every(({ count }) => count === 1)).toBe(true);
  });

  it('wakes sleeping nodes when it is due, though they look once a minute', async () => {
    const key = randomUUID();
    const startedAt = Date.now();
    await inWorkspace((scope) =>
      setTimer(scope, noteTimer, { key, dueAt: new Date(startedAt + 1_500), payload: { text: 'x' } }),
    );
    await vi.waitFor(async () => expect(await done(key)).toHaveLength(1), PATIENCE);
    const tookMs = Date.now() - startedAt;
    expect(tookMs).toBeGreaterThan(1_400);
    expect(tookMs).toBeLessThan(10_000);
  });

  it('is moved by whoever sets it again, left by whoever sets it once, and cancelled', async () => {
    const key = randomUUID();
    const later = new Date('2100-01-01T00:00:00Z');
    const set = (dueAt: Date, text: string) =>
      inWorkspace((scope) => setTimer(scope, noteTimer, { key, dueAt, payload: { text } }));
    await set(new Date('2099-01-01T00:00:00Z'), 'first');
    await set(later, 'second');
    expect(await waiting(key)).toMatchObject({ due_at: later, payload: { text: 'second' } });
    await inWorkspace((scope) =>
      setTimerOnce(scope, noteTimer, { key, dueAt: new Date(), payload: { text: 'third' } }),
    );
    expect(await waiting(key)).toMatchObject({ due_at: later });
    expect(await inWorkspace((scope) => cancelTimer(scope, noteTimer, key))).toBe(true);
    expect(await inWorkspace((scope) => cancelTimer(scope, noteTimer, key))).toBe(false);
    expect(await done(key)).toEqual([]);
  });

  it('that somebody counts on is handled after what they did', async () => {
    const key = randomUUID();
    const set = { key, dueAt: new Date(), payload: {} };
    const late = `${key}: late`;
    await inWorkspace((scope) => setTimer(scope, readTimer, { ...set, dueAt: new Date(Date.now() + 200) }));
    await inWorkspace(async (scope) => {
      await scope.tx.insert(people).values({ workspaceId, name: late });
      await setTimerOnce(scope, readTimer, set);
      // It is due by now, and would be handled, if nobody held it.
      await setTimeout(1_000);
    });
    await vi.waitFor(async () => expect(await waiting(key)).toBeUndefined(), PATIENCE);
    expect(await done(`read ${key}`)).toEqual([`read ${late}`]);
  });

  it('may set itself again', async () => {
    const key = randomUUID();
    await inWorkspace((scope) =>
      setTimer(scope, repeatTimer, { key, dueAt: new Date(), payload: { left: 2 } }),
    );
    await vi.waitFor(async () => expect(await done(key)).toHaveLength(3), PATIENCE);
    expect(await waiting(key)).toBeUndefined();
  });

  it('is not set when its transaction is undone', async () => {
    const key = randomUUID();
    await expect(
      inWorkspace(async (scope) => {
        await setTimer(scope, noteTimer, {
          key,
          dueAt: new Date('2100-01-01T00:00:00Z'),
          payload: { text: 'x' },
        });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await waiting(key)).toBeUndefined();
  });
});

describe('a timer whose handler fails', () => {
  it('has done nothing, waits longer, and says why', async () => {
    isBroken = true;
    const key = randomUUID();
    await inWorkspace((scope) => setTimer(scope, fragileTimer, { key, dueAt: new Date(), payload: {} }));
    const row = await vi.waitFor(async () => {
      const found = await waiting(key);
      expect(found.attempt).toBe(1);
      return found;
    }, PATIENCE);
    expect(row).toMatchObject({ error: 'The horse has bolted.', buried_at: null });
    expect(row.due_at.getTime()).toBeGreaterThan(Date.now() + 2_000);
    expect(await done(key)).toEqual([]);
  });

  it('is buried in the end; the operator sees it, and has it tried again or given up', async () => {
    isBroken = true;
    const key = randomUUID();
    await inWorkspace(async (scope) => {
      await setTimer(scope, fragileTimer, { key, dueAt: new Date(), payload: {} });
      await scope.tx.execute(`update timer set attempt = 7 where key = '${key}'`);
    });
    const buried = () => operator.call('GET', '/installation/timers').then(({ body }) => body.buried);
    const one = await vi.waitFor(async () => {
      const found = (await buried()).find((timer: { key: string }) => timer.key === key);
      expect(found).toBeDefined();
      return found;
    }, PATIENCE);
    expect(one).toMatchObject({ kind: 'fragile', attempts: 8, error: 'The horse has bolted.', workspaceId });
    expect(one.errorDetail).toContain('timers.http.test');
    isBroken = false;
    expect((await operator.call('POST', `/installation/timers/${one.id}/retry`)).status).toBe(200);
    await vi.waitFor(async () => expect(await done(key)).toEqual([key]), PATIENCE);
    expect(await buried()).toEqual([]);
    expect((await operator.call('DELETE', `/installation/timers/${one.id}`)).status).toBe(404);
  });

  it('of a kind that nobody knows is kept, and can be given up', async () => {
    const unknown = { ...noteTimer, kind: 'unknown' };
    await inWorkspace(async (scope) => {
      await setTimer(scope, unknown, { key: 'x', dueAt: new Date(), payload: { text: 'x' } });
      await scope.tx.execute(`update timer set attempt = 7 where kind = 'unknown'`);
    });
    await vi.waitFor(async () => {
      const { body } = await operator.call('GET', '/installation/timers');
      expect(body.buried).toHaveLength(1);
    }, PATIENCE);
    expect((await operator.call('DELETE', `/installation/timers/${(await waiting('x')).id}`)).status).toBe(
      200,
    );
    expect(await waiting('x')).toBeUndefined();
  });

  it('is nobody’s to see but the operator’s', async () => {
    const other = await signUp(node.client());
    expect((await other.client.call('GET', '/installation/timers')).status).toBe(403);
    await inWorkspace((scope) =>
      setTimer(scope, noteTimer, {
        key: 'hidden',
        dueAt: new Date('2100-01-01T00:00:00Z'),
        payload: { text: 'x' },
      }),
    );
    const seen = await node.context.database.asInstallation(
      async (tx) => (await tx.execute('select 1 from timer')).rows,
    );
    expect(seen).toEqual([]);
    const { body } = await operator.call('GET', '/installation/timers');
    expect(body).toMatchObject({ overdue: 0 });
    expect(body.waiting).toBeGreaterThan(0);
    const hidden = await waiting('hidden');
    expect((await operator.call('DELETE', `/installation/timers/${hidden.id}`)).status).toBe(404);
  });
});
