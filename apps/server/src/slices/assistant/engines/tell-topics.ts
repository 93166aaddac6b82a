import { BAR_RISK_BANDS } from '@propguard/rules/hazards/risk-bands';
import { certaintySaid } from '@propguard/talk/answers/certainty-said';
import { guideText } from '@propguard/talk/answers/guide/guide-texts';
import { officeSaid } from '@propguard/talk/answers/guide/state-offices';
import { riskShareSaid } from '@propguard/talk/answers/risk-share-said';
import { withoutToldBefore } from '@propguard/talk/answers/said-once';
import { saidKey, sentencesIn } from '@propguard/talk/answers/sentences-in';
import { toldAlready } from '@propguard/talk/answers/told-already';
import type { Decision } from '@propguard/talk/dialogue/state';
import { makesCareful } from '@propguard/talk/guide/care-topic';
import { type GuideTopic, isDistress, isKnownByOthers } from '@propguard/talk/guide/guide-topics';
import type { EngineEnd } from './engine.ts';
import { after, type Telling, tell } from './telling.ts';

/** 'What does 5% mean?' */
const shareIn = (text: string): number | null => {
  const found = /(\d{1,3}(?:[.,]\d)?)\s?[%％٪]/u.exec(text)?.[1];
  const share = Number(found?.replace(',', '.'));
  return found === undefined || share > 100 ? null : share;
};

/** Whoever is in need, or was misunderstood, reads the same words again rather than none. */
const isAlwaysTold = (topic: GuideTopic): boolean =>
  isDistress(topic) || makesCareful(topic) || topic === 'frustrated' || topic === 'stillHere';

/** One of the last answers told it, word for word. */
const isToldBefore = (text: string, { recent }: Telling): boolean =>
  sentencesIn(text).every((sentence) => recent.has(saidKey(sentence.text)));

/**
 * What is told of topics of the guide; each once in a row, in the order in which they were asked about. False where all of
 * it was told already.
 */
export const tellTopics = (telling: Telling, topics: readonly GuideTopic[]): boolean => {
  const isInNeed = topics.some(isAlwaysTold);
  const texts = topics
    .map((topic) => guideText(topic, telling.voice.language))
    .filter((text) => isInNeed || !isToldBefore(text, telling));
  // Who asks how sure a value is means the one that they were told.
  const own = certaintySaid(topics, telling.before.figures, telling.voice);
  const share = topics.includes('riskScore') ? shareIn(telling.said) : null;
  const banded = share === null ? [] : [riskShareSaid(share, telling.voice)];
  const lines = texts.length > 1 ? texts.map((text) => `• ${text}`) : texts;
  const office = officeSaid(topics, telling.state, telling.voice.language);
  const asked = office === null || texts.length === 0 ? [] : [office];
  const sentences = [...own.sentences, ...banded, ...lines, ...asked];
  tell(telling, isInNeed ? sentences : withoutToldBefore(sentences, telling.recent), [
    ...texts,
    ...asked,
    ...own.grounds,
    ...Object.values(BAR_RISK_BANDS),
  ]);
  return sentences.length > 0;
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
  const isNew = tellTopics(telling, topics);
  if (!isNew) tell(telling, [toldAlready(voice.language)], []);
  const isCareful = topics.some(makesCareful);
  const isForPerson = !isNew || topics.some((topic) => isDistress(topic) || OFFERS_A_PERSON.has(topic));
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
