import { type AssistantTool, BOOKING_TOOLS, MEMBER_TOOLS } from '@propguard/rules/assistant/tools';
import { LMI } from '../dialogue/asked-sum-words.ts';
import type { Call, Decision, DialogueState } from '../dialogue/state.ts';
import { makesCareful } from '../guide/care-topic.ts';
import { isDistress } from '../guide/guide-topics.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { amountsTaken } from './amounts-taken.ts';
import { asksAnswered } from './asks-answered.ts';
import type { Ask } from './learnt-labels.ts';
import type { LearntReading } from './learnt-reading.ts';

/** The likeliest counts from here on. */
const LIKELY = 0.5;
/** A further ask counts from here on. */
const LIKELY_BESIDE = 0.55;

/** They ask for nothing that could be told. */
const NO_QUESTIONS: ReadonlySet<Ask> = new Set([
  'correct',
  'reject',
  'withdraw',
  'thanks',
  'greet',
  'offtopic',
  'none',
]);
const isQuestion = (ask: Ask): boolean => !NO_QUESTIONS.has(ask);

/** What a message surely asks, the likeliest first. */
export const wantedIn = ({ asks }: LearntReading): LearntReading['asks'] =>
  asks
    .filter(({ ask }) => isQuestion(ask))
    .filter(({ share }, at) => share >= (at === 0 ? LIKELY : LIKELY_BESIDE));

/** A few words go on with what was asked, and say little alone: 'at 7%?' */
const FEW_WORDS = 8;
export const isGoingOn = (
  { tool }: Call,
  { words }: Understanding,
  { last }: Pick<DialogueState, 'last'>,
): boolean => last?.tool === tool && words < FEW_WORDS;

/** All debts stand against an income, and all costs against a rent: there amounts have names of their own and are not weighed. */
const OF_OWN_AMOUNTS: ReadonlySet<AssistantTool> = new Set(['dti', 'investment_return']);

/** Found by words that mean nothing else: it answers what is asked first, whatever that was taken for. */
const isOfOwnWords = (
  decision: Decision,
  said: Understanding,
  before: Pick<DialogueState, 'last'>,
): boolean => {
  if (decision.kind !== 'call') return false;
  const { tool, arguments: args } = decision.call;
  if (isGoingOn(decision.call, said, before)) return true;
  if (tool === 'lvr') return said.concepts.has('lvr') || LMI.test(plainText(said.text));
  return OF_OWN_AMOUNTS.has(tool) || tool === 'quick_sum' || args.loanAsked === true;
};

/** Who is asked something back has no answer yet. */
const OF_ASKING = 0.5;
const OF_WRONG = 1;
export const OF_LEFT = 0.3;

/** What a loss comes to stands beside its topic. */
const isOfAllAmounts = (decision: Decision): boolean =>
  decision.kind === 'call' &&
  (OF_OWN_AMOUNTS.has(decision.call.tool) ||
    (decision.call.tool === 'quick_sum' && decision.topics !== undefined));

/** How much of what was asked a decision answers, less what it takes amounts for that they are not. */
export const worthOf = (
  decision: Decision,
  said: Understanding,
  reading: LearntReading,
  before: Pick<DialogueState, 'last'>,
): number => {
  const answered = asksAnswered(decision);
  const isFirstTold = isOfOwnWords(decision, said, before);
  const covered = wantedIn(reading)
    .filter(({ ask }, at) => answered.has(ask) || (at === 0 && isFirstTold))
    .reduce((sum, { share }) => sum + share, 0);
  const args = 'call' in decision ? decision.call.arguments : {};
  const isExact =
    isOfAllAmounts(decision) || (decision.kind === 'call' && isGoingOn(decision.call, said, before));
  const { wrong, left } = isExact ? { wrong: 0, left: 0 } : amountsTaken(args, reading);
  const told = decision.kind === 'ask' ? covered * OF_ASKING : covered;
  return told - wrong * OF_WRONG - left * OF_LEFT;
};

/** Under way step by step, or asked for by members in words of their own. */
const IS_ARRANGED: ReadonlySet<AssistantTool> = new Set([
  ...BOOKING_TOOLS,
  ...MEMBER_TOOLS,
  'qualify',
  'hand_over',
  'save_search',
  'report',
]);
/** Whether something else could be decided: nothing that is settled, arranged, refused or told to somebody in need. */
export const isOpen = (decision: Decision): boolean => {
  switch (decision.kind) {
    case 'call':
    case 'ask':
      // Which of several places is asked first.
      if (decision.kind === 'ask' && decision.choices.length > 0) return false;
      // With home, loan and income it is the check that was asked for, not what somebody can borrow.
      if (decision.kind === 'call' && decision.call.tool === 'compliance') return false;
      return !IS_ARRANGED.has(decision.call.tool);
    case 'tell':
      return !decision.topics.some((topic) => isDistress(topic) || makesCareful(topic));
    case 'decline':
      return decision.reason === 'notUnderstood' || decision.reason === 'outOfScope';
    default:
      return false;
  }
};
