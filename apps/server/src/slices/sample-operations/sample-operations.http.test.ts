import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { installationForFile } from '../../../test/support/installation-for-file.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp, visit } from '../../../test/support/people.ts';

const { client, installation } = installationForFile();

// Whatever stopped a test in the middle of its transaction is not the next one's.
afterEach(async () => {
  await installation.owner.query('rollback');
});

const countOf = async (query: string, values: unknown[]): Promise<number> =>
  Number((await installation.owner.query(query, values)).rows[0]?.count ?? 0);

const workspaceOf = async (member: TestClient): Promise<string> =>
  (await member.call('GET', '/session')).body.session.workspace.id;

const agency = async () => {
  const { client: member } = await signUp(client());
  const { status, body } = await member.call('POST', '/sample-operations');
  expect(status).toBe(200);
  return { member, body, workspaceId: await workspaceOf(member) };
};

const sampleRows = (workspaceId: string): Promise<number> =>
  countOf(
    `select (select count(*) from person where workspace_id = $1 and is_sample)
      + (select count(*) from agent where workspace_id = $1)
      + (select count(*) from message where workspace_id = $1)
      + (select count(*) from metric_day where workspace_id = $1)
      + (select count(*) from appointment where workspace_id = $1) as count`,
    [workspaceId],
  );

describe('nothing is made', () => {
  it('by looking', async () => {
    const visitor = await visit(client());
    const none = { state: 'none', madeFor: null, leads: 0 };
    expect((await visitor.call('GET', '/sample-operations')).body).toEqual(none);
    expect((await visitor.call('GET', '/session')).body.session.workspace).toBeNull();
    expect((await visitor.call('DELETE', '/sample-operations')).body).toEqual(none);
  });

  it('where a real person is on their way: whoever asks for the sample waits for them', async () => {
    const { client: member } = await signUp(client());
    const workspaceId = await workspaceOf(member);
    const { owner } = installation;
    await owner.query('begin');
    await owner.query("insert into person (workspace_id, name) values ($1, 'Rosa')", [workspaceId]);
    const asked = member.call('POST', '/sample-operations');
    await vi.waitFor(
      async () =>
        expect(
          await countOf("select count(*) from pg_locks where locktype = 'advisory' and not granted", []),
        ).toBe(1),
      PATIENCE,
    );
    await owner.query('commit');
    expect((await asked).body.code).toBe('CONFLICT');
    expect(await sampleRows(workspaceId)).toBe(0);
  });
});

it('its leads can be opened, whatever they look for', async () => {
  const { member, workspaceId } = await agency();
  const { rows } = await installation.owner.query(
    `select distinct on (intent, property_types) id from lead where workspace_id = $1`,
    [workspaceId],
  );
  expect(rows.length).toBeGreaterThan(3);
  for (const { id } of rows) expect((await member.call('GET', `/leads/${id}`)).status).toBe(200);
});

it('works in one place: every home is named with its state, and leads look where the homes are', async () => {
  const { workspaceId } = await agency();
  const { rows: viewings } = await installation.owner.query(
    `select distinct a.address, l.name, l.state, l.postcode from appointment a
     join property p on p.id = a.property_id join locality l on l.id = p.locality_id where a.workspace_id = $1`,
    [workspaceId],
  );
  expect(viewings).not.toEqual([]);
  for (const { address, name, state, postcode } of viewings)
    expect(address).toMatch(new RegExp(`, ${name} ${state} ${postcode}$`));
  const { rows: far } = await installation.owner.query(
    `select distinct l.id from lead d cross join unnest(d.locations) wanted join locality l on l.id = wanted,
       (select avg(p.latitude) as latitude, avg(p.longitude) as longitude
        from appointment a join property p on p.id = a.property_id where a.workspace_id = $1) homes
     where d.workspace_id = $1 and abs(l.latitude - homes.latitude) + abs(l.longitude - homes.longitude) > 4`,
    [workspaceId],
  );
  expect(far).toEqual([]);
});

it('an agency as it stands today, to which nothing is sent, moved on as days and weeks pass', async () => {
  const { member, body, workspaceId } = await agency();
  const { owner } = installation;
  expect(body).toMatchObject({ state: 'shown', leads: 1247 });
  expect(JSON.stringify((await member.call('GET', '/leads/analytics')).body)).toContain('1247');
  const today = await countOf(
    `select count(*) from appointment a join workspace w on w.id = a.workspace_id
     where w.id = $1 and (a.starts_at at time zone w.time_zone)::date = $2`,
    [workspaceId, body.madeFor],
  );
  expect(today).toBeGreaterThanOrEqual(4);
  const other = await visit(client());
  expect((await other.call('GET', '/leads')).body.items).toEqual([]);
  await vi.waitFor(
    async () =>
      expect((await member.call('GET', '/leads?sort=score&limit=1')).body.items[0].score).toBeGreaterThan(50),
    PATIENCE,
  );

  // Whatever address somebody gives them: the wall in the database lets nothing through.
  const [person] = (await member.call('GET', '/people?limit=1')).body.items;
  const { body: changed } = await member.call('POST', `/people/${person.id}/addresses`, {
    kind: 'email',
    value: 'somebody@harbour.localhost',
  });
  for (const { id, kind } of changed.addresses)
    if (kind === 'email')
      await member.call('POST', '/outbound', {
        addressId: id,
        purpose: 'service',
        key: `try:${id}`,
        subject: 'Hello',
        text: 'Hello',
      });
  const { rows } = await owner.query(
    `update outbound_message set state = 'sending', zone = 'Australia/Sydney' where workspace_id = $1 returning state, reason`,
    [workspaceId],
  );
  expect(rows).toEqual(Array(2).fill({ state: 'refused', reason: 'reserved-address' }));

  // Within the week, what is over is settled, and what was tried out stays.
  await owner.query("update lead set company = 'Tried out' where workspace_id = $1", [workspaceId]);
  await owner.query(
    `update appointment set starts_at = starts_at - interval '60 days', ends_at = ends_at - interval '60 days',
       busy_from = busy_from - interval '60 days', busy_to = busy_to - interval '60 days'
     where workspace_id = $1 and status in ('confirmed', 'scheduled')`,
    [workspaceId],
  );
  const open = `select count(*) from appointment where workspace_id = $1 and ends_at < now()
    and status not in ('completed', 'cancelled')`;
  const triedOut = "select count(*) from lead where workspace_id = $1 and company = 'Tried out'";
  expect(await countOf(open, [workspaceId])).toBeGreaterThan(0);
  expect((await member.call('POST', '/sample-operations')).body.leads).toBe(1247);
  expect(await countOf(open, [workspaceId])).toBe(0);
  expect(await countOf(triedOut, [workspaceId])).toBe(1247);

  // With a new week it is made again around the day.
  await owner.query('update sample_operations set made_for = made_for - 7 where workspace_id = $1', [
    workspaceId,
  ]);
  expect((await member.call('POST', '/sample-operations')).body).toEqual(body);
  expect(await countOf(triedOut, [workspaceId])).toBe(0);
  expect(
    await countOf("select count(*) from timer where workspace_id = $1 and kind = 'sample-moves-on'", [
      workspaceId,
    ]),
  ).toBe(1);
});

it('real people and the sample are never in one workspace: the first real lead takes its place, whole', async () => {
  const { member, workspaceId } = await agency();
  const { owner } = installation;
  const before = await sampleRows(workspaceId);
  await expect(
    owner.query('update person set is_sample = false where workspace_id = $1', [workspaceId]),
  ).rejects.toThrow('stays one');
  await owner.query('begin');
  await owner.query("insert into person (workspace_id, name) values ($1, 'Nobody')", [workspaceId]);
  await owner.query('rollback');
  expect(await sampleRows(workspaceId)).toBe(before);

  // Somebody is scoring the sample, and holds its leads as scoring does: the first real lead waits, and is not refused.
  await owner.query('begin');
  await owner.query('select id from lead where workspace_id = $1 order by id for no key update', [
    workspaceId,
  ]);
  const asked = member.call('POST', '/leads', {
    name: 'Rosa Real',
    source: 'website',
    addresses: [{ kind: 'email', value: 'rosa@harbour.localhost' }],
  });
  await vi.waitFor(
    async () =>
      expect(await countOf('select count(*) from pg_locks where not granted', [])).toBeGreaterThan(0),
    PATIENCE,
  );
  await owner.query('update lead_rank set score_key = score_key where workspace_id = $1', [workspaceId]);
  await owner.query('commit');
  const { status, body: lead } = await asked;
  expect(status).toBe(200);
  expect(await sampleRows(workspaceId)).toBe(0);
  expect(await countOf('select count(*) from person where workspace_id = $1', [workspaceId])).toBe(1);
  expect((await member.call('GET', '/sample-operations')).body.state).toBe('real');
  expect((await member.call('GET', '/leads')).body.items).toMatchObject([{ id: lead.id }]);
  expect((await member.call('POST', '/sample-operations')).body.code).toBe('CONFLICT');
  await expect(
    owner.query("insert into person (workspace_id, name, is_sample) values ($1, 'Made Up', true)", [
      workspaceId,
    ]),
  ).rejects.toThrow('not mixed');
});

it('is removed with one action and shown again when asked; a page for strangers, or one who writes, ends it too', async () => {
  const { member, workspaceId } = await agency();
  expect((await member.call('DELETE', '/sample-operations')).body.state).toBe('removed');
  expect(await sampleRows(workspaceId)).toBe(0);
  expect(await countOf('select count(*) from kept_refusal where workspace_id = $1', [workspaceId])).toBe(0);
  expect((await member.call('POST', '/sample-operations')).body).toMatchObject({
    state: 'shown',
    leads: 1247,
  });
  const { owner } = installation;
  const somebodyWrites = () =>
    owner.query("insert into contact (workspace_id, name) values ($1, 'Who writes')", [workspaceId]);
  await owner.query('begin');
  await somebodyWrites();
  await owner.query('set constraints all immediate');
  expect(await sampleRows(workspaceId)).toBe(0);
  await owner.query('rollback');
  expect(await sampleRows(workspaceId)).toBeGreaterThan(0);

  const { body: page } = await member.call('POST', '/booking-pages', { subject: 'team', title: 'Meet us' });
  expect(page.code ?? null).toBeNull();
  expect(await sampleRows(workspaceId)).toBe(0);
  expect((await member.call('POST', '/sample-operations')).body.code).toBe('CONFLICT');
  await owner.query('delete from booking_page where workspace_id = $1', [workspaceId]);
  await somebodyWrites();
  expect((await member.call('POST', '/sample-operations')).body.code).toBe('CONFLICT');
});
