import { OWN_LISTING_FILE_MAX_BYTES } from '@propguard/rules/own-listings/own-listing-limits';
import { STATES } from '@propguard/rules/places/states';
import * as z from 'zod';
import { ImportColumn } from './data-imports.ts';
import { errorsOf } from './errors.ts';
import { workspaceRoute } from './route.ts';
import { ById, Id } from './shapes.ts';
import { newUpload, Upload } from './uploads.ts';

export const OwnListingFileChoice = z.object({
  columns: z.record(z.string().max(40), z.string().max(300)).describe('Field to column of the file.'),
  state: z.enum(STATES).nullable().default(null).describe('For suburbs of which there are several.'),
});
export type OwnListingFileChoice = z.infer<typeof OwnListingFileChoice>;

export const OwnListingFileReading = z.object({
  columns: z.array(ImportColumn),
  guess: z.record(z.string(), z.string()),
});
export type OwnListingFileReading = z.infer<typeof OwnListingFileReading>;

/** `known`: there is one of this reference or address already. `twice`: it stood in the file before. */
const Verdict = z.enum(['new', 'known', 'twice', 'broken']);

export const OwnListingFilePreview = z.object({
  rows: z.array(
    z.object({
      line: z.int(),
      verdict: Verdict,
      readAs: z.string().describe('How the row was understood; of a broken one, as it is in the file.'),
      problem: z.string().nullable(),
      field: z.string().nullable(),
      knownId: Id.nullable(),
      twinLine: z.int().nullable(),
    }),
  ),
  counts: z.record(Verdict, z.int()),
});
export type OwnListingFilePreview = z.infer<typeof OwnListingFilePreview>;

const tags = ['own listings'];
const writes = workspaceRoute('agent', 'leads:write');
const changing = errorsOf('NOT_FOUND', 'CONFLICT');

/** An agency's listings from a CSV or XLSX: announced, read, looked over row by row, and only then written. */
export const ownListingFiles = {
  announce: writes
    .route({
      method: 'POST',
      path: '/own-listing-files',
      tags,
      summary: 'Announce a file; its parts go to /uploads/own-listings/{id}/parts/{position}',
      successStatus: 201,
    })
    .errors(errorsOf('PAYLOAD_TOO_LARGE'))
    .input(newUpload(OWN_LISTING_FILE_MAX_BYTES))
    .output(Upload),
  read: writes
    .route({
      method: 'POST',
      path: '/own-listing-files/{id}/reading',
      tags,
      summary: 'It is complete: guess its columns',
    })
    .errors(changing)
    .input(ById)
    .output(OwnListingFileReading),
  preview: writes
    .route({
      method: 'POST',
      path: '/own-listing-files/{id}/preview',
      tags,
      summary: 'What would happen to every row; nothing is written',
    })
    .errors(changing)
    .input(ById.extend(OwnListingFileChoice.shape))
    .output(OwnListingFilePreview),
  run: writes
    .route({
      method: 'POST',
      path: '/own-listing-files/{id}/run',
      tags,
      summary: 'Add the rows that are new; all of them, or none',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'))
    .input(ById.extend(OwnListingFileChoice.shape))
    .output(z.object({ added: z.int(), known: z.int(), twice: z.int(), broken: z.int() })),
};
