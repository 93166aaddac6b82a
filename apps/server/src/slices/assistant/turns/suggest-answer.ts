import { referenceOf } from '../../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { Failure } from '../../../fail.ts';
import { ownEngine } from '../engines/own-engine.ts';
import { segmentOf } from '../view.ts';
import { dialogueBefore } from './dialogue-before.ts';
import { exchangesOf } from './exchanges.ts';

/** What a stranger may ask for, whoever reads the suggestion: it is written to them. */
const STRANGER = { accountId: null, role: 'viewer' } as const;

export type Suggested = { to: string; text: string; sources: string[] };

/**
 * What our own engine would answer to what waits for a person; nothing is kept or sent. Null where it would ask back,
 * decline or propose something: then a person has more to say than it has.
 */
export const suggestAnswer = async (
  scope: WorkspaceScope,
  conversationId: string,
): Promise<Suggested | null> => {
  const all = await exchangesOf(scope, conversationId);
  const last = all.at(-1);
  if (!last) return null;
  const inSegment = all.filter((one) => segmentOf(one) === segmentOf(last));
  const answeredUpTo = inSegment.findLastIndex(({ answer }) => answer !== null && answer.author !== 'system');
  const waiting = inSegment.slice(answeredUpTo + 1).flatMap(({ questions }) => questions);
  const to = waiting.at(-1);
  if (!to) return null;
  const said: string[] = [];
  const sources = new Set<string>();
  const question = {
    text: waiting.map(({ text }) => text).join('\n\n'),
    before: await dialogueBefore(referenceOf(scope.services), inSegment.slice(0, answeredUpTo + 1), waiting),
    history: [],
    stopped: new AbortController().signal,
    conversationId,
  };
  try {
    const { outcome } = await ownEngine({ ...scope, ...STRANGER }, question, (event) => {
      if (event.type === 'text') said.push(event.delta);
      else if (event.type === 'tool-result') sources.add(event.card.title);
      else if (event.type === 'sources') for (const { title } of event.sources) sources.add(title);
    });
    const text = said.join('').trim();
    return outcome === 'answer' && text !== '' ? { to: to.id, text, sources: [...sources] } : null;
  } catch (error) {
    // What it cannot answer it does not suggest.
    if (error instanceof Failure) return null;
    throw error;
  }
};
