import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { findFile } from './store.ts';

/** RFC 6266: always saved, never shown in a page of ours. */
const asAttachment = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

export const downloadFile = async (
  { scope, resHeaders }: { scope: WorkspaceScope; resHeaders?: Headers },
  id: string,
): Promise<File> => {
  const row = await findFile(scope.tx, id);
  if (!row) throw fail('NOT_FOUND');
  resHeaders?.set('content-disposition', asAttachment(row.name));
  return new File([new Uint8Array(row.content)], row.name, { type: row.mediaType });
};
