import { referenceOf } from '../../../access/reference-scope.ts';
import type { WorkspaceScope, WorkspaceSteps } from '../../../access/workspace-scope.ts';
import { Failure } from '../../../fail.ts';
import type { EngineSteps } from '../engines/engine.ts';
import { ownEngine } from '../engines/own-engine.ts';
import { type Exchange, segmentOf } from '../view.ts';
import { dialogueBefore } from './dialogue-before.ts';
import { exchangesOf } from './exchanges.ts';

/** What a stranger may ask for, whoever reads the suggestion: it is written to them. */
const STRANGER = { accountId: null, role: 'viewer' } as const;

export type Suggested = { to: string; text: string; sources: string[] };

type Waiting = { to: string; questions: Exchange['questions']; earlier: readonly Exchange[] };

/** What waits for a person, and what was said before it. */
export const findWaiting = async (scope: WorkspaceScope, conversationId: string): Promise<Waiting | null> => {
  const all = await exchangesOf(scope, conversationId);
  const last = all.at(-1);
  if (!last) return null;
  const inSegment = all.filter((one) => segmentOf(one) === segmentOf(last));
  const answeredUpTo = inSegment.findLastIndex(({ answer }) => answer !== null && answer.author !== 'system');
  const questions = inSegment.slice(answeredUpTo + 1).flatMap((one) => one.questions);
  const to = questions.at(-1);
  return to ? { to: to.id, questions, earlier: inSegment.slice(0, answeredUpTo + 1) } : null;
};

/**
 * What our own engine would answer to what waits for a person; nothing is kept or sent. Null where it would ask back,
 * decline or propose something: then a person has more to say than it has.
 */
export const suggestAnswer = async (
  { services, openWorkspace }: WorkspaceSteps,
  conversationId: string,
  { to, questions, earlier }: Waiting,
): Promise<Suggested | null> => {
  const said: string[] = [];
  const sources = new Set<string>();
  const question = {
    text: questions.map(({ text }) => text).join('\n\n'),
    before: await dialogueBefore(referenceOf(services), earlier, questions),
    history: [],
    stopped: new AbortController().signal,
    conversationId,
  };
  const asStranger: EngineSteps = {
    services,
    within: (mode, work) => openWorkspace(mode, (scope) => work({ ...scope, ...STRANGER })),
  };
  try {
    const { outcome } = await ownEngine(asStranger, question, (event) => {
      if (event.type === 'text') said.push(event.delta);
      else if (event.type === 'tool-result') sources.add(event.card.title);
      else if (event.type === 'sources') for (const { title } of event.sources) sources.add(title);
    });
    const text = said.join('').trim();
    return outcome === 'answer' && text !== '' ? { to, text, sources: [...sources] } : null;
  } catch (error) {
    // What it cannot answer it does not suggest.
    if (error instanceof Failure) return null;
    throw error;
  }
};
