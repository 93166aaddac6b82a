import * as z from 'zod';
import { composeMarket } from '../answers/compose-place.ts';
import { fillRegion } from '../dialogue/fill-home.ts';
import { inheritRegion } from '../dialogue/inherit.ts';
import { HomeType } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { needing } from './lacking.ts';

export const market = defineTool({
  name: 'market',
  does: 'The market of a suburb, city, postcode or state.',
  takes: z.strictObject({
    location: z.string().min(1).describe('The place'),
    propertyType: HomeType.optional(),
  }),
  place: 'location',
  fill: fillRegion,
  inherit: inheritRegion,
  missing: needing('location'),
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeMarket,
  phrases: ['medianIs', 'figureIs', 'marketNone', 'noMedian', 'widerMedian', 'asOf', 'line'],
});
