import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { attachment } from '../../attachment.ts';
import { fail } from '../../fail.ts';
import { findFile } from './store.ts';

export const downloadFile = async (
  { scope, resHeaders }: { scope: WorkspaceScope; resHeaders?: Headers },
  id: string,
): Promise<File> => {
  const row = await findFile(scope.tx, id);
  if (!row) throw fail('NOT_FOUND');
  return attachment(resHeaders, {
    name: row.name,
    type: row.mediaType,
    content: new Uint8Array(row.content),
  });
};
