import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { installationForFile } from '../../../test/support/installation-for-file.ts';
import { signUp } from '../../../test/support/people.ts';
import { PERSONAL_TABLES } from './personal-data.ts';

const { client, installation } = installationForFile();

const somebody = async (member: TestClient) => {
  const marker = `zq${randomUUID().slice(0, 8)}`;
  const value = `${marker}@harbour.localhost`;
  const { body: person } = await member.call('POST', '/people', {
    name: `Ana ${marker}`,
    addresses: [{ kind: 'email', value }],
  });
  const addressId = person.addresses[0].id;
  const { body: message } = await member.call('POST', '/outbound', {
    addressId,
    purpose: 'marketing',
    key: marker,
    subject: `For ${marker}`,
    text: `Dear ${marker}`,
    attachments: [
      { name: `${marker}.txt`, mediaType: 'text/plain', base64: Buffer.from(marker).toString('base64') },
    ],
  });
  await installation.owner.query(
    `with c as (insert into contact (workspace_id, person_id, name)
         select workspace_id, id, $2 from person where id = $1 returning id, workspace_id),
       i as (insert into contact_identity (workspace_id, channel, value, contact_id)
         select workspace_id, 'telegram', $2, id from c),
       v as (insert into conversation (workspace_id, contact_id, channel, title, state)
         select workspace_id, id, 'telegram', $2, 'waiting' from c returning id, workspace_id),
       h as (insert into hand_over (workspace_id, conversation_id, segment, reason) select workspace_id, id, 1, $2 from v),
       t as (insert into assistant_turn (id, workspace_id, conversation_id, segment, state, notice)
         select gen_random_uuid(), workspace_id, id, 1, 'finished', $2 from v returning id, workspace_id, conversation_id),
       e as (insert into assistant_turn_event (workspace_id, conversation_id, turn_id, position, event)
         select workspace_id, conversation_id, id, 1, jsonb_build_object('type', 'text', 'delta', $2::text) from t)
     insert into message (workspace_id, conversation_id, segment, position, author, text)
     select workspace_id, id, 1, 0, 'contact', $2 from v`,
    [person.id, marker],
  );
  return { marker, value, personId: person.id, addressId, messageId: message.id };
};

const withdraw = (member: TestClient, { personId, addressId }: { personId: string; addressId: string }) =>
  member.call('POST', `/people/${personId}/consent`, { addressId, kind: 'withdrawn' });

/** Every row of every table, as text. */
const everything = async (): Promise<string> => {
  const { owner } = installation;
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'pgboss', 'identity')
       and c.relname not in ('locality', 'property', 'sale', 'listing')`,
  );
  const texts: string[] = [];
  for (const { name } of rows) {
    const found = await owner.query(
      `select coalesce(string_agg(t::text, e'\\n'), '') as text from ${name} t`,
    );
    texts.push(`${name}: ${found.rows[0].text}`);
  }
  return texts.join('\n');
};

const linesWith = (text: string, word: string): string[] =>
  text.split('\n').filter((line) => line.includes(word));

describe('what do you know of me', () => {
  it('is every row, with a receipt that names nobody', async () => {
    const { client: member } = await signUp(client());
    const ana = await somebody(member);
    await withdraw(member, ana);
    const { status, body } = await member.call('POST', `/people/${ana.personId}/known`);
    expect(status).toBe(200);
    expect(body.facts.person).toMatchObject([{ name: `Ana ${ana.marker}` }]);
    expect(body.facts.addresses).toMatchObject([{ kind: 'email', address: ana.value }]);
    expect(body.facts.messages).toMatchObject([{ subject: `For ${ana.marker}`, state: 'refused' }]);
    expect(body.facts.consent).toMatchObject([{ kind: 'withdrawn' }]);
    expect(body.receipt).toMatchObject({ kind: 'told', counts: { messages: 1, consent: 1, addresses: 1 } });
    const { body: receipts } = await member.call('GET', '/privacy/receipts');
    expect(receipts.items).toEqual([body.receipt]);
    expect(JSON.stringify(receipts)).not.toContain(ana.marker);
  });
});

describe('forget this person', () => {
  it('leaves nothing of them anywhere but that there was somebody', async () => {
    const { client: member } = await signUp(client());
    const ana = await somebody(member);
    // Their receipts of requests hold what they were answered; those go by themselves within a day.
    await installation.owner.query('delete from idempotency_record');
    expect(linesWith(await everything(), ana.marker).length).toBeGreaterThan(3);
    const { status, body } = await member.call('POST', `/people/${ana.personId}/forget`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'forgotten', counts: { person: 1, addresses: 1, messages: 1 } });
    const left = linesWith(await everything(), ana.marker);
    expect(left.filter((line) => !line.includes(`written:${ana.marker}`))).toEqual([]);
    const { body: person } = await member.call('GET', `/people/${ana.personId}`);
    expect(person).toMatchObject({ name: null, forgottenAt: expect.any(String) });
    const { body: messages } = await member.call('GET', `/outbound?personId=${ana.personId}`);
    expect(messages.items).toMatchObject([{ to: '', text: '', state: 'refused', reason: 'forgotten' }]);
    expect((await member.call('POST', `/people/${ana.personId}/forget`)).status).toBe(409);
  });

  it('keeps the no: the same address is refused when it comes again', async () => {
    const { client: member } = await signUp(client());
    const ana = await somebody(member);
    await withdraw(member, ana);
    await member.call('POST', `/people/${ana.personId}/forget`);
    const { body: again } = await member.call('POST', '/people', {
      addresses: [{ kind: 'email', value: ana.value }],
    });
    expect(again.id).not.toBe(ana.personId);
    const { body } = await member.call('GET', `/people/${again.id}/consent`);
    expect(body.addresses[0].standings[0].basis).toBe('withdrawn');
    expect(body.addresses[0].events).toMatchObject([{ kind: 'withdrawn', source: 'kept-refusal' }]);
  });

  it('is an administrator’s to do, in their own workspace', async () => {
    const { client: member, session } = await signUp(client());
    const ana = await somebody(member);
    const stranger = await signUp(client());
    expect((await stranger.client.call('POST', `/people/${ana.personId}/forget`)).status).toBe(404);
    await installation.owner.query(`update member set role = 'agent' where workspace_id = $1`, [
      session.workspace.id,
    ]);
    expect((await member.call('POST', `/people/${ana.personId}/forget`)).status).toBe(403);
    expect((await member.call('POST', `/people/${ana.personId}/known`)).status).toBe(403);
  });
});

it('every table about a person says what is told and what is forgotten', async () => {
  const { rows } = await installation.owner.query<{ name: string }>(
    `select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and a.attname in ('person_id', 'person_address_id') order by 1`,
  );
  const named = new Set(PERSONAL_TABLES.map(({ table }) => table));
  expect(rows.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});

describe('how long messages are kept', () => {
  it('is seven years until somebody chooses, and says from which day', async () => {
    const { client: member } = await signUp(client());
    const { body: usual } = await member.call('GET', '/privacy/retention');
    expect(usual.messageMonths).toBe(84);
    expect(new Date(usual.messagesBefore).getUTCFullYear()).toBe(new Date().getUTCFullYear() - 7);
    expect((await member.call('PUT', '/privacy/retention', { messageMonths: null })).body).toEqual({
      messageMonths: null,
      messagesBefore: null,
    });
    expect((await member.call('PUT', '/privacy/retention', { messageMonths: 0 })).status).toBe(422);
  });

  it('takes the content out of what is older, and of nothing else', async () => {
    const { owner } = installation;
    const chosen = await signUp(client());
    const usual = await signUp(client());
    const forever = await signUp(client());
    await chosen.client.call('PUT', '/privacy/retention', { messageMonths: 6 });
    await forever.client.call('PUT', '/privacy/retention', { messageMonths: null });
    const made: Record<string, string> = {};
    for (const [name, { client: member }, months, state] of [
      ['chosen', chosen, 7, 'refused'],
      ['chosen young', chosen, 5, 'refused'],
      ['chosen waiting', chosen, 7, 'held'],
      ['usual', usual, 7, 'refused'],
      ['usual old', usual, 85, 'refused'],
      ['forever', forever, 119, 'refused'],
    ] as const) {
      const { messageId } = await somebody(member);
      made[messageId] = name;
      await owner.query(
        `update outbound_message set state = $2, created_at = now() - make_interval(months => $3) where id = $1`,
        [messageId, state, months],
      );
    }
    expect((await owner.query('select blank_old_messages(84) as count')).rows).toEqual([{ count: 2 }]);
    const { rows } = await owner.query<{ id: string }>(
      `select id from outbound_message m where id = any ($1::uuid[]) and subject = '' and body = '' and html is null
         and not exists (select from outbound_attachment t where t.message_id = m.id)`,
      [Object.keys(made)],
    );
    expect(new Set(rows.map(({ id }) => made[id]))).toEqual(new Set(['chosen', 'usual old']));
  });
});
