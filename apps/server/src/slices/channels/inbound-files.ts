import type { MessageFile } from '@propguard/protocol/message-parts';
import { cleanText } from '@propguard/rules/conversations/clean-text';
import { bareName, refusedName } from '@propguard/rules/media/refused-names';
import type { AnyScope } from '../../access/any-scope.ts';
import { openUnattended } from '../../access/open-unattended.ts';
import { Failure } from '../../fail.ts';
import { demandStrangersRoom } from '../media/demand-strangers-room.ts';
import { checkFile, storeMedia } from '../media/store-media.ts';

/** So many come with one message; more is somebody's folder. */
const FILES_MOST = 10;
const TOO_MANY = `More than ${FILES_MOST} files came with one message.`;
const NO_ROOM = 'There’s no room left for files in this workspace.';

type Sent = { name: string; content: Buffer };

const wordsOf = (error: unknown): string =>
  error instanceof Failure ? (error.data?.fields?.[0]?.message ?? error.message) : NO_ROOM;

/**
 * Keeps one file of somebody outside, if it is what it says: by its name first, then by its content. In a transaction of
 * its own, so that one without room does not take the message with it; kept twice it is kept once.
 */
const keepFile = async (
  { services }: AnyScope,
  workspaceId: string,
  { name: given, content }: Sent,
): Promise<MessageFile> => {
  const name = bareName(cleanText(given));
  const refused = refusedName(name);
  if (refused) return { kind: 'refused-file', name, reason: refused.message };
  try {
    const checked = await checkFile({ name, content });
    const { id, mediaType, sizeBytes } = await openUnattended(services.database, workspaceId, async (tx) => {
      await demandStrangersRoom({ services, tx, workspaceId }, content.length);
      return storeMedia({ tx, workspaceId, accountId: null }, checked);
    });
    return { kind: 'file', name, mediaId: id, mediaType, sizeBytes };
  } catch (error) {
    return { kind: 'refused-file', name, reason: wordsOf(error) };
  }
};

/** Each file of a message: kept, or not with why. Outside of any transaction. */
export const keepFiles = async (
  scope: AnyScope,
  workspaceId: string,
  files: readonly Sent[],
): Promise<MessageFile[]> => {
  const kept: MessageFile[] = [];
  for (const file of files.slice(0, FILES_MOST)) kept.push(await keepFile(scope, workspaceId, file));
  const tooMany = files.slice(FILES_MOST).map(({ name }) => bareName(cleanText(name)));
  return [...kept, ...tooMany.map((name) => ({ kind: 'refused-file' as const, name, reason: TOO_MANY }))];
};
