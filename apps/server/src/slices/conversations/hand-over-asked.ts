import { isHandedOver } from '@propguard/rules/conversations/states';
import { and, isNotNull, isNull } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { contacts, conversations } from '../../db/schema/conversations.ts';
import { type Asking, askForPerson, handOver } from './hand-over.ts';
import { findStanding } from './store.ts';

/** With somebody who writes on a channel and has no account. */
const OUTSIDERS = and(isNotNull(conversations.contactId), isNull(contacts.accountId));

const outsidersOf = (scope: WorkspaceScope, id: string) =>
  scope.accountId === null && OUTSIDERS ? findStanding(scope.tx, id, OUTSIDERS) : Promise.resolve(undefined);

/** Whether it is with somebody outside of the workspace, whom the team answers. */
export const isWithOutsider = async (scope: WorkspaceScope, id: string): Promise<boolean> =>
  (await outsidersOf(scope, id)) !== undefined;

/** Whoever talks with the assistant asks for a person: by their own account, or by a channel, where they have none. */
export const handOverAsked = async (scope: WorkspaceScope, asked: Asking & { id: string }): Promise<void> => {
  const outsiders = await outsidersOf(scope, asked.id);
  if (!outsiders) await handOver(scope, asked);
  else if (!isHandedOver(outsiders.state)) await askForPerson(scope, outsiders, { ...asked, isAlone: false });
};
