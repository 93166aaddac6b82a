import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { plainText } from '../understanding/clean-text.ts';
import { onceAMessage } from '../understanding/once-a-message.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isAbroadIn } from './lives-abroad.ts';
import { numberedStayIn, withoutVisaBrackets } from './numbered-visa.ts';
import { RESIDENCY_WORDS } from './residency-words.ts';

type Heard = Pick<Understanding, 'text' | 'language'>;

/** Who writes, or whom they buy with; what others are is of no matter. */
type Whose = 'self' | 'partner' | 'others';
/** `isSaid`: they say it of somebody, and do not only speak of it: 'what does a foreigner pay?'. */
type Status = { whose: Whose; isForeign: boolean; isSaid: boolean };

type Patterns = Readonly<Record<keyof (typeof RESIDENCY_WORDS)['en'], RegExp>>;
const compiled = new Map<AssistantLanguage, Patterns>();
const patternsOf = (language: AssistantLanguage): Patterns => {
  const known = compiled.get(language);
  if (known) return known;
  const words = RESIDENCY_WORDS[language];
  const made: Patterns = {
    foreign: new RegExp(words.foreign, 'u'),
    resident: new RegExp(words.resident, 'u'),
    claim: new RegExp(words.claim, 'u'),
    not: new RegExp(words.not, 'u'),
    perhaps: new RegExp(words.perhaps, 'u'),
    partner: new RegExp(words.partner, 'gu'),
    others: new RegExp(words.others, 'gu'),
    self: new RegExp(words.self, 'gu'),
  };
  compiled.set(language, made);
  return made;
};

/** A short sentence of one is easily taken for another. */
const ALIKE: readonly (readonly AssistantLanguage[])[] = [['es', 'pt', 'it']];

/** Languages that say after a word whether it is so. */
const SAID_AFTER: ReadonlySet<AssistantLanguage> = new Set(['ja', 'ko', 'hi']);
const CLAUSES =
  /[.,;:!?¿¡()。，、！？；…؟،।\n]+|\s-\s|\b(?:but|and (?=i|my|we|she|he)|aber|mais|pero|ma|mas)\b|(?<!\p{L})(?:но|а я|لكن|但是?|लेकिन)(?!\p{L})/u;
const NEAR_WORDS = 4;
const NEAR_LETTERS = 12;
/** 'No I'm PR': said to the answer. */
const NO_TO_ANSWER = /^\W*(?:no|nope|nah|non)\s+(?=(?:i|im|i'm|we|we're|as|actually|sorry|je|on|nous)\b)/u;
/** Nothing before it but a 'yes' or a 'both': 'permanent resident, buying in Perth'. */
const NOTHING_BEFORE =
  /^\P{L}*(?:(?:no|yes|yeah|yep|ok|sorry|well|actually|both|now|already|an?|as|si|ja|oui|sim|да|нет|nein|non)\P{L}+)*$/u;

const lastAt = (pattern: RegExp, text: string): number =>
  [...text.matchAll(pattern)].at(-1)?.index ?? NOWHERE;
const NOWHERE = -1;

/** 'She's on a partner visa': whoever was named before. */
const THIRD =
  /\b(?:she|he|they|ella|elle|lei|lui|ela|ele)\b|(?<!\p{L})(?:она|он|они|هي|هو)(?!\p{L})|[她他]/gu;

const whoseIn = ({ partner, others, self }: Patterns, before: string, named: Whose): Whose => {
  const [ofPartner, ofOthers, own] = [lastAt(partner, before), lastAt(others, before), lastAt(self, before)];
  const third = lastAt(THIRD, before);
  if (third > Math.max(ofPartner, ofOthers, own)) return named;
  if (ofOthers > own && ofOthers > ofPartner) return 'others';
  return ofPartner > own ? 'partner' : 'self';
};

/** 'If I buy with my wife who is a citizen' thinks of the purchase, 'if my wife is a citizen' of what she is. */
const BESIDE_SUBJECT = /(?:\S+\s+){0,2}$/u;
const sinceSubject = ({ partner }: Patterns, before: string): string => {
  const at = Math.max(0, lastAt(partner, before));
  const beside = BESIDE_SUBJECT.exec(before.slice(0, at))?.[0] ?? '';
  return beside + before.slice(at);
};

/** Undefined where it has no such word or claims nothing, null where one is only thought of. */
const statusIn = (clause: string, language: AssistantLanguage, named: Whose): Status | null | undefined => {
  const words = patternsOf(language);
  const text = clause.replace(NO_TO_ANSWER, '');
  const stay = numberedStayIn(text);
  const foreign = stay ? null : words.foreign.exec(text);
  const found = stay ?? foreign ?? words.resident.exec(text);
  if (!found) return undefined;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  const isAfter = SAID_AFTER.has(language);
  const near = before
    .split(/\s+/)
    .slice(-NEAR_WORDS)
    .join(' ')
    .slice(-NEAR_LETTERS * 2);
  const isDenied = words.not.test(isAfter ? after.slice(0, NEAR_LETTERS) : near);
  const whose = whoseIn(words, before, named);
  const thought = whose === 'partner' ? sinceSubject(words, before) : before;
  const isPerhaps = words.perhaps.test(isAfter ? thought + after.slice(0, NEAR_LETTERS) : thought);
  const isOwn = NOTHING_BEFORE.test(before) || lastAt(words.self, text) !== NOWHERE || whose !== 'self';
  const isClaimed = isDenied || words.claim.test(isAfter ? after : before.trimEnd());
  if (foreign) return { whose, isForeign: !isDenied, isSaid: (isOwn || isClaimed) && !isPerhaps };
  if (isPerhaps) return null;
  if (stay) return isDenied ? undefined : { whose, isForeign: false, isSaid: true };
  return isClaimed || NOTHING_BEFORE.test(before) ? { whose, isForeign: isDenied, isSaid: true } : undefined;
};

const readStatuses = (text: string, language: AssistantLanguage): Status[] => {
  const alike = ALIKE.find((group) => group.includes(language)) ?? [language];
  const languages = [...new Set<AssistantLanguage>([language, ...alike, 'en'])];
  const patterns = patternsOf(language);
  // Whoever was named last beside who writes; 'she' of nobody is no matter.
  let named: Whose = 'others';
  return withoutVisaBrackets(plainText(text))
    .split(CLAUSES)
    .flatMap((clause) => {
      const [ofPartner, ofOthers] = [lastAt(patterns.partner, clause), lastAt(patterns.others, clause)];
      const before = named;
      if (ofPartner !== ofOthers) named = ofPartner > ofOthers ? 'partner' : 'others';
      for (const one of languages) {
        const status = statusIn(clause, one, before);
        if (status) return [status];
        // What is only thought of in one language is said in no other.
        if (status === null) return [];
      }
      return [];
    });
};

const readers = new Map<AssistantLanguage, (text: string) => readonly Status[]>();
const statusesIn = ({ text, language }: Heard): readonly Status[] => {
  const read = readers.get(language) ?? onceAMessage((words) => readStatuses(words, language));
  readers.set(language, read);
  return read(text);
};

/**
 * Whether they are foreigners, over what was known of it before: neither citizens nor permanent residents, or buying from
 * abroad; null where nothing was ever said of it. What they say they are goes before where they live.
 */
export const foreignAfter = (heard: Heard, before: boolean | null): boolean | null => {
  const own = statusesIn(heard).filter(({ whose }) => whose === 'self');
  const said = own.findLast(({ isSaid }) => isSaid);
  if (said) return said.isForeign;
  if (before !== null) return before;
  return own.some(({ isForeign }) => isForeign) || isAbroadIn(plainText(heard.text)) ? true : null;
};

/** Whether whom they buy with is a foreigner, over what was known of it before: 'my wife is Australian'. */
export const partnerForeignAfter = (heard: Heard, before: boolean | null): boolean | null =>
  statusesIn(heard).findLast(({ whose, isSaid }) => whose === 'partner' && isSaid)?.isForeign ?? before;

/** Whether somebody says that they buy as a foreigner; null where nothing is said of it. */
export const foreignIn = (heard: Heard): boolean | null => foreignAfter(heard, null);
