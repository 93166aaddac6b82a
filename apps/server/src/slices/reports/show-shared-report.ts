import type { SharedReport } from '@propguard/protocol/reports';
import { hashSecret } from '../../access/authenticate.ts';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { findSharedVersion } from './store.ts';
import { toSharedReport } from './view.ts';

/** The one version behind a public link, without a word of the workspace. */
export const showSharedReport = async ({ database }: Context, token: string): Promise<SharedReport> => {
  const row = await findSharedVersion(database.plain, hashSecret(token));
  if (!row) throw fail('LINK_EXPIRED');
  return toSharedReport(row);
};
