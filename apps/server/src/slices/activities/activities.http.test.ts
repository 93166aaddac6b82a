import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';
import { openWorkspaceFor } from '../../access/open-workspace.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { receiveMessage, sayAsAssistant } from '../conversations/add-message.ts';
import { contactOnChannel } from '../conversations/find-contact.ts';
import { recordActivity } from './record-activity.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let agent: TestClient;
let workspaceId: string;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  const person = await signUp(node.client());
  agent = person.client;
  workspaceId = person.session.workspace.id;
});
afterAll(() => installation.close());

const inWorkspace = <T>(work: (scope: WorkspaceScope) => Promise<T>): Promise<T> =>
  openWorkspaceFor(node.context, { workspaceId, accountId: null, role: 'owner' }, 'write', work);

/** Somebody writes on Telegram, and is answered; in a conversation where the assistant does not answer by itself. */
const converse = async (value: string) => {
  const id = randomUUID();
  const conversation = await inWorkspace(async (scope) => {
    const contactId = await contactOnChannel(scope, { channel: 'telegram', value }, { name: 'Mai' });
    const [made] = await scope.tx
      .insert(conversations)
      .values({ workspaceId, contactId, channel: 'telegram', title: 'Hello', state: 'waiting' })
      .returning();
    if (!made) throw new Error('No conversation.');
    await receiveMessage(scope, made, { id, text: 'Is it still for sale?' });
    return made;
  });
  const answer = await inWorkspace((scope) =>
    sayAsAssistant(scope, conversation, { text: 'It is.', language: 'en', parts: [] }),
  );
  return { conversationId: conversation.id, messageId: id, answerId: answer?.id };
};
const personOn = async (value: string) =>
  (await agent.call('POST', '/people', { addresses: [{ kind: 'telegram', value }] })).body.id as string;
const activitiesOf = async (personId: string, query = '') =>
  (await agent.call('GET', `/people/${personId}/activities${query}`)).body;

it('what passes with somebody outside is their history, the newest first', async () => {
  const { conversationId, messageId, answerId } = await converse('@mai');
  const { items } = await activitiesOf(await personOn('@mai'));
  expect(items.map(({ kind, ref, outcome }: Record<string, string>) => ({ kind, ref, outcome }))).toEqual([
    { kind: 'message-sent', ref: answerId, outcome: 'assistant' },
    { kind: 'message-received', ref: messageId, outcome: null },
  ]);
  expect(items[0].conversationId).toBe(conversationId);
});

it('what a team does for them is there too; a conversation of one’s own with the assistant is nobody’s', async () => {
  const { conversationId } = await converse('@handed');
  await installation.owner.query(
    `insert into hand_over (workspace_id, conversation_id, segment) values ($1, $2, 1)`,
    [workspaceId, conversationId],
  );
  expect((await agent.call('POST', `/assistant/conversations/${conversationId}/take-over`)).status).toBe(200);
  const { items } = await activitiesOf(await personOn('@handed'));
  expect(items[0].kind).toBe('hand-over-taken');

  const own = await agent.call('POST', '/assistant/conversations', {});
  await agent.call('POST', `/assistant/conversations/${own.body.id}/hand-over`, {});
  const { rows } = await installation.owner.query('select 1 from activity where conversation_id = $1', [
    own.body.id,
  ]);
  expect(rows).toEqual([]);
});

it('is recorded once, is read in pages, and finds who it was once that is known', async () => {
  const { body: late } = await agent.call('POST', '/people', {
    addresses: [{ kind: 'email', value: 'late@example.com' }],
  });
  const conversationId = await inWorkspace(async (scope) => {
    const contactId = await contactOnChannel(scope, { channel: 'sms', value: '19999' });
    const [conversation] = await scope.tx
      .insert(conversations)
      .values({ workspaceId, contactId, channel: 'sms', title: 'Hello' })
      .returning();
    return conversation?.id ?? '';
  });
  const ref = randomUUID();
  for (const at of [new Date('2026-11-16T00:00:00Z'), new Date('2026-11-17T00:00:00Z')])
    await inWorkspace((scope) =>
      recordActivity(scope, { personId: null, conversationId, kind: 'message-received', ref, at }),
    );
  await inWorkspace((scope) =>
    recordActivity(scope, { personId: null, conversationId, kind: 'message-received', ref: randomUUID() }),
  );
  expect((await activitiesOf(late.id)).items).toEqual([]);
  await installation.owner.query(
    `update contact set person_id = $1 where id = (select contact_id from conversation where id = $2)`,
    [late.id, conversationId],
  );
  const first = await activitiesOf(late.id, '?limit=1');
  const second = await activitiesOf(late.id, `?limit=1&cursor=${first.nextCursor}`);
  expect(second.items).toMatchObject([{ ref, at: '2026-11-16T00:00:00.000Z' }]);
  expect(second.nextCursor).toBeNull();
});

it.each([`update activity set outcome = 'other'`, `delete from activity`])(
  'the product cannot rewrite it: %s',
  async (statement) => {
    await expect(inWorkspace(({ tx }) => tx.execute(statement))).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/permission denied/) },
    });
  },
);

it('stands or falls with what happened', async () => {
  const ref = randomUUID();
  const { id: personId } = (
    await agent.call('POST', '/people', { addresses: [{ kind: 'email', value: 'undone@example.com' }] })
  ).body;
  await expect(
    inWorkspace(async (scope) => {
      await recordActivity(scope, { personId, kind: 'message-received', ref });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect((await activitiesOf(personId)).items).toEqual([]);
});
