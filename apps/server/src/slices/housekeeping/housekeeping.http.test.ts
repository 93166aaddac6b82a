import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp, visit } from '../../../test/support/people.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { cronQueue } from '../../jobs/queue-names.ts';
import { housekeepingJob } from './jobs.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
});
afterAll(() => installation.close());

const count = async (query: string, ...values: unknown[]): Promise<number> => {
  const { rows } = await installation.owner.query(`select count(*)::int as count from ${query}`, values);
  return rows[0].count;
};

const cleanUp = async (): Promise<number> => {
  const { database, queue } = node.context;
  const id = await database.asInstallation((tx) =>
    enqueue(queue, tx, housekeepingJob, { workspaceId: null, accountId: null, input: {} }),
  );
  return vi.waitFor(async () => {
    const { rows } = await installation.owner.query('select state, done from job where id = $1', [id]);
    expect(rows[0].state).toBe('succeeded');
    return rows[0].done;
  }, PATIENCE);
};

describe('housekeeping', () => {
  it('removes visitors who have been idle for as long as a session lives, with their work', async () => {
    const idle = await visit(node.client());
    const busy = await visit(node.client());
    const person = await signUp(node.client());
    const idOf = async (client: typeof idle) =>
      (await client.call('GET', '/session')).body.session.account.id;
    const [idleId, busyId] = [await idOf(idle), await idOf(busy)];
    for (const accountId of [idleId, busyId]) {
      const made = await installation.owner.query(
        `insert into workspace (name, visitor) values ('My workspace', true) returning id`,
      );
      await installation.owner.query(
        `insert into member (workspace_id, account_id, role) values ($1, $2, 'owner')`,
        [made.rows[0].id, accountId],
      );
    }
    await installation.owner.query(`update identity.account set created_at = now() - interval '40 days'`);
    await installation.owner.query(
      `update identity.session set expires_at = now() - interval '1 minute' where account_id = $1`,
      [idleId],
    );
    await installation.owner.query(
      `update identity.session set expires_at = now() - interval '1 minute' where account_id = $1`,
      [person.session.account.id],
    );

    expect(await cleanUp()).toBeGreaterThan(0);
    expect(await count('identity.account where id = $1', idleId)).toBe(0);
    expect(
      await count(
        'workspace w where visitor and not exists (select 1 from member m where m.workspace_id = w.id)',
      ),
    ).toBe(0);
    expect(await count('workspace where visitor')).toBe(1);
    expect(
      await count('identity.account where id = any($1::uuid[])', [busyId, person.session.account.id]),
    ).toBe(2);
    expect(await count('workspace where id = $1', person.session.workspace.id)).toBe(1);
  });

  it('removes what has run out, and nothing else', async () => {
    const { session } = await signUp(node.client());
    const workspaceId = session.workspace.id;
    const ages = ['old', 'new'] as const;
    for (const age of ages) {
      const at = age === 'old' ? `now() - interval '60 days'` : `now() + interval '1 hour'`;
      const made = age === 'old' ? `now() - interval '60 days'` : 'now()';
      const insert = (text: string) =>
        installation.owner.query(text.replaceAll('$workspace', `'${workspaceId}'`));
      await insert(
        `insert into stored_file (workspace_id, name, media_type, size_bytes, content, expires_at) values ($workspace, '${age}', 'text/plain', 1, 'x', ${at})`,
      );
      await insert(
        `insert into idempotency_record (workspace_id, key, request_hash, created_at) values ($workspace, '${age}', 'x', ${made})`,
      );
      await insert(
        `insert into invitation (workspace_id, email, role, token_hash, expires_at) values ($workspace, '${age}@example.com', 'viewer', '${age}', ${at})`,
      );
      await insert(
        `insert into identity.verification (identifier, value, expires_at) values ('${age}', 'x', ${at})`,
      );
      await insert(`insert into shared_count (name, count, ends_at) values ('${age}', 77, ${at})`);
      await insert(
        `insert into node (id, role, version, seen_at) values (gen_random_uuid(), 'api', '${age}', ${made})`,
      );
      const longAgo = age === 'old' ? `now() - interval '100 days'` : 'now()';
      // They begin by waiting; the rest of their way is not what this is about.
      await insert('alter table outbound_message disable trigger outbound_begins_waiting');
      for (const state of ['held', 'queued', 'sent', 'failed']) {
        await insert(
          `insert into outbound_message (key, purpose, channel, recipient, subject, body, state, created_at)
           values ('${age} ${state}', 'service', 'email', 'a@example.com', '${age}', 'x', '${state}', ${longAgo})`,
        );
      }
      await insert('alter table outbound_message enable trigger outbound_begins_waiting');
      await insert(
        `with i as (insert into data_import (state, file_name, size_bytes, created_at) values ('completed', '${age}', 1, ${longAgo}) returning id)
         insert into rejected_row (import_id, record, line, reason, source) select id, 1, 1, 'filtered', '${age}' from i`,
      );
      for (const state of ['complete', 'in-use']) {
        await insert(
          `insert into upload (workspace_id, purpose, file_name, size_bytes, received_bytes, content_hash, state, created_at, expires_at)
           values ($workspace, 'portfolio', '${age} ${state}', 1, 1, 'x', '${state}', ${longAgo}, now() + interval '1 day')`,
        );
      }
      for (const state of ['succeeded', 'cancelled', 'failed']) {
        await insert(
          `insert into job (workspace_id, kind, input, state, max_attempts, ended_at) values ($workspace, '${age}', '{}', '${state}', 1, ${made})`,
        );
      }
    }
    await cleanUp();
    expect((await installation.owner.query('select name from stored_file')).rows).toEqual([{ name: 'new' }]);
    expect((await installation.owner.query('select key from idempotency_record')).rows).toEqual([
      { key: 'new' },
    ]);
    expect((await installation.owner.query('select email from invitation')).rows).toEqual([
      { email: 'new@example.com' },
    ]);
    expect(
      (await installation.owner.query(`select identifier from identity.verification where value = 'x'`)).rows,
    ).toEqual([{ identifier: 'new' }]);
    expect((await installation.owner.query('select name from shared_count where count = 77')).rows).toEqual([
      { name: Buffer.from('new') },
    ]);
    expect(await count(`node where version = 'old'`)).toBe(0);
    expect((await installation.owner.query(`select state from job where kind = 'old'`)).rows).toEqual([
      { state: 'failed' },
    ]);
    expect(await count(`job where kind = 'new'`)).toBe(3);
    const kept = async (query: string): Promise<string[]> =>
      (await installation.owner.query<{ name: string }>(query)).rows.map(({ name }) => name);
    expect(await kept(`select state as name from outbound_message where subject = 'old'`)).toEqual([
      'queued',
    ]);
    expect(await count(`outbound_message where subject = 'new'`)).toBe(4);
    expect(await kept('select source as name from rejected_row')).toEqual(['new']);
    expect(await kept('select file_name as name from upload order by 1')).toEqual([
      'new complete',
      'new in-use',
      'old in-use',
    ]);
  });

  it('is scheduled, and what the schedule sends becomes a job', async () => {
    const { boss } = node.context.queue;
    const [schedule] = await boss.getSchedules(cronQueue(housekeepingJob.kind));
    expect(schedule?.cron).toBe(housekeepingJob.cron);
    const before = await count(`job where kind = 'housekeeping'`);
    await boss.send(cronQueue(housekeepingJob.kind), {});
    await vi.waitFor(
      async () =>
        expect(await count(`job where kind = 'housekeeping' and state = 'succeeded'`)).toBe(before + 1),
      PATIENCE,
    );
  });

  it('removes passes that have ended, and visits on websites that nobody comes back to', async () => {
    const { client, session } = await signUp(node.client());
    const workspaceId = session.workspace.id;
    await client.call('POST', '/widget');
    const { owner } = installation;
    const talk = await owner.query<{ id: string }>(
      `insert into conversation (workspace_id, channel, title) values ($1, 'website', 'x') returning id`,
      [workspaceId],
    );
    const visit = async (
      name: string,
      ends: string,
      conversationId: string | null = null,
      revoked = 'null',
    ) =>
      owner.query(
        `with v as (insert into widget_visit (workspace_id, connection_id, origin, conversation_id, seen_at)
           select workspace_id, connection_id, $2, $3::uuid, ${ends} from widget where workspace_id = $1 returning id, workspace_id)
         insert into guest_pass (workspace_id, kind, subject_id, pass_hash, expires_at, revoked_at)
         select workspace_id, 'widget-visit', id, convert_to($2, 'utf8'), ${ends}, ${revoked} from v`,
        [workspaceId, name, conversationId],
      );
    const past = `now() - interval '1 hour'`;
    const future = `now() + interval '1 hour'`;
    const { id } = talk.rows[0] as { id: string };
    await visit('ended', past);
    await visit('left', future, null, 'now()');
    await visit('live', future);
    await visit('wrote before', `now() - interval '2 hours'`, id);
    await visit('wrote last', past, id);
    await owner.query(
      `insert into guest_pass (workspace_id, kind, subject_id, pass_hash) values ($1, 'preferences', gen_random_uuid(), 'for good')`,
      [workspaceId],
    );
    await cleanUp();
    const kept = async (query: string): Promise<string[]> =>
      (await owner.query<{ name: string }>(query, [workspaceId])).rows.map(({ name }) => name).toSorted();
    expect(await kept('select origin as name from widget_visit where workspace_id = $1')).toEqual([
      'live',
      'wrote last',
    ]);
    expect(
      await kept(`select convert_from(pass_hash, 'utf8') as name from guest_pass where workspace_id = $1`),
    ).toEqual(['for good', 'left', 'live']);
  });
});
