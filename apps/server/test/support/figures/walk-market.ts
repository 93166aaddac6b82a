import type { MarketSentimentAnalysis } from '@propguard/protocol/analyses';
import type { LocalityFigures } from '@propguard/protocol/locality-figures';
import type { MarketAnalysis, MarketSnapshot } from '@propguard/protocol/market';
import type { MarketFigures } from '@propguard/protocol/market-figures';
import type { Property } from '@propguard/protocol/property-records';
import type { SentimentReply } from '@propguard/protocol/sentiment';
import { analysedAs } from '@propguard/rules/market/property-types';
import {
  MARKET_METRIC_NAMES,
  MARKET_METRICS,
  type MarketMetricName,
} from '@propguard/rules/metrics/market/market-metrics';
import type { TestClient } from '../client.ts';
import { type Seen, type Sighting, seenOf } from './sighting.ts';
import { addressOf } from './walk-home.ts';

/** By which name a figure is seen everywhere: its title. */
export const TITLE = Object.fromEntries(
  MARKET_METRIC_NAMES.map((name) => [name, MARKET_METRICS[name].title]),
) as Record<MarketMetricName, string>;

export const marketOf = ({ locality }: Property, type: string): string => `${locality.id}, ${type}`;
export const placeOf = ({ locality }: Property): string =>
  `${locality.name} ${locality.state} ${locality.postcode}`;

/** A figure by its title; whose it is and from how many; and whether it keeps to its definition. */
export const ofFigures = (seen: Seen, at: string, figures: MarketFigures): Sighting[] => [
  ...MARKET_METRIC_NAMES.flatMap((name) => {
    const { value, isOwn, region, count, ownCount, type } = figures[name];
    const metric = MARKET_METRICS[name];
    const isAllowed = value === null || (isOwn ? ownCount >= metric.leastN : metric.region === 'wider');
    return [
      ...seen(at, {
        [metric.title]: value,
        [`${metric.title}: place`]: region,
        [`${metric.title}: n`]: count,
        'type of home': type,
        [`${metric.title}: keeps to its definition`]: isAllowed,
      }),
      ...seen('definition', { [`${metric.title}: keeps to its definition`]: true }),
    ];
  }),
  ...seen(at, { 'data to': figures.medianPrice.asOf ?? figures.listingVolume.asOf }),
];

const signalOf = ({ sentiment_analysis: { details } }: SentimentReply, signal: string): number | null =>
  details?.parts.find((one) => one.signal === signal)?.figure ?? null;

const ofSentiment = (seen: Seen, at: string, reply: SentimentReply): Sighting[] =>
  seen(at, {
    [TITLE.growthYoy]: signalOf(reply, 'momentum'),
    [TITLE.daysOnMarket]: signalOf(reply, 'daysOnMarket'),
    sentiment: reply.sentiment_analysis.sentiment,
    'market confidence': reply.sentiment_analysis.details?.confidence ?? null,
  });

/** Everywhere that the market of a home's suburb is answered, for its own type and for all. */
export const walkMarket = async (client: TestClient, home: Property): Promise<Sighting[]> => {
  const get = async <B>(path: string): Promise<B> => (await client.call<B>('GET', path)).body;
  const post = async <B>(path: string, body: unknown): Promise<B> =>
    (await client.call<B>('POST', path, body)).body;
  const location = placeOf(home);
  const sightings: Sighting[] = [];
  for (const type of [home.type, 'any'] as const) {
    const seen = seenOf(marketOf(home, type));
    const asked = analysedAs(type === 'any' ? null : type);
    const typed = type === 'any' ? '' : `?type=${type}`;
    const { figures } = await get<LocalityFigures>(`/localities/${home.locality.id}/figures${typed}`);
    sightings.push(...ofFigures(seen, 'suburb’s figures', figures));
    const query = new URLSearchParams({ location, ...(type === 'any' ? {} : { property_type: asked }) });
    const snapshot = await get<MarketSnapshot>(`/market/snapshot?${query.toString()}`);
    sightings.push(
      ...seen('live panel', {
        [TITLE.daysOnMarket]: snapshot.daysOnMarket,
        [TITLE.velocity]: snapshot.marketVelocity,
        [TITLE.salesVolume]: snapshot.salesVolume,
        [TITLE.listingVolume]: snapshot.inventoryLevel,
        'market confidence': snapshot.confidenceScore,
        'data to': snapshot.timestamp.slice(0, 10),
      }),
      ...seen(
        'live panel',
        {
          [TITLE.growthYoy]: snapshot.priceChangePercent === null ? null : snapshot.priceChangePercent / 100,
        },
        1e-4,
      ),
    );
    for (const { figure, region, count } of snapshot.basis)
      sightings.push(
        ...seen('live panel', { [`${TITLE[figure]}: place`]: region, [`${TITLE[figure]}: n`]: count }),
      );
    const { places } = await get<{
      places: {
        localityId: string;
        medianAud: number | null;
        growthYoy: number | null;
        sales: number;
      }[];
    }>(`/market/heat-map?${query.toString()}`);
    const place = places.find(({ localityId }) => localityId === home.locality.id);
    if (place)
      sightings.push(
        ...seen('heat map', {
          [TITLE.medianPrice]: place.medianAud,
          [TITLE.growthYoy]: place.growthYoy,
          [TITLE.salesVolume]: place.sales,
        }),
      );
    const analysis = await post<MarketAnalysis>('/pipeline/market-analysis', {
      location,
      property_type: asked,
    });
    sightings.push(
      ...ofFigures(seen, 'market analysis', analysis.details.figures),
      ...seen('market analysis, metrics', {
        [TITLE.medianPrice]: analysis.market_metrics.median_price,
        [TITLE.growthYoy]: analysis.market_metrics.price_growth_yoy,
        [TITLE.daysOnMarket]: analysis.market_metrics.days_on_market,
        [TITLE.clearanceRate]: analysis.market_metrics.auction_clearance_rate,
        [TITLE.listingVolume]: analysis.market_metrics.listing_volume,
      }),
      ...seen('market analysis, sentiment', {
        sentiment: analysis.details.sentiment?.score ?? null,
        'market confidence': analysis.details.sentiment?.confidence ?? null,
      }),
    );
    const given = { location, ...(type === 'any' ? {} : { property_type: asked }) };
    const sensed = await post<SentimentReply>('/llm/market-sentiment', { market_data: given });
    sightings.push(...ofSentiment(seen, 'market sentiment', sensed));
    if (type !== 'any') {
      // What a description of the home says of its market, beside its own words.
      const described = await post<SentimentReply>('/llm/property-sentiment', {
        description: addressOf(home),
      });
      sightings.push(
        ...seen('property sentiment', {
          [TITLE.growthYoy]: signalOf(described, 'momentum'),
          [TITLE.daysOnMarket]: signalOf(described, 'daysOnMarket'),
        }),
      );
    }
    const deep = await post<MarketSentimentAnalysis>('/ai/market-sentiment-analysis', {
      location,
      property_type: asked,
    });
    sightings.push(
      ...ofFigures(seen, 'sentiment analysis', deep.figures),
      ...seen('sentiment analysis', { sentiment: deep.sentiment }),
    );
  }
  return sightings;
};
