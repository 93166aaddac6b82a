import {
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_SIDE,
  SMALL_PICTURE_SIDE,
} from '@propguard/rules/media/media-types';
import type { Sharp } from 'sharp';
import { fail, invalid } from '../../fail.ts';

const MEBIBYTE = 1024 * 1024;
const JPEG_QUALITY = 84;
const SMALL_QUALITY = 76;

type CleanPicture = { mediaType: string; content: Buffer; width: number; height: number };

const within = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

const written = async (picture: Sharp, mediaType: string): Promise<CleanPicture> => {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { mediaType, content: data, width: info.width, height: info.height };
};

/**
 * Decoded and written anew, upright and no larger than a screen: what it shows stays, and everything beside it goes, as
 * where it was taken, by which camera, and whatever else a file can carry along. A small one for lists is made with it.
 */
export const cleanPicture = async (
  name: string,
  mediaType: string,
  content: Buffer,
): Promise<{ full: CleanPicture; small: CleanPicture }> => {
  if (content.length > PICTURE_MAX_BYTES)
    throw fail('PAYLOAD_TOO_LARGE', {
      fields: [
        { field: 'sizeBytes', message: `A picture can be at most ${PICTURE_MAX_BYTES / MEBIBYTE} MB.` },
      ],
    });
  const { default: sharp } = await import('sharp');
  try {
    const read = () =>
      sharp(content, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', pages: 1 }).rotate();
    const large = within(read(), PICTURE_SIDE);
    const full =
      mediaType === 'image/jpeg'
        ? await written(large.jpeg({ quality: JPEG_QUALITY }), mediaType)
        : mediaType === 'image/png'
          ? await written(large.png(), mediaType)
          : await written(large.webp({ quality: JPEG_QUALITY }), 'image/webp');
    const small = await written(
      within(read(), SMALL_PICTURE_SIDE).webp({ quality: SMALL_QUALITY }),
      'image/webp',
    );
    return { full, small };
  } catch {
    throw invalid({
      field: 'fileName',
      reason: 'unreadable',
      message: `${name} looks like a picture, but we can’t read it. It may be damaged, or larger than ${PICTURE_MAX_PIXELS / 1_000_000} million pixels.`,
    });
  }
};
