import { type GuideTopic, isDistress } from '../guide/guide-topics.ts';
import { TOPIC_WORDS } from '../guide/topic-words.ts';
import { plainText } from '../understanding/clean-text.ts';
import { askingClauses } from './questions-in.ts';

/** 'I didn't ask about insurance', 'forget the schools', in all languages. */
const DENIES =
  /\b(?:not|no|never|n't|didnt|dont|isnt|forget|without)\b|n't\b|\b(?:nao|nem|esquec\w+|deixa|olvid\w+|sin|pas|ni|oubli\w+|nicht|kein\w*|vergiss|vergessen|non|lascia|dimentic\w+|senza)\b|(?<![\p{L}])(?:не|забуд\p{L}*|без)(?![\p{L}])|不|没|別|别|ない|ません|じゃな|ではな|말고|아니|안 |नहीं|मत|छोड़|مو |ليس|لم |ما |لا |انس/u;
/** These say it of whatever they stand with. */
const NOT_ASKED =
  /\b(?:not asking|(?:did ?n't|did not|didnt|never) ask\w*|forget (?:about )?the|never mind the)\b|\bnao (?:pedi|perguntei)\b|\bno (?:he )?(?:pregunt|ped)\w+|\bpas demande\b|\bnicht (?:nach )?.{0,20}gefragt\b|\bnon ho chiesto\b|не (?:спрашива|просил)\p{L}*|(?:不是|没)(?:在)?问|聞いて(?:い)?(?:ない|ません)|안 물어|नहीं पूछ|(?:ما|لم) (?:سألت|اسأل|أسأل)/u;
const CLAUSES =
  /[.,;:!?。，、！？؟।،\n–—]+|\s-\s|\s(?=(?:i|we) (?:asked|said|meant|want\w*|just want)\b)|\s(?=(?:pregunte|queria|je demandais|je voulais|ich (?:wollte|meinte|fragte)|chiedevo|volevo|perguntei|queria|я (?:спрашивал|просил|имел)\p{L}*)(?![\p{L}]))/u;

const wordsOf = (topic: GuideTopic): RegExp[] =>
  TOPIC_WORDS.flatMap((one) => (one.topic === topic ? [one.words] : []));
const isNamedIn = (topic: GuideTopic, text: string): boolean =>
  wordsOf(topic).some((words) => words.test(text));

/** Named only to say that it is not meant; who was told of it last time need not say so at length. */
const isDenied = (topic: GuideTopic, plain: string, told: readonly GuideTopic[]): boolean => {
  const naming = plain.split(CLAUSES).filter((clause) => isNamedIn(topic, clause));
  const denies = told.includes(topic) ? DENIES : NOT_ASKED;
  return naming.length > 0 && naming.every((clause) => denies.test(clause));
};

/** What surrounds somebody's life, and is asked about only where the asking is. */
const OF_CIRCUMSTANCE: ReadonlySet<GuideTopic> = new Set<GuideTopic>([
  'schools',
  'transport',
  'rents',
  'insurance',
  'superFund',
  'lifestyle',
  'tenants',
  'pension',
  'retirementVillage',
]);

/** 'My daughter starts school next year: what do flats cost there?' tells of a school, and asks for a price. */
const isOnlyTold = (topic: GuideTopic, asking: readonly string[]): boolean =>
  OF_CIRCUMSTANCE.has(topic) && !asking.some((clause) => isNamedIn(topic, clause));

/** The topics of a message that it asks about, without those that it only tells of or denies. */
export const withoutStated = (
  topics: readonly GuideTopic[],
  message: string,
  told: readonly GuideTopic[],
): GuideTopic[] => {
  const plain = plainText(message);
  const asking = askingClauses(message).map(plainText);
  return topics.filter(
    (topic) =>
      isDistress(topic) ||
      !(isDenied(topic, plain, told) || (asking.length > 0 && isOnlyTold(topic, asking))),
  );
};
