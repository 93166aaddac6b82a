import { cutTile } from '@propguard/engine/hazard/tile/cut-tile';
import type { HazardTileQuery } from '@propguard/protocol/hazards';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { encodeTile } from './encode-tile.ts';
import { openLiveIndex } from './live-hazard-index.ts';
import { TileCache } from './tile-cache.ts';

const MOST_CACHED_BYTES = 48_000_000;
const YEAR_SECONDS = 31_536_000;
const cache = new TileCache(MOST_CACHED_BYTES);

/** Behind a session, so only the caller's own browser keeps it: for good when the address names the version. */
export const showTile = async (
  scope: ReferenceScope,
  { kind, z, x, y, v }: HazardTileQuery,
  resHeaders: Headers | undefined,
): Promise<File> => {
  const { index, version } = await openLiveIndex(scope);
  const key = `${version}/${kind}/${z}/${x}/${y}`;
  const tile = cache.find(key) ?? encodeTile(cutTile(index.layersOf(kind), { z, x, y }));
  cache.keep(key, tile);
  resHeaders?.set('etag', `"${key}"`);
  resHeaders?.set(
    'cache-control',
    v === version ? `private, max-age=${YEAR_SECONDS}, immutable` : 'private, no-cache',
  );
  return new File([tile as Uint8Array<ArrayBuffer>], `${y}.mvt`, {
    type: 'application/vnd.mapbox-vector-tile',
  });
};
