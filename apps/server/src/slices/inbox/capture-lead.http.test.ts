import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';
import { readTurn } from '../../../test/support/turn-stream.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
/** The first who signs up operates the installation: their workspace is its home. */
let home: TestClient;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
  home = (await signUp(node.client())).client;
});
afterAll(() => installation.close());

const visit = async () => {
  const visitor = node.client();
  await visitor.call('POST', '/session/visitor');
  const conversationId = randomUUID();
  return async (text: string) => {
    const id = randomUUID();
    await visitor.call('POST', '/assistant/turns', { id, conversationId, text });
    const last = (await readTurn(visitor, id)).at(-1);
    if (last?.type !== 'finished') throw new Error(`It ended with ${JSON.stringify(last)}`);
    return last.turn;
  };
};
const leads = async (query: string) => (await home.call('GET', `/leads?query=${query}`)).body.items;

it('becomes a lead by what was said to the assistant, once it was allowed to pass it on, and not before', async () => {
  const say = await visit();
  const asked = await say('My name is Mai Tran, my number is 0491 570 156');
  expect(asked.action).toMatchObject({ tool: 'hand_over', state: 'waiting' });
  expect(await leads('0491570156')).toEqual([]);
  await say('yes');
  await vi.waitFor(async () => expect(await leads('Mai%20Tran')).toHaveLength(1), PATIENCE);
  const [lead] = await leads('Mai%20Tran');
  expect(lead).toMatchObject({ name: 'Mai Tran', phone: '+61491570156', source: 'website', status: 'new' });
  expect(lead.responseDueAt).not.toBeNull();
  expect((await home.call('GET', `/leads/${lead.id}`)).body.firstTouch).toMatchObject({ kind: 'assistant' });
  const [waiting] = (await home.call('GET', '/inbox?view=waiting')).body.items;
  expect((await home.call('GET', `/inbox/${waiting.id}`)).body.lead).toMatchObject({ id: lead.id });
});

it('becomes a lead at once by asking to be called on a number', async () => {
  const say = await visit();
  const asked = await say('My name is Una Quick, call me on 0491 570 157');
  expect(asked.action).toBeNull();
  await vi.waitFor(async () => expect(await leads('Una%20Quick')).toHaveLength(1), PATIENCE);
});

it('keeps nothing of somebody who says no, nor of what is no number', async () => {
  const say = await visit();
  await say('My name is Otto Nobody, my number is 0491 570 158');
  await say('no');
  const other = await visit();
  await other('Can a person help me with 12 Moray Street? My number is 0400');
  await other('yes');
  await vi.waitFor(
    async () => expect((await home.call('GET', '/inbox?view=waiting')).body.items.length).toBeGreaterThan(2),
    PATIENCE,
  );
  expect(await leads('Otto')).toEqual([]);
  expect((await home.call('GET', '/leads/counts')).body.total).toBe(2);
});
