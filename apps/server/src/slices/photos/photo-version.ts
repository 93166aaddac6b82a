import { createHash } from 'node:crypto';
import type { PhotoSubject } from './drawing/subject.ts';

/** Raised when the hand changes, so that browsers fetch the pictures anew. */
const DRAWING_VERSION = 1;
const LENGTH = 16;

/** The same as long as the picture is: it names the picture in caches. */
export const photoVersion = (subject: PhotoSubject): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, Object.entries(subject).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url')
    .slice(0, LENGTH);
