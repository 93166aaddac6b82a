import { nextQuestion } from '@propguard/rules/qualification/flow';
import { answersIn, flowIn } from '../../dialogue/qualification/questions-decision.ts';
import type { Call, DialogueState, Questioning } from '../../dialogue/state.ts';
import type { Voice } from '../composed.ts';
import { askedQuestion } from './compose-questions.ts';
import { questionPhrasesOf } from './phrases/all.ts';

export type AskedNow = { sentences: string[]; choices: string[] };

/** How one of a lead's questions is put; null where something else is asked. */
export const askNow = (
  voice: Pick<Voice, 'language'>,
  before: DialogueState,
  { tool, arguments: args }: Call,
  missing: string,
): AskedNow | null => {
  if (tool !== 'qualify') return null;
  const flow = flowIn(args);
  const asked = askedQuestion(voice, flow, missing);
  if (!asked) return null;
  const words = questionPhrasesOf(voice.language);
  const isAgain = before.pending?.tool === tool && before.pending.missing === missing;
  const isFirst = flow !== null && Object.keys(answersIn(args)).length === 0;
  const lead = isAgain ? [words.unclear] : isFirst ? [words.begin] : [];
  return { sentences: [...lead, asked.question], choices: asked.choices };
};

/** What is kept of the questions after this was asked. */
export const questioningAfter = (call: Call, before: Questioning | null): Questioning | null => {
  const flow = call.tool === 'qualify' ? flowIn(call.arguments) : null;
  return flow ? { flow, answers: answersIn(call.arguments), isRecalled: false } : before;
};

/** After something else in between: the question that is open, once by ourselves. */
export const recallNow = (
  voice: Pick<Voice, 'language'>,
  { questions, pending }: DialogueState,
): (AskedNow & { call: Call; missing: string }) | null => {
  if (!questions || questions.isRecalled || pending?.tool !== 'qualify') return null;
  const { flow, answers } = questions;
  const next = nextQuestion(flow, answers);
  const asked = next && askedQuestion(voice, flow, next.key);
  if (!next || !asked) return null;
  return {
    sentences: [questionPhrasesOf(voice.language).again, asked.question],
    choices: asked.choices,
    call: { tool: 'qualify', arguments: { flow, answers } },
    missing: next.key,
  };
};
