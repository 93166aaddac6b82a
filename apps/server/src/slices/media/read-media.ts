import type { MediaObject, MediaQuery } from '@propguard/protocol/media';
import type { TxScope } from '../../access/any-scope.ts';
import { fail } from '../../fail.ts';
import { findMedia, findSmallest, type MediaRow, readBytes } from './store.ts';
import { toMediaObject } from './view.ts';

export const getMedia = async ({ tx }: TxScope, id: string): Promise<MediaObject> => {
  const row = await findMedia(tx, id);
  if (!row) throw fail('NOT_FOUND');
  return toMediaObject(row);
};

/** The bytes of a file that another slice keeps the id of, whole or from `start` up to `end`. */
export const readMedia = async (
  { tx }: TxScope,
  { id, size }: MediaQuery,
  rangeOf: (row: MediaRow) => { start: number; end: number } = ({ sizeBytes }) => ({
    start: 0,
    end: sizeBytes,
  }),
): Promise<{ media: MediaRow; start: number; end: number; pieces: Buffer[] }> => {
  const media = size === 'small' ? await findSmallest(tx, id) : await findMedia(tx, id);
  if (!media) throw fail('NOT_FOUND');
  const { start, end } = rangeOf(media);
  return { media, start, end, pieces: await readBytes(tx, media.id, start, end) };
};
