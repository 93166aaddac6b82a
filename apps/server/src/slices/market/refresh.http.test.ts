import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { marketFor } from './market-for.ts';
import { refreshMarketFigures } from './refresh-market-figures.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
});
afterAll(() => installation.close());

const NEW_FARM = 'qld-4005-new-farm';

describe('marketFor', () => {
  it('gives the figures, heat and risk of a locality', async () => {
    const market = await marketFor(referenceOf(node.context), NEW_FARM, 'house');
    expect(market).toMatchObject({
      region: 'New Farm, QLD 4005',
      asOf: '2026-11-01',
      sample: true,
      hasData: true,
    });
    expect(market.risk?.value).toBeGreaterThanOrEqual(0);
    expect(market.risk?.value).toBeLessThanOrEqual(1);
  });

  it('of an earlier day knows nothing that came later', async () => {
    const then = await marketFor(referenceOf(node.context), NEW_FARM, null, '2024-06-30');
    expect(then.asOf).toBe('2024-05-01');
    const { rows } = await installation.owner.query<{ count: number }>(
      `select count(*)::int from sale where locality_id = $1 and contract_date > '2023-05-01' and contract_date <= '2024-05-01'`,
      [NEW_FARM],
    );
    expect(then.figures.salesVolume.value).toBe(rows[0]?.count);
    expect((await marketFor(referenceOf(node.context), NEW_FARM, null, '2019-01-01')).hasData).toBe(false);
  });
});

describe('refreshMarketFigures', () => {
  it('sees what an import brought, as of the day that it speaks for', async () => {
    const { owner } = installation;
    await owner.query(
      `with d as (
         insert into dataset (name, description, kind, licence, attribution, as_of)
         values ('Real', 'Real', 'sales', 'CC BY', 'Somebody', '2025-06-30') returning id
       ), p as (
         insert into property (street_name, locality_id, latitude, longitude, position_source, type, dataset_id)
         select 'Main', 'qld-4730-longreach', -23.44, 144.25, 'locality', 'house', id from d returning id
       )
       insert into sale (property_id, locality_id, contract_date, price_aud, method, dataset_id)
       select p.id, 'qld-4730-longreach', '2025-06-01'::date - n * 20, 300000 + n * 1000, 'private_treaty', d.id
       from p, d, generate_series(1, 12) n`,
    );
    await node.context.database.asInstallation((tx) => refreshMarketFigures({ tx }));
    const market = await marketFor(referenceOf(node.context), 'qld-4730-longreach', 'house');
    expect(market).toMatchObject({ asOf: '2025-06-30', sample: false, hasData: true });
    expect(market.figures.medianPrice).toMatchObject({ value: 306_500, count: 12, isOwn: true });
  });

  it('leaves no figure of sample data that was taken out', async () => {
    const { client: operator } = await signUp(node.client());
    const isThere = async () =>
      (await marketFor(referenceOf(node.context), NEW_FARM, 'house')).hasData ? 'figures' : 'none';
    expect((await operator.call('DELETE', '/installation/sample-data')).status).toBe(200);
    await expect.poll(isThere).toBe('none');
    const { body } = await operator.call('POST', '/pipeline/market-analysis', {
      location: 'New Farm QLD 4005',
    });
    expect(body.details).toMatchObject({ hasData: false, sample: false });
    await expect
      .poll(async () => (await operator.call('POST', '/installation/sample-data', {})).status)
      .toBe(200);
    await expect.poll(isThere).toBe('figures');
  });
});
