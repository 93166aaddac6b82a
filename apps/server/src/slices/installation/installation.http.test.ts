import { Installation, Measured } from '@propguard/protocol/installation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';
import { enquiryConfirmation } from '../../letters/letters/enquiry-confirmation.ts';
import { writeLetter } from '../outbound/write-letter.ts';

let installation: TestInstallation;
beforeAll(async () => {
  installation = await createInstallation();
});
afterAll(() => installation.close());

const startApi = (settings: Record<string, string> = {}) =>
  installation.startNode({ settings: { PROPGUARD_ROLE: 'api', ...settings } });

describe('what is true of this installation', () => {
  it('is for everyone to read, and says that nothing leaves it by default', async () => {
    const node = await startApi();
    const { status, body } = await node.client().call('GET', '/installation');
    expect(status).toBe(200);
    const about = Installation.parse(body);
    expect(about).toMatchObject({
      version: node.context.config.version,
      operatorContact: null,
      mailDelivery: 'outbox',
      mapTileUrl: null,
      visitorIdleDays: 30,
    });
    expect(about.outsideServices.filter(({ configured }) => configured)).toEqual([]);
    expect(about.sources.filter(({ sample }) => sample).map(({ name }) => name)).toEqual([
      'Sample hazard areas',
      'Sample listings',
      'Sample properties and sales',
    ]);
    const { rows } = await installation.owner.query<{ count: string }>('select count(*) from locality');
    expect(about.sources.find(({ name }) => name === 'Suburbs and towns')?.rows).toBe(Number(rows[0]?.count));
    for (const { name, licence, attribution } of about.sources) {
      expect([licence, attribution].every(Boolean), name).toBe(true);
    }
    expect(about.sources.find(({ name }) => name === 'Coastlines and rivers')?.attribution).toContain(
      'GSHHG',
    );
  });

  it('changes with the configuration', async () => {
    const tileUrl = 'https://tiles.example.com/{z}/{x}/{y}.png';
    const node = await startApi({
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAP_TILE_URL: tileUrl,
      OPERATOR_CONTACT: 'help@example.com',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_INVESTOR: 'price_1',
      STRIPE_PRICE_PROFESSIONAL: 'price_2',
    });
    const { body } = await node.client().call('GET', '/installation');
    expect(body).toMatchObject({
      operatorContact: 'help@example.com',
      mailDelivery: 'smtp',
      mapTileUrl: tileUrl,
    });
    expect(body.outsideServices.every((service: { configured: boolean }) => service.configured)).toBe(true);
    expect(JSON.stringify(body)).not.toContain('smtp://');
  });
});

describe('the outbox', () => {
  it('is the operator’s, newest first, page by page', async () => {
    const node = await startApi();
    const operator = await signUp(node.client());
    const other = await signUp(node.client());
    expect((await node.client().call('GET', '/installation/outbox')).status).toBe(401);
    expect((await other.client.call('GET', '/installation/outbox')).status).toBe(403);

    for (const recipient of ['first@example.com', 'second@example.com']) {
      await node.context.database.asInstallation((tx) =>
        writeLetter({ services: node.context, tx }, { to: recipient }, enquiryConfirmation, {
          kind: 'sales',
          startsAt: null,
        }),
      );
    }
    const first = await operator.client.call('GET', '/installation/outbox?limit=1');
    expect(first.body.items).toMatchObject([
      {
        to: 'second@example.com',
        subject: 'We have your question',
        text: expect.stringContaining('We have your question.'),
        html: expect.stringContaining('<html'),
        state: 'held',
        error: null,
        sentAt: null,
      },
    ]);
    const second = await operator.client.call(
      'GET',
      `/installation/outbox?limit=1&cursor=${first.body.nextCursor}`,
    );
    expect(second.body).toMatchObject({ items: [{ to: 'first@example.com' }], nextCursor: null });
  });
});

const ACCURACY = { mdape: 7.8, mape: 9.9, within10: 60, within20: 88, rmseLog: 0.13 };
const MEASURES = {
  ...ACCURACY,
  test: 400,
  coverage80: 80.6,
  coverage90: 90.2,
  width80: 24,
  width90: 31,
  iaao: { median: 1, cod: 9.4, prd: 1, prb: 0 },
  baselines: {},
};

describe('what the installation has measured', () => {
  it('is for everyone to read: counts over all workspaces, and how the model did on sales it had not seen', async () => {
    const node = await startApi();
    const person = await signUp(node.client());
    await installation.owner.query(
      `insert into assessment (workspace_id, subject, valuation, hazards, lending, story)
       values ($1, '{}', '{}', '{}', '{}', 'Not for others')`,
      [person.session.workspace.id],
    );
    for (const [index, issuedAt, revokedAt] of [
      [0, 'now()', 'null'],
      [1, 'now()', 'now()'],
      [2, 'null', 'null'],
    ] as const)
      await installation.owner.query(
        `insert into published_certificate (id, credential, certificate_hash, cid_v1, cid_v0, log_index, key_id,
           checkpoint_size, logged_at, issued_at, revoked_at)
         values (gen_random_uuid(), '{}', decode('0${index}', 'hex'), '${index}', '${index}', ${index}, 'key', 3, now(),
           ${issuedAt}, ${revokedAt})`,
      );
    await installation.owner.query('delete from valuation_model');
    await installation.owner.query(
      `insert into valuation_model
         (state, data_until, sales, data_fingerprint, model_fingerprint, settings, measures, verdict, sample, content)
       values ('champion', '2026-11-01', 2000, 'd', 'm', '{}', $1, 'The first.', true, '')`,
      [JSON.stringify(MEASURES)],
    );
    const { status, body } = await node.client().call('GET', '/installation/measured');
    expect(status).toBe(200);
    const measured = Measured.parse(body);
    const { rows } = await installation.owner.query<{ sales: number; localities: number }>(
      'select (select count(*)::integer from sale) as sales, (select count(*)::integer from locality) as localities',
    );
    expect(measured).toMatchObject({ valuations: 1, certificates: 1, ...rows[0] });
    expect(Date.parse(measured.since ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(JSON.stringify(body)).not.toContain('Not for others');
    expect(measured.model).toMatchObject({
      heldOutSales: 400,
      medianErrorPercent: 7.8,
      coverage80Percent: 80.6,
      dispersion: 9.4,
      sample: true,
    });
  });
});
