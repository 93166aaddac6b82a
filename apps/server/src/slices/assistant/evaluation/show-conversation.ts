import type { AssistantCard } from '@propguard/protocol/assistant-turns';
import type { Conversation } from './conversation-file.ts';
import type { CountedTurn } from './count-turns.ts';
import type { HeldTurn } from './hold-conversation.ts';

/** What a judge says of a turn, yes or no to each: good when all five are yes. */
export const RUBRIC = {
  right: 'What it says and does is right: place, amounts, tool, figures.',
  useful: 'The person has what they asked for, or knows who has it.',
  firstSentenceAnswers: 'The first sentence answers the question that was put.',
  tone: 'Plain, warm, short; kind to somebody worried; in the language of the person.',
  noRepetition: 'Nothing is said again that the conversation has said already.',
} as const;

const unjudged = Object.fromEntries(Object.keys(RUBRIC).map((criterion) => [criterion, null]));

const shownCard = ({ tool, arguments: args, title, facts, items, notes, link, sample }: AssistantCard) => ({
  tool,
  arguments: args,
  title,
  facts: facts.map(({ label, text }) => `${label}: ${text}`),
  items: items.map((item) => `${item.title}: ${item.text}`),
  notes,
  link: link?.path ?? null,
  sample,
});

/** A turn as a judge reads it: the words, what was on the screen, what ran with which arguments. */
const shownTurn = (turn: HeldTurn, counted: CountedTurn | undefined) => ({
  user: turn.user,
  reply: turn.answer,
  outcome: turn.end.outcome,
  missing: turn.end.missing,
  language: turn.end.language,
  cards: turn.cards.map(shownCard),
  action: turn.action && {
    tool: turn.action.tool,
    arguments: turn.action.arguments,
    summary: turn.action.summary,
  },
  approved: turn.approved && { tool: turn.approved.tool, arguments: turn.approved.arguments },
  suggestions: turn.suggestions,
  ungrounded: turn.ungrounded,
  milliseconds: Math.round(turn.milliseconds),
  counted: counted ?? null,
  judged: unjudged,
});

export const showConversation = (
  conversation: Conversation,
  turns: readonly HeldTurn[],
  counted: readonly CountedTurn[],
) => ({
  id: conversation.id,
  language: conversation.language ?? null,
  persona: conversation.persona ?? null,
  turns: turns.map((turn, at) => shownTurn(turn, counted[at])),
});
