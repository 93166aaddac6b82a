import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import * as z from 'zod';
import { composeRanking } from '../answers/ranking/compose-ranking.ts';
import { fillRanking } from '../dialogue/ranking/fill-ranking.ts';
import { inheritRanking } from '../dialogue/ranking/inherit-ranking.ts';
import { Aud, HomeType } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { RANKED_BY } from './ranked-by.ts';

export const rankSuburbs = defineTool({
  name: 'rank_suburbs',
  does: 'Which suburbs of a city, a state, the surroundings of a suburb or the whole country come first: the cheapest, within a budget, grown most, sold fastest, least or most flood or fire risk.',
  takes: z.strictObject({
    location: z.string().min(1).optional().describe('City, state or suburb; the whole country without it'),
    nearCentre: z.boolean().optional().describe('Only near the centre of the city'),
    by: z.enum(RANKED_BY).describe(`hazards: ${HOME_METRICS.hazardMean.sentence}`),
    order: z.enum(['low', 'high']).describe('The lowest or the highest first'),
    propertyType: HomeType.optional(),
    maxPriceAud: Aud.optional().describe('Only suburbs with a median up to this'),
  }),
  place: 'location',
  fill: fillRanking,
  inherit: inheritRanking,
  missing: () => null,
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeRanking,
  phrases: ['line', 'beside', 'aside'],
});
