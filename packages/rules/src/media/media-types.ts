/** What a workspace can keep: pictures of homes, films, recordings, and papers that come with a conversation. */
export const MEDIA_KINDS = ['picture', 'film', 'sound', 'document'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

const MEBIBYTE = 1024 * 1024;
export const MEDIA_PIECE_BYTES = MEBIBYTE;
export const MEDIA_MAX_BYTES = 100 * MEBIBYTE;
/** A picture is decoded as a whole; cameras of today stay below this. */
export const PICTURE_MAX_BYTES = 30 * MEBIBYTE;
/** More than any camera has: what claims more was made to fill memory. */
export const PICTURE_MAX_PIXELS = 100_000_000;
/** Larger ones are made as large as this on their longer side; beside them stands a small one. */
export const PICTURE_SIDE = 2560;
export const SMALL_PICTURE_SIDE = 480;

export type MediaType = { kind: MediaKind; mediaType: string };

const at = (head: Uint8Array, offset: number, text: string): boolean =>
  Array.from(text).every((letter, index) => head[offset + index] === letter.charCodeAt(0));

/** The brand of an ISO media file says what is in it. */
const ISO_BRANDS: readonly (readonly [start: string, type: MediaType])[] = [
  ['avif', { kind: 'picture', mediaType: 'image/avif' }],
  ['M4A', { kind: 'sound', mediaType: 'audio/mp4' }],
  ['qt', { kind: 'film', mediaType: 'video/quicktime' }],
  ['isom', { kind: 'film', mediaType: 'video/mp4' }],
  ['iso', { kind: 'film', mediaType: 'video/mp4' }],
  ['mp4', { kind: 'film', mediaType: 'video/mp4' }],
  ['avc1', { kind: 'film', mediaType: 'video/mp4' }],
  ['M4V', { kind: 'film', mediaType: 'video/mp4' }],
];

/** Far enough for every mark below. */
export const MEDIA_HEAD_BYTES = 16;

/** What a file is by its first bytes, whatever its name says; null: nothing that is kept. */
export const mediaTypeOf = (head: Uint8Array): MediaType | null => {
  if (at(head, 0, '\u0089PNG\r\n\u001A\n')) return { kind: 'picture', mediaType: 'image/png' };
  if (at(head, 0, '\u00FF\u00D8\u00FF')) return { kind: 'picture', mediaType: 'image/jpeg' };
  if (at(head, 0, 'GIF87a') || at(head, 0, 'GIF89a')) return { kind: 'picture', mediaType: 'image/gif' };
  if (at(head, 0, 'RIFF') && at(head, 8, 'WEBP')) return { kind: 'picture', mediaType: 'image/webp' };
  if (at(head, 0, 'RIFF') && at(head, 8, 'WAVE')) return { kind: 'sound', mediaType: 'audio/wav' };
  if (at(head, 0, '%PDF-')) return { kind: 'document', mediaType: 'application/pdf' };
  if (at(head, 0, 'OggS')) return { kind: 'sound', mediaType: 'audio/ogg' };
  if (at(head, 0, 'ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2))
    return { kind: 'sound', mediaType: 'audio/mpeg' };
  if (at(head, 0, '\u001A\u0045\u00DF\u00A3')) return { kind: 'film', mediaType: 'video/webm' };
  if (at(head, 4, 'ftyp')) return ISO_BRANDS.find(([start]) => at(head, 8, start))?.[1] ?? null;
  return null;
};

/** What people choose from. What a file is, its content says. */
export const MEDIA_ENDINGS = [
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  '.gif',
  '.avif',
  '.mp4',
  '.mov',
  '.webm',
  '.mp3',
  '.m4a',
  '.wav',
  '.ogg',
  '.pdf',
] as const;

export const MEDIA_TYPES_TEXT =
  'JPEG, PNG, WebP, GIF or AVIF pictures, MP4, MOV or WebM films, MP3, M4A, WAV or OGG sound, and PDF';

/** How full of its room a workspace may be for what strangers send it: the rest is its own. */
export const STRANGERS_SHARE = 0.75;
