import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let owner: TestClient;
let workspaceId: string;
let memberId: string;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  const person = await signUp(node.client());
  owner = person.client;
  workspaceId = person.session.workspace.id;
  memberId = await memberOf(person.session.account.id);
});
afterAll(() => installation.close());

const memberOf = async (accountId: string): Promise<string> =>
  (await installation.owner.query('select id from member where account_id = $1', [accountId])).rows[0].id;

const WEEK = [
  { day: 1, from: '09:00', to: '12:30' },
  { day: 1, from: '13:00', to: '17:00' },
  { day: 7, from: '00:00', to: '24:00' },
];
const add = (body: object) => owner.call('POST', '/workspace/agents', body);
const list = async () => (await owner.call('GET', '/workspace/agents')).body.items;

describe('an agent', () => {
  it('OPS-ENT-04: has a phone, kept in one form; one that is none is refused', async () => {
    const made = await add({ name: 'Reached', phone: ' 0491 570 157 ' });
    expect(made.body.phone).toBe('+61491570157');
    const path = `/workspace/agents/${made.body.id}`;
    const wrong = await owner.call('PATCH', path, { phone: '12' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.data.fields[0].field).toBe('phone');
    expect((await owner.call('PATCH', path, { name: 'Still' })).body.phone).toBe('+61491570157');
    expect((await owner.call('PATCH', path, { phone: '' })).body.phone).toBeNull();
    await owner.call('DELETE', path);
  });

  it('is nobody yet or a member, in the workspace’s zone unless another is named', async () => {
    const made = await add({ name: 'Someone Soon' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      memberId: null,
      zone: 'Australia/Sydney',
      hours: [],
      capacity: 5,
      exceptions: [],
    });
    const changed = await owner.call('PATCH', `/workspace/agents/${made.body.id}`, {
      memberId,
      zone: 'Australia/Perth',
      hours: WEEK,
      capacity: 9,
    });
    expect(changed.body).toMatchObject({
      name: 'Someone Soon',
      memberId,
      zone: 'Australia/Perth',
      hours: WEEK,
      capacity: 9,
    });
    const second = await add({ name: 'Twice', memberId });
    expect(second.body.data.fields[0]).toEqual({
      field: 'memberId',
      message: 'This member is already an agent.',
    });
    const stranger = await signUp(node.client());
    const refused = await add({
      name: 'Stranger',
      memberId: await memberOf(stranger.session.account.id),
    });
    expect(refused.body.data.fields[0].field).toBe('memberId');
    expect((await owner.call('DELETE', `/workspace/agents/${made.body.id}`)).status).toBe(200);
    expect((await owner.call('DELETE', `/workspace/agents/${made.body.id}`)).status).toBe(404);
  });

  it('is nobody again when the member leaves, with its hours kept', async () => {
    const member = await signUp(node.client());
    const { rows } = await installation.owner.query(
      `insert into member (workspace_id, account_id, role) values ($1, $2, 'agent') returning id`,
      [workspaceId, member.session.account.id],
    );
    const { body } = await add({ name: 'Leaving', memberId: rows[0].id, hours: WEEK });
    expect(body.memberId).toBe(rows[0].id);
    await installation.owner.query('delete from member where id = $1', [rows[0].id]);
    const [left] = (await list()).filter(({ id }: { id: string }) => id === body.id);
    expect(left).toMatchObject({ memberId: null, name: 'Leaving', hours: WEEK });
  });

  it('is changed by admins, and seen by everybody in the workspace', async () => {
    const viewer = await signUp(node.client());
    await installation.owner.query('update member set role = $1 where account_id = $2', [
      'viewer',
      viewer.session.account.id,
    ]);
    expect((await viewer.client.call('GET', '/workspace/agents')).body.items).toEqual([]);
    expect((await viewer.client.call('POST', '/workspace/agents', { name: 'x' })).status).toBe(403);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'A', zone: 'Australia/Gotham' }, 'zone'],
    [{ name: 'A', capacity: 0 }, 'capacity'],
    [{ name: 'A', hours: [{ day: 8, from: '09:00', to: '10:00' }] }, 'hours.0.day'],
    [{ name: 'A', hours: [{ day: 1, from: '9', to: '10:00' }] }, 'hours.0.from'],
    [{ name: 'A', hours: [{ day: 1, from: '09:00', to: '25:00' }] }, 'hours.0.to'],
    [{ name: 'A', hours: [{ day: 1, from: '17:00', to: '09:00' }] }, 'hours.0.from'],
    [
      {
        name: 'A',
        hours: [
          { day: 2, from: '09:00', to: '10:00' },
          { day: 1, from: '09:00', to: '12:00' },
          { day: 1, from: '11:00', to: '13:00' },
        ],
      },
      'hours.2.from',
    ],
  ])('%j is refused at %s', async (body, field) => {
    const refused = await add(body);
    expect(refused.status).toBe(422);
    expect(refused.body.data.fields[0].field).toBe(field);
  });
});

describe('leave', () => {
  it('is added, is listed until it is over, and taken back', async () => {
    const { body: agent } = await add({ name: 'Resting' });
    const path = `/workspace/agents/${agent.id}/exceptions`;
    const later = await owner.call('POST', path, {
      from: '2099-01-05',
      to: '2099-01-05',
      hours: [{ from: '10:00', to: '11:00' }],
    });
    expect(later.status).toBe(200);
    await owner.call('POST', path, { from: '2020-01-01', to: '2020-01-02', hours: [] });
    const both = await owner.call('POST', path, { from: '2099-01-01', to: '2099-01-09', hours: [] });
    expect(both.body.exceptions.map(({ from, to }: Record<string, string>) => [from, to])).toEqual([
      ['2099-01-01', '2099-01-09'],
      ['2099-01-05', '2099-01-05'],
    ]);
    const [first] = both.body.exceptions;
    expect((await owner.call('DELETE', `${path}/${first.id}`)).body.exceptions).toHaveLength(1);
    expect((await owner.call('DELETE', `${path}/${first.id}`)).status).toBe(404);
    const backwards = await owner.call('POST', path, { from: '2099-01-09', to: '2099-01-01', hours: [] });
    expect(backwards.body.data.fields[0].field).toBe('to');
    const gone = '/workspace/agents/5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a/exceptions';
    expect((await owner.call('POST', gone, { from: '2099-01-01', to: '2099-01-01', hours: [] })).status).toBe(
      404,
    );
  });
});
