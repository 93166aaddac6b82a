import { sql } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findAccountName } from './contact-store.ts';
import { findHolder } from './hand-over-store.ts';
import { type ConversationStanding, findStanding } from './store.ts';

/** How a conversation stands, and who of the team has it: for whoever was let in to it by something else than an account. */
export const findStandingOf = async (
  { tx }: Pick<WorkspaceScope, 'tx'>,
  id: string,
): Promise<(ConversationStanding & { memberName: string | null }) | undefined> => {
  const row = await findStanding(tx, id, sql`true`);
  const holder = row?.state === 'person' ? await findHolder(tx, id) : null;
  return row && { ...row, memberName: holder === null ? null : await findAccountName(tx, holder) };
};
