import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { isOfMoney } from '../deal/deal-decision.ts';
import { dealSaid } from '../deal/deal-said.ts';
import { lastTopicOf } from '../deal/last-topic.ts';
import { makesCareful } from '../guide/care-topic.ts';
import { isDistress } from '../guide/guide-topics.ts';
import { guessIntent } from '../intents/guess-intent.ts';
import { asksFirst } from '../tools/definitions.ts';
import { isBookingTool } from './booking/finding.ts';
import { decide } from './decide.ts';
import { hear } from './hear.ts';
import type { Knowledge } from './knowledge.ts';
import { localityOfText } from './place-text.ts';
import { questionsIn } from './questions-in.ts';
import { type Decision, type DialogueState, textOf } from './state.ts';
import { understoodShare } from './understood.ts';
import { askedOnceMore, withoutWithdrawn } from './withdrawn.ts';

/** So sure that a part stands for itself; else the message is read as one. */
const SURE = 0.5;

/** Of a viewing that is arranged, and of what waits for a yes, the whole message speaks. */
const isSettled = ({ kind }: Decision): boolean =>
  kind === 'approve' || kind === 'drop' || kind === 'aside' || kind === 'recount';

/** Whoever is in need is answered as a whole, and by nothing else. */
const isOfNeed = (decision: Decision): boolean =>
  decision.kind === 'tell' && decision.topics.some((topic) => isDistress(topic) || makesCareful(topic));

const isAnswerable = (decision: Decision, share: number | null, isArranging: boolean): boolean => {
  switch (decision.kind) {
    case 'call':
      // What can be done here is told to who asks for that alone.
      return decision.call.tool !== 'help' && (share === null || share >= SURE);
    case 'tell':
      return !isOfNeed(decision);
    case 'aside':
      return !isArranging;
    case 'confirm':
      return asksFirst(decision.call.tool);
    default:
      return false;
  }
};

/** What waits for an answer of the person comes last. */
const isLeftOpen = (decision: Decision): boolean =>
  decision.kind === 'confirm' || (decision.kind === 'call' && decision.call.tool === 'find_times');

const keyOf = (decision: Decision): string =>
  decision.kind === 'tell'
    ? decision.topics.join()
    : 'call' in decision
      ? JSON.stringify([
          decision.call.tool,
          decision.call.arguments,
          'topics' in decision ? decision.topics : [],
        ])
      : decision.kind;

/** As if it had been answered: 'and can I see it?' speaks of the home of the question before. */
const afterPart = (before: DialogueState, decision: Decision): DialogueState => {
  if (decision.kind !== 'call') return before;
  const { call } = decision;
  const address = textOf(call.arguments.address) || before.address;
  const location = textOf(call.arguments.location) || (address ? localityOfText(address) : before.location);
  return { ...before, last: call, address, location };
};

/** Nothing was found to say to it. */
const isLeftOver = (decision: Decision): boolean =>
  decision.kind === 'decline' && (decision.reason === 'notUnderstood' || decision.reason === 'outOfScope');

const toolOf = (decision: Decision): string =>
  'call' in decision ? decision.call.tool : decision.kind === 'tell' ? decision.topics.join() : decision.kind;

/** `leftOver`: the one part to which there is no answer. */
export type Separate = {
  parts: string[];
  language: AssistantLanguage;
  leftOver: string | null;
  /** What the whole message says of their deal: each part may rest on it. */
  deal: DialogueState['deal'];
};

/**
 * The questions of a message that are answered one after the other; null where it is one question, or where one of its
 * parts means nothing alone.
 */
export const separateQuestions = (
  written: string,
  before: DialogueState,
  knowledge: Pick<Knowledge, 'acts' | 'intents' | 'isInHelp' | 'places' | 'topics' | 'read'>,
): Separate | null => {
  const message = askedOnceMore(withoutWithdrawn(written).text);
  const questions = questionsIn(message);
  if (questions.length < 2 || before.isCareful || before.action !== null) return null;
  const decideOn = (text: string, state: DialogueState) => {
    const heard = hear(text, knowledge, {
      language: state.language,
      state: state.state,
      isContinued: state.last !== null,
      lastTopic: lastTopicOf(state),
    });
    const decision = decide(heard, state, knowledge);
    const deal = dealSaid(heard, state, knowledge)?.facts ?? state.deal;
    const guess = guessIntent(knowledge.intents, heard, state.last !== null || state.pending !== null);
    return { decision, heard, deal, share: understoodShare(decision, guess) };
  };
  const all = decideOn(message, before);
  if (isSettled(all.decision) || isOfNeed(all.decision)) return null;
  const language = all.heard.answered ?? all.heard.language;
  let state: DialogueState = { ...before, language, deal: all.deal };
  const parts: { text: string; decision: Decision }[] = [];
  const left: string[] = [];
  // Of the viewing that is arranged the whole message speaks.
  const isArranging = isBookingTool(before.pending?.tool);
  for (const text of questions) {
    const { decision, share } = decideOn(text, state);
    if (isLeftOver(decision) && !isArranging) {
      left.push(text);
      continue;
    }
    if (!isAnswerable(decision, share, isArranging)) return null;
    if (!parts.some((one) => keyOf(one.decision) === keyOf(decision))) parts.push({ text, decision });
    state = afterPart(state, decision);
  }
  // What is on record of one home is told in one go.
  if (
    parts.length > 1 &&
    left.length === 0 &&
    parts.every(({ decision }) => toolOf(decision) === 'home_facts')
  )
    return null;
  // All that is asked of a deal rests on the same figures.
  const isOneDeal = parts.every(({ decision }) => 'call' in decision && isOfMoney(decision.call.tool));
  if (toolOf(all.decision) === 'deal' && isOneDeal && left.length === 0) return null;
  const open = parts.filter(({ decision }) => isLeftOpen(decision));
  if (open.length > 1 || left.length > 1) return null;
  const [leftOver = null] = left;
  // Read as one it would get the answer to the other part, and this one would be dropped in silence.
  const isDropped =
    isLeftOver(all.decision) ||
    all.decision.kind === 'tell' ||
    parts.some((part) => toolOf(part.decision) === toolOf(all.decision));
  if (leftOver === null ? parts.length < 2 : !isDropped) return null;
  const ordered = [...parts.filter(({ decision }) => !isLeftOpen(decision)), ...open];
  return { parts: ordered.map(({ text }) => text), language, leftOver, deal: all.deal };
};
