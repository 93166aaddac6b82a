import type { Channel } from '../conversations/channels.ts';
import { REPLY_FILE_MAX_BYTES } from '../conversations/limits.ts';
import { CHANNEL_ABILITIES, isConnectedChannel } from './channel-abilities.ts';

const MEBIBYTE = 1024 * 1024;

/** Why a file cannot go with these words on a channel; null: it can. */
export const fileRefusal = (
  channel: Channel,
  { sizeBytes, words }: { sizeBytes: number; words: number },
): string | null => {
  if (!isConnectedChannel(channel))
    return 'The chat on a website takes no files from us. Choose another channel, or send a link.';
  const { name, wordsWithFile } = CHANNEL_ABILITIES[channel];
  if (wordsWithFile === null) return `${name} takes no files. Choose another channel, or send a link.`;
  if (sizeBytes > REPLY_FILE_MAX_BYTES)
    return `A file in a reply can be up to ${REPLY_FILE_MAX_BYTES / MEBIBYTE} MB. Send a link instead.`;
  return words > wordsWithFile
    ? `With a file, ${name} takes ${wordsWithFile.toLocaleString('en-AU')} characters. Send the rest on its own.`
    : null;
};
