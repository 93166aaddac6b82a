import type { AnalyseReply } from '@propguard/protocol/analyse-reply';
import type { AssistantCard } from '@propguard/protocol/assistant-turns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { visit } from '../../../test/support/people.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { asNobody } from './evaluation/as-nobody.ts';
import { holdConversation } from './evaluation/hold-conversation.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let client: TestClient;
beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
  client = await visit(node.client());
});
afterAll(() => installation.close());

const cardsOf = async (texts: readonly string[]): Promise<AssistantCard[]> => {
  const held = await holdConversation(asNobody(referenceOf(node.context)), texts);
  return held.flatMap(({ cards }) => cards);
};

/** What the product shows where the card leads to. */
const shownBy = async (card: AssistantCard | undefined): Promise<AnalyseReply> => {
  const command = new URL(card?.link?.path ?? '', 'http://product').searchParams.get('q');
  const { status, body } = await client.call<AnalyseReply>('POST', '/propguard/process-command', { command });
  expect([command, status]).toEqual([command, 200]);
  return body;
};

describe('a home of which there is no record', () => {
  it.each([
    ['what is 911 Brunswick Street, New Farm QLD worth?', 'house'],
    ['what is 7/911 Brunswick Street, New Farm QLD worth?', 'apartment'],
    ['what is 911 Brunswick Street, New Farm QLD worth? it is a 3 bedroom townhouse', null],
    ['what is our house at 911 Brunswick Street, New Farm QLD worth?', null],
    ['what is my unit at 7/911 Brunswick Street, New Farm QLD worth?', null],
  ])('%s is worth the same in the answer and on the screen that it leads to', async (question, assumed) => {
    const [card] = await cardsOf([question]);
    expect(card?.result.assumedType).toBe(assumed);
    const shown = await shownBy(card);
    expect(shown.valuation).toBe(card?.result.valueAud);
    expect(shown.riskScore).toBe(card?.result.riskScore);
  });

  it('has one risk, asked for with its value or alone', async () => {
    const [valued, hazard] = await cardsOf([
      'what is 911 Brunswick Street, New Farm QLD worth?',
      'is it flood prone?',
    ]);
    expect(hazard?.tool).toBe('hazard');
    expect(hazard?.result.riskScore).toBe(valued?.result.riskScore);
    expect((await shownBy(hazard)).risk.flood).toBe(hazard?.result.flood);
  });
});
