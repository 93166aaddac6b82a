import type { SystemUser } from '../system-user.ts';
import { type Archive, archivingSettings, segmentKey } from './archive.ts';
import { prepareSealer } from './sealer.ts';

type Wishes = { dataDir: string; user: SystemUser; key: string | null };

/** What a server needs to keep what it writes. The key goes by its environment, which nobody else reads. */
export async function archiving(
  archive: Archive,
  { dataDir, user, key }: Wishes,
): Promise<{ settings: Record<string, string>; env: Record<string, string> }> {
  if (key === null) return { settings: archivingSettings(archive, null), env: {} };
  return {
    settings: archivingSettings(archive, await prepareSealer(dataDir, user)),
    env: { PROPGUARD_WAL_KEY: segmentKey(archive, key).toString('hex') },
  };
}
