import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { type GuideTopic, isAskedByName } from '../guide/guide-topics.ts';
import { type Likely, type TopicFinder, topicOf } from '../guide/topic-index.ts';
import { plainText } from '../understanding/clean-text.ts';
import { planIn } from '../understanding/plan-words.ts';
import type { Understanding } from '../understanding/understand.ts';
import { EXPLAINED } from './explained-topics.ts';
import { isOfFewListed } from './few-listed.ts';
import { foreignAfter } from './foreign-said.ts';
import { isGained, speaksOfLoss } from './loss-said.ts';
import { isUnasked } from './nearest.ts';
import type { Signs } from './signs.ts';
import type { Decision, DialogueState } from './state.ts';

/** Measured on conversations by strangers: above it a topic is nearly always the one that was asked about. */
const SURE = 0.55;
/** So sure that it goes before a tool for what the message names. */
const CERTAIN = 0.85;
/** Enough where the only other answer is that it is not ours. */
const FAIRLY_SURE = 0.44;
/** Where nothing else was understood, this is better than saying so. */
const LIKELY = 0.36;
const AHEAD_BY = 0.15;
const FAR_AHEAD_BY = 0.4;
/** Words of a topic that was found by its words alone, and does not fit the rest. */
const FITS_BADLY = 0.5;
const MOST_TOPICS = 3;

/** Told only where the conversation leads there, and never for how a message sounds. */
const NEVER: ReadonlySet<GuideTopic> = new Set<GuideTopic>(['noneListed', 'safeGoodbye', 'stillHere']);
/** Telling this to somebody who did not mean it is worse than asking again. */
const GRAVE: ReadonlySet<GuideTopic> = new Set<GuideTopic>([
  'despair',
  'danger',
  'partnerSells',
  'elderSigning',
  'scam',
  'frustrated',
]);

/** Asked with words of work and money that are else another subject: 'would a new bank mind the casual job?'. */
const OF_LENDERS: ReadonlySet<GuideTopic> = new Set<GuideTopic>([
  'jobChange',
  'otherIncome',
  'selfEmployed',
  'loanDeclined',
  'preApproval',
  'credit',
  'hecs',
  'visaLoan',
  'olderBorrower',
]);
const OF_US: ReadonlySet<GuideTopic> = new Set<GuideTopic>(['frustrated', 'ourMistake']);

/** Nothing is owed on a home whose value is asked. */
const OWES =
  /\bow(?:e|es|ed|ing)\b|\bloans?\b|\bmortgages?\b|\bdebts?\b|underwater|\bnegative equity\b|\bdeb(?:o|e|emos|iendo)\b|\bdeuda|hipoteca|prestamo|\bdois\b|\bdevons\b|\bpret\b|\bcredit\b|\bdettes?\b|schuld\w*|kredit\w*|hypothek\w*|darlehen|\bdev(?:o|iamo)\b|\bdebit[oi]\b|\bmutuo\b|\bdev(?:o|emos)\b|divida|emprestimo|financiamento|долж\p{L}*|долг\p{L}*|кредит\p{L}*|ипотек\p{L}*|欠|贷|債|借|ローン|残債|대출|빚|قرض|دين|رهن|लोन|कर्ज\p{L}*|क़र्ज़/u;

/** 'Je veux acheter une maison' sounds like 'Je veux vendre ma maison', and is no question of selling. */
const OF_SELLING: ReadonlySet<GuideTopic> = new Set<GuideTopic>(['selling', 'sellingCosts', 'sellingAlone']);
const isOfOthers = (topic: GuideTopic, rest: string, isForeign: boolean): boolean =>
  // Who is neither citizen nor resident is told of their own case.
  (topic === 'residents' && isForeign) ||
  (OF_SELLING.has(topic) && planIn(rest) === 'buyer') ||
  (topic === 'makingOffer' && isOfFewListed(rest)) ||
  (topic === 'negativeEquity' && !OWES.test(plainText(rest))) ||
  (topic === 'soldAtLoss' && (isGained(rest) || !speaksOfLoss(rest)));

export type LearntTopic = { topic: GuideTopic; score: number; ahead: number };

const isMeant = (topic: GuideTopic | null, score: number): topic is GuideTopic =>
  topic !== null && !NEVER.has(topic) && (score >= SURE || !GRAVE.has(topic));

const bestOf = (
  ranked: readonly Likely[],
  said: string,
  told: readonly GuideTopic[],
  isForeign: boolean,
): LearntTopic | null => {
  const other = ranked.find((one) => topicOf(one) === null)?.score ?? 0;
  for (const one of ranked.slice(0, 3)) {
    const topic = topicOf(one);
    if (isMeant(topic, one.score) && !told.includes(topic) && !isOfOthers(topic, said, isForeign))
      return { topic, score: one.score, ahead: one.score - other };
  }
  return null;
};

/** The topic that a message most likely asks about, by what was learnt; null where none is likely. */
export const learntTopic = (
  { language, rest, text }: Understanding,
  { told, foreign }: DialogueState,
  find: TopicFinder,
): LearntTopic | null => {
  const best = bestOf(find(language, rest), rest, told, foreignAfter({ text, language }, foreign) === true);
  return best && best.score >= LIKELY ? best : null;
};

/** Each question of a message that asks several. */
const PARTS = /[.?!;？。！؟।\n]+|\b(?:also|and also|plus)\b/u;
const LEAST_WORDS = 3;
export const topicsOfParts = (
  { language, rest, text }: Understanding,
  { told, foreign }: DialogueState,
  find: TopicFinder,
): GuideTopic[] => {
  const isForeign = foreignAfter({ text, language }, foreign) === true;
  const parts = rest.split(PARTS).filter((part) => part.trim().split(/\s+/).length >= LEAST_WORDS);
  if (parts.length < 2) return [];
  const found = parts.flatMap((part) => {
    const best = bestOf(find(language, part), part, told, isForeign);
    return best && best.score >= SURE && best.ahead >= AHEAD_BY ? [best.topic] : [];
  });
  // 'I think I got lost' beside a question complains of nothing.
  const asked = found.filter((topic) => !OF_US.has(topic));
  return [...new Set(asked.length > 0 ? asked : found)].slice(0, MOST_TOPICS);
};

/** What words alone found gives way where all that was said speaks of something else. */
export const refined = (
  topics: readonly GuideTopic[],
  learnt: LearntTopic | null,
  { language, rest }: Understanding,
  find: TopicFinder,
): GuideTopic[] => {
  if (learnt === null || learnt.score < SURE || topics.length === 0 || topics.some(isAskedByName))
    return [...topics];
  const scores = new Map(find(language, rest).map(({ label, score }) => [label, score]));
  const fits = topics.some((topic) => (scores.get(topic) ?? 0) >= FITS_BADLY * learnt.score);
  return fits ? [...topics] : [learnt.topic];
};

const isNamed = ({ places, amounts, hasRooms }: Signs): boolean => places > 0 || amounts > 0 || hasRooms;

/** They work with nothing that a message must name. */
const WITHOUT_SUBJECT: ReadonlySet<AssistantTool> = new Set(['help', 'rules', 'plan_usage']);

/** 'And fire?', '50,000 less', 'not a unit, a house': a few words that go on with what was asked before. */
const FEW_WORDS = 7;
const VERY_FEW_WORDS = 4;
const isGoingOn = (tool: AssistantTool, heard: Understanding, { last }: DialogueState): boolean =>
  last !== null &&
  ((heard.words <= FEW_WORDS && tool === last.tool) ||
    heard.words <= VERY_FEW_WORDS ||
    heard.changes.length > 0 ||
    heard.hazards.length > 0);

/** Told beside what the help says of it. */
const OF_PRODUCT: ReadonlySet<GuideTopic> = new Set<GuideTopic>([
  'reportHow',
  'keeping',
  'certificate',
  'dataSource',
  'accuracy',
  'range',
  'privacy',
  'alertsHow',
]);
export const isBesideHelp = (base: Decision, { topic }: LearntTopic): boolean =>
  base.kind === 'call' && base.call.tool === 'help' && OF_PRODUCT.has(topic);

/** Whether a topic says more of what was asked than what the tools made of it. */
export const isBetter = (
  base: Decision,
  { topic, score, ahead }: LearntTopic,
  signs: Signs,
  heard: Understanding,
  before: DialogueState,
): boolean => {
  const isSure = score >= SURE && ahead >= AHEAD_BY;
  const isOfTools = signs.addresses > 0 && (base.kind === 'call' || base.kind === 'confirm');
  if (isOfTools || (heard.hazards.length > 0 && signs.places > 0)) return false;
  switch (base.kind) {
    case 'decline':
      if (base.reason === 'notUnderstood') return ahead >= -AHEAD_BY;
      return (
        base.reason === 'outOfScope' &&
        (signs.has('offTopic')
          ? score >= (OF_LENDERS.has(topic) ? FAIRLY_SURE : CERTAIN) && ahead >= 0
          : score >= FAIRLY_SURE && ahead >= 0)
      );
    case 'ask':
      if (base.choices.length > 0 || base.unknown !== null) return false;
      // Asked once and not answered: it is not asked again.
      if (before.pending?.missing === base.missing) return ahead >= -AHEAD_BY;
      return isSure && ahead >= FAR_AHEAD_BY / 2 && !EXPLAINED.has(topic);
    case 'confirm':
      return isUnasked(base, heard) ? ahead >= 0 : score >= SURE && ahead >= FAR_AHEAD_BY;
    case 'call':
      if (base.call.tool === 'rules' && EXPLAINED.has(topic)) return false;
      if (isGoingOn(base.call.tool, heard, before)) return score >= CERTAIN && ahead >= FAR_AHEAD_BY;
      if (isNamed(signs) && !WITHOUT_SUBJECT.has(base.call.tool))
        return score >= CERTAIN && ahead >= FAR_AHEAD_BY && !EXPLAINED.has(topic);
      return isSure;
    // What we have no data of is told so, unless the question is another.
    case 'tell':
      return isSure;
    case 'greet':
    case 'thank':
      return score >= SURE && ahead >= FAR_AHEAD_BY;
    default:
      return false;
  }
};
