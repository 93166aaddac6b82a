import type { WidgetThread } from '@propguard/protocol/widget';
import { publish } from '../../../events/publish.ts';
import { isTest, TEST_PASSED } from '../addressed.ts';
import { findConnection, updateConnection } from '../connection-store.ts';
import { threadOf, type VisitScope } from './visit-thread.ts';

/**
 * A member tries the chat on their own site: it came round, and they see the answer there. As on the other channels it is
 * nobody's conversation: it is said once, kept nowhere and counted nowhere. Null: it was no test.
 */
export const passTest = async (at: VisitScope, words: string): Promise<WidgetThread | null> => {
  const { scope, visit } = at;
  const { tx, workspaceId } = scope;
  const connection = await findConnection(tx, visit.connectionId);
  if (!connection || !isTest(connection.testCode, words)) return null;
  const now = new Date();
  await updateConnection(tx, connection.id, { testCode: null, testedAt: now, lastSyncAt: now });
  await publish(tx, { workspaceId, subject: 'channels', id: connection.id });
  return { ...(await threadOf(at)), testAnswer: TEST_PASSED };
};
