import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { startMailServer, type TestMailServer } from '../../../test/support/mail-server.ts';
import { signUp } from '../../../test/support/people.ts';
import { zoneWhere } from '../../../test/support/zone-where.ts';

let installation: TestInstallation;
let mail: TestMailServer;
beforeAll(async () => {
  installation = await createInstallation();
  mail = await startMailServer();
});
afterAll(async () => {
  await installation.close();
  await mail.close();
});

it('a message waits for the morning where its reader is, and leaves then', async () => {
  const { owner } = installation;
  const { client } = await installation.startNode({ settings: { SMTP_URL: mail.url } });
  const { client: member } = await signUp(client());
  const value = `${randomUUID()}@harbour.localhost`;
  const { body: person } = await member.call('POST', '/people', {
    zone: zoneWhere(false),
    addresses: [{ kind: 'email', value }],
  });
  const write = async (more: object) =>
    (
      await member.call('POST', '/outbound', {
        addressId: person.addresses[0].id,
        purpose: 'service',
        key: randomUUID(),
        subject: 'Your viewing',
        text: 'See you then.',
        ...more,
      })
    ).body.id;
  const rowOf = async (id: string) =>
    (await owner.query('select * from outbound_message where id = $1', [id])).rows[0];

  const held = await write({});
  await expect
    .poll(() => rowOf(held))
    .toMatchObject({ state: 'held', reason: 'quiet-hours', zone: zoneWhere(false) });
  const { leaves_after: leavesAfter } = await rowOf(held);
  expect(leavesAfter.getTime()).toBeGreaterThan(Date.now());
  const timer = await owner.query(`select due_at from timer where kind = 'message-leaves' and key = $1`, [
    held,
  ]);
  expect(timer.rows).toEqual([{ due_at: leavesAfter }]);

  // What it is about is so near that it does not wait, and an answer never does.
  const near = await write({ eventAt: new Date(Date.now() + 3_600_000).toISOString() });
  await expect.poll(() => rowOf(near)).toMatchObject({ state: 'sent' });
  const reply = await write({ purpose: 'reply' });
  await expect.poll(() => rowOf(reply)).toMatchObject({ state: 'sent' });
  expect(await rowOf(held)).toMatchObject({ state: 'held' });

  // The person moves to where it is day: when the timer is due, that is found out.
  await member.call('PATCH', `/people/${person.id}`, { zone: zoneWhere(true) });
  await owner.query(`update timer set due_at = now() where key = $1`, [held]);
  await owner.query(`select pg_notify('propguard_events', '{"ring":"timers"}')`);
  await expect.poll(() => rowOf(held)).toMatchObject({ state: 'sent', leaves_after: null });
});

it('the database holds a message back that nobody asked the hour for', async () => {
  const { owner } = installation;
  const { rows } = await owner.query(
    `with w as (insert into workspace (name) values ('Harbour') returning id),
       p as (insert into person (workspace_id) select id from w returning id, workspace_id),
       a as (insert into person_address (workspace_id, person_id, kind, value)
         select workspace_id, id, 'email', 'night@harbour.localhost' from p returning id, workspace_id)
     insert into outbound_message (workspace_id, key, purpose, channel, person_address_id, subject, body, state)
     select workspace_id, 'night', 'service', 'email', id, 'Hi', 'Hi', 'queued' from a returning id`,
  );
  const send = (zone: string | null) =>
    owner.query(
      `update outbound_message set state = 'sending', zone = $2 where id = $1 returning state, reason`,
      [rows[0].id, zone],
    );
  await expect(send(null)).rejects.toThrow('Nobody asked what time it is there.');
  expect((await send(zoneWhere(false))).rows).toEqual([{ state: 'held', reason: 'quiet-hours' }]);
  expect((await send(zoneWhere(true))).rows).toEqual([{ state: 'sending', reason: null }]);
});
