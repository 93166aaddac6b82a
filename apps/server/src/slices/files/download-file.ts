import { generateContentDisposition } from '@orpc/standard-server';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { findFile } from './store.ts';

export const downloadFile = async ({ scope }: { scope: WorkspaceScope }, id: string): Promise<File> => {
  const row = await findFile(scope.tx, id);
  if (!row) throw fail('NOT_FOUND');
  return new File([new Uint8Array(row.content)], row.name, { type: row.mediaType });
};
