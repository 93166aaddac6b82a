import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { installationForFile } from '../../../test/support/installation-for-file.ts';
import { signUp } from '../../../test/support/people.ts';

const { client, installation } = installationForFile();

const WORDS = 'Send me news of homes.';

/** Somebody who agreed, and a message that waits for them with its link. */
const somebody = async (member: TestClient, value = `${randomUUID()}@harbour.localhost`) => {
  const { body: person } = await member.call('POST', '/people', { addresses: [{ kind: 'email', value }] });
  const addressId = person.addresses[0].id;
  await member.call('POST', `/people/${person.id}/consent`, {
    addressId,
    kind: 'express',
    textShown: WORDS,
    form: 'open home',
  });
  const { body: message } = await member.call('POST', '/outbound', {
    addressId,
    purpose: 'marketing',
    key: randomUUID(),
    subject: 'Homes near you',
    text: 'Three homes were sold.',
  });
  return { personId: person.id, addressId, messageId: message.id, pass: passIn(message.text), value };
};

const passIn = (text: string): string => text.match(/\/unsubscribe\/([\w-]+)/)?.[1] ?? '';
const stateOf = async (id: string) =>
  (await installation.owner.query('select state, reason from outbound_message where id = $1', [id])).rows[0];
const basisOf = async (member: TestClient, personId: string) =>
  (await member.call('GET', `/people/${personId}/consent`)).body.addresses[0].standings[0].basis;

/** As a mail program does it: outside of the API, a form, no cookie. */
const oneClick = async (pass: string) => {
  const url = new URL(client().url);
  return fetch(new URL(`/unsubscribe/${pass}`, url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
};

describe('unsubscribing', () => {
  it('is one click for a mail program, at once, and cancels what waits', async () => {
    const { client: member } = await signUp(client());
    const ana = await somebody(member);
    expect(await stateOf(ana.messageId)).toEqual({ state: 'held', reason: 'no-mail-server' });
    expect((await oneClick(ana.pass)).status).toBe(200);
    expect(await stateOf(ana.messageId)).toEqual({ state: 'refused', reason: 'unsubscribed' });
    expect(await basisOf(member, ana.personId)).toBe('withdrawn');
    expect((await oneClick(ana.pass)).status).toBe(200);
  });

  it('needs no login on the page, and works for good', async () => {
    const { client: member } = await signUp(client());
    const ana = await somebody(member);
    await installation.owner.query(`update guest_pass set created_at = now() - interval '5 years'`);
    expect((await client().call('POST', `/unsubscribe/${ana.pass}`)).body).toEqual({ done: true });
    expect(await basisOf(member, ana.personId)).toBe('withdrawn');
  });

  it('leaves other people’s messages, and what is no marketing, alone', async () => {
    const { client: member } = await signUp(client());
    const [ana, jo] = [await somebody(member), await somebody(member)];
    const { body: reply } = await member.call('POST', '/outbound', {
      addressId: ana.addressId,
      purpose: 'reply',
      key: 'answer',
      subject: 'Your question',
      text: 'Yes.',
    });
    await oneClick(ana.pass);
    expect(await stateOf(reply.id)).toMatchObject({ state: 'held' });
    expect(await stateOf(jo.messageId)).toMatchObject({ state: 'held' });
    expect(await basisOf(member, jo.personId)).toBe('express');
  });

  it.each(['x'.repeat(43), 'short', '..%2f..%2fx'])('refuses what is no link: %s', async (pass) => {
    expect([404, 410, 422]).toContain((await oneClick(pass)).status);
  });
});

describe('choosing', () => {
  it('shows whose messages come, and hides the address from whoever was passed the link', async () => {
    const { client: member } = await signUp(client(), 'Ana Lim');
    const ana = await somebody(member);
    const { body } = await client().call('GET', `/preferences/${ana.pass}`);
    expect(body).toEqual({
      sender: expect.stringContaining('Ana Lim'),
      kind: 'email',
      address: `${ana.value[0]}•••@harbour.localhost`,
      language: null,
      channels: [{ channel: 'email', wanted: true }],
    });
  });

  it('writes a yes down with its words, and a no', async () => {
    const { client: member } = await signUp(client());
    const ana = await somebody(member);
    const choose = (wanted: boolean, channel = 'email') =>
      client().call('POST', `/preferences/${ana.pass}`, { channel, wanted, textShown: `Homes: ${wanted}` });
    expect((await choose(false)).body.channels).toEqual([{ channel: 'email', wanted: false }]);
    expect((await choose(true)).body.channels).toEqual([{ channel: 'email', wanted: true }]);
    expect(await choose(true, 'sms')).toMatchObject({ status: 422 });
    const { body } = await member.call('GET', `/people/${ana.personId}/consent`);
    expect(body.addresses[0].events[0]).toMatchObject({
      kind: 'express',
      source: 'preference-page',
      textShown: 'Homes: true',
    });
  });
});

describe('what a member writes down', () => {
  it.each([
    [{ kind: 'express' }, 'textShown'],
    [{ kind: 'express', textShown: WORDS }, 'form'],
    [{ kind: 'withdrawn', at: '2999-01-01T00:00:00Z' }, 'at'],
    [{ kind: 'withdrawn', channel: 'sms' }, 'channel'],
    [{ kind: 'register-clear' }, 'channel'],
    [{ kind: 'bounced' }, 'kind'],
  ])('is refused by name: %j', async (event, field) => {
    const { client: member } = await signUp(client());
    const ana = await somebody(member);
    const { status, body } = await member.call('POST', `/people/${ana.personId}/consent`, {
      addressId: ana.addressId,
      ...event,
    });
    expect(status).toBe(422);
    expect(body.data.fields.map((fault: { field: string }) => fault.field)).toContain(field);
  });

  it('is of this person’s address only', async () => {
    const { client: member } = await signUp(client());
    const [ana, jo] = [await somebody(member), await somebody(member)];
    const { status } = await member.call('POST', `/people/${ana.personId}/consent`, {
      addressId: jo.addressId,
      kind: 'withdrawn',
    });
    expect(status).toBe(404);
  });
});
