import { plainText } from '../../understanding/clean-text.ts';
import { isKnownWord } from '../../understanding/vocabulary.ts';
import {
  ACKNOWLEDGES,
  AROUND_NAME,
  CORRECTS,
  isSentenceWord,
  LABELLED,
  OTHERS_NAME,
  SAID_BEFORE,
  SURNAME,
} from './name-words.ts';
import { speltName, withoutSpelling } from './spelt-name.ts';

const NAME_MAX = 120;

const bare = (text: string): string =>
  text
    .replace(AROUND_NAME, ' ')
    .replace(/[^\p{L}\p{M}'’.& -]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[ .'’&-]+|[ .'’&-]+$/gu, '');

const WORD = String.raw`[\p{L}\p{M}][\p{L}\p{M}'’.-]*`;
/** Words after which a name comes; where they say other things too, it must have a capital. */
const LEADS = [
  String.raw`(?:my|the) name(?:['’]s| is)(?: still)?|name(?:['’]s| is|:)|my name(?! (?:and|is|was|on|to|for|in|at|or|down|with|please|be|from)\b)|(?:i am|i['’]?m) called|under(?: the name(?: of)?)?|in the name of|(?:ich hei(?:ss|ß)e|(?:mein|der) name ist(?: weiterhin| immer noch)?|auf den namen)|(?:je m['’]appelle|(?:mon|le) nom(?: est|,? c['’]est)(?: toujours)?|au nom de)|(?:me llamo|(?:mi|el) nombre (?:es|sigue siendo)(?: siempre)?|a nombre de)|(?:mi chiamo|il(?: mio)? nome (?:e|è)(?: sempre)?|a nome(?: di)?)|(?:(?:meu|o) nome (?:e|é|continua(?: sendo)?)(?: sempre)?|me chamo|chamo-me|em nome de)|меня зовут|мо[её] имя|на имя`,
];
const CAPITAL_LEADS = String.raw`(?:(?:[Mm]y |[Tt]he )?[Nn]ame|[Aa]qui (?:é|e|fala)(?: [oa])?|[Aa]qu[ií] (?:es|habla)|[Qq]ui (?:è|parla)|[Hh]ier spricht|[Ii]ci|[Ii] am|[Ii]['’]?m|[Ww]e['’]?re|[Tt]his is|[Ii]t['’]?s|[Ii]t is|[Cc]all me|[Hh]ere is|[Bb]ook(?:ing)? (?:it )?for|[Ii]ch bin|[Hh]ier ist|[Jj]e suis|[Mm]oi c['’]est|[Cc]['’]est|[Ss]oy|[Ss]ono|[Ss]ou(?: [oa])?|[Ээ]то|[Яя])`;
const NAME = String.raw`(${WORD}(?: ${WORD}){0,3})`;
const CAPITALS = String.raw`((?:(?:Mrs?|Ms|Dr|Miss)\.? )?\p{Lu}[\p{L}\p{M}'’-]+(?:[ ](?:(?:de|van|von|der|da|dos|del|la|bin|al|&)[ ])*\p{Lu}[\p{L}\p{M}'’-]+){0,3})`;
/** 'Under dad's name instead: Bruno Marchetti'. */
const UNDER_OTHER = new RegExp(
  String.raw`(?:[Uu]nder|[Ii]n) (?:(?:my|our|the|his|her|their) )?(?:\p{L}+['’]s )?name(?: instead)?(?:,? please)?\s*[:,-]?\s*(?:which is |that['’]s |it['’]s )?${CAPITALS}`,
  'u',
);
/** 'Attendee: Ms Helen Marsh. Contact: …'. */
const BESIDE_LABEL = new RegExp(String.raw`(?<!\p{L})(?:${LABELLED})\s*[:–-]\s*${CAPITALS}`, 'u');
const INTRODUCED = new RegExp(String.raw`(?<![\p{L}])(?:${LEADS.join('|')})[: ]+${NAME}`, 'iu');
/** 'Sono il signor Gino Marchetti', 'Hier ist Frau Weber'. */
const TITLED = String.raw`(?:(?:il |la |el |o |a |le )?(?:[Ss]ignora?|[Dd]ott(?:or|oressa)|[Ss]eñora?|[Ss]enhora?|[Mm]onsieur|[Mm]adame|[Hh]err|[Ff]rau|[Dd]oktor)\.? )?`;
const INTRODUCED_BY_CAPITAL = new RegExp(
  String.raw`(?<![\p{L}])(?:${CAPITAL_LEADS})[, ]+${TITLED}${CAPITALS}`,
  'u',
);
/** 'Priyanka Venkataraman here'; 'Schools here' names nobody. */
const HERE = new RegExp(
  String.raw`(?:^|[.!?,] )(?:(?:[Hh]i|[Hh]ello|[Hh]ey),? )?${CAPITALS} here(?!\p{L}| is| are)`,
  'u',
);
const ASIAN: readonly RegExp[] = [
  /(?:我叫|(?:我的)?名字(?:是|叫)|姓名[是:：]?|我是)\s*([\p{Script=Han}·]{2,4}|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})(?=[,，。、;；!！ ]|$)/u,
  /(?:名前は|私は)\s*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー ]{2,12}?)(?:です|と(?:申|いい|言い)|[,、。]|$)/u,
  /([\p{Script=Han}\p{Script=Katakana}ー]{1,6}[ 　]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6})と申/u,
  /(?:^|[。！!])\s*([\p{Script=Han}\p{Script=Katakana}ー]{2,6}(?:[ 　][\p{Script=Han}\p{Script=Katakana}ー]{1,6})?)です/u,
  /(?:이름은|저는|성함은)\s*([\p{Script=Hangul}]{2,5}?)(?:입니다|이고|이며|이에요|예요|이라고|라고|[,. ]|$)/u,
  /(?:मेरा नाम|नाम)\s*:?\s*((?:[\p{Script=Devanagari}]+ ?){1,3}?)(?: ?(?:है|हैं|और|,|।)|$)/u,
  /(?:اسمي|الاسم|أنا)\s*:?\s*(\p{Script=Arabic}+(?: \p{Script=Arabic}+){0,2}?)(?=\s*(?:[,،.]|و(?:ال)?(?:بريد|إيميل|ايميل|رقم|هاتف|جوال|تلفون)|(?:رقم|هاتف|جوال)|$))/u,
];
/** What ends a name that was introduced. */
const STOP =
  /^(?:and|e-?mail|email|mail|my|the|phone|telephone|mobile|number|is|at|on|but|i|we|please|thanks|und|meine?|et|mon|ma|mail|y|mi|e|il|la|o|meu|minha|и|мо[яйи]|почта|телефон|correo|here|from|with|that|its|looking|interested|acting|would|want|keen|joignable|contactable|reachable|erreichbar|raggiungibile|localizable|contact[aá]vel|cell|tel|t[eé]l|mob|ph|handy|au|unter)$/iu;
const cut = (name: string): string => {
  const words = name.trim().split(' ');
  const end = words.findIndex(
    (word, at) => at > 0 && (STOP.test(word) || /[.!?]$/u.test(words[at - 1] ?? '')),
  );
  return words
    .slice(0, end === -1 ? undefined : end)
    .join(' ')
    .replace(/^[ .'’-]+|[ .'’-]+$/gu, '');
};
/** 'I'm Bec, Rebecca Tran', 'Robbo - Craig Robertson': the fuller name follows. */
const FULLER = /^\s*(?:,|-|–|\()\s*(?:that is |so )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+)/u;
/** 'I'm Keen to see it': a capital that begins no name. */
const isName = (name: string): boolean => {
  const words = name.split(/[ -]/u).filter(Boolean);
  const [first = ''] = words;
  return (
    words.length > 0 &&
    !isSentenceWord(first) &&
    !/^(?:not|a|an|the|so|very|just|in|after|keen|looking|interested|available|free|happy|sure|sorry|afraid|going|working|buyer|an?other|correct|right|wrong|any ?time|two|his|her|mum|mom|dad)(?:'s)?$/iu.test(
      first,
    )
  );
};

const introduced = (text: string): string | undefined => {
  const others = UNDER_OTHER.exec(text)?.[1];
  if (others) return others;
  if (OTHERS_NAME.test(plainText(text))) return undefined;
  const labelled = BESIDE_LABEL.exec(text)?.[1];
  if (labelled && isName(labelled)) return cut(labelled);
  for (const pattern of [INTRODUCED, INTRODUCED_BY_CAPITAL]) {
    const found = pattern.exec(text);
    if (!found?.[1]) continue;
    const name = cut(found[1]);
    if (name.length < 2 || !isName(name)) continue;
    const after = text.slice(found.index + found[0].indexOf(found[1]) + name.length);
    return FULLER.exec(after)?.[1] ?? name;
  }
  const here = HERE.exec(text)?.[1];
  if (here && isName(here) && (here.includes(' ') || !isKnownWord(here.toLowerCase()))) return here;
  for (const pattern of ASIAN) {
    const name = pattern.exec(text)?.[1]?.trim();
    if (name && name.length > 1) return name;
  }
  return undefined;
};

const INTRODUCES =
  /\b(?:name is|name'?s|called|i am|i'?m|this is|heisse|name ist|m'appelle|nom est|llamo|nombre es|chiamo|nome e|chamo)\b|меня зовут|我叫|名前|이름|नाम|اسمي/iu;

const NAME_ALONE = /^[^\p{L}]*[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}[^\p{L}]*$/u;

/** 'Angela Papadopoulos. angela@…' */
const ALL_CAPITALS = /^\s*\p{Lu}[\p{L}'’-]+(?: (?:& )?\p{Lu}[\p{L}'’-]+){1,3}\s*$/u;
/** 'Fine. Hugh Becker, hugh@…' or 'it's hugh@…, Hugh Becker': the name stands in the same breath as the address. */
const beside = (text: string, address: string): string => {
  const at = text.indexOf(address);
  const [before, after] = [text.slice(0, at), text.slice(at + address.length)];
  const follows = /^\s*[,–-]\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+)/u.exec(after)?.[1];
  if (follows) return follows;
  const breaths = before.split(/(?<=\p{L}{3,})[.!?]\s+|[。！？]|\n/u);
  const same = withoutTimes(breaths.at(-1) ?? '');
  if (bare(same).length > 1) return same;
  const earlier = breaths.at(-2) ?? '';
  if (ALL_CAPITALS.test(earlier) || NAME_WITH_INITIAL.test(earlier)) return earlier;
  const named = breaths.findLast((one) => INTRODUCES.test(one));
  return named ?? (NAME_ALONE.test(after) ? after : '');
};
const NAME_WITH_INITIAL = /^\s*(?:\p{Lu}\.? ?){1,2}\p{Lu}[\p{L}'’-]+\s*$/u;

/** 'Ludovica Sanfelice, cell. 0491 …': its point ends no sentence. */
const LABEL = /(?<!\p{L})(cell|cel|tel|t[eé]l|mob|ph|fax|nr|num|handy|(?:e-?)?mail)\.\s*/giu;

const NAME_WORDS_MAX = 5;
const CAPITALS_ALONE = new RegExp(String.raw`(?:^|[,.!?] )${CAPITALS}\s*[,;:(–-]*\s*$`, 'u');
/** A sentence without spaces is no name, however few its words. */
const HAN_MAX = 6;
const LETTERS_MAX = 10;
const WORDS_MAX_IN_OTHERS = 4;
const isTooLong = (name: string): boolean => {
  const letters = name.replaceAll(' ', '');
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(name))
    return letters.length > (/^\p{Script=Han}+$/u.test(letters) ? HAN_MAX : LETTERS_MAX);
  return (
    /[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(name) && name.split(' ').length > WORDS_MAX_IN_OTHERS
  );
};

/** '4 is even better, Jo Bell': what says a time says no name, but for one that it begins with. */
const withoutTimes = (said: string): string => {
  const parts = said
    .split(/(?<=[,，、])/u)
    .map((part) => (/\d/u.test(part) ? (NAME_FIRST.exec(part)?.[1] ?? '') : part));
  // 'The second one, Ana Souza': what has no capital beside what has is no name.
  const isWritten = parts.some((part) => WITH_CAPITALS.test(part));
  return parts.filter((part) => !isWritten || !SMALL_ALONE.test(part)).join('');
};
const WITH_CAPITALS = /^\s*\p{Lu}[\p{L}'’-]+ \p{Lu}/u;
const SMALL_ALONE = /^[^\p{Lu}]*\p{Ll}[^\p{Lu}]*$/u;
const NAME_FIRST = /^\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+)(?= )/u;

/** Of a longer breath only the part beside the address is a name: 'Sounds great, book it under Ana Silva'. */
const plausible = (said: string): string | undefined => {
  if (ACKNOWLEDGES.test(plainText(said))) return undefined;
  const name = bare(withoutTimes(said)).slice(0, NAME_MAX);
  const words = name.split(' ').filter(Boolean);
  const isSaid = words.some((word, at) => isSentenceWord(word) && (at === 0 || !/^\p{Lu}/u.test(word)));
  if (words.length <= NAME_WORDS_MAX && !isSaid) {
    const isAllPlain = words.every((word) => isKnownWord(word.toLowerCase()) && !/^\p{Lu}/u.test(word));
    return name.length < 2 || isAllPlain || isTooLong(name) ? undefined : name;
  }
  const last =
    CAPITALS_ALONE.exec(said.trim())?.[1] ?? /(?:^|, )([^,]{2,40})[,;:\s]*$/u.exec(said.trim())?.[1]?.trim();
  const isOne = last?.split(' ').every((word) => !isSentenceWord(word) && !isKnownWord(word.toLowerCase()));
  return isOne && last !== said.trim() ? last : undefined;
};

/** At the beginning of a message or a sentence, of two words and more. */
const WHOLE_NAME =
  /(?:^|[.!?] )\s*(\p{Lu}[\p{L}\p{M}'’-]+(?: (?:& |de |van |von |der |la |al )?\p{Lu}[\p{L}\p{M}'’-]+){1,3})\s*[,;:–-]?\s*$/u;

/** 'Steph', and then 'Kowalczyk': two parts of one name. */
const joined = (name: string, known: string | undefined, text: string): string => {
  if (!known || known === name || known.endsWith(` ${name}`)) return known ?? name;
  const [first = ''] = known.split(' ');
  if (SURNAME.test(plainText(text))) return `${first} ${name}`;
  const areParts = !known.includes(' ') && !name.includes(' ') && /^\p{Lu}/u.test(name);
  return areParts && !INTRODUCES.test(plainText(text)) ? `${known} ${name}` : name;
};

/**
 * The name in a message that gives one, beside an address or asked for it. Who corrects something, or is known by a name
 * already, must introduce another: no other words become a name.
 */
export const nameSaid = (
  text: string,
  addresses: readonly string[],
  known: string | undefined,
): string | undefined => {
  const together = text
    .replace(SAID_BEFORE, ' ')
    .replace(LABEL, '$1 ')
    .replace(
      /(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:and|und|et|y|e|и) (?=\p{Lu}[\p{L}'’-]+)/gu,
      '$1 & ',
    );
  const unspelt = withoutSpelling(together);
  const others = addresses.reduce((rest, one) => rest.replace(one, ' '), unspelt);
  const named = introduced(others);
  if (named) return joined(named, known, text).slice(0, NAME_MAX);
  const plain = plainText(text);
  const [first, ...more] = addresses;
  // 'Tom Vasquez, tom@… Sorry, can I go back to the first?': what stands right before the address is theirs.
  const whole =
    first === undefined ? undefined : WHOLE_NAME.exec(unspelt.slice(0, unspelt.indexOf(first)))?.[1];
  if (whole && isName(whole)) return joined(whole, known, text).slice(0, NAME_MAX);
  if (CORRECTS.test(plain) || OTHERS_NAME.test(plain)) return undefined;
  const said = plausible(
    first === undefined
      ? unspelt
      : more.reduce((rest, one) => rest.replace(one, ' '), beside(unspelt, first)),
  );
  const name = said ?? speltName(together);
  if (name === undefined || (known !== undefined && !/^\p{Lu}|^[^\p{Script=Latin}]/u.test(name)))
    return undefined;
  return joined(name, known, text).slice(0, NAME_MAX);
};

const TWO_WORDS = /^\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){1,2}$/u;
/** What people add to a choice. */
const ADDED =
  /(?<!\p{L})(?:mate|cheers|thanks|thankyou|thx|ta|pls|plz|please|sweet|legend|awesome|great|perfect|cool|love|dear|bye|ciao|hey|hi|hello|yeh|yeah|yes|yep|ok|okay|no|nah|good|fine|done|lock|book|one|sorry|tho|then|danke|bitte|merci|gracias|grazie|obrigad[oa]|favor|will|works?)(?!\p{L})/iu;
/** A name and nothing else, where none was asked for: two words or three, of which none is one of a sentence. */
export const isNameAlone = (said: string): boolean => {
  const text = said.trim();
  const isOneOf = (word: string): boolean => isSentenceWord(word) || isKnownWord(word.toLowerCase());
  const isPlain = TWO_WORDS.test(text) && !ADDED.test(text);
  return isPlain && (ALL_CAPITALS.test(text) || !text.split(' ').some(isOneOf));
};

/** The same where nobody was asked: only what is introduced. */
export const nameIntroduced = (text: string, known: string | undefined): string | undefined => {
  const name = introduced(text);
  return name === undefined ? undefined : joined(name, known, text).slice(0, NAME_MAX);
};

/** It is to be booked for somebody who is not named yet. */
export const isForOther = (text: string): boolean => OTHERS_NAME.test(plainText(text)) && !introduced(text);
