import {
  MEDIA_HEAD_BYTES,
  MEDIA_TYPES_TEXT,
  type MediaKind,
  type MediaType,
  mediaTypeOf,
} from '@propguard/rules/media/media-types';
import { invalid } from '../../fail.ts';

const KIND_NAMES: Readonly<Record<MediaKind, string>> = {
  picture: 'a picture',
  film: 'a film',
  sound: 'a sound recording',
  document: 'a PDF document',
};

/** What an ending claims. One that claims nothing we know claims nothing wrong. */
const ENDINGS: Readonly<Record<string, MediaKind>> = {
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  webp: 'picture',
  gif: 'picture',
  avif: 'picture',
  mp4: 'film',
  mov: 'film',
  webm: 'film',
  mp3: 'sound',
  m4a: 'sound',
  wav: 'sound',
  ogg: 'sound',
  pdf: 'document',
};

const claimedKind = (name: string): MediaKind | undefined => {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === undefined ? undefined : ENDINGS[ending];
};

/** What the file is by its content. One that is nothing we keep, or not what its name says, is refused. */
export const checkMedia = (name: string, content: Uint8Array): MediaType => {
  const found = mediaTypeOf(content.subarray(0, MEDIA_HEAD_BYTES));
  if (!found)
    throw invalid({
      field: 'fileName',
      reason: 'unknown-type',
      message: `${name} isn’t a file we can keep: ${MEDIA_TYPES_TEXT}.`,
    });
  const claimed = claimedKind(name);
  if (claimed !== undefined && claimed !== found.kind)
    throw invalid({
      field: 'fileName',
      reason: 'misnamed',
      message: `${name} is named like ${KIND_NAMES[claimed]}, but it’s ${KIND_NAMES[found.kind]}. Choose another file, or rename it.`,
    });
  return found;
};
