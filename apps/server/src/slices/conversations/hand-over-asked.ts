import { isHandedOver } from '@propguard/rules/conversations/states';
import { and, isNotNull, isNull } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { contacts, conversations } from '../../db/schema/conversations.ts';
import { askForPerson, handOver } from './hand-over.ts';
import { findStanding } from './store.ts';

/** With somebody who writes on a channel and has no account. */
const OUTSIDERS = and(isNotNull(conversations.contactId), isNull(contacts.accountId));

/** Whoever talks with the assistant asks for a person: by their own account, or by a channel, where they have none. */
export const handOverAsked = async (
  scope: WorkspaceScope,
  asked: { id: string; reason: string },
): Promise<void> => {
  const outsiders =
    scope.accountId === null && OUTSIDERS ? await findStanding(scope.tx, asked.id, OUTSIDERS) : undefined;
  if (!outsiders) await handOver(scope, asked);
  else if (!isHandedOver(outsiders.state))
    await askForPerson(scope, outsiders, { reason: asked.reason, isAlone: false });
};
