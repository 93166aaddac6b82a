import { Installation } from '@propguard/protocol/installation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';
import { writeMail } from '../mail/write-mail.ts';

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
        writeMail(node.context, tx, { to: recipient, subject: 'Hello', text: 'Good morning.' }),
      );
    }
    const first = await operator.client.call('GET', '/installation/outbox?limit=1');
    expect(first.body.items).toMatchObject([
      {
        to: 'second@example.com',
        subject: 'Hello',
        text: 'Good morning.',
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
