import { ANALYSIS_DEPTHS, MARKET_PROPERTY_TYPES } from '@propguard/rules/market/property-types';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { installationForFile } from '../../../test/support/installation-for-file.ts';
import { visit } from '../../../test/support/people.ts';

const { client, installation } = installationForFile();
let visitor: TestClient;
beforeAll(async () => {
  visitor = await visit(client());
});

const analyse = (input: object) => visitor.call('POST', '/pipeline/market-analysis', input);

describe('POST /pipeline/market-analysis', () => {
  it('CORE-ENT-23: answers with exactly what is specified, and the details behind it', async () => {
    const { status, body } = await analyse({
      location: 'New Farm',
      property_type: 'house',
      analysis_depth: 'comprehensive',
    });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([
      'location',
      'market_metrics',
      'trend_analysis',
      'ai_insights',
      'details',
    ]);
    expect(Object.keys(body.market_metrics)).toEqual([
      'median_price',
      'price_growth_yoy',
      'days_on_market',
      'auction_clearance_rate',
      'listing_volume',
    ]);
    expect(Object.keys(body.trend_analysis)).toEqual(['price_trend', 'market_heat', 'supply_demand_balance']);
    expect(body.ai_insights).toEqual({
      market_sentiment: expect.stringMatching(/^(Positive|Negative)\. /),
      investment_outlook: expect.any(String),
      risk_assessment: expect.any(String),
      recommendations: body.details.recommendations.map(({ text }: { text: string }) => text),
    });
    expect(body.location).toBe('New Farm, QLD 4005');
    expect(body.details).toMatchObject({ sample: true, asOf: '2026-11-01', hasData: true });
  });

  it('CORE-ENT-22: takes every type and depth, and a depth changes what is computed', async () => {
    for (const property_type of MARKET_PROPERTY_TYPES) {
      for (const analysis_depth of ANALYSIS_DEPTHS) {
        const { status, body } = await analyse({ location: 'Brisbane', property_type, analysis_depth });
        expect(status).toBe(200);
        expect(body.details.quarters.length > 0).toBe(analysis_depth === 'comprehensive');
        expect(body.details.insights.length > 0).toBe(analysis_depth === 'comprehensive');
      }
    }
  });

  it('agrees with the figures of the locality and the snapshot, for one type and for all', async () => {
    const place = 'New Farm QLD 4005';
    for (const type of ['house', 'townhouse', undefined] as const) {
      const { body: locality } = await visitor.call(
        'GET',
        `/localities/qld-4005-new-farm/figures${type ? `?type=${type}` : ''}`,
      );
      const { body: snapshot } = await visitor.call(
        'GET',
        `/market/snapshot?location=${encodeURIComponent(place)}${type ? `&property_type=${type}` : ''}`,
      );
      const { figures } = locality;
      expect(figures.medianPrice.value).toEqual(expect.any(Number));
      expect(snapshot).toMatchObject({
        priceChangePercent: Number((figures.growthYoy.value * 100).toFixed(2)),
        daysOnMarket: figures.daysOnMarket.value,
        salesVolume: figures.salesVolume.value,
        inventoryLevel: figures.listingVolume.value,
      });
      if (!type) continue;
      const { body } = await analyse({ location: place, property_type: type });
      expect(body.details.figures).toEqual(figures);
    }
  });

  it('counts each sale of the country once, in all of its states together', async () => {
    const { rows } = await installation.owner.query<{ count: number }>(
      `select count(*)::int from sale where contract_date > '2025-11-01' and contract_date <= '2026-11-01'`,
    );
    const countOf = async (location: string): Promise<number> =>
      (await visitor.call('GET', `/market/snapshot?location=${location}`)).body.salesVolume;
    const states = await Promise.all(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map(countOf));
    expect(await countOf('Australia')).toBe(rows[0]?.count);
    expect(states.reduce((sum, one) => sum + one, 0)).toBe(rows[0]?.count);
  });

  it('gives the region above where there is too little, and says so; a price is never borrowed', async () => {
    const { body } = await analyse({ location: 'New Farm', property_type: 'house' });
    const borrowed = Object.entries<Record<string, unknown>>(body.details.figures).filter(
      ([, figure]) => figure.value !== null && !figure.isOwn,
    );
    expect(borrowed.length).toBeGreaterThan(0);
    for (const [name, { note, region, ownCount, minimum }] of borrowed) {
      expect(['medianPrice', 'listingVolume', 'salesVolume']).not.toContain(name);
      expect(note).toContain(`This is the figure for ${String(region)}.`);
      expect(Number(ownCount)).toBeLessThan(Number(minimum));
    }
    expect(body.details.figures.rentalYield).toMatchObject({
      value: null,
      note: 'No rental data has been imported into this installation.',
    });
  });

  it.each([
    ['4005', 'Postcode 4005'],
    ['postcode 4005', 'Postcode 4005'],
    ['brisbane', 'Brisbane'],
    ['Greater Brisbane', 'Brisbane'],
    ['Brisbne', 'Brisbane'],
    ['Queensland', 'Queensland'],
    ['qld', 'Queensland'],
    ['Queenslnd', 'Queensland'],
    ['Australia', 'Australia'],
    ['new farm, qld', 'New Farm, QLD 4005'],
    ['Newfarm', 'New Farm, QLD 4005'],
    ['Paddington NSW', 'Paddington, NSW 2021'],
    ['Longreach QLD 4730', 'Longreach, QLD 4730'],
  ])('understands %s', async (location, name) => {
    const { status, body } = await analyse({ location, analysis_depth: 'basic' });
    expect([status, body.location]).toEqual([200, name]);
  });

  it('a place without sales has no price, and says that it has no data', async () => {
    const { body } = await analyse({ location: 'Longreach QLD 4730' });
    expect(body.market_metrics).toMatchObject({ median_price: null, listing_volume: null });
    expect(body.details).toMatchObject({ hasData: false, quarters: [] });
  });

  it.each(['Atlantis under the sea', '\u{1F600}\u{1F3E0}', 'zzzzqqqq', "'; drop table sale; --", '%%%'])(
    'does not find %s',
    async (location) => {
      expect(await analyse({ location })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    },
  );

  it.each([
    ['nothing', { location: '' }, 'location', 'Enter a location.'],
    ['spaces', { location: '   ' }, 'location', 'Enter a location.'],
    [
      '10,000 letters',
      { location: 'a'.repeat(10_000) },
      'location',
      'Enter a location of at most 200 characters.',
    ],
    ['no location', {}, 'location', expect.any(String)],
    ['a castle', { location: 'Brisbane', property_type: 'castle' }, 'property_type', expect.any(String)],
    ['no such depth', { location: 'Brisbane', analysis_depth: 'deep' }, 'analysis_depth', expect.any(String)],
  ])('CORE-MKT-05: names what is wrong with %s', async (_what, input, field, message) => {
    expect(await analyse(input)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', data: { fields: [{ field, message }] } },
    });
  });

  it('is closed to whoever has no session', async () => {
    expect((await client().call('POST', '/pipeline/market-analysis', { location: 'Brisbane' })).status).toBe(
      401,
    );
  });
});

describe('the market at a glance', () => {
  it('CORE-ENT-19: a snapshot', async () => {
    const { status, body } = await visitor.call(
      'GET',
      '/market/snapshot?location=Sydney&property_type=house',
    );
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([
      'location',
      'type',
      'timestamp',
      'priceIndex',
      'indexSales',
      'priceChange',
      'priceChangePercent',
      'inventoryLevel',
      'daysOnMarket',
      'salesVolume',
      'marketVelocity',
      'confidenceScore',
      'basis',
      'dataSource',
    ]);
    expect(body).toMatchObject({
      location: 'Sydney',
      dataSource: 'Sample data: sales and listings to 1 Nov 2026',
    });
    expect(body.priceIndex).toBeGreaterThan(100);
    expect(body.indexSales).toBeGreaterThan(body.salesVolume);
    expect(body.basis.map(({ figure }: { figure: string }) => figure)).toContain('clearanceRate');
  });

  it('CORE-ENT-20: a price trend, the oldest first', async () => {
    const { body } = await visitor.call('GET', '/market/price-trend?location=Sydney');
    const dates = body.points.map(({ date }: { date: string }) => date);
    expect(dates).toHaveLength(24);
    expect(dates).toEqual(dates.toSorted());
    expect(body.points[0]).toEqual({
      date: '2021-02-01',
      price: expect.any(Number),
      volume: expect.any(Number),
      confidence: expect.any(Number),
    });
  });

  it('CORE-ENT-21: insights that name the figures they rest on', async () => {
    const { body } = await visitor.call('GET', '/market/insights?location=Sydney');
    expect(body.insights.map(({ type }: { type: string }) => type)).toEqual([
      'price_trend',
      'inventory',
      'demand',
      'risk',
    ]);
    for (const { figures, description, confidence } of body.insights) {
      expect(figures.length).toBeGreaterThan(0);
      expect(description).toMatch(/\d/);
      expect(confidence).toBeLessThanOrEqual(1);
    }
  });

  it('a heat map of the city that a place is in', async () => {
    const { body } = await visitor.call('GET', '/market/heat-map?location=New+Farm&property_type=house');
    expect(body).toMatchObject({ region: { name: 'Brisbane' }, sample: true });
    expect(body.places.map(({ name }: { name: string }) => name)).toContain('New Farm');
    for (const { heat, score } of body.places) expect(heat === null).toBe(score === null);
  });
});

describe('sentiment', () => {
  it('CORE-CALL-07, CORE-ENT-14: of a market, from its figures', async () => {
    const { status, body } = await visitor.call('POST', '/llm/market-sentiment', {
      market_data: { location: 'Perth' },
    });
    expect(status).toBe(200);
    const { sentiment, details, location, sample } = body.sentiment_analysis;
    expect({ location, sample }).toEqual({ location: 'Perth', sample: true });
    const sum = details.parts.reduce(
      (total: number, { score, weight }: { score: number; weight: number }) => total + score * weight,
      0,
    );
    expect(sentiment).toBeCloseTo(sum, 2);
    expect(details.keywords.length).toBeLessThanOrEqual(4);
  });

  it('lets notes speak beside the figures', async () => {
    const sentimentWith = async (notes: string): Promise<number> =>
      (await visitor.call('POST', '/llm/market-sentiment', { market_data: { location: 'Perth', notes } }))
        .body.sentiment_analysis.sentiment;
    expect(await sentimentWith('A slump: prices are falling, demand is weak.')).toBeLessThan(
      await sentimentWith('A boom: record growth and strong demand.'),
    );
  });

  it.each([
    ['Renovated house in New Farm, but it was flooded in 2022', 'New Farm, QLD 4005'],
    ['value of 3 bed house in Brisbane', 'Brisbane'],
    ['Immaculate and sunny', null],
  ])('CORE-CALL-06: of a property: %s', async (description, location) => {
    const { status, body } = await visitor.call('POST', '/llm/property-sentiment', { description });
    expect([status, body.sentiment_analysis.location]).toEqual([200, location]);
    expect(body.sentiment_analysis.sentiment).toEqual(expect.any(Number));
  });

  it('is none where nothing speaks, and refuses an empty or endless text', async () => {
    const { body } = await visitor.call('POST', '/llm/property-sentiment', { description: '\u{1F600}' });
    expect(body.sentiment_analysis).toMatchObject({ sentiment: null, details: null, location: null });
    for (const description of ['  ', 'a'.repeat(10_000)])
      expect(await visitor.call('POST', '/llm/property-sentiment', { description })).toMatchObject({
        status: 422,
        body: { data: { fields: [{ field: 'description' }] } },
      });
    expect(
      await visitor.call('POST', '/llm/market-sentiment', { market_data: { location: '' } }),
    ).toMatchObject({ status: 422, body: { data: { fields: [{ field: 'market_data.location' }] } } });
  });
});
