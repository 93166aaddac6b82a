import type { PhotoQuery } from '@propguard/protocol/photos';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { drawPhoto } from './drawing/draw-photo.ts';
import { type KeptPhoto, PhotoCache } from './photo-cache.ts';
import { photoSubject, photoVersion } from './photo-version.ts';
import { findPhotoFacts } from './store.ts';

/** About 20 kB each. */
const MOST_KEPT = 600;
const cache = new PhotoCache(MOST_KEPT);
const YEAR_SECONDS = 31_536_000;

const keyOf = ({ propertyId, view }: PhotoQuery, version: string): string =>
  `${propertyId.toLowerCase()}/${view}/${version}`;

const load = async ({ reader }: ReferenceScope, query: PhotoQuery): Promise<KeptPhoto> => {
  // A version names one picture for good, so that a known one needs no look at the register.
  const known = query.v && cache.find(keyOf(query, query.v));
  if (known) return known;
  const facts = await findPhotoFacts(reader, query.propertyId);
  if (!facts) throw fail('NOT_FOUND');
  const version = photoVersion(facts, facts.photoSeed);
  const key = keyOf(query, version);
  const photo = cache.find(key) ?? {
    svg: drawPhoto(photoSubject(facts, facts.photoSeed), query.view),
    version,
  };
  cache.keep(key, photo);
  return photo;
};

/** Behind a session, so only the caller's own browser keeps it: for good when the address names the version. */
export const showPhoto = async (
  scope: ReferenceScope,
  query: PhotoQuery,
  resHeaders: Headers | undefined,
): Promise<File> => {
  const { svg, version } = await load(scope, query);
  resHeaders?.set('etag', `"${version}-${query.view}"`);
  resHeaders?.set(
    'cache-control',
    query.v === version ? `private, max-age=${YEAR_SECONDS}, immutable` : 'private, no-cache',
  );
  return new File([svg], `${query.view}.svg`, { type: 'image/svg+xml' });
};
