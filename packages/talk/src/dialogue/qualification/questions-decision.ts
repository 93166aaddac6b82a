import { LEAD_INTENTS, type LeadIntent } from '@propguard/rules/leads/facts';
import { type Answers, nextQuestion, questionOf } from '@propguard/rules/qualification/flow';
import type { Understanding } from '../../understanding/understand.ts';
import { contactSaid } from '../booking/contact-said.ts';
import type { Signs } from '../signs.ts';
import type { Decision, DialogueState, ToolArguments } from '../state.ts';
import { answerSaid } from './answer-said.ts';
import { asksToGoOn, asksToStop, flowAsked, planSaid } from './begin-words.ts';

const ask = (args: ToolArguments, missing: string, choices: string[] = []): Decision => ({
  kind: 'ask',
  call: { tool: 'qualify', arguments: args },
  missing,
  choices,
  unknown: null,
});

/** The next question, or, after the last, whether it may be passed on. */
const goOnWith = (flow: LeadIntent, answers: Answers, more: ToolArguments = {}): Decision => {
  const args = { ...more, flow, answers };
  const next = nextQuestion(flow, answers);
  return next ? ask(args, next.key) : { kind: 'confirm', call: { tool: 'qualify', arguments: args } };
};

export const flowIn = ({ flow }: ToolArguments): LeadIntent | null =>
  LEAD_INTENTS.find((one) => one === flow) ?? null;
export const answersIn = ({ answers }: ToolArguments): Answers =>
  typeof answers === 'object' && answers !== null ? (answers as Answers) : {};

/** A longer message, or one of a place, speaks of something else. */
const SHORT_WORDS = 8;
const SEEKS = /^(?:show|find|search|compare|calculate|tell|look for|list|book|what|how|where|who|why)\b/i;
const isOther = (heard: Understanding, signs: Signs): boolean =>
  /[?？؟]/u.test(heard.text) ||
  heard.words > SHORT_WORDS ||
  signs.places > 0 ||
  SEEKS.test(heard.text) ||
  signs.has('thanks', 'hello');

const contactAnswered = (heard: Understanding, signs: Signs, args: ToolArguments): Decision | null => {
  const said = contactSaid(heard.text);
  const isReachable = said.email !== undefined || said.phone !== undefined;
  if (!isReachable && isOther(heard, signs)) return null;
  const known = { ...args, ...said };
  return typeof known.name === 'string' && (known.email !== undefined || known.phone !== undefined)
    ? { kind: 'confirm', call: { tool: 'qualify', arguments: known } }
    : ask(known, 'contact');
};
const answered = (heard: Understanding, signs: Signs, before: DialogueState): Decision | null => {
  const { pending } = before;
  if (pending?.tool !== 'qualify') return null;
  const { arguments: args, missing } = pending;
  if (asksToStop(heard.text)) return { kind: 'drop' };
  if (missing === 'flow') {
    const plan = planSaid(heard.text, heard.language);
    return plan ? goOnWith(plan, {}) : isOther(heard, signs) ? null : ask(args, 'flow');
  }
  if (missing === 'contact') return contactAnswered(heard, signs, args);
  if (missing === 'person')
    return { kind: 'confirm', call: { tool: 'qualify', arguments: { ...args, person: heard.text.trim() } } };
  const flow = flowIn(args);
  const question = flow && questionOf(flow, missing);
  if (!flow || !question) return null;
  const said = answerSaid(question, heard);
  if (said?.kind === 'which') return ask(args, missing, said.choices);
  if (said) return goOnWith(flow, { ...answersIn(args), [missing]: said.answer });
  return isOther(heard, signs) ? null : ask(args, missing);
};

/**
 * The questions that a lead is asked, one after the other. What answers nothing is left to everything else that is
 * understood; where they were stays in the conversation.
 */
export const questionsDecision = (
  heard: Understanding,
  signs: Signs,
  before: DialogueState,
): Decision | null => {
  if (before.isCareful || before.action !== null) return null;
  const { questions } = before;
  const flow = signs.places > 0 ? null : flowAsked(heard.text, heard.language);
  // Who has booked a viewing looks for a home to buy.
  if (flow === 'any' && !questions && before.hasBooking) return goOnWith('buyer', {});
  if (flow === 'any') return questions ? goOnWith(questions.flow, questions.answers) : ask({}, 'flow');
  if (flow) return goOnWith(flow, questions?.flow === flow ? questions.answers : {});
  if (questions && asksToGoOn(heard.text, heard.language)) return goOnWith(questions.flow, questions.answers);
  return answered(heard, signs, before);
};
