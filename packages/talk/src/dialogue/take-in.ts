import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { dealSaid } from '../deal/deal-said.ts';
import { lastTopicOf } from '../deal/last-topic.ts';
import { SHARES_WITH_KIN } from '../guide/heir-topic-words.ts';
import { guessIntent } from '../intents/guess-intent.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { contactGiven } from './booking/contact-given.ts';
import { contactAfter } from './booking/contact-said.ts';
import { decide } from './decide.ts';
import { firstHomeIn } from './first-home.ts';
import { buyersAfter } from './foreign-buyers.ts';
import { hear } from './hear.ts';
import { withHomeMeant } from './home-meant.ts';
import { withHomeNamed } from './homes-told.ts';
import type { Knowledge } from './knowledge.ts';
import { passingIn } from './passing.ts';
import { isPlainSum } from './plain-sum-call.ts';
import type { Decision, DialogueState } from './state.ts';
import { stateNamedIn } from './state-spoken-of.ts';

/** A message as it is heard where the talk stands so, what it says of who asks, and what to do about it. */
export type TakenIn = {
  heard: Understanding;
  language: AssistantLanguage;
  /** Where the talk stands, with what the message says of who buys, where, and how they are reached. */
  standing: DialogueState;
  /** The home that is spoken of. */
  meant: DialogueState;
  decision: Decision;
  /** What it says of their deal. */
  deal: ReturnType<typeof dealSaid>;
  guess: ReturnType<typeof guessIntent>;
};

/** Whether a language was heard surely enough to leave the one spoken before. */
const languageOf = (
  { answered, language, isLanguageSure }: Understanding,
  before: AssistantLanguage | null,
): AssistantLanguage => answered ?? (isLanguageSure || before === null ? language : before);

/** Two figures held against each other, of which one may be somebody else's, tell nothing of their deal; nor does a sum alone. */
const tellsOfOthers = (decision: Decision): boolean =>
  (decision.kind === 'call' && isPlainSum(decision.call)) ||
  (decision.kind === 'account' && ['theirs', 'which', 'unknown'].includes(decision.account.act));

/** Reading a message is most of the work of an answer: it is done once, for whatever looks at it. */
export const takeIn = (
  text: string,
  before: DialogueState,
  knowledge: Pick<Knowledge, 'acts' | 'intents' | 'isInHelp' | 'places' | 'topics' | 'read'>,
): TakenIn => {
  const heard = hear(text, knowledge, {
    language: before.language,
    state: before.state,
    isContinued: before.last !== null,
    lastTopic: lastTopicOf(before),
  });
  const language = languageOf(heard, before.language);
  const standing: DialogueState = {
    ...before,
    firstHome: firstHomeIn(heard) ?? before.firstHome,
    ...buyersAfter(heard, before),
    passing: passingIn(text) ?? before.passing,
    sharedWithKin: before.sharedWithKin || SHARES_WITH_KIN.test(plainText(text)),
    state: heard.places.find((place) => place.kind === 'state')?.state ?? before.state,
    namedState: stateNamedIn(heard) ?? before.namedState,
    // Whoever is not safe is not remembered by name.
    contact: before.isCareful ? {} : contactAfter(contactGiven(before), text),
  };
  const spoken = heard.answered ? heard.language : language;
  // What was worked out of it is known by it: it is made anew only where something of it is other.
  const said = spoken === heard.language ? heard : { ...heard, language: spoken };
  const decision = decide(said, standing, knowledge);
  const pointed = withHomeMeant(heard, before);
  const isConversation = before.last !== null || before.pending !== null;
  return {
    heard,
    language,
    standing,
    meant: withHomeNamed(decision, heard, pointed),
    decision,
    deal: tellsOfOthers(decision) ? null : dealSaid(heard, pointed, knowledge),
    guess: guessIntent(knowledge.intents, heard, isConversation),
  };
};
