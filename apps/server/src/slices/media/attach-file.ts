import type { MessageFile } from '@propguard/protocol/message-parts';
import { fileRefusal } from '@propguard/rules/channels/file-refusal';
import type { Channel } from '@propguard/rules/conversations/channels';
import type { TxScope } from '../../access/any-scope.ts';
import { invalid } from '../../fail.ts';
import { getMedia } from './read-media.ts';

type Attached = { fileId: string | undefined; channel: Channel; text: string; isInWidget?: boolean };

/** A kept file as the part of a message that goes out on a channel, if the channel takes it with these words. */
export const attachFile = async (
  scope: TxScope,
  { fileId, channel, text, isInWidget = false }: Attached,
): Promise<MessageFile[]> => {
  if (fileId === undefined) return [];
  const { id: mediaId, name, mediaType, sizeBytes } = await getMedia(scope, fileId);
  const refused = fileRefusal(channel, { sizeBytes, words: text.length, isInWidget });
  if (refused) throw invalid({ field: 'fileId', message: refused });
  return [{ kind: 'file', mediaId, name, mediaType, sizeBytes }];
};
