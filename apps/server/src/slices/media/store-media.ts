import { hash } from 'node:crypto';
import type { MediaObject } from '@propguard/protocol/media';
import { MEDIA_MAX_BYTES, MEDIA_PIECE_BYTES, type MediaKind } from '@propguard/rules/media/media-types';
import type { TxScope } from '../../access/any-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { checkMedia } from './check-media.ts';
import { cleanPicture } from './clean-picture.ts';
import { findBySha256, insertMedia, insertPiece, type MediaRow } from './store.ts';
import { toMediaObject } from './view.ts';

type Kept = {
  kind: MediaKind;
  mediaType: string;
  content: Buffer;
  width: number | null;
  height: number | null;
};
/** A file that was looked through and may be kept. */
type CheckedMedia = { name: string; full: Kept; small: Kept | null };

/**
 * How a slice keeps a file that it was handed:
 *
 *   const checked = await checkFile({ name, content });          // outside a transaction: a picture takes a moment
 *   const { id } = await storeMedia(scope, checked);             // in the one that writes what the file is for
 *
 * The slice's own row keeps the id. `readMedia` gives the bytes, `removeMedia` lets go of them. A file that is not what
 * its name says, broken, of another type or too large is refused, in words for whoever sent it (field `fileName` or
 * `sizeBytes`); one for which there is no room, when the transaction commits (STORAGE_FULL).
 */
export const checkFile = async ({
  name,
  content,
}: {
  name: string;
  content: Buffer;
}): Promise<CheckedMedia> => {
  if (content.length === 0)
    throw invalid({ field: 'sizeBytes', reason: 'empty', message: 'The file is empty.' });
  if (content.length > MEDIA_MAX_BYTES) throw fail('PAYLOAD_TOO_LARGE');
  const { kind, mediaType } = checkMedia(name, content);
  if (kind !== 'picture')
    return { name, full: { kind, mediaType, content, width: null, height: null }, small: null };
  const { full, small } = await cleanPicture(name, mediaType, content);
  return { name, full: { kind, ...full }, small: { kind, ...small } };
};

type Scope = TxScope & { workspaceId: string; accountId: string | null };

const keep = async (
  { tx, workspaceId, accountId }: Scope,
  { name, smallOf, content, ...facts }: Kept & { name: string; smallOf: string | null },
): Promise<MediaRow> => {
  const sha256 = hash('sha256', content, 'buffer');
  const row = await insertMedia(tx, {
    workspaceId,
    name,
    sha256,
    smallOf,
    sizeBytes: content.length,
    createdBy: accountId,
    ...facts,
  });
  if (!row) {
    const known = await findBySha256(tx, { workspaceId, sha256 });
    if (!known) throw fail('CONFLICT');
    return known;
  }
  for (let position = 0; position * MEDIA_PIECE_BYTES < content.length; position += 1) {
    const piece = content.subarray(position * MEDIA_PIECE_BYTES, (position + 1) * MEDIA_PIECE_BYTES);
    await insertPiece(tx, {
      objectId: row.id,
      workspaceId,
      position,
      content: piece,
      sha256: hash('sha256', piece, 'buffer'),
    });
  }
  return row;
};

/** The same content is kept once: whoever stores it again is given what is there. */
export const storeMedia = async (scope: Scope, { name, full, small }: CheckedMedia): Promise<MediaObject> => {
  const known = await findBySha256(scope.tx, {
    workspaceId: scope.workspaceId,
    sha256: hash('sha256', full.content, 'buffer'),
  });
  if (known) return toMediaObject(known);
  const row = await keep(scope, { ...full, name, smallOf: null });
  if (small) await keep(scope, { ...small, name, smallOf: row.id });
  return toMediaObject(row);
};
