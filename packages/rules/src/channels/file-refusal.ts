import type { Channel } from '../conversations/channels.ts';
import { REPLY_FILE_MAX_BYTES, REPLY_MAX } from '../conversations/limits.ts';
import { CHANNEL_ABILITIES, isConnectedChannel } from './channel-abilities.ts';

const MEBIBYTE = 1024 * 1024;

type Enclosed = {
  sizeBytes: number;
  words: number;
  /** On the website: whether they read it in our frame there, or signed in, in a workspace of their own. */
  isInWidget: boolean;
};

/** Why a file cannot go with these words on a channel; null: it can. */
export const fileRefusal = (channel: Channel, { sizeBytes, words, isInWidget }: Enclosed): string | null => {
  const { name, wordsWithFile } = isConnectedChannel(channel)
    ? CHANNEL_ABILITIES[channel]
    : { name: 'The chat inside PropGuard', wordsWithFile: isInWidget ? REPLY_MAX : null };
  if (wordsWithFile === null) return `${name} takes no files. Choose another channel, or send a link.`;
  if (sizeBytes > REPLY_FILE_MAX_BYTES)
    return `A file in a reply can be up to ${REPLY_FILE_MAX_BYTES / MEBIBYTE} MB. Send a link instead.`;
  return words > wordsWithFile
    ? `With a file, ${name} takes ${wordsWithFile.toLocaleString('en-AU')} characters. Send the rest on its own.`
    : null;
};
