import { signatureOf } from '@propguard/sandbox/stripe/signed-event';
import { type StripeStandIn, startStripeStandIn } from '@propguard/sandbox/stripe/stripe-stand-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp, visit } from '../../../test/support/people.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';
import { takeReportAllowance } from './take-report-allowance.ts';

type TestNode = Awaited<ReturnType<TestInstallation['startNode']>>;

const WEBHOOK_SECRET = 'whsec_of_the_test';
const WEBHOOK = '/payments/stripe/webhook';

let installation: TestInstallation;
let stripe: StripeStandIn;
/** Two nodes of one installation: without a payment provider, and with one. */
let testMode: TestNode;
let withCards: TestNode;

beforeAll(async () => {
  installation = await createInstallation();
  stripe = await startStripeStandIn({ webhookSecret: WEBHOOK_SECRET });
  testMode = await installation.startNode({ settings: { PLAN_LIMITS: 'on', PROPGUARD_ROLE: 'api' } });
  withCards = await installation.startNode({
    settings: {
      PLAN_LIMITS: 'on',
      PROPGUARD_ROLE: 'api',
      STRIPE_SECRET_KEY: 'sk_test_of_the_test',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_INVESTOR: 'price_investor',
      STRIPE_PRICE_PROFESSIONAL: 'price_professional',
      STRIPE_API_URL: stripe.url,
      STRIPE_TIMEOUT_MS: '200',
    },
  });
  stripe.sendEventsTo(`${withCards.url}/api${WEBHOOK}`);
});
afterAll(async () => {
  await installation.close();
  await stripe.close();
});

const someone = async (node: TestNode) => {
  const { client, session } = await signUp(node.client());
  return { client, workspaceId: session.workspace.id as string };
};
const choose = (client: TestClient, plan: string) => client.call('POST', '/plans/purchase', { plan });
const usage = async (client: TestClient) => (await client.call('GET', '/plans/usage')).body;
const createKey = (client: TestClient) =>
  client.call('POST', '/workspace/api-keys', { name: 'Importer', scopes: ['workspace:read'] });
const takeReport = ({ context }: TestNode, workspaceId: string, after = async () => {}) =>
  context.database.inWorkspace({ workspaceId, accountId: null }, 'write', async (tx) => {
    const taken = await takeReportAllowance({
      services: context,
      tx,
      workspaceId,
      role: 'owner',
      accountId: null,
    });
    await after();
    return taken;
  });

describe('without a payment provider', () => {
  it('CORE-ENT-17, CORE-PRICE-08 to 13: anyone reads the plans, and that no card is charged', async () => {
    const { body } = await testMode.client().call('GET', '/plans');
    expect(body.payment).toBe('test');
    expect(body.items).toMatchObject([
      { name: 'Explorer', priceAUD: 0, priceETH: 0, popular: false },
      { name: 'Investor', priceAUD: 29, priceETH: 0.012, popular: true },
      { name: 'Professional', priceAUD: 99, priceETH: 0.04, popular: false },
    ]);
  });

  it('a visitor has the free plan, chooses another, and keeps it when signing up', async () => {
    const visitor = await visit(testMode.client());
    expect(await usage(visitor)).toMatchObject({
      plan: 'Explorer',
      status: null,
      reports: { used: 0, limit: 1 },
    });
    const chosen = await choose(visitor, 'Investor');
    expect(chosen.body).toMatchObject({ outcome: 'done', usage: { plan: 'Investor', payment: 'test' } });
    await signUp(visitor);
    expect(await usage(visitor)).toMatchObject({
      plan: 'Investor',
      reports: { limit: 10 },
      apiAccess: false,
    });
  });

  it('CORE-PRICE-07: the free plan goes straight to success', async () => {
    const { client } = await someone(testMode);
    expect((await choose(client, 'Explorer')).body).toMatchObject({
      outcome: 'done',
      usage: { plan: 'Explorer', status: null },
    });
    expect((await choose(client, 'Gold')).body.data.fields).toMatchObject([{ field: 'plan' }]);
  });

  it('a smaller plan waits for the end of the month that is paid, and can be taken back until then', async () => {
    const { client, workspaceId } = await someone(testMode);
    await choose(client, 'Professional');
    const { usage: after } = (await choose(client, 'Investor')).body;
    expect(after).toMatchObject({ plan: 'Professional', nextPlan: 'Investor' });
    expect(Date.parse(after.changesAt)).toBeGreaterThan(Date.now());
    expect((await choose(client, 'Professional')).body.usage).toMatchObject({
      plan: 'Professional',
      nextPlan: null,
      changesAt: null,
    });
    await choose(client, 'Explorer');
    await installation.owner.query(
      `update subscription set changes_at = now() - interval '1 second' where workspace_id = $1`,
      [workspaceId],
    );
    expect(await usage(client)).toMatchObject({ plan: 'Explorer', nextPlan: null, reports: { limit: 1 } });
  });

  it('only admins choose', async () => {
    const { client, workspaceId } = await someone(testMode);
    await installation.owner.query(`update member set role = 'agent' where workspace_id = $1`, [workspaceId]);
    expect((await choose(client, 'Investor')).status).toBe(403);
  });

  it('knows no messages, payment pages or portal', async () => {
    const { client } = await someone(testMode);
    expect((await client.call('POST', WEBHOOK, {})).status).toBe(404);
    expect((await client.call('POST', '/plans/portal')).status).toBe(404);
    expect((await client.call('POST', '/plans/checkout/confirm', { sessionId: 'cs_1' })).status).toBe(404);
  });
});

describe('reports of a month', () => {
  it('Explorer has one; beyond it the way on is named', async () => {
    const { client, workspaceId } = await someone(testMode);
    expect(await takeReport(testMode, workspaceId)).toEqual({ used: 1, limit: 1 });
    await expect(takeReport(testMode, workspaceId)).rejects.toMatchObject({
      code: 'PLAN_LIMIT_REACHED',
      status: 402,
      data: { upgrade: { plan: 'Investor', path: '/app?tab=pricing', resetsAt: expect.any(String) } },
    });
    const { reports } = await usage(client);
    expect(reports).toMatchObject({ used: 1, limit: 1 });
    await choose(client, 'Investor');
    expect(await takeReport(testMode, workspaceId)).toEqual({ used: 2, limit: 10 });
  });

  it('of many at once exactly as many pass as are left', async () => {
    const { client, workspaceId } = await someone(testMode);
    await choose(client, 'Investor');
    await Promise.all(Array.from({ length: 9 }, () => takeReport(testMode, workspaceId)));
    const taken = await Promise.allSettled([1, 2, 3].map(() => takeReport(testMode, workspaceId)));
    expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await usage(client)).reports.used).toBe(10);
  });

  it('what is undone was not counted', async () => {
    const { client, workspaceId } = await someone(testMode);
    const broken = takeReport(testMode, workspaceId, () => Promise.reject(new Error('no paper')));
    await expect(broken).rejects.toThrow('no paper');
    expect((await usage(client)).reports.used).toBe(0);
  });

  it('begins anew with the month, and Professional has no end', async () => {
    const { client, workspaceId } = await someone(testMode);
    await takeReport(testMode, workspaceId);
    await installation.owner.query(`update report_allowance set month = '2001-01' where workspace_id = $1`, [
      workspaceId,
    ]);
    expect(await takeReport(testMode, workspaceId)).toEqual({ used: 1, limit: 1 });
    await choose(client, 'Professional');
    expect(await takeReport(testMode, workspaceId)).toEqual({ used: 2, limit: null });
  });

  it('ends with the month of the workspace’s time zone', async () => {
    const { client } = await someone(testMode);
    await client.call('PATCH', '/workspace', { timeZone: 'Australia/Perth' });
    const { resetsAt } = (await usage(client)).reports;
    expect(resetsAt).toMatch(/T16:00:00\.000Z$/);
  });

  it('PLAN_LIMITS=off gives everyone everything', async () => {
    const node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
    const { client, workspaceId } = await someone(node);
    await takeReport(node, workspaceId);
    expect(await takeReport(node, workspaceId)).toEqual({ used: 2, limit: null });
    expect(await usage(client)).toMatchObject({ limitsEnforced: false, apiAccess: true });
    await node.stop();
  });
});

it('API keys come with Professional, and rest without it', async () => {
  const { client, workspaceId } = await someone(testMode);
  expect(await createKey(client)).toMatchObject({
    status: 402,
    body: { code: 'PLAN_NEEDED', data: { upgrade: { plan: 'Professional' } } },
  });
  await choose(client, 'Professional');
  const { secret } = (await createKey(client)).body;
  const withKey = () => testMode.client().call('GET', '/workspace', undefined, { 'x-api-key': secret });
  expect((await withKey()).status).toBe(200);
  await installation.owner.query(`update subscription set status = 'ended' where workspace_id = $1`, [
    workspaceId,
  ]);
  await expect.poll(async () => (await withKey()).body.code).toBe('PLAN_NEEDED');
  await installation.owner.query(`update subscription set status = 'active' where workspace_id = $1`, [
    workspaceId,
  ]);
  await expect.poll(async () => (await withKey()).status).toBe(200);
});

describe('with a payment provider', () => {
  const buy = async (plan: string) => {
    const person = await someone(withCards);
    const { body } = await choose(person.client, plan);
    expect(body.outcome).toBe('checkout');
    await stripe.payPage(body.url);
    return { ...person, pageId: String(body.url).split('/').at(-1) };
  };
  const subscriptionOf = async (workspaceId: string) => {
    const { rows } = await installation.owner.query('select * from subscription where workspace_id = $1', [
      workspaceId,
    ]);
    return rows[0];
  };
  const countEvents = async (workspaceId: string) => {
    const { rows } = await installation.owner.query(
      'select count(*)::int as events from payment_event where workspace_id = $1',
      [workspaceId],
    );
    return rows[0].events;
  };

  it('the card is entered there, and what was paid holds when the message arrives', async () => {
    const { client, workspaceId } = await buy('Investor');
    expect(await usage(client)).toMatchObject({
      plan: 'Investor',
      payment: 'card',
      status: 'active',
      hasPortal: true,
      nextPlan: null,
    });
    expect(await subscriptionOf(workspaceId)).toMatchObject({ source: 'card', plan: 'Investor' });
    expect((await client.call('POST', '/plans/portal')).body.url).toContain('/portal/cus_');
  });

  it('whoever comes back before the message sees it as well; nobody else’s page counts', async () => {
    const { pageId, workspaceId, client } = await buy('Professional');
    await installation.owner.query('delete from subscription where workspace_id = $1', [workspaceId]);
    const stranger = await someone(withCards);
    const confirm = (who: TestClient, sessionId = pageId) =>
      who.call('POST', '/plans/checkout/confirm', { sessionId });
    expect((await confirm(stranger.client)).status).toBe(404);
    expect((await confirm(client, 'cs_unknown')).status).toBe(404);
    expect((await confirm(client)).body).toMatchObject({ plan: 'Professional', status: 'active' });
  });

  it('a forged, changed, old or missing signature changes nothing', async () => {
    const { client, workspaceId } = await someone(withCards);
    const body = JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { client_reference_id: workspaceId, subscription: 'sub_1' } },
    });
    const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600;
    for (const signature of [
      signatureOf(body, 'another secret'),
      signatureOf(`${body} `, WEBHOOK_SECRET),
      signatureOf(body, WEBHOOK_SECRET, tenMinutesAgo),
      'nonsense',
      undefined,
    ]) {
      const headers: Record<string, string> =
        signature === undefined ? {} : { 'stripe-signature': signature };
      const reply = await withCards.client().call('POST', WEBHOOK, body, headers);
      expect(reply).toMatchObject({ status: 400, body: { code: 'SIGNATURE_INVALID' } });
    }
    expect(await subscriptionOf(workspaceId)).toBeUndefined();
    expect((await usage(client)).plan).toBe('Explorer');
  });

  it('a message that comes again, or at the same time, is acted upon once', async () => {
    const { workspaceId } = await buy('Investor');
    const mine = stripe.events.filter(({ data }) => JSON.stringify(data).includes(workspaceId));
    expect(await countEvents(workspaceId)).toBe(mine.length);
    const [first] = mine;
    if (!first) throw new Error('Nothing was told.');
    const again = await Promise.all([stripe.resend(first), stripe.resend(first)]);
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countEvents(workspaceId)).toBe(mine.length);
  });

  it('an older message that comes late does not bring back the older state', async () => {
    const { client, workspaceId } = await buy('Investor');
    await choose(client, 'Professional');
    await expect.poll(() => countEvents(workspaceId)).toBe(3);
    const created = stripe.events.find(
      ({ type, data }) =>
        type === 'customer.subscription.created' && JSON.stringify(data).includes(workspaceId),
    );
    if (!created) throw new Error('Nothing was told.');
    expect((await stripe.resend({ ...created, id: 'evt_late' })).status).toBe(200);
    expect(await usage(client)).toMatchObject({ plan: 'Professional' });
  });

  it('holds nothing while the provider is asked, and asks again when somebody was faster', async () => {
    const { client, workspaceId } = await buy('Investor');
    const created = stripe.events.find(
      ({ type, data }) =>
        type === 'customer.subscription.created' && JSON.stringify(data).includes(workspaceId),
    );
    const { payments } = withCards.context;
    if (!created || !payments) throw new Error('Nothing was told.');
    let asked = 0;
    const slow: typeof payments = {
      ...payments,
      readSubscription: async (ref) => {
        const answer = await payments.readSubscription(ref);
        asked += 1;
        // With the workspace locked, this would wait for us as we do for it.
        if (asked === 1) expect((await choose(client, 'Professional')).status).toBe(200);
        return answer;
      },
    };
    const text = JSON.stringify({ ...created, id: 'evt_overtaken' });
    const signature = signatureOf(text, WEBHOOK_SECRET);
    await receivePaymentEvent(
      { services: { ...withCards.context, payments: slow } },
      { body: new File([text], 'body'), signature },
    );
    expect(asked).toBeGreaterThan(1);
    expect(await usage(client)).toMatchObject({ plan: 'Professional' });
  });

  it('a smaller plan and the end wait for the period that is paid', async () => {
    const { client, workspaceId } = await buy('Professional');
    expect((await choose(client, 'Investor')).body.usage).toMatchObject({
      plan: 'Professional',
      nextPlan: 'Investor',
    });
    const { subscription_ref: ref } = await subscriptionOf(workspaceId);
    await stripe.endPeriod(ref);
    expect(await usage(client)).toMatchObject({ plan: 'Investor', nextPlan: null });

    expect((await choose(client, 'Explorer')).body.usage).toMatchObject({
      plan: 'Investor',
      nextPlan: 'Explorer',
      renewsAt: null,
    });
    expect((await choose(client, 'Investor')).body.usage.nextPlan).toBeNull();
    await choose(client, 'Explorer');
    await stripe.endPeriod(ref);
    expect(await usage(client)).toMatchObject({ plan: 'Explorer', status: 'ended' });
    expect((await choose(client, 'Investor')).body.outcome).toBe('checkout');
  });

  it('a declined card leaves the plan as it was', async () => {
    const { client } = await buy('Investor');
    stripe.fail('declined', 1);
    expect(await choose(client, 'Professional')).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_DECLINED' },
    });
    expect(await usage(client)).toMatchObject({ plan: 'Investor' });
  });

  it.each(['timeout', 'server-error'] as const)(
    'a provider with a %s is said so, and tried again',
    async (kind) => {
      const { client } = await someone(withCards);
      stripe.fail(kind, 2);
      expect(await choose(client, 'Investor')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
      stripe.fail(kind, 1);
      expect((await choose(client, 'Investor')).body.outcome).toBe('checkout');
    },
  );

  it('a message that could not be acted upon is not received, and works when it is sent again', async () => {
    const { client } = await someone(withCards);
    const { url } = (await choose(client, 'Investor')).body;
    stripe.fail('server-error', 4);
    await stripe.payPage(url);
    expect((await usage(client)).plan).toBe('Explorer');
    const [last] = stripe.events.slice(-1);
    if (!last) throw new Error('Nothing was told.');
    expect((await stripe.resend(last)).status).toBe(200);
    expect((await usage(client)).plan).toBe('Investor');
  });

  it('two payment pages that were completed leave one subscription', async () => {
    const { client } = await someone(withCards);
    const pages = [await choose(client, 'Investor'), await choose(client, 'Professional')];
    const before = stripe.subscriptions().length;
    for (const { body } of pages) await stripe.payPage(body.url);
    expect(await usage(client)).toMatchObject({ plan: 'Professional', status: 'active' });
    expect(
      stripe
        .subscriptions()
        .slice(before)
        .map(({ status }) => status),
    ).toEqual(['canceled', 'active']);
  });

  it('nobody pays for a workspace that is gone', async () => {
    const { client, workspaceId } = await buy('Investor');
    const { subscription_ref: ref } = await subscriptionOf(workspaceId);
    const { name } = (await client.call('GET', '/workspace')).body;
    stripe.fail('server-error', 2);
    const remove = () => client.call('DELETE', '/workspace', { id: workspaceId, confirmName: name });
    expect((await remove()).status).toBe(503);
    expect((await remove()).status).toBe(200);
    expect(stripe.subscriptions().find(({ id }) => id === ref)?.status).toBe('canceled');
  });

  it('a visitor is asked to sign up first, and a plan of the test mode no longer holds', async () => {
    const visitor = await visit(testMode.client());
    await choose(visitor, 'Professional');
    const here = { cookie: visitor.cookieHeader };
    const there = withCards.client();
    expect((await there.call('GET', '/plans/usage', undefined, here)).body).toMatchObject({
      plan: 'Explorer',
      payment: 'card',
      status: null,
    });
    const reply = await there.call('POST', '/plans/purchase', { plan: 'Investor' }, here);
    expect(reply.status).toBe(401);
  });
});
