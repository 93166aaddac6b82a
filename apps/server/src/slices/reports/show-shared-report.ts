import type { SharedReport } from '@propguard/protocol/reports';
import type { GuestScope } from '../../access/guest-scope.ts';
import { fail } from '../../fail.ts';
import { findSharedVersion } from './store.ts';
import { toSharedReport } from './view.ts';

/** The one version behind a public link, without a word of the workspace. */
export const showSharedReport = async ({ tx, pass }: GuestScope): Promise<SharedReport> => {
  const row = await findSharedVersion(tx, pass.subjectId);
  // Links to reports always have an end; one without would be somebody else's making.
  if (!row || !pass.expiresAt) throw fail('LINK_EXPIRED');
  return toSharedReport(row, pass.expiresAt);
};
