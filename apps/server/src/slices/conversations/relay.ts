import { createHash, randomUUID } from 'node:crypto';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { enterAccount, enterWorkspace } from '../../db/database.ts';
import { describeHomeWorkspace } from '../installation/home-workspace.ts';
import { findAccountOf } from './contact-store.ts';
import { contactOnChannel } from './find-contact.ts';
import { findRelay, insertRelay } from './relay-store.ts';
import { type ConversationStanding, insertConversation } from './store.ts';

/** How the asker can be reached, as far as they say. */
export type Reach = { name: string; address: string };

/** The id of a message on the other side: whoever carries it twice writes it once. */
export const carriedId = (id: string): string => {
  const hash = createHash('sha256').update(`carried ${id}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
};

const reachOf = async (scope: WorkspaceScope, given: Reach): Promise<Reach> => {
  const account = scope.accountId === null ? undefined : await findAccountOf(scope.tx, scope.accountId);
  if (!account || account.isAnonymous) return given;
  return { name: given.name || account.name, address: given.address || account.email };
};

/** Work in another workspace within the same transaction; afterwards it is the caller's again. */
export const within = async <T>(
  scope: WorkspaceScope,
  workspaceId: string,
  work: () => Promise<T>,
): Promise<T> => {
  await enterWorkspace(scope.tx, workspaceId);
  await enterAccount(scope.tx, null);
  try {
    return await work();
  } finally {
    await enterWorkspace(scope.tx, scope.workspaceId);
    await enterAccount(scope.tx, scope.accountId);
  }
};

/**
 * The conversation is answered in the home workspace: there is one of its own there, and what is said on either side is
 * carried to the other. False where there is no home workspace but this one.
 */
export const relayToHome = async (
  scope: WorkspaceScope,
  row: ConversationStanding,
  given: Reach,
): Promise<boolean> => {
  const { tx, workspaceId } = scope;
  const { home } = await describeHomeWorkspace(scope);
  await enterAccount(tx, scope.accountId);
  if (!home || home.id === workspaceId) return false;
  const known = await findRelay(tx, row.id);
  const otherConversationId = known?.otherConversationId ?? randomUUID();
  if (!known) {
    const reach = await reachOf(scope, given);
    await within(scope, home.id, async () => {
      const there = { tx, workspaceId: home.id };
      const contactId = await contactOnChannel(
        there,
        { channel: 'website', value: row.contactId ?? row.id },
        reach.name ? { name: reach.name } : {},
        reach.address,
      );
      await insertConversation(tx, {
        id: otherConversationId,
        workspaceId: home.id,
        contactId,
        channel: 'website',
        source: row.source,
        title: row.title,
      });
      await insertRelay(tx, {
        workspaceId: home.id,
        conversationId: otherConversationId,
        side: 'answerer',
        otherWorkspaceId: workspaceId,
        otherConversationId: row.id,
      });
    });
    await insertRelay(tx, {
      workspaceId,
      conversationId: row.id,
      side: 'asker',
      otherWorkspaceId: home.id,
      otherConversationId,
    });
  }
  return true;
};
