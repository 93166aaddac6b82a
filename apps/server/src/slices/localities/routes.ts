import { sessionRoutes } from '../../access/guards.ts';
import { getLocality } from './get-locality.ts';
import { searchLocalities } from './search-localities.ts';

export const localityRoutes = {
  search: sessionRoutes.localities.search.handler(({ context, input }) =>
    searchLocalities(context.scope, input),
  ),
  get: sessionRoutes.localities.get.handler(({ context, input }) => getLocality(context.scope, input.id)),
};
