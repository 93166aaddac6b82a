import { PHOTO_VIEWS } from '@propguard/rules/properties/photo-views';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { sessionRoute } from './route.ts';
import { Id } from './shapes.ts';

export const PhotoQuery = z.object({
  propertyId: Id,
  view: z.enum(PHOTO_VIEWS),
  v: z
    .string()
    .max(40)
    .optional()
    .describe('The version of the picture. With the right one the reply may be kept for good.'),
});
export type PhotoQuery = z.infer<typeof PhotoQuery>;

export const photos = {
  show: sessionRoute('places:read')
    .route({
      method: 'GET',
      path: '/photos/{propertyId}/{view}',
      tags: ['places'],
      summary: 'A drawing of a property, as SVG',
      description:
        'Drawn from type, size, age and seed of the property, and marked as a sample drawing; not a photograph. Carries an ETag and answers `If-None-Match` with 304.',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(PhotoQuery)
    .output(z.file()),
};
