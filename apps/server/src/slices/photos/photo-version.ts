import { createHash } from 'node:crypto';
import type { PhotoSubject } from './drawing/subject.ts';

/** Raised when the hand changes, so that browsers fetch the pictures anew. */
const DRAWING_VERSION = 1;
const LENGTH = 16;

/** The facts that the drawing depends on, in one order: nothing else may change the version. */
export const photoSubject = (facts: Omit<PhotoSubject, 'seed'>, seed: number | null): PhotoSubject => ({
  bedrooms: facts.bedrooms,
  buildingM2: facts.buildingM2,
  carSpaces: facts.carSpaces,
  features: facts.features,
  id: facts.id,
  landM2: facts.landM2,
  latitude: facts.latitude,
  seed: seed ?? 0,
  type: facts.type,
  yearBuilt: facts.yearBuilt,
});

/** The same as long as the picture is: it names the picture in caches. The seed is that of the newest listing. */
export const photoVersion = (facts: Omit<PhotoSubject, 'seed'>, seed: number | null): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, photoSubject(facts, seed)]))
    .digest('base64url')
    .slice(0, LENGTH);
