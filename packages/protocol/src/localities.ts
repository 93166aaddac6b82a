import { STATES } from '@propguard/rules/places/states';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { sessionRoute } from './route.ts';

export const Locality = z.object({
  id: z.string().describe('State, postcode and name: `qld-4005-new-farm`.'),
  name: z.string(),
  state: z.enum(STATES),
  postcode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Locality = z.infer<typeof Locality>;

export const LocalityQuery = PageQuery.extend({
  query: z.string().trim().max(100).default('').describe('A name, a postcode or a state, in any order.'),
  state: z.enum(STATES).optional(),
});

const tags = ['places'];

export const localities = {
  search: sessionRoute('places:read')
    .route({ method: 'GET', path: '/localities', tags, summary: 'Find suburbs and towns' })
    .input(LocalityQuery)
    .output(pageOf(Locality)),
  get: sessionRoute('places:read')
    .route({ method: 'GET', path: '/localities/{id}', tags, summary: 'One suburb or town' })
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ id: z.string().max(120) }))
    .output(Locality),
};
