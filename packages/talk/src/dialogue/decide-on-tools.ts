import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { type AskedFigure, askedFigures } from '../answers/asked-figures.ts';
import { guessIntent } from '../intents/guess-intent.ts';
import { settleIntent } from '../intents/settle-intent.ts';
import { settleScope } from '../intents/settle-scope.ts';
import { asksFirst } from '../tools/definitions.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { answerToQuestion } from './answer-question.ts';
import { answerToProposal } from './answer-to-proposal.ts';
import { changedBy } from './changed-by.ts';
import { factsToldCall } from './facts-told.ts';
import { followUp, isContinued, nextDoor, searchAgain } from './follow-up.ts';
import { intentOf } from './intent.ts';
import { bareIntent } from './intent-bare.ts';
import { isAnswer } from './is-answer.ts';
import { isUnlikely } from './is-unlikely.ts';
import type { Knowledge } from './knowledge.ts';
import { lastResort } from './last-resort.ts';
import { placePutRight } from './place-put-right.ts';
import { isAboutPerson } from './refusal.ts';
import { sameStreetCall } from './same-street.ts';
import { isOutOfScope } from './scope.ts';
import { settledRefusal } from './settled-refusal.ts';
import { type Signs, signsOf } from './signs.ts';
import { smallTalk } from './small-talk.ts';
import type { Decision, DialogueState } from './state.ts';
import { toCall } from './to-call.ts';
import { wholeCall } from './whole-call.ts';
import { withReferences } from './with-references.ts';

/** Figures that only a market has, whatever else the words sound like: 'how long do units take to sell in Epping?'. */
const OF_MARKET: ReadonlySet<AskedFigure> = new Set<AskedFigure>(['daysOnMarket', 'clearance']);
const LIKE_MARKET: ReadonlySet<AssistantTool> = new Set(['assess', 'search_listings', 'market']);
const isMarketFigure = (
  { text }: Understanding,
  signs: Signs,
  intent: AssistantTool | null,
  { location }: DialogueState,
): boolean =>
  (intent === null || LIKE_MARKET.has(intent)) &&
  (signs.places > 0 || location !== null) &&
  signs.addresses === 0 &&
  signs.amounts === 0 &&
  askedFigures(plainText(text)).some((figure) => OF_MARKET.has(figure));

/** What to do about it by the tools that there are. */
export const decideOnTools = (
  said: Understanding,
  before: DialogueState,
  { intents, isInHelp }: Pick<Knowledge, 'intents' | 'isInHelp'>,
): Decision => {
  const isChoosing = (before.pending?.choices.length ?? 0) > 0;
  const heard = isChoosing ? said : withReferences(said, before);
  const signs = signsOf(heard);
  const guess = guessIntent(intents, heard, before.last !== null || before.pending !== null);
  const another = sameStreetCall(said, before);
  if (another) return toCall(said, another);
  const refused = settledRefusal(heard, before, guess);
  if (refused?.reason === 'rentals') return { kind: 'tell', topics: ['rents'] };
  if (refused) return refused;
  const settled = answerToProposal(heard, signs, before);
  if (settled) return settled;

  const ruled = intentOf(heard, before);
  // 'Which one has more flood risk?' compares what was spoken of: the words alone cannot know.
  const learnt = ruled === 'compare' && signs.places < 2 ? ruled : settleIntent(ruled, guess);
  const intent = isUnlikely(learnt, signs, heard) ? ruled : learnt;
  if (isAboutPerson(heard, signs, intent)) return { kind: 'decline', reason: 'othersData', about: null };
  const answered = answerToQuestion(heard, before);
  if (answered && isAnswer(heard, signs, intent, answered)) return toCall(heard, answered);
  if (isMarketFigure(heard, signs, intent, before)) return toCall(heard, wholeCall('market', heard, before));
  const moved = changedBy(heard, intent, signs, before);
  if (moved) return toCall(heard, moved);
  const told = intent === 'compare' ? null : factsToldCall(heard, signs, intent, before);
  if (told) return toCall(heard, told);
  if (settleScope(isOutOfScope(heard, signs, intent, before, { isInHelp }), guess, before.last !== null)) {
    const right = placePutRight(heard, signs, intent, before);
    return right ? toCall(heard, right) : { kind: 'decline', reason: 'outOfScope', about: null };
  }

  const next = nextDoor(heard, signs, intent, before) ?? searchAgain(heard, signs, before);
  if (next) return toCall(heard, next);
  // What asks for an approval is asked for by its name, and never goes on with something else.
  const isPlaced = intent === 'hand_over' && signs.places > 0;
  // 'What about bushfires down there?' asks of the place, and narrows no search.
  const isOfHazard =
    intent === 'hazard' &&
    before.last?.tool === 'search_listings' &&
    (signs.addresses > 0 || !signs.has('lowRisk', 'mediumRisk', 'find'));
  // 'Which one has more land?' is asked of both, and changes nothing in the call before.
  const isOfBoth = ruled === 'compare' && signs.places === 0;
  const isGoingOn =
    isPlaced || (guess.label === 'continue' && !(intent && asksFirst(intent)) && !isOfHazard && !isOfBoth);
  if (intent === null || isGoingOn || isContinued(heard, signs, intent, before)) {
    const changed = followUp(heard, signs, before);
    if (changed) return toCall(heard, changed);
  }
  const talk = intent === null || intent === 'help' ? smallTalk(heard, signs) : null;
  if (talk) return talk;
  const chosen = intent ?? bareIntent(heard);
  return chosen ? toCall(heard, wholeCall(chosen, heard, before)) : lastResort(heard, signs, before);
};
