import type { Channel } from '@propguard/rules/conversations/channels';
import type { LanguageCode } from '@propguard/rules/languages/languages';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import {
  deleteContact,
  findContactOfAccount,
  findContactOfIdentity,
  insertContact,
  insertIdentity,
} from './store.ts';

/** The caller as a contact of the workspace; null for a key, which asks for nobody in particular. */
export const contactOfCaller = async ({
  tx,
  workspaceId,
  accountId,
}: WorkspaceScope): Promise<string | null> => {
  if (accountId === null) return null;
  const known = await findContactOfAccount(tx, accountId);
  if (known) return known;
  const made = await insertContact(tx, { workspaceId, accountId });
  return made ?? (await findContactOfAccount(tx, accountId)) ?? null;
};

type Known = { name?: string; language?: LanguageCode; zone?: string };

/** Whoever a channel knows under this number, address or name. One that writes for the first time becomes a contact. */
export const contactOnChannel = async (
  { tx, workspaceId }: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  identity: { channel: Channel; value: string },
  known: Known = {},
): Promise<string> => {
  const before = await findContactOfIdentity(tx, identity);
  if (before) return before;
  const made = await insertContact(tx, { workspaceId, ...known });
  if (!made) throw new Error('The contact was not written.');
  if (await insertIdentity(tx, { workspaceId, contactId: made, ...identity })) return made;
  // Their first two messages came together, and the other one was first.
  await deleteContact(tx, made);
  const other = await findContactOfIdentity(tx, identity);
  if (!other) throw new Error('The contact is gone.');
  return other;
};
