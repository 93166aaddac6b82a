import type { ChatReply } from '@propguard/protocol/assistant';
import type { MarketAnalysis } from '@propguard/protocol/market';
import type { Property } from '@propguard/protocol/property-records';
import type { TestClient } from '../client.ts';
import { type Sighting, seenOf } from './sighting.ts';
import { addressOf } from './walk-home.ts';
import { marketOf, ofFigures, placeOf, TITLE } from './walk-market.ts';

const PLURALS: Readonly<Record<string, string>> = {
  house: 'houses',
  townhouse: 'townhouses',
  apartment: 'units',
};
/** What the assistant says the n and the place of, by its name for it. */
const COUNTED = [
  ['medianPriceAud', 'medianPrice'],
  ['growthYoy', 'growthYoy'],
  ['daysOnMarket', 'daysOnMarket'],
  ['clearanceRate', 'clearanceRate'],
] as const;
const WHOLE_PERCENT = 0.01;
const TENTH_PERCENT = 0.001;

// biome-ignore lint/suspicious/noExplicitAny: a card's result has the shape of its tool
type Result = any;

/** '$1,234,567' after these words. */
const audAfter = (text: string, before: RegExp): number | null => {
  const found = new RegExp(`${before.source}[^$]*\\$([\\d,]+)`).exec(text)?.[1];
  return found ? Number(found.replaceAll(',', '')) : null;
};

const shareAfter = (text: string, before: string): number | null => {
  const found = new RegExp(`${before}: ([−-]?[\\d.]+)%`).exec(text)?.[1];
  return found ? Number(found.replace('−', '-')) / 100 : null;
};

/** What the assistant says of a home and of its suburb, in its cards, in its words, and where its card leads. */
export const walkTalk = async (client: TestClient, home: Property): Promise<Sighting[]> => {
  const ask = async (message: string): Promise<{ answer: string; result: Result; path: string }> => {
    const { body, status } = await client.call<ChatReply>('POST', '/assistant/chat', { message });
    if (status !== 200) throw new Error(`'${message}': ${status} ${JSON.stringify(body)}`);
    const [card] = body.metadata.turn.cards;
    return { answer: body.response, result: card?.result ?? {}, path: card?.link?.path ?? '' };
  };
  const seen = seenOf(home.id);
  const address = addressOf(home);
  const worth = await ask(`What is ${address} worth?`);
  const hazards = await ask(`Which hazards does ${address} have?`);
  const why = await ask(`Why is ${address} worth that?`);
  const sightings: Sighting[] = [
    ...seen('chat, value', {
      value: worth.result.valueAud ?? null,
      'range from': worth.result.lowAud ?? null,
      confidence: worth.result.confidence ?? null,
      'risk score': worth.result.riskScore ?? null,
      'data to': worth.result.asOf ?? null,
    }),
    ...(worth.result.valueAud == null
      ? []
      : seen('chat, words', { value: audAfter(worth.answer, /valued at/) })),
    ...seen('chat, hazards', {
      'risk score': hazards.result.riskScore ?? null,
      flood: hazards.result.flood ?? null,
      fire: hazards.result.fire ?? null,
      coastalErosion: hazards.result.coastalErosion ?? null,
    }),
    ...seen('chat, reasons', {
      value: why.result.valueAud ?? null,
      confidence: why.result.confidence ?? null,
    }),
  ];
  const plural = PLURALS[home.type];
  for (const type of [...(plural ? [home.type] : []), 'any']) {
    const about = seenOf(marketOf(home, type));
    const of = type === 'any' ? 'The market' : `The market for ${plural}`;
    const { answer, result, path } = await ask(`${of} in ${placeOf(home)}?`);
    if (result.location === undefined) throw new Error(`No market in '${answer}'`);
    sightings.push(
      ...about('chat, market', {
        [TITLE.medianPrice]: result.medianPriceAud,
        [TITLE.growthYoy]: result.growthYoy,
        [TITLE.clearanceRate]: result.clearanceRate,
        [TITLE.salesVolume]: result.sales,
        [TITLE.listingVolume]: result.listings,
      }),
      ...about('chat, market', { [TITLE.daysOnMarket]: result.daysOnMarket }, 1),
      ...(shareAfter(answer, TITLE.growthYoy) === null
        ? []
        : about('chat, words', { [TITLE.growthYoy]: shareAfter(answer, TITLE.growthYoy) }, TENTH_PERCENT)),
      ...(shareAfter(answer, TITLE.clearanceRate) === null
        ? []
        : about(
            'chat, words',
            { [TITLE.clearanceRate]: shareAfter(answer, TITLE.clearanceRate) },
            WHOLE_PERCENT,
          )),
    );
    for (const [told, name] of COUNTED)
      if (result.counts?.[told])
        sightings.push(
          ...about('chat, market', {
            [`${TITLE[name]}: n`]: result.counts[told].count,
            [`${TITLE[name]}: place`]: result.borrowed[name] ?? result.location,
          }),
        );
    const linked = new URL(path, 'http://screen').searchParams;
    const { body } = await client.call<MarketAnalysis>('POST', '/pipeline/market-analysis', {
      location: linked.get('location'),
      property_type: linked.get('type') ?? undefined,
    });
    const { figures } = body.details;
    sightings.push(...ofFigures(about, 'where the chat’s card leads', figures));
    // What is another region's must be told as that region's.
    for (const figure of [figures.growthYoy, figures.daysOnMarket, figures.clearanceRate])
      if (figure.value !== null && !figure.isOwn && figure.region)
        sightings.push(
          ...about('figures', { [`names ${figure.region}`]: true }),
          ...about('chat, words', { [`names ${figure.region}`]: answer.includes(figure.region) }),
        );
  }
  return sightings;
};
