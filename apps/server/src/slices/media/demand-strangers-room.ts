import { STRANGERS_SHARE } from '@propguard/rules/media/media-types';
import type { OpenedScope } from '../../access/any-scope.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { countOnAllNodes } from '../../access/shared-counts.ts';
import { getStorageUse } from '../../access/workspace-storage.ts';
import { fail } from '../../fail.ts';

const KIBIBYTE = 1024;
const DAY_SECONDS = 86_400;

/**
 * What strangers send counts against the workspace that they write to: so they are taken less a day than it has room for,
 * and nothing once it is nearly full. Throws STORAGE_FULL, and RATE_LIMITED.
 */
export const demandStrangersRoom = async (
  scope: OpenedScope & { workspaceId: string },
  bytes: number,
): Promise<void> => {
  const { services, workspaceId } = scope;
  const storage = await getStorageUse(scope);
  if (storage.usedBytes + bytes > storage.limitBytes * STRANGERS_SHARE)
    throw fail('STORAGE_FULL', { storage });
  await countOnAllNodes(referenceOf(services).reader, [
    {
      what: 'KiB from strangers',
      whose: workspaceId,
      most: Math.floor(services.config.strangersFilesPerDay / KIBIBYTE),
      seconds: DAY_SECONDS,
      by: bytes / KIBIBYTE,
    },
  ]);
};
