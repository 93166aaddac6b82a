import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { asAttachment } from './as-attachment.ts';
import { findFile } from './store.ts';

export const downloadFile = async (
  { scope, resHeaders }: { scope: WorkspaceScope; resHeaders?: Headers },
  id: string,
): Promise<File> => {
  const row = await findFile(scope.tx, id);
  if (!row) throw fail('NOT_FOUND');
  resHeaders?.set('content-disposition', asAttachment(row.name));
  return new File([new Uint8Array(row.content)], row.name, { type: row.mediaType });
};
