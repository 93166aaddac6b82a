import type { MarketSentimentAnalysis } from '@propguard/protocol/analyses';
import type { LocalityFigures } from '@propguard/protocol/locality-figures';
import type { MarketAnalysis, MarketSnapshot } from '@propguard/protocol/market';
import type { MarketFigures } from '@propguard/protocol/market-figures';
import type { Property } from '@propguard/protocol/property-records';
import type { SentimentReply } from '@propguard/protocol/sentiment';
import { analysedAs } from '@propguard/rules/market/property-types';
import type { TestClient } from '../client.ts';
import type { Sighting } from './sighting.ts';
import { addressOf, seenOf } from './walk-home.ts';

export const marketOf = ({ locality }: Property, type: string): string => `${locality.id}, ${type}`;
export const placeOf = ({ locality }: Property): string =>
  `${locality.name} ${locality.state} ${locality.postcode}`;

type Seen = ReturnType<typeof seenOf>;
export const ofFigures = (seen: Seen, at: string, figures: MarketFigures): Sighting[] =>
  seen(at, {
    median: figures.medianPrice.value,
    growth: figures.growthYoy.value,
    'growth’s place': figures.growthYoy.region,
    'growth’s n': figures.growthYoy.count,
    'days on market': figures.daysOnMarket.value,
    'days on market’s place': figures.daysOnMarket.region,
    clearance: figures.clearanceRate.value,
    'price swing': figures.volatility.value,
    velocity: figures.velocity.value,
    sales: figures.salesVolume.value,
    listings: figures.listingVolume.value,
    'data to': figures.medianPrice.asOf ?? figures.listingVolume.asOf,
  });

const signalOf = ({ sentiment_analysis: { details } }: SentimentReply, signal: string): number | null =>
  details?.parts.find((one) => one.signal === signal)?.figure ?? null;

const ofSentiment = (seen: Seen, at: string, reply: SentimentReply): Sighting[] =>
  seen(at, {
    growth: signalOf(reply, 'momentum'),
    'days on market': signalOf(reply, 'daysOnMarket'),
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
        'days on market': snapshot.daysOnMarket,
        velocity: snapshot.marketVelocity,
        sales: snapshot.salesVolume,
        listings: snapshot.inventoryLevel,
        'market confidence': snapshot.confidenceScore,
        'data to': snapshot.timestamp.slice(0, 10),
      }),
      ...seen(
        'live panel',
        { growth: snapshot.priceChangePercent === null ? null : snapshot.priceChangePercent / 100 },
        1e-4,
      ),
    );
    const { places } = await get<{
      places: { localityId: string; medianAud: number | null; growthYoy: number | null; sales: number }[];
    }>(`/market/heat-map?${query.toString()}`);
    const place = places.find(({ localityId }) => localityId === home.locality.id);
    if (place)
      sightings.push(
        ...seen('heat map', { median: place.medianAud, growth: place.growthYoy, sales: place.sales }),
      );
    const analysis = await post<MarketAnalysis>('/pipeline/market-analysis', {
      location,
      property_type: asked,
    });
    sightings.push(
      ...ofFigures(seen, 'market analysis', analysis.details.figures),
      ...seen('market analysis, metrics', {
        median: analysis.market_metrics.median_price,
        growth: analysis.market_metrics.price_growth_yoy,
        'days on market': analysis.market_metrics.days_on_market,
        clearance: analysis.market_metrics.auction_clearance_rate,
        listings: analysis.market_metrics.listing_volume,
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
          growth: signalOf(described, 'momentum'),
          'days on market': signalOf(described, 'daysOnMarket'),
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
