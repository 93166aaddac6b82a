import { randomInt, randomUUID } from 'node:crypto';
import {
  type ChannelServices,
  startChannelServices,
  TWILIO_SID,
  TWILIO_TOKEN,
} from '@propguard/sandbox/channels/channel-services';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp, visit } from '../../../test/support/people.ts';
import { readTurn } from '../../../test/support/turn-stream.ts';
import { zoneWhere } from '../../../test/support/zone-where.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let services: ChannelServices;
let home: string;

beforeAll(async () => {
  installation = await createInstallation();
  services = await startChannelServices();
  node = await installation.startNode({ settings: { OUTSIDE_SERVICES_PRIVATE: 'true' } });
  const { client } = await signUp(node.client(), 'The owner');
  // Who books at night gets the answer at night.
  await installation.owner.query('update workspace set time_zone = $1', [zoneWhere(false)]);
  await client.call('POST', '/workspace/agents', {
    name: 'Nadia Petrov',
    zone: 'Australia/Brisbane',
    hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '17:00' })),
  });
  const connected = await client.call('POST', '/channels', {
    channel: 'sms',
    accountSid: TWILIO_SID,
    authToken: TWILIO_TOKEN,
    from: '+61480000123',
    apiUrl: services.url,
  });
  expect(connected.status, JSON.stringify(connected.body)).toBe(201);
  const { rows } = await installation.owner.query<{ text: string }>(`
    select concat_ws(' ', p.house_number, p.street_name, p.street_type) || ', ' || l.name || ' ' || l.state || ' ' || l.postcode as text
    from property p join locality l on l.id = p.locality_id join listing g on g.property_id = p.id and g.status = 'active'
    where p.unit is null and p.house_number ~ '^[0-9]+$' order by p.id limit 1`);
  home = rows[0]?.text ?? '';
});
afterAll(() => Promise.all([services.close(), installation.close()]));

it('who gives a number alone gets the confirmation by text, and its link moves and cancels', async () => {
  const phone = `0412 ${randomInt(100, 999)} ${randomInt(100, 999)}`;
  const to = `+61${phone.slice(1).replaceAll(' ', '')}`;
  const visitor = await visit(node.client());
  const conversationId = randomUUID();
  const say = async (text: string): Promise<string> => {
    const id = randomUUID();
    expect((await visitor.call('POST', '/assistant/turns', { id, conversationId, text })).status).toBe(201);
    const last = (await readTurn(visitor, id)).at(-1);
    if (last?.type !== 'finished') throw new Error(`It ended with ${JSON.stringify(last)}`);
    return last.turn.answer ?? '';
  };
  await say(`Can I see ${home} on Saturday?`);
  await say(`the first, Jayden Cole ${phone}`);
  expect(await say('yes')).toContain(`The confirmation comes by text to ${phone}`);

  const sent = () => services.sent.filter((message) => message.service === 'twilio' && message.to === to);
  await expect.poll(() => sent().length).toBe(1);
  const [message] = sent();
  expect(message?.text).toContain(home.split(',')[0]);
  const link = /https?:\/\/\S+/u.exec(message?.text ?? '')?.[0] ?? '';
  const pass = new URL(link).pathname.split('/').at(-1) ?? '';

  const anybody = node.client();
  const shown = await anybody.call('GET', `/bookings/${pass}`);
  expect(shown.status, link).toBe(200);
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const times = await anybody.call(
    'GET',
    `/bookings/${pass}/times?from=${day}&days=3&zone=${encodeURIComponent('Australia/Perth')}`,
  );
  expect(times.status, JSON.stringify(times.body)).toBe(200);
  const startsAt = times.body.items[0]?.startTime as string;
  expect((await anybody.call('POST', `/bookings/${pass}/move`, { startsAt })).status).toBeLessThan(300);
  expect((await anybody.call('POST', `/bookings/${pass}/cancel`, { reason: '' })).status).toBeLessThan(300);
  const { rows } = await installation.owner.query<{ status: string; starts_at: Date }>(
    `select status, starts_at from appointment`,
  );
  expect(rows).toMatchObject([{ status: 'cancelled', starts_at: new Date(startsAt) }]);
});
