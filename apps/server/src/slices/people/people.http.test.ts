import { ADDRESSES_PER_PERSON } from '@propguard/rules/people/addresses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';
import { contactOnChannel } from '../conversations/find-contact.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let agent: TestClient;
let workspaceId: string;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  const person = await signUp(node.client());
  agent = person.client;
  workspaceId = person.session.workspace.id;
});
afterAll(() => installation.close());

const keep = (body: object, client = agent) => client.call('POST', '/people', body);
const email = (value: string) => ({ kind: 'email', value });
const phone = (value: string) => ({ kind: 'phone', value });

describe('somebody by their address', () => {
  it('is one person however the address is written, and what was corrected stays', async () => {
    const first = await keep({ name: 'Mei', addresses: [email('Mei@Example.com')], state: 'QLD' });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      name: 'Mei',
      state: 'QLD',
      zone: null,
      addresses: [{ kind: 'email', value: 'mei@example.com' }],
    });
    const again = await keep({
      name: 'M. Lin',
      postcode: '4005',
      addresses: [email('mei@EXAMPLE.com '), phone('0412 345 678')],
    });
    expect(again.body).toMatchObject({ id: first.body.id, name: 'Mei', postcode: '4005' });
    expect(again.body.addresses.map((one: { value: string }) => one.value)).toEqual([
      'mei@example.com',
      '+61412345678',
    ]);
    expect((await keep({ addresses: [phone('+61 412 345 678')] })).body.id).toBe(first.body.id);
  });

  it('is made once, though many ask together', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) => {
        const addresses = [email('many@example.com'), phone('0400 000 001')];
        return keep({ addresses: n % 2 === 0 ? addresses : addresses.toReversed() });
      }),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    const { rows } = await installation.owner.query(
      `select count(*)::int as alone from person p where workspace_id = $1
       and not exists (select from person_address a where a.person_id = p.id)`,
      [workspaceId],
    );
    expect(rows[0].alone).toBe(0);
  });

  it('of two who are known, nobody becomes one unasked', async () => {
    const one = await keep({ addresses: [email('one@example.com')] });
    const two = await keep({ addresses: [email('two@example.com')] });
    const both = await keep({ addresses: [email('one@example.com'), email('two@example.com')] });
    expect(both.status).toBe(422);
    expect(both.body.data.fields[0]).toMatchObject({ field: 'addresses.1.value' });
    const added = await agent.call('POST', `/people/${one.body.id}/addresses`, email('two@example.com'));
    expect(added.body.data.fields[0]).toEqual({
      field: 'value',
      message: 'This address belongs to someone else.',
    });
    expect((await agent.call('GET', `/people/${two.body.id}`)).body.addresses).toHaveLength(1);
  });

  it('is another workspace’s too, without the two knowing', async () => {
    const other = await signUp(node.client());
    const here = await keep({ addresses: [email('shared@example.com')] });
    const there = await keep({ addresses: [email('shared@example.com')] }, other.client);
    expect(there.status).toBe(200);
    expect(there.body.id).not.toBe(here.body.id);
    expect((await other.client.call('GET', `/people/${here.body.id}`)).status).toBe(404);
  });

  it.each([
    [{ addresses: [] }, 'addresses'],
    [{ addresses: [email('jörg@example.com')] }, 'addresses.0.value'],
    [{ addresses: [email('a@example.com'), phone('+64 1')] }, 'addresses.1.value'],
    [{ addresses: [{ kind: 'fax', value: '1' }] }, 'addresses.0.kind'],
    [{ addresses: [email('a@example.com')], zone: 'Australia/Gotham' }, 'zone'],
    [{ addresses: [email('a@example.com')], postcode: '40' }, 'postcode'],
  ])('%j is refused at %s', async (body, field) => {
    const refused = await keep(body);
    expect(refused.status).toBe(422);
    expect(refused.body.data.fields[0].field).toBe(field);
  });
});

describe('a person', () => {
  it('is found by part of a name or address, corrected, and loses an address', async () => {
    const { body: made } = await keep({ name: 'Quentin 50% Off', addresses: [email('q@quay.example')] });
    for (const query of ['quentin', '50%', 'QUAY'])
      expect(
        (await agent.call('GET', `/people?query=${encodeURIComponent(query)}`)).body.items.map(
          ({ id }: { id: string }) => id,
        ),
      ).toEqual([made.id]);
    const changed = await agent.call('PATCH', `/people/${made.id}`, { name: null, zone: 'Australia/Eucla' });
    expect(changed.body).toMatchObject({ name: null, zone: 'Australia/Eucla' });
    const path = `/people/${made.id}/addresses/${made.addresses[0].id}`;
    expect((await agent.call('DELETE', path)).body.addresses).toEqual([]);
    expect((await agent.call('DELETE', path)).status).toBe(404);
    const next = await keep({ addresses: [email('q@quay.example')] });
    expect(next.body.id).not.toBe(made.id);
  });

  it('has a bounded number of addresses', async () => {
    const numbers = Array.from({ length: ADDRESSES_PER_PERSON }, (_, n) => email(`n${n}@many.example`));
    const { body } = await keep({ addresses: numbers });
    const refused = await agent.call('POST', `/people/${body.id}/addresses`, email('more@many.example'));
    expect(refused.body.code).toBe('LIMIT_REACHED');
    const viaCreate = await keep({ addresses: [email('n0@many.example'), email('more@many.example')] });
    expect(viaCreate.body.data.fields[0].field).toBe('addresses');
  });

  it('who was to be forgotten holds nothing, whoever writes', async () => {
    const { body } = await keep({ name: 'Gone', addresses: [email('gone@example.com')] });
    await expect(
      installation.owner.query('update person set forgotten_at = now() where id = $1', [body.id]),
    ).rejects.toThrow(/person_forgotten_is_blank/);
    await installation.owner.query('update person set forgotten_at = now(), name = null where id = $1', [
      body.id,
    ]);
    expect((await agent.call('PATCH', `/people/${body.id}`, { name: 'Back' })).status).toBe(404);
    expect((await agent.call('POST', `/people/${body.id}/addresses`, phone('0400 000 009'))).status).toBe(
      404,
    );
  });
});

it('whoever writes on a channel is that person; a short number is nobody’s', async () => {
  const { body } = await keep({ name: 'Tane', addresses: [{ kind: 'whatsapp', value: '+64211234567' }] });
  const contactFor = async (channel: 'whatsapp' | 'sms', value: string) =>
    node.context.database.inWorkspace({ workspaceId, accountId: null }, 'write', async (tx) =>
      contactOnChannel({ tx, workspaceId }, { channel, value }),
    );
  const known = await contactFor('whatsapp', '64211234567');
  const short = await contactFor('sms', '19999');
  const { rows } = await installation.owner.query('select id, person_id from contact where id = any($1)', [
    [known, short],
  ]);
  expect(new Map(rows.map(({ id, person_id }) => [id, person_id]))).toEqual(
    new Map([
      [known, body.id],
      [short, null],
    ]),
  );
});
