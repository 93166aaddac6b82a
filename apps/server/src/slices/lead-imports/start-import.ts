import type { LeadImport } from '@propguard/protocol/lead-imports';
import { LEAD_IMPORTS_KEPT } from '@propguard/rules/lead-imports/import-limits';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { startUpload } from '../../intake/start-upload.ts';
import { getImport } from './get-import.ts';
import { countImports, insertImport } from './store.ts';

export const startImport = async (
  { tx, workspaceId, accountId }: WorkspaceScope,
  { fileName, sizeBytes }: { fileName: string; sizeBytes: number },
): Promise<LeadImport> => {
  await demandRoom(tx, {
    of: 'lead imports',
    owner: workspaceId,
    most: LEAD_IMPORTS_KEPT,
    count: () => countImports(tx),
    field: 'fileName',
    text: `A workspace keeps ${LEAD_IMPORTS_KEPT} imports. Remove one first; its leads stay.`,
  });
  const file = { fileName, sizeBytes };
  const upload = await startUpload(tx, { purpose: 'lead-import', workspaceId, accountId, ...file });
  const id = await insertImport(tx, { workspaceId, ...file, uploadId: upload.id, createdBy: accountId });
  await publish(tx, { workspaceId, subject: 'leadImports', id });
  return getImport({ tx }, id);
};
