import { randomUUID } from 'node:crypto';
import { HUBSPOT_FAILURES_TOLD } from '@propguard/rules/hubspot/sync-limits';
import {
  HUBSPOT_SECRET,
  HUBSPOT_TOKEN,
  type HubspotStandIn,
  startHubspotStandIn,
} from '@propguard/sandbox/hubspot/hubspot-stand-in';
import { hubspotCall } from '@propguard/sandbox/hubspot/signed-events';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp, visit } from '../../../test/support/people.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let hubspot: HubspotStandIn;
let owner: TestClient;
let workspaceId: string;

const KEYS = { token: HUBSPOT_TOKEN, clientSecret: HUBSPOT_SECRET };

beforeAll(async () => {
  installation = await createInstallation();
  hubspot = await startHubspotStandIn();
  node = await installation.startNode({ settings: { HUBSPOT_API_URL: hubspot.url } });
  const person = await signUp(node.client());
  owner = person.client;
  workspaceId = person.session.workspace.id;
  const connected = await owner.call('PUT', '/workspace/hubspot', KEYS);
  expect(connected.status, JSON.stringify(connected.body)).toBe(200);
});
afterAll(() => Promise.all([installation.close(), hubspot.close()]));
afterEach(() => hubspot.fail([]));

const state = async (client = owner) => (await client.call('GET', '/workspace/hubspot')).body.connection;
const rowsOf = async (text: string, values: unknown[] = []) =>
  (await installation.owner.query(text, values)).rows;
/** One whole comparison from now on. */
const sync = async (): Promise<void> => {
  const since = Date.now();
  await owner.call('POST', '/workspace/hubspot/sync');
  await vi.waitFor(async () => {
    const now = await state();
    expect(now.problem ?? '').toBe('');
    expect(Date.parse(now.syncedAt ?? '1970-01-01T00:00:00Z')).toBeGreaterThanOrEqual(since);
    expect(now.waiting).toBe(0);
  }, PATIENCE);
};
const address = () => `${randomUUID()}@moreton.example`;
const addLead = async (more: object = {}, email: string | null = address()) => {
  const made = await owner.call('POST', '/leads', {
    source: 'website',
    name: 'Mai Tran',
    addresses: email ? [{ kind: 'email', value: email }] : [{ kind: 'phone', value: '0412 345 678' }],
    ...more,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return { ...made.body, email } as { id: string; personId: string; version: number; email: string };
};
const leadOf = async (id: string) => (await owner.call('GET', `/leads/${id}`)).body;
const edit = async (id: string, change: object) => {
  const { version } = await leadOf(id);
  const changed = await owner.call('PATCH', `/leads/${id}`, { version, ...change });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
};
const there = (email: string) => {
  const found = hubspot.find(email);
  if (!found) throw new Error(`HubSpot has nobody of ${email}.`);
  return found;
};
const conflicts = async (client = owner) =>
  (await client.call('GET', '/workspace/hubspot/conflicts')).body.items as {
    id: string;
    lead: { id: string };
    field: string;
    ours: string;
    theirs: string;
    problem: string | null;
  }[];
const conflictOf = async (leadId: string) => (await conflicts()).filter(({ lead }) => lead.id === leadId);
const timelineOf = async (id: string) => (await owner.call('GET', `/leads/${id}/timeline`)).body.items;

describe('connecting', () => {
  it('asks HubSpot first, keeps the keys sealed and never shows them', async () => {
    const other = await signUp(node.client());
    const refused = await other.client.call('PUT', '/workspace/hubspot', {
      ...KEYS,
      token: 'pat-ap1-of-nobody-at-all',
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { data: { fields: [{ field: 'token', message: 'HubSpot doesn’t accept this token.' }] } },
    });
    expect(await state(other.client)).toBeNull();
    expect(await state()).toMatchObject({
      accountId: '445566',
      state: 'working',
      webhook: expect.stringContaining('/hooks/hubspot/'),
    });
    const [row] = await rowsOf('select to_jsonb(c)::text as kept from hubspot_connection c');
    const whole = JSON.stringify(await state()) + row.kept;
    expect(whole).not.toContain(HUBSPOT_TOKEN);
    expect(whole).not.toContain(HUBSPOT_SECRET);
  });

  it('is for admins with an account, and another workspace sees nothing of it', async () => {
    const visitor = await visit(node.client());
    expect((await visitor.call('PUT', '/workspace/hubspot', KEYS)).status).toBe(401);
    const stranger = await signUp(node.client());
    expect(await state(stranger.client)).toBeNull();
    expect((await stranger.client.call('POST', '/workspace/hubspot/test')).status).toBe(404);
    expect((await stranger.client.call('DELETE', '/workspace/hubspot')).status).toBe(404);
    const named = await owner.call('PUT', '/workspace/hubspot', { token: 'x', clientSecret: '' });
    expect(named.body.data.fields.map(({ field }: { field: string }) => field)).toEqual([
      'token',
      'clientSecret',
    ]);
  });
});

describe('out', () => {
  it('writes what is known of a lead, and each change, once', async () => {
    const lead = await addLead({ budgetMin: 700_000, budgetMax: 850_000, company: 'Finch' });
    await sync();
    const contact = there(lead.email);
    expect(contact.properties).toMatchObject({
      firstname: 'Mai',
      lastname: 'Tran',
      hs_lead_status: 'NEW',
      company: 'Finch',
      propguard_budget_min: '700000',
      propguard_budget_max: '850000',
    });
    await edit(lead.id, { budgetMax: 900_000 });
    await sync();
    expect(contact.properties.propguard_budget_max).toBe('900000');
    const writes = () => hubspot.calls.filter(({ path }) => /upsert|update/.test(path)).length;
    const before = writes();
    await sync();
    await sync();
    expect(writes()).toBe(before);
  });

  it('finds whom HubSpot has already, and overwrites nothing there', async () => {
    const email = address();
    const id = hubspot.write({ email, firstname: 'Mai', lastname: 'Tran', company: 'Theirs' });
    const lead = await addLead({ company: 'Ours', bedrooms: 3 }, email);
    await sync();
    expect(hubspot.contacts.get(id)?.properties).toMatchObject({
      company: 'Theirs',
      propguard_bedrooms: '3',
    });
    expect(await conflictOf(lead.id)).toMatchObject([{ field: 'company', ours: 'Ours', theirs: 'Theirs' }]);
  });

  it('counts who has no email address, and sends them once they have one', async () => {
    const lead = await addLead({}, null);
    await sync();
    const without = async () =>
      (await state()).notSent.find(({ reason }: { reason: string }) => reason === 'No email address')?.leads;
    expect(await without()).toBe(1);
    const email = address();
    await owner.call('POST', `/people/${lead.personId}/addresses`, { kind: 'email', value: email });
    await sync();
    expect(there(email).properties.phone).toBe('+61412345678');
    expect(await without()).toBeUndefined();
  });

  it('says why HubSpot would not take one, and takes the others', async () => {
    const good = await addLead();
    const bad = await addLead({}, `${randomUUID()}@refused.example`);
    await sync();
    expect(there(good.email)).toBeDefined();
    expect(hubspot.find(bad.email)).toBeUndefined();
    expect((await state()).notSent).toContainEqual({
      reason: `Email address ${bad.email} is invalid`,
      leads: 1,
    });
  });

  it('goes out in batches of a hundred at most', async () => {
    const leads: { email: string }[] = [];
    for (let n = 0; n < 105; n += 1) leads.push(await addLead());
    await sync();
    expect(leads.every(({ email }) => hubspot.find(email))).toBe(true);
    const sizes = hubspot.calls
      .filter(({ path }) => path.endsWith('upsert'))
      .map(({ body }) => (body as { inputs: unknown[] }).inputs.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
  });

  it('never tells of people of the sample', async () => {
    const { client, session } = await signUp(node.client());
    expect((await client.call('POST', '/sample-operations')).body.leads).toBeGreaterThan(1000);
    const calls = hubspot.calls.length;
    await client.call('PUT', '/workspace/hubspot', KEYS);
    await vi.waitFor(async () => expect((await state(client)).syncedAt).not.toBeNull(), PATIENCE);
    expect(await state(client)).toMatchObject({ waiting: 0, sent: 0, notSent: [] });
    expect(hubspot.calls.slice(calls).filter(({ path }) => path.includes('upsert'))).toEqual([]);
    expect(
      await rowsOf('select 1 from hubspot_contact where workspace_id = $1', [session.workspace.id]),
    ).toEqual([]);
    await client.call('DELETE', '/workspace/hubspot');
  });

  it('leaves one of two who were merged alone', async () => {
    const [kept, other] = [await addLead({ company: 'Kept' }), await addLead()];
    await sync();
    await owner.call('POST', `/leads/${kept.id}/merges`, { otherId: other.id });
    hubspot.write({ company: 'Changed there' }, there(other.email).id);
    await sync();
    expect((await leadOf(kept.id)).company).toBe('Kept');
    expect(there(kept.email).properties.company).toBe('Kept');
  });

  it('has HubSpot forget who is forgotten here, and they do not come back', async () => {
    const lead = await addLead();
    await sync();
    const contact = there(lead.email);
    expect((await owner.call('POST', `/people/${lead.personId}/forget`)).status).toBe(200);
    await sync();
    expect(contact).toMatchObject({ isDeleted: true, properties: {} });
    const again = await addLead();
    await sync();
    await owner.call('POST', `/people/${again.personId}/forget`);
    hubspot.fail([{ status: 403 }], 'gdpr-delete');
    await sync();
    expect(JSON.stringify((await state()).notSent)).toContain(
      `Forgotten here, but HubSpot wouldn’t delete contact ${there(again.email).id}`,
    );
    const leads = await rowsOf(
      'select 1 from lead l join person_address a on a.person_id = l.person_id where a.value = $1',
      [again.email],
    );
    expect(leads).toEqual([]);
  });
});

describe('in', () => {
  const post = (call: ReturnType<typeof hubspotCall>) =>
    fetch(`${node.url}${new URL(call.url).pathname}`, {
      method: 'POST',
      headers: call.headers,
      body: call.body,
    });
  let eventId = 1;
  const told = async (objectId: string, secret = HUBSPOT_SECRET, at?: number) => {
    eventId += 1;
    return hubspotCall((await state()).webhook, secret, [{ eventId, objectId }], at);
  };

  it('takes what was changed there, once, with HubSpot in the history, and sends nothing back', async () => {
    const lead = await addLead({ company: 'Before' });
    await sync();
    const contact = there(lead.email);
    hubspot.write({ company: 'After', hs_lead_status: 'CONNECTED' }, contact.id);
    const call = await told(contact.id);
    const replies = [await post(call), await post(call)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const kept = await rowsOf('select 1 from hubspot_event where contact_id = $1', [contact.id]);
    expect(kept).toHaveLength(1);
    await vi.waitFor(async () => expect((await leadOf(lead.id)).company).toBe('After'), PATIENCE);
    await sync();
    expect(await leadOf(lead.id)).toMatchObject({ status: 'contacted', company: 'After' });
    const changes = (await timelineOf(lead.id)).filter(
      ({ kind, change }: { kind: string; change: { cause: string } }) =>
        kind === 'change' && change.cause === 'hubspot',
    );
    expect(changes.map(({ change }: { change: { field: string } }) => change.field).sort()).toEqual([
      'company',
      'status',
    ]);
    const sentBack = hubspot.calls.filter(
      ({ path, body }) => path.endsWith('update') && JSON.stringify(body).includes(`"${contact.id}"`),
    );
    expect(sentBack).toEqual([]);
  });

  it('catches up with what no call told of, and makes leads of new contacts, without any consent', async () => {
    const email = address();
    hubspot.write({
      email,
      firstname: 'Noor',
      lastname: 'Haddad',
      phone: '0412 999 111',
      hs_analytics_source: 'REFERRALS',
      propguard_budget_max: '640000',
    });
    const before = (await state()).taken;
    // One that is on its way as the contact is written may have asked before: the next brings it.
    await expect
      .poll(async () => {
        await sync();
        return (await state()).taken;
      })
      .toBeGreaterThan(before);
    const [row] = await rowsOf(
      `select l.id, l.person_id from lead l join person_address a on a.person_id = l.person_id where a.value = $1`,
      [email],
    );
    expect(await leadOf(row.id)).toMatchObject({
      name: 'Noor Haddad',
      source: 'referral',
      budgetMax: 640_000,
      phone: '+61412999111',
    });
    const { body } = await owner.call('GET', `/people/${row.person_id}/consent`);
    const bases = body.addresses.flatMap(({ standings }: { standings: { basis: string }[] }) =>
      standings.map(({ basis }) => basis),
    );
    expect(new Set(bases)).toEqual(new Set(['none']));
  });

  it('respects that somebody unsubscribed there', async () => {
    const lead = await addLead();
    await sync();
    hubspot.write({ hs_email_optout: 'true' }, there(lead.email).id);
    await sync();
    await sync();
    const { body } = await owner.call('GET', `/people/${lead.personId}/consent`);
    expect(body.addresses[0].events).toMatchObject([
      { kind: 'withdrawn', channel: 'email', source: 'hubspot' },
    ]);
  });

  it('refuses a forged call, an old one and one for nobody', async () => {
    const before = await rowsOf('select 1 from hubspot_event');
    const forged = await post(await told('101', 'another-secret'));
    const old = await post(await told('101', HUBSPOT_SECRET, Date.now() - 5 * 60_000 - 1000));
    const early = await post(await told('101', HUBSPOT_SECRET, Date.now() + 6 * 60_000));
    const call = await told('101');
    const changed = await post({ ...call, body: call.body.replace('101', '102') });
    expect([forged.status, old.status, early.status, changed.status]).toEqual([401, 401, 401, 401]);
    const nobody = await post({ ...call, url: `http://x/hooks/hubspot/${randomUUID()}` });
    const nothing = await post({ ...call, url: 'http://x/hooks/hubspot/nothing' });
    expect([nobody.status, nothing.status]).toEqual([404, 404]);
    expect(await rowsOf('select 1 from hubspot_event')).toHaveLength(before.length);
    expect((await state()).refusedCallAt).not.toBeNull();
  });

  it('does not send again who was deleted there', async () => {
    const lead = await addLead();
    await sync();
    const contact = there(lead.email);
    contact.isDeleted = true;
    await post(await told(contact.id));
    await edit(lead.id, { company: 'Still here' });
    await sync();
    expect(hubspot.find(lead.email)).toBeUndefined();
    expect(JSON.stringify((await state()).notSent)).toContain('Deleted in HubSpot');
  });
});

describe('a field that both sides changed', () => {
  const quarrel = async () => {
    const lead = await addLead({ company: 'First', budgetMax: 500_000 });
    await sync();
    const contact = there(lead.email);
    await edit(lead.id, { company: 'Ours', budgetMax: 550_000 });
    hubspot.write({ company: 'Theirs', firstname: 'May' }, contact.id);
    await sync();
    const [conflict] = await conflictOf(lead.id);
    return { lead, contact, conflict };
  };
  const choose = (id: string | undefined, choice: string, client = owner) =>
    client.call('POST', `/workspace/hubspot/conflicts/${id}`, { choice });

  it('is overwritten on neither side, while the others go their ways', async () => {
    const { lead, contact, conflict } = await quarrel();
    await sync();
    expect(conflict).toMatchObject({ field: 'company', ours: 'Ours', theirs: 'Theirs', problem: null });
    expect(contact.properties).toMatchObject({ company: 'Theirs', propguard_budget_max: '550000' });
    expect(await leadOf(lead.id)).toMatchObject({ company: 'Ours', name: 'May Tran' });
    expect(await conflictOf(lead.id)).toHaveLength(1);
  });

  it('is ours when somebody says so', async () => {
    const { lead, contact, conflict } = await quarrel();
    expect((await choose(conflict?.id, 'ours')).status).toBe(200);
    await sync();
    expect(contact.properties.company).toBe('Ours');
    expect(await conflictOf(lead.id)).toEqual([]);
  });

  it('is theirs when somebody says so, at once, and is not sent back', async () => {
    const { lead, contact, conflict } = await quarrel();
    expect((await choose(conflict?.id, 'theirs')).status).toBe(200);
    expect((await leadOf(lead.id)).company).toBe('Theirs');
    await sync();
    expect(contact.properties.company).toBe('Theirs');
    expect(await conflictOf(lead.id)).toEqual([]);
    expect((await choose(conflict?.id, 'theirs')).status).toBe(404);
  });

  it('is asked of again when HubSpot changed once more before ours was sent', async () => {
    const { lead, contact, conflict } = await quarrel();
    hubspot.write({ company: 'Theirs again' }, contact.id);
    await choose(conflict?.id, 'ours');
    await sync();
    expect(await conflictOf(lead.id)).toMatchObject([{ ours: 'Ours', theirs: 'Theirs again' }]);
  });

  it('is no quarrel any more when both say the same', async () => {
    const { lead, contact } = await quarrel();
    hubspot.write({ company: 'Ours' }, contact.id);
    await sync();
    expect(await conflictOf(lead.id)).toEqual([]);
  });

  it('says why theirs cannot be taken', async () => {
    const lead = await addLead();
    await sync();
    hubspot.write({ hs_lead_status: 'OPEN_DEAL', lifecyclestage: 'customer' }, there(lead.email).id);
    await sync();
    const [conflict] = await conflictOf(lead.id);
    expect(conflict).toMatchObject({ field: 'status', ours: 'new', theirs: 'closed' });
    expect(conflict?.problem).toContain('Closed can’t follow New');
    const refused = await choose(conflict?.id, 'theirs');
    expect(refused).toMatchObject({ status: 422, body: { data: { fields: [{ field: 'choice' }] } } });
  });

  it('is the workspace’s own', async () => {
    const { conflict } = await quarrel();
    const stranger = await signUp(node.client());
    expect(await conflicts(stranger.client)).toEqual([]);
    expect((await choose(conflict?.id, 'ours', stranger.client)).status).toBe(404);
  });
});

describe('when HubSpot does not do what it should', () => {
  const becomes = (expected: object) =>
    vi.waitFor(async () => expect(await state()).toMatchObject(expected), PATIENCE);
  /** The pause that HubSpot asked for is over. */
  const goOn = async () => {
    await rowsOf('update hubspot_connection set next_try_at = now() where workspace_id = $1', [workspaceId]);
    await sync();
  };

  const told = async () =>
    (await owner.call('GET', '/notices?show=all')).body.items.filter(
      ({ kind }: { kind: string }) => kind === 'hubspot-stopped',
    );

  it('waits as long as it asks for (429), also when leads change meanwhile', async () => {
    hubspot.fail([{ status: 429, retryAfter: 120 }]);
    const lead = await addLead();
    await owner.call('POST', '/workspace/hubspot/sync');
    await becomes({ state: 'waiting', problem: 'HubSpot asked us to slow down.' });
    const { nextTryAt } = await state();
    expect(Date.parse(nextTryAt) - Date.now()).toBeGreaterThan(100_000);
    const calls = hubspot.calls.length;
    await edit(lead.id, { company: 'Meanwhile' });
    await owner.call('POST', '/workspace/hubspot/sync');
    const dueIn = async () =>
      (
        await rowsOf(
          `select extract(epoch from due_at - now())::integer as due from timer where kind = 'hubspot-sync' and workspace_id = $1`,
          [workspaceId],
        )
      )[0]?.due;
    await vi.waitFor(async () => expect(await dueIn()).toBeGreaterThan(60), PATIENCE);
    expect(hubspot.calls).toHaveLength(calls);
    await goOn();
    expect(there(lead.email).properties.company).toBe('Meanwhile');
  });

  it('tries again later after a fault of theirs (500), and loses nothing', async () => {
    hubspot.fail([{ status: 500 }], 'upsert');
    const lead = await addLead();
    await owner.call('POST', '/workspace/hubspot/sync');
    await becomes({ state: 'waiting', problem: 'HubSpot is having problems (500).' });
    expect(hubspot.find(lead.email)).toBeUndefined();
    await goOn();
    expect(there(lead.email)).toBeDefined();
    expect(await state()).toMatchObject({ state: 'working', problem: null });
  });

  it('does not write twice when an answer broke off halfway', async () => {
    hubspot.fail([{ status: 'half' }], 'upsert');
    const lead = await addLead({ company: 'Once' });
    await owner.call('POST', '/workspace/hubspot/sync');
    await becomes({ state: 'waiting', problem: 'HubSpot’s answer broke off halfway.' });
    await goOn();
    const all = [...hubspot.contacts.values()].filter(({ properties }) => properties.email === lead.email);
    expect(all).toHaveLength(1);
    expect(await conflictOf(lead.id)).toEqual([]);
    expect(
      await rowsOf('select contact_id from hubspot_contact where lead_id = $1', [lead.id]),
    ).toMatchObject([{ contact_id: all[0]?.id }]);
  });

  it('stops when the token is no longer accepted (401), says so, and goes on after a test', async () => {
    hubspot.fail([{ status: 401 }]);
    await owner.call('POST', '/workspace/hubspot/sync');
    await becomes({
      state: 'stopped',
      problem: 'HubSpot no longer accepts the token. Enter a new one.',
      nextTryAt: null,
    });
    expect(await told()).toMatchObject([
      {
        text: 'Leads and HubSpot are no longer in sync: HubSpot no longer accepts the token. Enter a new one.',
        path: '/workspace/hubspot',
        doneAt: null,
      },
    ]);
    expect((await owner.call('POST', '/workspace/hubspot/sync')).status).toBe(409);
    hubspot.fail([{ status: 401 }]);
    const still = await owner.call('POST', '/workspace/hubspot/test');
    expect(still.body.connection).toMatchObject({ state: 'stopped' });
    const tested = await owner.call('POST', '/workspace/hubspot/test');
    expect(tested.body.connection).toMatchObject({ state: 'working', problem: null });
    await sync();
    expect(await told()).toMatchObject([{ doneAt: expect.any(String) }]);
  });

  it('tells admins once when it fails again and again, and not before', async () => {
    const before = (await told()).length;
    for (let failure = 1; failure <= HUBSPOT_FAILURES_TOLD + 1; failure += 1) {
      hubspot.fail([{ status: 500 }]);
      await rowsOf('update hubspot_connection set next_try_at = now() where workspace_id = $1', [
        workspaceId,
      ]);
      await owner.call('POST', '/workspace/hubspot/sync');
      await vi.waitFor(async () => {
        const [row] = await rowsOf('select failures from hubspot_connection where workspace_id = $1', [
          workspaceId,
        ]);
        expect(row.failures).toBe(failure);
      }, PATIENCE);
      expect(await told()).toHaveLength(before + (failure < HUBSPOT_FAILURES_TOLD ? 0 : 1));
    }
    expect((await told())[0]).toMatchObject({ doneAt: null });
    await goOn();
    expect((await told())[0]).toMatchObject({ doneAt: expect.any(String) });
  });

  it('is given other keys, and goes on where it was', async () => {
    const before = await state();
    const again = await owner.call('PUT', '/workspace/hubspot', KEYS);
    expect(again.body.connection).toMatchObject({ id: before.id, sent: before.sent });
  });
});

it('is disconnected, and leads and contacts both stay', async () => {
  const lead = await addLead();
  await sync();
  const { webhook } = await state();
  expect((await owner.call('DELETE', '/workspace/hubspot')).status).toBe(200);
  expect(await state()).toBeNull();
  expect(await rowsOf('select 1 from hubspot_contact')).toEqual([]);
  expect(there(lead.email)).toBeDefined();
  const call = hubspotCall(webhook, HUBSPOT_SECRET, [{ eventId: 9999, objectId: '1' }]);
  const reply = await fetch(`${node.url}${new URL(webhook).pathname}`, {
    method: 'POST',
    headers: call.headers,
    body: call.body,
  });
  expect(reply.status).toBe(404);
});
