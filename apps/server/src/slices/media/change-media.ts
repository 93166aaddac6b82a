import type { MediaObject } from '@propguard/protocol/media';
import type { Upload } from '@propguard/protocol/uploads';
import type { TxScope } from '../../access/any-scope.ts';
import type { OpenWorkspace, WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { startUpload } from '../../intake/start-upload.ts';
import { uploadSource } from '../../intake/upload-source.ts';
import { discardUpload, holdUpload, requireComplete, restUpload } from '../../intake/use-upload.ts';
import { toUpload } from '../../intake/view.ts';
import { deleteMedia } from './store.ts';
import { checkFile, storeMedia } from './store-media.ts';

export const announceMedia = async (
  { tx, workspaceId, accountId }: WorkspaceScope,
  file: { fileName: string; sizeBytes: number },
): Promise<Upload> => toUpload(await startUpload(tx, { purpose: 'media', workspaceId, accountId, ...file }));

/** The parts that came are read and looked through without a transaction; the file is kept, and they go, in one. */
export const storeUploaded = async (open: OpenWorkspace, uploadId: string): Promise<MediaObject> => {
  const { fileName, sizeBytes } = await open('write', async ({ tx }) => {
    const upload = await requireComplete(tx, 'media', uploadId);
    if (upload.state === 'in-use') throw fail('CONFLICT');
    await holdUpload(tx, upload.id);
    return upload;
  });
  try {
    const source = uploadSource({ uploadId, fileName, sizeBytes }, (work) =>
      open('read', ({ tx }) => work(tx)),
    );
    const parts: Buffer[] = [];
    for await (const part of source.read(0, sizeBytes)) parts.push(Buffer.from(part));
    const checked = await checkFile({ name: fileName, content: Buffer.concat(parts) });
    return await open('write', async (scope) => {
      const stored = await storeMedia(scope, checked);
      await discardUpload(scope.tx, uploadId);
      return stored;
    });
  } catch (error) {
    await open('write', ({ tx }) => restUpload(tx, uploadId));
    throw error;
  }
};

export const removeMedia = async ({ tx }: TxScope, id: string): Promise<{ done: true }> => {
  if (!(await deleteMedia(tx, id))) throw fail('NOT_FOUND');
  return { done: true };
};
