import { sessionRoutes } from '../../access/guards.ts';
import { showPhoto } from './show-photo.ts';

export const photoRoutes = {
  show: sessionRoutes.photos.show.handler(({ context, input }) =>
    showPhoto(context.scope, input, context.resHeaders),
  ),
};
