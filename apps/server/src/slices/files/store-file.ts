import type { TxScope } from '../../access/any-scope.ts';
import { insertFile } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type NewFile = {
  workspaceId: string;
  name: string;
  mediaType: string;
  content: Buffer;
  keptDays: number;
};

/** Keeps a file for a workspace until it expires; returns its id. */
export const storeFile = (
  { tx }: TxScope,
  { workspaceId, name, mediaType, content, keptDays }: NewFile,
): Promise<string> =>
  insertFile(tx, {
    workspaceId,
    name,
    mediaType,
    content,
    sizeBytes: content.byteLength,
    expiresAt: new Date(Date.now() + keptDays * DAY_MS),
  });
