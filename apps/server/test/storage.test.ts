import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from './support/client.ts';
import { createInstallation, type TestInstallation } from './support/installation.ts';
import { signUp, visit } from './support/people.ts';

const MEBIBYTE = 1024 * 1024;
const SETTINGS = {
  STORAGE_PER_VISITOR_MB: '1',
  STORAGE_PER_WORKSPACE_MB: '4',
  STORAGE_INSTALLATION_MB: '10',
  STORAGE_VISITORS_PERCENT: '20',
};

let installation: TestInstallation;
let newClient: () => TestClient;
let operator: TestClient;
beforeAll(async () => {
  installation = await createInstallation();
  newClient = (await installation.startNode({ settings: SETTINGS })).client;
  operator = (await signUp(newClient())).client;
});
afterAll(() => installation.close());

const announce = (client: TestClient, sizeBytes: number) =>
  client.call('POST', '/portfolios', { fileName: 'homes.csv', sizeBytes });
const usedBy = async (client: TestClient): Promise<number> =>
  (await client.call('GET', '/workspace/storage')).body.usedBytes;
let letters = 0;
/** A letter with a file on it. */
const write = async (client: TestClient, email: string, bytes: number) => {
  const { body } = await client.call('GET', `/people?query=${email}`);
  const addressId = body.items[0].addresses[0].id;
  letters += 1;
  return client.call('POST', '/outbound', {
    addressId,
    key: `letter ${letters}`,
    purpose: 'service',
    subject: 'Plans',
    text: 'As promised.',
    attachments: [
      { name: 'plan.txt', mediaType: 'text/plain', base64: Buffer.alloc(bytes, 'x').toString('base64') },
    ],
  });
};
/** An announced portfolio counts twice: the file while it is there, and what is kept of it. */
const ONE = 400_000;

describe('what a workspace may keep', () => {
  it('is told before it is used up, and a file has its room from when it is announced until it is removed', async () => {
    const { client } = await signUp(newClient());
    expect((await client.call('GET', '/workspace/storage')).body).toEqual({
      of: 'workspace',
      usedBytes: 0,
      limitBytes: 4 * MEBIBYTE,
    });
    const { status, body } = await announce(client, ONE);
    expect(status).toBe(201);
    const used = await usedBy(client);
    expect(used).toBeGreaterThanOrEqual(ONE);
    expect((await client.call('DELETE', `/portfolios/${body.id}`)).status).toBe(200);
    expect(await usedBy(client)).toBeLessThan(used);
  });

  it('is refused beyond that, with how much there is and how much is used; nothing is left of it', async () => {
    const { client } = await signUp(newClient());
    expect((await announce(client, ONE)).status).toBe(201);
    const before = await usedBy(client);
    const refused = await announce(client, 5 * MEBIBYTE);
    expect(refused).toMatchObject({
      status: 413,
      body: {
        code: 'STORAGE_FULL',
        data: { storage: { of: 'workspace', limitBytes: 4 * MEBIBYTE } },
      },
    });
    expect(await usedBy(client)).toBe(before);
    expect((await client.call('GET', '/portfolios')).body.items).toHaveLength(1);
  });

  it('is not passed by those who race', async () => {
    const { client } = await signUp(newClient());
    const replies = await Promise.all(Array.from({ length: 12 }, () => announce(client, ONE)));
    const taken = replies.filter(({ status }) => status === 201).length;
    expect(replies.filter(({ body }) => body.code === 'STORAGE_FULL')).toHaveLength(12 - taken);
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(12);
    expect(await usedBy(client)).toBeLessThanOrEqual(4 * MEBIBYTE);
  });

  it('goes with it', async () => {
    const { client, session } = await signUp(newClient());
    await announce(client, ONE);
    const { id, name } = session.workspace;
    expect((await client.call('DELETE', '/workspace', { id, confirmName: name })).status).toBe(200);
    const { rowCount } = await installation.owner.query('select from storage_use where workspace_id = $1', [
      id,
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('what a visitor may keep', () => {
  it('is less', async () => {
    const visitor = await visit(newClient());
    expect((await announce(visitor, 2 * MEBIBYTE)).body).toMatchObject({
      code: 'STORAGE_FULL',
      data: { storage: { of: 'visitor', limitBytes: MEBIBYTE } },
    });
    expect((await announce(visitor, 1000)).status).toBe(201);
    expect((await visitor.call('GET', '/workspace/storage')).body.of).toBe('visitor');
  });

  it('counts what they say', async () => {
    const visitor = await visit(newClient());
    await announce(visitor, 1000);
    const before = await usedBy(visitor);
    await installation.owner.query(
      `with c as (insert into conversation (workspace_id, channel, title) select id, 'web', 'x' from workspace where id = $1 returning id, workspace_id)
       insert into message (workspace_id, conversation_id, segment, position, author, text) select workspace_id, id, 1, 1, 'contact', repeat('x', 500) from c`,
      [(await visitor.call('GET', '/session')).body.session.workspace.id],
    );
    expect((await usedBy(visitor)) - before).toBeGreaterThanOrEqual(500);
  });
});

/** Of several small requests none asks for much, and together they fill a disk just as well. */
describe('what is small', () => {
  it('counts: notes, and mail with what hangs on it, which is held for a visitor and kept', async () => {
    const visitor = await visit(newClient());
    const { body: lead } = await visitor.call('POST', '/leads', {
      source: 'website',
      addresses: [{ kind: 'email', value: 'small@example.com' }],
    });
    const before = await usedBy(visitor);
    const note = await visitor.call('POST', `/leads/${lead.id}/notes`, {
      text: 'x'.repeat(4000),
      mentions: [],
    });
    expect(note.status, JSON.stringify(note.body)).toBeLessThan(300);
    const noted = await usedBy(visitor);
    expect(noted - before).toBeGreaterThanOrEqual(4000);
    const post = () => write(visitor, 'small@example.com', 100_000);
    expect((await post()).status).toBe(200);
    expect((await usedBy(visitor)) - noted).toBeGreaterThanOrEqual(100_000);
    let last = await post();
    for (let at = 0; at < 12 && last.status === 200; at += 1) last = await post();
    expect(last).toMatchObject({ status: 413, body: { data: { storage: { of: 'visitor' } } } });
    expect(await usedBy(visitor)).toBeLessThanOrEqual(MEBIBYTE);
  });

  it('is added up and taken away in one statement, however many rows there are, and follows what is written anew', async () => {
    const { session } = await signUp(newClient());
    const workspaceId = session.workspace.id;
    const used = async (): Promise<number> =>
      Number(
        (
          await installation.owner.query('select bytes from storage_use where workspace_id = $1', [
            workspaceId,
          ])
        ).rows[0]?.bytes ?? 0,
      );
    const before = await used();
    const { owner } = installation;
    await owner.query(
      `insert into idempotency_record (workspace_id, key, request_hash, reply)
       select $1, 'many ' || n, 'x', to_jsonb(repeat('y', 98)) from generate_series(1, 5000) n`,
      [workspaceId],
    );
    expect((await used()) - before).toBe(500_000);
    await owner.query(
      `update idempotency_record set reply = to_jsonb(repeat('y', 48)) where workspace_id = $1 and key like 'many %'`,
      [workspaceId],
    );
    expect((await used()) - before).toBe(250_000);
    await owner.query(`delete from idempotency_record where workspace_id = $1 and key like 'many %'`, [
      workspaceId,
    ]);
    expect(await used()).toBe(before);
    // A table that is counted from now on is counted with what it kept before.
    const uncounted = `alter table idempotency_record disable trigger user;
      insert into idempotency_record (workspace_id, key, request_hash, reply) values ('${workspaceId}', 'many 1', 'x', '"1234"');
      alter table idempotency_record enable trigger user; drop trigger count_storage on idempotency_record;
      select count_storage_of('idempotency_record', 'coalesce(octet_length(r.reply::text), 0)', 'reply')`;
    await owner.query(uncounted);
    expect((await used()) - before).toBe(6);
    await owner.query(`delete from idempotency_record where workspace_id = $1 and key like 'many %'`, [
      workspaceId,
    ]);
    expect(await used()).toBe(before);
    // What is undone is not counted, in a savepoint neither.
    const note = `insert into idempotency_record (workspace_id, key, request_hash, reply) values ('${workspaceId}', 'one', 'x', '"123456"')`;
    await owner.query(
      `begin; ${note}; savepoint s; ${note.replace("'one'", "'two'")}; rollback to s; commit`,
    );
    expect((await used()) - before).toBe(8);
  });
});

it('all of them together have an end too, which the operator sees', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => signUp(newClient())));
  const replies = [];
  for (const { client } of people) replies.push(await announce(client, 1_900_000));
  expect(replies.at(-1)?.body).toMatchObject({
    code: 'STORAGE_FULL',
    data: { storage: { of: 'installation', limitBytes: 10 * MEBIBYTE } },
  });
  const { body } = await operator.call('GET', '/installation/storage');
  expect(body).toMatchObject({ of: 'installation', limitBytes: 10 * MEBIBYTE });
  expect(body.usedBytes).toBeLessThanOrEqual(10 * MEBIBYTE);
  expect((await people[0]?.client.call('GET', '/installation/storage'))?.status).toBe(403);
});

describe('visitors together', () => {
  const inRoom = async (
    work: (room: { newClient: () => TestClient; operator: TestClient }) => Promise<void>,
    settings: Record<string, string>,
  ) => {
    const own = await createInstallation();
    try {
      const node = await own.startNode({ settings: { ...SETTINGS, TRUST_PROXY: '1', ...settings } });
      await work({ newClient: node.client, operator: (await signUp(node.client())).client });
    } finally {
      await own.close();
    }
  };
  const visitFrom = async (client: TestClient, address: string) => {
    await client.call('POST', '/session/visitor', undefined, { 'x-forwarded-for': address });
    return client;
  };

  it('leave room for accounts, with small rows too', () =>
    inRoom(async ({ newClient: next, operator: person }) => {
      const replies: { of: string; status: number }[] = [];
      for (let at = 0; at < 60; at += 1) {
        const visitor = await visitFrom(next(), `203.0.${at}.1`);
        // Each stays below 64 KiB.
        const { status, body } = await announce(visitor, 25_000);
        replies.push({ status, of: body.data?.storage?.of });
      }
      expect(replies.filter(({ status }) => status === 413).map(({ of }) => of)).toContain('visitors');
      expect(replies[0]?.status).toBe(201);
      expect((await announce(person, 1_000_000)).status).toBe(201);
      const { body } = await person.call('GET', '/installation/storage');
      expect(body.usedBytes).toBeLessThan(2 * MEBIBYTE + 60 * 1000 + 2_200_000);
    }, {}));

  it('have a limit by network, from which others are free', () =>
    inRoom(
      async ({ newClient: next }) => {
        const from = async (address: string) =>
          (await announce(await visitFrom(next(), address), 200_000)).body;
        const replies = [];
        for (let at = 0; at < 4; at += 1) replies.push(await from('203.0.113.7'));
        expect(replies[0].id).toBeDefined();
        expect(replies.at(-1)).toMatchObject({
          code: 'STORAGE_FULL',
          data: { storage: { of: 'network', limitBytes: MEBIBYTE } },
        });
        expect((await from('198.51.100.7')).id).toBeDefined();
      },
      { STORAGE_PER_NETWORK_MB: '1' },
    ));
});

/** What needs no count of its own, and why. */
const UNCOUNTED: Record<string, string> = {
  'counted with what it belongs to': `media_piece upload_part portfolio_chunk portfolio_row lead_words assistant_turn
    assistant_turn_event assistant_turn_message`,
  'so many at most, of a bounded size': `agent agent_exception api_key assistant_settings booking_page canned_reply
    channel_connection channel_template chatbot_settings conversation_draft hubspot_connection inbox_setting
    lead_assignment_rule lead_form lead_import lead_qualification lead_settings lead_task lead_view loan mail_settings
    mailbox_position member notice_choice own_listing push_subscription refusal_salt report_allowance sample_operations
    saved_search subscription watched_home webhook widget calendar_link appointment_setting`,
  'a line of what was done, without words of anybody': `activity appointment_change audit_record channel_receipt
    conversation_relay hubspot_event lead_bulk_action lead_touch own_listing_event payment_event privacy_receipt
    metric_day metric_roll_up report risk_alert kept_refusal widget_site`,
  'gone by itself after its days': 'job timer notice invitation guest_pass widget_visit',
  'a name, an address or a sentence of somebody whose lead, message or visit is counted': `contact contact_identity
    conversation conversation_survey hand_over hubspot_conflict hubspot_contact person person_address waitlist_entry`,
  'as many as another service has': 'calendar_busy calendar_file',
};

it('each table that takes bytes of a workspace is counted, or says why it need not be', async () => {
  const { rows } = await installation.owner.query<{ name: string; counted: boolean }>(
    `select c.relname as name,
       exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'count_storage') as counted
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname = 'public'
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id')
       and exists (select from pg_attribute a join pg_type y on y.oid = a.atttypid where a.attrelid = c.oid and a.attnum > 0
         and not a.attisdropped and y.typname in ('text', 'jsonb', 'json', 'bytea', 'varchar', '_text'))`,
  );
  const named = Object.values(UNCOUNTED).flatMap((names) => names.split(/\s+/));
  const counted = rows.filter((row) => row.counted).map(({ name }) => name);
  const rest = rows.filter((row) => !row.counted).map(({ name }) => name);
  const hint =
    'A new table: `SELECT count_storage_of(…)` in its migration, as 0050 does, or a reason in UNCOUNTED.';
  expect(rest.toSorted(), hint).toEqual(named.toSorted());
  expect(counted.length).toBeGreaterThan(20);
  const { rows: halves } = await installation.owner.query<{ name: string }>(
    `select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname in ('add_up_storage_that_came', 'add_up_storage_that_went') group by 1 having count(*) = 2`,
  );
  expect(halves.map(({ name }) => name).toSorted()).toEqual(counted.toSorted());
});
