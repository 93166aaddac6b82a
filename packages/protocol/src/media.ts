import {
  MEDIA_KINDS,
  MEDIA_MAX_BYTES,
  MEDIA_TYPES_TEXT,
  SMALL_PICTURE_SIDE,
} from '@propguard/rules/media/media-types';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { workspaceRoute } from './route.ts';
import { ById, Done, Id, Instant } from './shapes.ts';
import { newUpload, Upload } from './uploads.ts';

export const MediaObject = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(MEDIA_KINDS),
  mediaType: z.string().describe('By its content.'),
  sizeBytes: z.int(),
  sha256: z.string().describe('Of what is kept, in hexadecimal.'),
  width: z.int().nullable().describe('Of a picture, in pixels.'),
  height: z.int().nullable(),
  createdAt: Instant,
});
export type MediaObject = z.infer<typeof MediaObject>;

export const MediaQuery = ById.extend({
  size: z
    .enum(['full', 'small'])
    .default('full')
    .describe(
      `A picture is also there ${SMALL_PICTURE_SIDE} pixels large, as WebP; anything else is as it is.`,
    ),
});
export type MediaQuery = z.infer<typeof MediaQuery>;

const tags = ['media'];

/** Pictures, films, recordings and papers of a workspace. What they belong to is another slice's to say. */
export const media = {
  announce: workspaceRoute('agent', 'leads:write')
    .route({
      method: 'POST',
      path: '/media',
      tags,
      summary: 'Announce a file; its parts go to /uploads/media/{id}/parts/{position}',
    })
    .errors(errorsOf('PAYLOAD_TOO_LARGE'))
    .input(newUpload(MEDIA_MAX_BYTES))
    .output(Upload),
  store: workspaceRoute('agent', 'leads:write')
    .route({
      method: 'POST',
      path: '/media/uploads/{id}',
      tags,
      summary: 'Keep a file whose parts have all arrived',
      description: `${MEDIA_TYPES_TEXT}, by their content. Of pictures what they show is kept, and nothing of where they were taken.`,
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT', 'PAYLOAD_TOO_LARGE'))
    .input(ById.describe('By the id of its upload.'))
    .output(MediaObject),
  get: workspaceRoute('agent', 'leads:read')
    .route({ method: 'GET', path: '/media/{id}', tags, summary: 'What a file is' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(MediaObject),
  content: workspaceRoute('agent', 'leads:read')
    .route({
      method: 'GET',
      path: '/media/{id}/content',
      tags,
      summary: 'The file itself, or a range of its bytes',
      description: 'Answers `Range: bytes=…` with 206 and that part alone. Carries an ETag.',
    })
    .errors(errorsOf('NOT_FOUND', 'RANGE_NOT_SATISFIABLE'))
    .input(MediaQuery)
    .output(z.file()),
  remove: workspaceRoute('agent', 'leads:write')
    .route({ method: 'DELETE', path: '/media/{id}', tags, summary: 'Remove a file' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
};
