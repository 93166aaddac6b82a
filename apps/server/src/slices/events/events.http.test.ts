import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { LiveEvents } from '../../../test/support/live-events.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { PASSWORD, signUp, visit } from '../../../test/support/people.ts';
import { type EventNotice, publish } from '../../events/publish.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let operator: TestClient;
let streams: LiveEvents[] = [];

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  operator = (await signUp(node.client())).client;
});
afterEach(() => {
  for (const stream of streams) stream.close();
  streams = [];
});
afterAll(() => installation.close());

const watch = async (client: TestClient): Promise<LiveEvents> => {
  const stream = await LiveEvents.open(client);
  streams.push(stream);
  await stream.waitFor(({ type }) => type === 'resync');
  return stream;
};
const send = (notice: EventNotice) => node.context.database.plain.transaction((tx) => publish(tx, notice));
const EVENT_ID = '7f0f4d3e-3d52-4f0e-9d52-1d1f5a6f2b11';

describe('the event stream', () => {
  it('needs a session, and is neither compressed nor cached', async () => {
    expect((await node.client().call('GET', '/events')).status).toBe(401);
    const { headers } = await watch((await signUp(node.client())).client);
    expect(headers.get('content-type')).toContain('text/event-stream');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it('brings the events of the caller’s workspace, and of no other', async () => {
    const one = await signUp(node.client());
    const other = await signUp(node.client());
    const [mine, theirs] = await Promise.all([watch(one.client), watch(other.client)]);
    await send({ workspaceId: one.session.workspace.id, subject: 'jobs', id: EVENT_ID });
    await send({ workspaceId: null, subject: 'outbox', id: EVENT_ID });
    await send({ workspaceId: other.session.workspace.id, subject: 'workspace', id: null });
    await theirs.waitFor((event) => event.type === 'changed');
    await mine.waitFor((event) => event.type === 'changed');
    expect(mine.seen).toEqual([{ type: 'resync' }, { type: 'changed', subject: 'jobs', id: EVENT_ID }]);
    expect(theirs.seen).toEqual([{ type: 'resync' }, { type: 'changed', subject: 'workspace', id: null }]);
  });

  it('begins with what changed since the page asked for its data, where all of it is known', async () => {
    const { client, session } = await signUp(node.client());
    // A node that has just begun to listen does not know what was before.
    const told = await vi.waitFor(async () => {
      await send({ workspaceId: session.workspace.id, subject: 'jobs', id: EVENT_ID });
      const stream = await LiveEvents.open(client, '?sinceMs=100');
      streams.push(stream);
      await stream.waitFor(({ type }) => type === 'watching', 500);
      return stream;
    }, PATIENCE);
    await told.waitFor((event) => event.type === 'changed' && event.agoMs !== undefined);
    expect(told.seen).toContainEqual({
      type: 'changed',
      subject: 'jobs',
      id: EVENT_ID,
      agoMs: expect.any(Number),
    });
    expect((await client.call('GET', '/events?sinceMs=60001')).status).toBe(422);
  });

  it('brings the operator those of the installation too', async () => {
    const stream = await watch(operator);
    await send({ workspaceId: null, subject: 'outbox', id: EVENT_ID });
    await stream.waitFor(
      (event) => event.type === 'changed' && event.subject === 'outbox' && event.id === EVENT_ID,
    );
  });

  it('says no more than resync to a visitor who has kept nothing', async () => {
    const stream = await watch(await visit(node.client()));
    const other = await watch(operator);
    await send({ workspaceId: null, subject: 'outbox', id: EVENT_ID });
    await other.waitFor((event) => event.type === 'changed');
    expect(stream.seen).toEqual([{ type: 'resync' }]);
  });

  it('sends nothing for a transaction that is rolled back', async () => {
    const { client, session } = await signUp(node.client());
    const stream = await watch(client);
    const workspaceId = session.workspace.id;
    const broken = node.context.database.plain.transaction(async (tx) => {
      await publish(tx, { workspaceId, subject: 'members', id: null });
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    await send({ workspaceId, subject: 'jobs', id: null });
    await stream.waitFor((event) => event.type === 'changed' && event.subject === 'jobs');
    expect(stream.seen).toHaveLength(2);
  });

  it('ends for someone who is no longer a member', async () => {
    const { client, session } = await signUp(node.client());
    const stream = await watch(client);
    await installation.owner.query('delete from member where workspace_id = $1', [session.workspace.id]);
    await send({ workspaceId: session.workspace.id, subject: 'members', id: null });
    await vi.waitFor(() => expect(stream.isEnded).toBe(true), PATIENCE);
    expect(stream.seen).toEqual([{ type: 'resync' }]);
  });

  it('ends with the session, and with the account', async () => {
    const { client, email } = await signUp(node.client());
    const elsewhere = node.client();
    await elsewhere.call('POST', '/account/sign-in', { email, password: PASSWORD });
    const [here, there] = await Promise.all([watch(client), watch(elsewhere)]);
    const { body } = await client.call('GET', '/account/sessions');
    const other = body.items.find((one: { current: boolean }) => !one.current);
    await client.call('DELETE', `/account/sessions/${other.id}`);
    await vi.waitFor(() => expect(there.isEnded).toBe(true), PATIENCE);
    expect(here.isEnded).toBe(false);
    await client.call('DELETE', '/account', { password: PASSWORD });
    await vi.waitFor(() => expect(here.isEnded).toBe(true), PATIENCE);
  });

  it('asks for a resync after the listening connection was lost, and goes on', async () => {
    const { client, session } = await signUp(node.client());
    const stream = await watch(client);
    stream.seen.splice(0);
    const killed = await installation.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'propguard-events' and datname = current_database()`,
    );
    expect(killed.rowCount).toBe(1);
    await stream.waitFor(({ type }) => type === 'resync');
    await send({ workspaceId: session.workspace.id, subject: 'jobs', id: null });
    await stream.waitFor((event) => event.type === 'changed');
  });

  it('ends when the node shuts down', async () => {
    const leaving = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
    const { client } = await signUp(leaving.client());
    const stream = await watch(client);
    const startedAt = performance.now();
    await leaving.stop();
    await vi.waitFor(() => expect(stream.isEnded).toBe(true), PATIENCE);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});
