import {
  type PushSandbox,
  type SandboxBrowser,
  startPushSandbox,
} from '@propguard/sandbox/push/push-sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';
import { tellMembers } from './tell-members.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let service: PushSandbox;
let member: TestClient;
let stranger: TestClient;
let workspaceId: string;
let memberId: string;
let publicKey: string;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { OUTSIDE_SERVICES_PRIVATE: 'true' } });
  service = await startPushSandbox();
  const person = await signUp(node.client());
  member = person.client;
  workspaceId = person.session.workspace.id;
  const { rows } = await installation.owner.query('select id from member where workspace_id = $1', [
    workspaceId,
  ]);
  memberId = rows[0].id;
  stranger = (await signUp(node.client())).client;
  publicKey = (await member.call('GET', '/notices/push')).body.publicKey;
});
afterAll(async () => {
  await installation.close();
  await service.close();
});
beforeEach(async () => {
  service.fail('none');
  await installation.owner.query('delete from push_subscription');
  await installation.owner.query(`delete from timer where kind = 'notice-push'`);
});

const allow = async (browser: SandboxBrowser = service.subscribe(publicKey)) => {
  const made = await member.call('POST', '/notices/push', { device: 'Firefox on Linux', ...browser });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return { ...browser, id: made.body.id as string };
};
const tell = (key: string) =>
  node.context.database.inWorkspace({ workspaceId, accountId: null }, 'write', (tx) =>
    tellMembers(
      { tx, workspaceId, accountId: null },
      {
        kind: 'lead-assigned',
        key,
        to: { members: [memberId] },
        about: { name: 'Jo Nguyen', by: 'Ana Lim' },
        path: '/leads',
      },
    ),
  );
const browsersLeft = async (): Promise<number> =>
  (await member.call('GET', '/notices/push')).body.items.length;
const timers = async () =>
  (await installation.owner.query(`select due_at, payload from timer where kind = 'notice-push'`)).rows;
const dueNow = () =>
  installation.owner.query(
    `with due as (update timer set due_at = now() where kind = 'notice-push') select pg_notify('propguard_events', '{"ring":"timers"}')`,
  );

describe('a notice on a browser', () => {
  it('is shown on each browser that was allowed, encrypted to it, and leads to what it is about', async () => {
    const one = await allow();
    const other = await allow();
    await tell('lead-assigned:1');
    const shown = [
      {
        title: expect.any(String),
        body: expect.stringContaining('Jo Nguyen'),
        path: '/leads',
        tag: expect.any(String),
      },
    ];
    await vi.waitFor(() => expect(service.shown(one.endpoint)).toEqual(shown), PATIENCE);
    await vi.waitFor(() => expect(service.shown(other.endpoint)).toEqual(shown), PATIENCE);
    const { items } = (await member.call('GET', '/notices/push')).body;
    expect(items).toMatchObject([
      { device: 'Firefox on Linux', endpoint: one.endpoint },
      { endpoint: other.endpoint },
    ]);
    await vi.waitFor(async () => {
      const { rows } = await installation.owner.query(
        'select 1 from push_subscription where last_pushed_at is not null',
      );
      expect(rows).toHaveLength(2);
    }, PATIENCE);
  });

  it('is left out where the member chose so, and comes again when they choose otherwise', async () => {
    const browser = await allow();
    const choose = (push: boolean) => member.call('PUT', '/notices/choices/lead-assigned', { push });
    await choose(false);
    await tell('lead-assigned:2');
    expect(await timers()).toEqual([]);
    await choose(true);
    await tell('lead-assigned:3');
    await vi.waitFor(() => expect(service.shown(browser.endpoint)).toHaveLength(1), PATIENCE);
    const { items } = (await member.call('GET', '/notices/choices')).body;
    expect(items).toContainEqual({ kind: 'lead-assigned', mail: 'at-once', push: true });
  });

  it('can be tried out on one’s own browser, and on nobody else’s', async () => {
    const browser = await allow();
    expect((await stranger.call('POST', `/notices/push/${browser.id}/try`)).status).toBe(404);
    expect((await member.call('POST', `/notices/push/${browser.id}/try`)).status).toBe(200);
    await vi.waitFor(
      () =>
        expect(service.shown(browser.endpoint)).toMatchObject([{ path: '/account/notices', tag: 'trial' }]),
      PATIENCE,
    );
    expect((await stranger.call('DELETE', `/notices/push/${browser.id}`)).status).toBe(404);
    expect((await member.call('DELETE', `/notices/push/${browser.id}`)).status).toBe(200);
    expect(await browsersLeft()).toBe(0);
  });
});

describe('a push service that does not take it', () => {
  it.each(['unknown', 'gone'] as const)('a browser that is %s is forgotten', async (fault) => {
    await allow();
    service.fail(fault);
    await tell(`lead-assigned:${fault}`);
    await vi.waitFor(async () => expect(await browsersLeft()).toBe(0), PATIENCE);
    expect(await timers()).toEqual([]);
  });

  it('one that was subscribed with other keys is forgotten too', async () => {
    await allow(service.subscribe('another key'));
    await tell('lead-assigned:keys');
    await vi.waitFor(async () => expect(await browsersLeft()).toBe(0), PATIENCE);
  });

  it.each(['broken', 'silent'] as const)('%s: it is tried again, and the browser stays', async (fault) => {
    const browser = await allow();
    service.fail(fault);
    await tell(`lead-assigned:${fault}`);
    await vi.waitFor(async () => expect(await timers()).toMatchObject([{ payload: { tries: 1 } }]), PATIENCE);
    service.fail('none');
    await dueNow();
    await vi.waitFor(() => expect(service.shown(browser.endpoint)).toHaveLength(1), PATIENCE);
  });

  it('busy: as long as it asks for is waited, and not for what was seen meanwhile', async () => {
    await allow();
    service.fail('busy', 600);
    await tell('lead-assigned:busy');
    await vi.waitFor(async () => expect(await timers()).toMatchObject([{ payload: { tries: 1 } }]), PATIENCE);
    const [{ due_at: dueAt }] = await timers();
    expect(dueAt.getTime() - Date.now()).toBeGreaterThan(550_000);
    await installation.owner.query('update notice set seen_at = now()');
    service.fail('none');
    const before = service.requests();
    await dueNow();
    await vi.waitFor(async () => expect(await timers()).toEqual([]), PATIENCE);
    await vi.waitFor(async () => {
      const { rows } = await installation.owner.query(`select 1 from job where kind = 'push-notice'`);
      expect(rows).toEqual([]);
    }, PATIENCE);
    expect(service.requests()).toBe(before);
  });
});

it('has one pair of keys, kept sealed, for everybody', async () => {
  expect((await stranger.call('GET', '/notices/push')).body).toMatchObject({ publicKey, items: [] });
  const { rows } = await installation.owner.query('select public_key, sealed_private_key from push_keys');
  expect(rows).toHaveLength(1);
  expect(rows[0].public_key).toBe(publicKey);
  expect(rows[0].sealed_private_key.length).toBeGreaterThan(32);
});

it('names what is wrong with a subscription', async () => {
  const refused = await member.call('POST', '/notices/push', {
    device: '',
    endpoint: 'x',
    p256dh: 'x',
    auth: 'x',
  });
  expect(refused.status).toBe(422);
  expect(refused.body.data.fields.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    'auth',
    'device',
    'endpoint',
    'p256dh',
  ]);
});
