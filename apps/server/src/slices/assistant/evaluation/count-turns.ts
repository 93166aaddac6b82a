import type { AssistantCard } from '@propguard/protocol/assistant-turns';
import { namesPartLeftOver } from '@propguard/talk/answers/part-left-over';
import { phrasesOf } from '@propguard/talk/answers/phrases/all';
import { isHeardTwice, saidKey, sentencesIn } from '@propguard/talk/answers/sentences-in';
import { lastTopicOf } from '@propguard/talk/deal/last-topic';
import { type Call, type Decision, type DialogueState, NEW_DIALOGUE } from '@propguard/talk/dialogue/state';
import { readMessage } from '@propguard/talk/intents/intent-files';
import { asksAnswered } from '@propguard/talk/reading/asks-answered';
import type { Ask } from '@propguard/talk/reading/learnt-labels';
import { wantedIn } from '@propguard/talk/reading/weigh';
import type { HeldTurn } from './hold-conversation.ts';

/** What can be counted of a turn without judging it. */
export type CountedTurn = {
  /** Sentences that stand in it twice, and those that stood in one of the last three answers. */
  twice: string[];
  again: string[];
  /** Cards that show the same as one before in it. */
  cardsTwice: string[];
  /** What was surely asked, and what of it got no part. */
  asks: Ask[];
  withoutPart: Ask[];
  /** A question that has no answer is named. */
  isNamed: boolean;
};

const saidIn = ({ answer, end }: HeldTurn): string[] => {
  const sample = saidKey(phrasesOf(end.language).sample);
  return sentencesIn(answer)
    .map(({ text }) => saidKey(text))
    .filter((key) => isHeardTwice(key) && key !== sample);
};

const repeatedIn = (all: readonly string[]): string[] => [
  ...new Set(all.filter((one, at) => all.indexOf(one) !== at)),
];

const shownOf = ({ title, facts, items }: AssistantCard): string =>
  JSON.stringify([title, facts.map(({ text }) => text), items.map(({ title: name, text }) => [name, text])]);

const answeredIn = ({ cards, action, end: { dialogue, outcome } }: HeldTurn): ReadonlySet<Ask> => {
  // What is asked back is about to be answered.
  const pending = outcome === 'ask' ? dialogue.pending : null;
  const calls: Call[] = [...cards, ...(action ? [action] : []), ...(pending ? [pending] : [])];
  const decisions: Decision[] = [
    ...calls.map((call) => ({ kind: 'call' as const, call })),
    { kind: 'tell', topics: dialogue.told },
  ];
  return new Set(decisions.flatMap((decision) => [...asksAnswered(decision)]));
};

const RECENT = 3;

const countTurn = (turn: HeldTurn, earlier: readonly HeldTurn[], before: DialogueState): CountedTurn => {
  const said = saidIn(turn);
  const recent = new Set(earlier.slice(-RECENT).flatMap(saidIn));
  const answered = answeredIn(turn);
  const asks = wantedIn(readMessage(turn.user, lastTopicOf(before))).map(({ ask }) => ask);
  return {
    twice: repeatedIn(said),
    again: [...new Set(said)].filter((key) => recent.has(key)),
    cardsTwice: repeatedIn(turn.cards.map(shownOf)),
    asks,
    withoutPart: asks.filter((ask) => !answered.has(ask)),
    isNamed: namesPartLeftOver(turn.answer, turn.end.language),
  };
};

export const countTurns = (turns: readonly HeldTurn[]): CountedTurn[] =>
  turns.map((turn, at) => countTurn(turn, turns.slice(0, at), turns[at - 1]?.end.dialogue ?? NEW_DIALOGUE));

const howMany = <T>(all: readonly T[], isCounted: (one: T) => boolean): number =>
  all.filter(isCounted).length;

/** Turns of all conversations; asks are counted one by one. */
export const totalOf = (turns: readonly CountedTurn[]) => ({
  turns: turns.length,
  sentenceTwice: howMany(turns, ({ twice }) => twice.length > 0),
  cardTwice: howMany(turns, ({ cardsTwice }) => cardsTwice.length > 0),
  saidAgain: howMany(turns, ({ again }) => again.length > 0),
  asks: turns.flatMap(({ asks }) => asks).length,
  asksWithoutPart: turns.flatMap(({ withoutPart }) => withoutPart).length,
  turnsWithDroppedAsk: howMany(turns, ({ withoutPart, isNamed }) => withoutPart.length > 0 && !isNamed),
});
