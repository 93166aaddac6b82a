import type { DealFacts } from './deal-facts.ts';
import type { DealParts, Part } from './deal-parts.ts';
import { paidInLiving } from './in-living.ts';
import { type Thing, thingsIn } from './whose.ts';

/** What is taken back: 'forget the car loan', 'the card is paid off', 'dad pulled out', in all languages. */
const TAKEN_BACK =
  /\b(?:forget|ignore|without|leave (?:it |that |this |them )?(?:out|off)|cancel\w*|take (?:out|off|away)|drop|scrap|don'?t count|do not count|not counting|no more|no longer|paid (?:it |that |them )?(?:off|out)|pulled out|backed out|can'?t help|cannot help|(?:is|are)(?:n'?t| not) (?:happening|going|coming|helping|giving)|won'?t (?:be|help|happen|give)|fell through|ends?|ended|finish(?:es|ed)|got rid of|vergiss|vergessen sie|ohne|abbezahlt|kann nicht mehr|konnen nicht mehr|oubliez?|sans|rembours\w+|ne peut plus|ne peut pas|olvida\w*|sin|ya no|dimentica\w*|senza|non puo piu|esquec\w*|sem|nao pode mais)\b|забудьте?|(?<!\p{L})без(?!\p{L})|погаш|больше не|не сможет|忘了|不算|还清|没有了|不能|なし|除い|完済|できなく|빼고|없이|갚았|못 ?도|بدون|انس|भूल|बिना|चुका/u;
/** 'No car loan', right before it. */
const NO =
  /(?<![\p{L}])(?:no|kein\p{L}*|pas de|sin|nessun\p{L}*|sem|нет|没有)\s+(?:more |other )?\p{L}+(?:\s\p{L}+)?/gu;
/** Only thought of: what it would come to is asked, and nothing is taken back. */
const SUPPOSED =
  /\b(?:what if|if (?:i|we|he|she|they)|(?:could|should|would|did|do|does) (?:i|we|you|it|that)|wenn|si|se)\b|如果|もし|만약|если|अगर|لو/u;

const SENTENCES = /(?<=[.!?;。！？；])\s*|,\s+(?=and\b|but\b)/u;
const partThings = (sentence: string): Thing[] => {
  if (SUPPOSED.test(sentence)) return [];
  if (TAKEN_BACK.test(sentence)) return thingsIn(sentence);
  return [...sentence.matchAll(NO)].flatMap(([found]) => thingsIn(found));
};

/** 'My partner isn't going on the loan', 'just my income': only one of them is counted. */
const ALONE =
  /\b(?:just|only) (?:my|mine|one) (?:income|salary|wage)\b|\b(?:partner|wife|husband|boyfriend|girlfriend|she|he)\b[^.,;]{0,12}(?:isn'?t|is not|won'?t be|not) (?:going |being )?(?:on|part of|in) (?:the |it)/u;

const NOT_OF_ONE: ReadonlySet<Part['of']> = new Set(['self', 'both']);
const without = (
  parts: readonly Part[] | undefined,
  things: readonly Part['of'][],
): readonly Part[] | undefined =>
  parts?.filter(({ of }) => of === null || NOT_OF_ONE.has(of) || !things.includes(of));

/** What is known once all that a message takes back is forgotten. */
export const forgottenIn = (
  plain: string,
  facts: DealFacts,
  parts: DealParts,
): { facts: DealFacts; parts: DealParts } => {
  const things = plain.split(SENTENCES).flatMap(partThings);
  const counted = plain.split(SENTENCES).flatMap(paidInLiving);
  const isAlone = ALONE.test(plain) && (parts.incomesAud ?? []).length > 1;
  if (things.length === 0 && counted.length === 0 && !isAlone) return { facts, parts };
  const { rentReceivedAud: _, ...others } = facts;
  return {
    facts: things.includes('rent') ? others : facts,
    parts: {
      ...parts,
      incomesAud: isAlone ? without(parts.incomesAud, ['partner']) : parts.incomesAud,
      savingsAud: without(
        parts.savingsAud,
        things.filter((thing) => thing !== 'partner'),
      ),
      debtsAud: without(parts.debtsAud, [...things, ...counted]),
      commitmentsAud: without(parts.commitmentsAud, [...things, ...counted]),
    },
  };
};
