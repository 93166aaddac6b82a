import * as z from 'zod';
import { Locality } from './localities.ts';
import { sessionRoute } from './route.ts';

const AddressSuggestion = z.object({
  kind: z.literal('address'),
  propertyId: z.uuid(),
  addressLine: z.string().describe('Unit, number and street: `3/53 Northam Avenue`.'),
  localityId: z.string(),
  locality: z.string(),
  state: Locality.shape.state,
  postcode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

const LocalitySuggestion = z.object({
  kind: z.literal('locality'),
  localityId: z.string(),
  locality: z.string(),
  state: Locality.shape.state,
  postcode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export const Suggestion = z.discriminatedUnion('kind', [AddressSuggestion, LocalitySuggestion]);
export type Suggestion = z.infer<typeof Suggestion>;

export const SuggestionQuery = z.object({
  query: z
    .string()
    .max(200)
    .default('')
    .describe('An address or a suburb as it is being typed; the last word may be unfinished.'),
  limit: z.coerce.number().int().min(1).max(20).default(8),
});

export const suggestions = {
  list: sessionRoute('places:read')
    .route({
      method: 'GET',
      path: '/suggestions',
      tags: ['places'],
      summary: 'Addresses and suburbs for what is being typed, best match first',
    })
    .input(SuggestionQuery)
    .output(z.object({ items: z.array(Suggestion) })),
};
