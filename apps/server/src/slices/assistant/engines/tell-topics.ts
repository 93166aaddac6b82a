import { guideText } from '@propguard/talk/answers/guide/guide-texts';
import type { Decision } from '@propguard/talk/dialogue/state';
import { makesCareful } from '@propguard/talk/guide/care-topic';
import { type GuideTopic, isDistress, isKnownByOthers } from '@propguard/talk/guide/guide-topics';
import type { EngineEnd } from './engine.ts';
import { after, type Telling, tell } from './telling.ts';

/** What is told of topics of the guide; each once in a row, in the order in which they were asked about. */
export const tellTopics = (telling: Telling, topics: readonly GuideTopic[]): void => {
  const texts = topics.map((topic) => guideText(topic, telling.voice.language));
  tell(telling, texts.length > 1 ? texts.map((text) => `• ${text}`) : texts, texts);
};

/** Here somebody to talk to helps more than a text. */
const OFFERS_A_PERSON: ReadonlySet<GuideTopic> = new Set([
  'disagree',
  'worn',
  'doorOffer',
  'giftHome',
  'elderSigning',
]);

export const guide = (
  telling: Telling,
  { topics, isDeclined = false }: Extract<Decision, { kind: 'tell' }>,
): EngineEnd => {
  const { voice, before, emit } = telling;
  const { say } = voice;
  tellTopics(telling, topics);
  const isCareful = topics.some(makesCareful);
  const isForPerson = topics.some((topic) => isDistress(topic) || OFFERS_A_PERSON.has(topic));
  if (isForPerson && !isCareful) emit({ type: 'suggestions', suggestions: [say.suggest.person] });
  return {
    outcome: isDeclined || topics.every(isKnownByOthers) ? 'decline' : 'answer',
    missing: null,
    language: voice.language,
    confidence: telling.confidence,
    dialogue: after(telling, {
      pending: before.pending,
      action: before.action,
      told: topics,
      isCareful: before.isCareful || isCareful,
    }),
  };
};
