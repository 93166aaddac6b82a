import type { DistributedValuation } from '@propguard/protocol/distributed-valuation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../../test/support/installation.ts';
import { findKnownHome, type KnownHome } from '../../../../test/support/known-home.ts';
import { visit } from '../../../../test/support/people.ts';

let installation: TestInstallation;
let newClient: () => TestClient;
let client: TestClient;
let home: KnownHome;

const value = (body: object) =>
  client.call<DistributedValuation>('POST', '/xnode/distributed-valuation', body);
const methodOf = ({ methods }: DistributedValuation, name: string) => {
  const found = methods.find(({ method }) => method === name);
  if (!found) throw new Error(`No method ${name}.`);
  return found;
};
const sum = (lines: { aud: number }[]) => lines.reduce((total, { aud }) => total + aud, 0);

beforeAll(async () => {
  installation = await createInstallation();
  home = await findKnownHome(installation);
  newClient = (await installation.startNode()).client;
  client = await visit(newClient());
});
afterAll(() => installation.close());

describe('CORE-CALL-10: distributed valuation', () => {
  it('gives each method with its range, error and duration, run in more than one thread', async () => {
    const { status, body } = await value({ property_data: { property_id: home.id } });
    expect(status).toBe(200);
    expect(body.property_id).toBe(home.id);
    const speaking = body.methods.filter((one) => one.value !== null);
    expect(speaking.map(({ method }) => method)).toEqual([
      'model',
      'comparables',
      'locality-median',
      'own-sale',
    ]);
    expect(new Set(body.methods.map(({ thread }) => thread)).size).toBeGreaterThan(1);
    for (const one of speaking) {
      expect(one.range?.min).toBeLessThan(one.value ?? 0);
      expect(one.range?.max).toBeGreaterThan(one.value ?? 0);
      expect(one.median_error).toBeGreaterThan(0);
      expect(one.duration_ms).toBeGreaterThan(0);
    }
    expect(body.sample).toBe(true);
  });

  it('has a consensus within the methods, weighed by their errors', async () => {
    const { body } = await value({ property_data: { property_id: home.id } });
    const values = body.methods.flatMap((one) => one.value ?? []);
    expect(body.consensus?.value).toBeGreaterThanOrEqual(Math.min(...values));
    expect(body.consensus?.value).toBeLessThanOrEqual(Math.max(...values));
    expect(body.methods.reduce((total, { weight }) => total + weight, 0)).toBeCloseTo(1, 2);
    expect(methodOf(body, 'model').weight).toBeGreaterThan(methodOf(body, 'locality-median').weight);
    expect(body.consensus?.methods_used).toBe(4);
  });

  it('rests on the own sale in one method only', async () => {
    const { body } = await value({ property_data: { property_id: home.id } });
    expect(methodOf(body, 'own-sale').sales).toMatchObject([
      { sale_id: home.lastSaleId, price: home.lastPriceAud },
    ]);
    const others = methodOf(body, 'comparables').sales.map(({ sale_id }) => sale_id);
    expect(others).not.toContain(home.lastSaleId);
  });

  it('finds the same home by its address', async () => {
    const byId = (await value({ property_data: { property_id: home.id } })).body;
    const { status, body } = await value({ property_data: { address: `${home.address} ${home.locality}` } });
    expect(status).toBe(200);
    expect(body.property_id).toBe(home.id);
    expect(body.consensus).toEqual(byId.consensus);
  });

  it('adjusts the comparables sent, to the dollar, and lets the given growth move them', async () => {
    const comparables = [
      { price: 700_000, sale_date: '2025-11-01', bedrooms: 2, land_size: 300 },
      { price: 720_000, sale_date: '2026-02-01' },
    ];
    const { body } = await value({
      property_data: { property_id: home.id },
      comparables,
      market_factors: { annual_growth: 0.1 },
    });
    const { sales, value: median } = methodOf(body, 'given-comparables');
    expect(sales).toHaveLength(2);
    for (const { price, adjustments, adjusted_price } of sales)
      expect(price + sum(adjustments)).toBe(adjusted_price);
    const days = (Date.parse(body.as_of) - Date.parse('2026-02-01')) / 86_400_000;
    expect(sales[1]?.adjusted_price).toBe(Math.round(720_000 * 1.1 ** (days / 365.25)));
    expect(median).toBeGreaterThan(Math.min(...sales.map((one) => one.adjusted_price)) - 1);
    expect(body.market_factors).toEqual({
      annual_growth: 0.1,
      source: 'given',
      applied_to: ['own-sale', 'given-comparables'],
    });
    const byIndex = (await value({ property_data: { property_id: home.id }, comparables })).body;
    expect(byIndex.market_factors).toEqual({ annual_growth: null, source: 'index', applied_to: [] });
    expect(methodOf(byIndex, 'model').value).toBe(methodOf(body, 'model').value);
    expect(methodOf(byIndex, 'own-sale').value).not.toBe(methodOf(body, 'own-sale').value);
  });

  it('stresses the value by the hazards given, and by ours where none is given', async () => {
    const { body } = await value({ property_data: { property_id: home.id }, risk_data: { flood: 1 } });
    expect(body.stress?.hazards.flood).toEqual({ value: 1, source: 'given' });
    expect(['ours', 'no-data']).toContain(body.stress?.hazards.fire.source);
    const calm = (
      await value({
        property_data: { property_id: home.id },
        risk_data: { flood: 0, fire: 0, coastalErosion: 0, subsidence: 0 },
      })
    ).body;
    expect(calm.stress?.stressed_value).toBe(calm.consensus?.value);
    expect(body.stress?.stressed_value).toBeLessThan(body.consensus?.value ?? 0);
  });

  it('values a home that we have no record of by what was said', async () => {
    const { status, body } = await value({
      property_data: { address: home.locality, property_type: 'house', bedrooms: 3 },
    });
    expect(status).toBe(200);
    expect(body.property_id).toBeNull();
    expect(methodOf(body, 'own-sale')).toMatchObject({ value: null, weight: 0 });
    expect(body.consensus?.value).toBeGreaterThan(10_000);
    expect(body.notes[0]).toContain('no record');
  });

  it('reopens its threads when the champion changes', async () => {
    const before = (await value({ property_data: { property_id: home.id } })).body;
    await installation.owner.query(
      `update dataset set imported_at = imported_at + interval '1 second' where kind = 'sales'`,
    );
    const after = (await value({ property_data: { property_id: home.id } })).body;
    const threadsOf = ({ methods }: DistributedValuation) => methods.map(({ thread }) => thread);
    expect(after.consensus).toEqual(before.consensus);
    expect(threadsOf(after).some((thread) => threadsOf(before).includes(thread))).toBe(false);
  });

  it('needs a session', async () => {
    const reply = await newClient().call('POST', '/xnode/distributed-valuation', {
      property_data: { address: 'Sydney' },
    });
    expect(reply.status).toBe(401);
  });

  it.each([
    ['property_data', {}],
    ['property_data.address', { property_data: {} }],
    ['property_data.address', { property_data: { address: '' } }],
    ['property_data.address', { property_data: { address: '🏡' } }],
    ['property_data.address', { property_data: { address: 'x'.repeat(10_000) } }],
    ['property_data.address', { property_data: { address: '10 Downing Street London' } }],
    ['property_data.property_id', { property_data: { property_id: 'x' } }],
    ['property_data.property_id', { property_data: { property_id: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a' } }],
    ['property_data.bedrooms', { property_data: { address: 'Sydney', bedrooms: -1 } }],
    ['property_data.land_size', { property_data: { address: 'Sydney', land_size: 1e12 } }],
    [
      'comparables.0.price',
      { property_data: { address: 'Sydney' }, comparables: [{ price: -5, sale_date: '2026-01-01' }] },
    ],
    [
      'comparables.0.sale_date',
      { property_data: { address: 'Sydney' }, comparables: [{ price: 5, sale_date: '2026-02-30' }] },
    ],
    [
      'comparables.1.sale_date',
      {
        property_data: { address: 'Sydney' },
        comparables: [
          { price: 5, sale_date: '2026-02-01' },
          { price: 5, sale_date: '2999-01-01' },
        ],
      },
    ],
    ['risk_data.flood', { property_data: { address: 'Sydney' }, risk_data: { flood: 1.5 } }],
    [
      'market_factors.annual_growth',
      { property_data: { address: 'Sydney' }, market_factors: { annual_growth: 5 } },
    ],
  ])('names %s', async (field, body) => {
    const reply = await client.call('POST', '/xnode/distributed-valuation', body);
    expect(reply.status).toBe(422);
    expect(reply.body.data.fields[0].field).toBe(field);
    expect(reply.body.data.fields[0].message.length).toBeGreaterThan(5);
  });
});
