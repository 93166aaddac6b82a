import type { Property } from '@propguard/protocol/property-records';
import type { PhotoView } from '@propguard/rules/properties/photo-views';

/** With its version, so that a browser keeps it for good. */
export const photoUrl = ({ id, photoVersion }: Property, view: PhotoView): string =>
  `/api/photos/${id}/${view}?v=${encodeURIComponent(photoVersion)}`;
