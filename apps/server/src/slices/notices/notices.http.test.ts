import { dayIn, timeIn } from '@propguard/rules/time/wall-time';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';
import type { Tx } from '../../db/database.ts';
import { settleNotice } from './settle-notice.ts';
import { tellMembers } from './tell-members.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let owner: TestClient;
let agent: TestClient;
let viewer: TestClient;
let workspaceId: string;
let ownerAccountId: string;
const memberIds: Record<string, string> = {};
let agentEmail: string;

const join = async (role: 'agent' | 'viewer') => {
  const { client, session, email } = await signUp(node.client(), `The ${role}`);
  const { rows } = await installation.owner.query(
    'insert into member (workspace_id, account_id, role) values ($1, $2, $3) returning id',
    [workspaceId, session.account.id, role],
  );
  memberIds[role] = rows[0].id;
  await client.call('POST', `/workspaces/${workspaceId}/activate`);
  return { client, email };
};

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
  const person = await signUp(node.client(), 'The owner');
  owner = person.client;
  workspaceId = person.session.workspace.id;
  ownerAccountId = person.session.account.id;
  ({ client: agent, email: agentEmail } = await join('agent'));
  ({ client: viewer } = await join('viewer'));
});
afterAll(() => installation.close());

type Scope = { tx: Tx; workspaceId: string; accountId: string | null };
const asAccount = <T>(accountId: string | null, work: (scope: Scope) => Promise<T>): Promise<T> =>
  node.context.database.inWorkspace({ workspaceId, accountId }, 'write', (tx) =>
    work({ tx, workspaceId, accountId }),
  );
const listOf = async (client: TestClient, show = 'open') =>
  (await client.call('GET', `/notices?show=${show}`)).body.items;
const summaryOf = async (client: TestClient) => (await client.call('GET', '/notices/summary')).body;
const tellAssigned = (key: string, to: string[] = [memberIds.agent ?? '']) =>
  asAccount(null, (scope) =>
    tellMembers(scope, {
      kind: 'lead-assigned',
      key,
      to: { members: to },
      about: { name: 'Jo Nguyen', by: 'Ana Lim' },
      path: '/home',
    }),
  );
const finishAll = async () => {
  await installation.owner.query('update notice set done_at = now() where done_at is null');
  await installation.owner.query(`delete from timer where kind like 'notice%'`);
};
const letters = async (): Promise<{ subject: string; body: string; recipient: string }[]> =>
  (
    await installation.owner.query(
      `select subject, body, recipient from outbound_message where letter = 'waiting-notices' order by created_at`,
    )
  ).rows;

describe('a notice', () => {
  it('reaches who has the role, never who did it, and is told once', async () => {
    const tell = () =>
      asAccount(ownerAccountId, (scope) =>
        tellMembers(scope, {
          kind: 'mention',
          key: 'mention:1',
          to: { leastRole: 'agent' },
          about: { by: 'The owner', about: 'Jo Nguyen' },
          path: '/home',
        }),
      );
    await tell();
    await tell();
    expect(await listOf(agent)).toMatchObject([
      {
        kind: 'mention',
        text: 'The owner mentioned you in a note on Jo Nguyen.',
        path: '/home',
        seenAt: null,
        doneAt: null,
      },
    ]);
    expect(await listOf(owner)).toEqual([]);
    expect(await listOf(viewer)).toEqual([]);
    await finishAll();
  });

  it('finds the member who an agent is, or whoever has the role when they are nobody yet', async () => {
    const made = async (memberId: string | null) =>
      (await owner.call('POST', '/workspace/agents', { name: 'Sam', memberId, zone: 'Australia/Perth' })).body
        .id;
    const [someone, nobody] = [await made(memberIds.agent ?? null), await made(null)];
    const at = new Date('2026-11-20T02:30:00Z');
    for (const [agentId, key] of [
      [someone, 'lead-new:someone'],
      [nobody, 'lead-new:nobody'],
    ])
      await asAccount(null, (scope) =>
        tellMembers(scope, {
          kind: 'lead-new',
          key,
          to: { agents: [agentId], otherwise: 'owner' },
          about: { name: 'Jo Nguyen', source: 'the website' },
          at,
          path: '/home',
        }),
      );
    // By the agent's clocks in Perth, and by the workspace's in Sydney.
    expect((await listOf(agent)).map(({ text }: { text: string }) => text)).toEqual([
      expect.stringMatching(/^Jo Nguyen got in touch through the website\. Answer by .*10:30.am\.$/),
    ]);
    expect((await listOf(owner)).map(({ text }: { text: string }) => text)).toEqual([
      expect.stringMatching(/Answer by .*1:30.pm\.$/),
    ]);
    await finishAll();
  });

  it('is seen, done and open again by its own member alone', async () => {
    await tellAssigned('lead-assigned:1');
    expect(await summaryOf(agent)).toEqual({ open: 1, unseen: 1 });
    const [{ id }] = await listOf(agent);
    const mark = (client: TestClient, as: string) => client.call('POST', '/notices/mark', { ids: [id], as });
    expect((await mark(owner, 'done')).status).toBe(200);
    expect(await summaryOf(agent)).toEqual({ open: 1, unseen: 1 });
    await mark(agent, 'seen');
    expect(await summaryOf(agent)).toEqual({ open: 1, unseen: 0 });
    await mark(agent, 'done');
    expect(await listOf(agent)).toEqual([]);
    expect(await listOf(agent, 'all')).toContainEqual(
      expect.objectContaining({ id, doneAt: expect.any(String) }),
    );
    await mark(agent, 'open');
    expect(await listOf(agent)).toHaveLength(1);
    await finishAll();
  });

  it('waits for nobody once it is settled, and goes with the member', async () => {
    await tellAssigned('lead-assigned:2', [memberIds.agent ?? '', memberIds.viewer ?? '']);
    await asAccount(null, (scope) => settleNotice(scope, 'lead-assigned:2'));
    expect([await listOf(agent), await listOf(viewer)]).toEqual([[], []]);
    await owner.call('DELETE', `/workspace/members/${memberIds.viewer}`);
    const { rows } = await installation.owner.query('select 1 from notice where member_id = $1', [
      memberIds.viewer,
    ]);
    expect(rows).toEqual([]);
  });

  it('is not told when its transaction is undone, and leads nowhere outside', async () => {
    await expect(
      asAccount(null, async (scope) => {
        await tellMembers(scope, {
          kind: 'import-done',
          key: 'import-done:1',
          to: { leastRole: 'viewer' },
          about: { file: 'leads.csv', rows: 2, refused: 1 },
          path: '//elsewhere.example',
        });
      }),
    ).rejects.toThrow();
    expect(await listOf(agent)).toEqual([]);
  });
});

describe('by mail', () => {
  const dueNow = (kind: string) =>
    installation.owner.query(
      `with due as (update timer set due_at = now() where kind = $1) select pg_notify('propguard_events', '{"ring":"timers"}')`,
      [kind],
    );
  const gone = (kind: string) =>
    vi.waitFor(async () => {
      const { rows } = await installation.owner.query('select 1 from timer where kind = $1', [kind]);
      expect(rows).toEqual([]);
    }, PATIENCE);

  it('comes at once as one letter, without what was seen or settled meanwhile', async () => {
    await finishAll();
    const before = (await letters()).length;
    for (const key of ['a', 'b', 'c', 'd']) await tellAssigned(`lead-assigned:${key}`);
    const [seen] = await listOf(agent);
    await agent.call('POST', '/notices/mark', { ids: [seen.id], as: 'seen' });
    await asAccount(null, (scope) => settleNotice(scope, 'lead-assigned:a'));
    await dueNow('notice-mail');
    await gone('notice-mail');
    const written = (await letters()).slice(before);
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({
      recipient: agentEmail,
      subject: expect.stringMatching(/^2 things are waiting for you in ‘.+’$/),
    });
    expect(written[0]?.body).toContain('/account/notices');
    await finishAll();
  });

  it('comes once a day at eight by the member’s clocks, or never, as they chose', async () => {
    const before = (await letters()).length;
    const choose = (mail: string) => agent.call('PUT', '/notices/choices/lead-assigned', { mail });
    expect((await choose('daily')).status).toBe(200);
    expect((await agent.call('GET', '/notices/choices')).body.items).toContainEqual({
      kind: 'lead-assigned',
      mail: 'daily',
      push: true,
    });
    expect((await owner.call('GET', '/notices/choices')).body.items).toContainEqual({
      kind: 'lead-assigned',
      mail: 'at-once',
      push: true,
    });
    await tellAssigned('lead-assigned:daily');
    const { rows } = await installation.owner.query(
      `select kind, due_at from timer where kind like 'notice%'`,
    );
    expect(rows).toEqual([{ kind: 'notice-digest', due_at: expect.any(Date) }]);
    expect(timeIn('Australia/Perth', rows[0].due_at)).toBe('08:00');
    expect(dayIn('Australia/Perth', rows[0].due_at) >= dayIn('Australia/Perth', new Date())).toBe(true);
    await dueNow('notice-digest');
    await gone('notice-digest');
    expect((await letters()).slice(before)).toMatchObject([
      { subject: 'Ana Lim made you responsible for Jo Nguyen.' },
    ]);
    await choose('none');
    await tellAssigned('lead-assigned:none');
    expect((await installation.owner.query(`select 1 from timer where kind like 'notice%'`)).rows).toEqual(
      [],
    );
    expect((await choose('sometimes')).status).toBe(422);
    await finishAll();
  });
});

describe('a conversation that is handed over', () => {
  beforeAll(finishAll);
  const handOver = async () => {
    const conversation = (await owner.call('POST', '/assistant/conversations', {})).body;
    await owner.call('POST', `/assistant/conversations/${conversation.id}/hand-over`, { reason: '' });
    return conversation.id;
  };

  it('is told to the team until somebody takes it, or it is taken back or gone', async () => {
    const taken = await handOver();
    expect(await listOf(agent)).toMatchObject([
      { kind: 'hand-over-waiting', path: `/inbox?conversation=${taken}` },
    ]);
    expect(await listOf(owner)).toEqual([]);
    await agent.call('POST', `/assistant/conversations/${taken}/take-over`);
    expect(await listOf(agent)).toEqual([]);
    const back = await handOver();
    expect(await listOf(agent)).toHaveLength(1);
    await owner.call('POST', `/assistant/conversations/${back}/take-back`);
    expect(await listOf(agent)).toEqual([]);
    const removed = await handOver();
    expect(await listOf(agent)).toHaveLength(1);
    await owner.call('DELETE', `/assistant/conversations/${removed}`);
    expect(await listOf(agent)).toEqual([]);
  });
});
