import type { TxScope } from '../../access/any-scope.ts';
import { fail } from '../../fail.ts';
import { sendMedia } from '../media/send-media.ts';
import { findPhotos } from './store.ts';

type Asked = { id: string; photoId: string; size: 'full' | 'small' };

/** A photo is shown to whoever may see its listing. */
export const showPhoto = async (
  reply: { scope: TxScope; headers: Headers; resHeaders?: Headers },
  { id, photoId, size }: Asked,
): Promise<File> => {
  const photos = await findPhotos(reply.scope.tx, [id]);
  if (!photos.some((photo) => photo.id === photoId)) throw fail('NOT_FOUND');
  return sendMedia(reply, { id: photoId, size });
};
