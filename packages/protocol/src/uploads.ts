import * as z from 'zod';
import { ById, Id } from './shapes.ts';

/** A file is announced, then sent in parts of 4 MiB, in order: a broken connection costs one part. */
export const newUpload = (mostBytes: number) =>
  z.object({
    fileName: z.string().trim().min(1).max(255),
    sizeBytes: z.number().int().min(0).describe(`At most ${mostBytes}.`),
  });

export const UploadPart = ById.extend({
  position: z.coerce.number().int().min(0).max(1_000_000),
  content: z.file(),
});
export type UploadPart = z.infer<typeof UploadPart>;

/** A file on its way that is nothing else yet. */
export const Upload = z.object({
  id: Id,
  sizeBytes: z.number().int().min(0),
  receivedBytes: z.number().int().min(0),
});
export type Upload = z.infer<typeof Upload>;
