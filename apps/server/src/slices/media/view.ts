import type { MediaObject } from '@propguard/protocol/media';
import type { MediaRow } from './store.ts';

export const toMediaObject = ({
  id,
  name,
  kind,
  mediaType,
  sizeBytes,
  sha256,
  width,
  height,
  createdAt,
}: MediaRow): MediaObject => ({
  id,
  name,
  kind,
  mediaType,
  sizeBytes,
  sha256: sha256.toString('hex'),
  width,
  height,
  createdAt: createdAt.toISOString(),
});
