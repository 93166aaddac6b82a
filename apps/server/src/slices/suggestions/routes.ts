import { sessionRoutes } from '../../access/guards.ts';
import { suggestPlaces } from './suggest-places.ts';

export const suggestionRoutes = {
  list: sessionRoutes.suggestions.list.handler(({ context, input }) => suggestPlaces(context.scope, input)),
};
