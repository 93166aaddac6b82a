import type { ChatReply } from '@propguard/protocol/assistant';
import { hazardMeanOf } from '@propguard/rules/hazards/risk-bands';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import type { TestClient } from '../client.ts';
import { type Sighting, seenOf } from './sighting.ts';
import { TITLE } from './walk-market.ts';

const ASKED = [
  { by: 'flood', question: 'Which suburbs in Queensland have the highest flood risk?' },
  { by: 'fire', question: 'Which suburbs in New South Wales have the highest bushfire risk?' },
  { by: 'hazards', question: 'Which suburbs in Queensland are most at risk from natural hazards?' },
  { by: 'growth', question: 'Which suburbs in Victoria grew most?' },
] as const;

/** Suburbs in an order stand where they do by the figures that each of them is told by itself. */
export const walkRanking = async (client: TestClient): Promise<Sighting[]> => {
  // biome-ignore lint/suspicious/noExplicitAny: a card's result has the shape of its tool
  const ask = async (message: string): Promise<any> => {
    const { body, status } = await client.call<ChatReply>('POST', '/assistant/chat', { message });
    if (status !== 200) throw new Error(`'${message}': ${status} ${JSON.stringify(body)}`);
    return body.metadata.turn.cards[0]?.result ?? {};
  };
  const sightings: Sighting[] = [];
  for (const { by, question } of ASKED) {
    const ranking = await ask(question);
    const [first] = ranking.places ?? [];
    if (ranking.by !== by || !first) throw new Error(`'${question}' ranked by ${ranking.by}: ${first}`);
    const seen = seenOf(`${first.name}, as a place`);
    const name = {
      flood: 'flood',
      fire: 'fire',
      hazards: HOME_METRICS.hazardMean.title,
      growth: TITLE.growthYoy,
    }[by];
    const hazards = by === 'growth' ? null : await ask(`Which hazards does ${first.name} have?`);
    const market = await ask(`The market in ${first.name}?`);
    sightings.push(
      ...seen('ranking', {
        [name]: first.value,
        [TITLE.medianPrice]: first.medianPriceAud,
        [TITLE.salesVolume]: first.sales,
      }),
      ...seen('chat, market', {
        [TITLE.medianPrice]: market.medianPriceAud,
        [TITLE.salesVolume]: market.sales,
      }),
      ...(hazards === null
        ? seen('chat, market', { [name]: market.growthYoy })
        : seen('chat, hazards', { [name]: by === 'hazards' ? hazardMeanOf(hazards) : hazards[by] })),
    );
  }
  return sightings;
};
