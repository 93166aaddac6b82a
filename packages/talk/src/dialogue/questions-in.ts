import { onceAMessage } from '../understanding/once-a-message.ts';

/** What is asked to be done begins with these: it is done beside what is asked. */
const REQUESTS = [
  'save (?:this|that|the|my|it)|book (?:me|us|a|an|it|in)|watch (?:it|that|this|the)|(?:make|create|generate|prepare) (?:me )?(?:a|the) report|let me know|(?:notify|alert|email|e-mail|remind) me|keep me posted|arrange an?|organi[sz]e an?',
  'guarda(?:r|me)?|guarde|reserva(?:r|me)?|reserve|avisa(?:me)?|aviseme|enregistre[rz]?|sauvegarde[rz]?|reserve[rz]?|previen[st]|prevenez|salva(?:re|mi)?|salvi|prenota(?:re|mi)?|avvisa(?:mi)?|salve|marca(?:r)?|marque|avise',
  'speicher[en]?|speichern sie|buch(?:e|en)|benachrichtig\\w*',
  'сохрани(?:те)?|забронируй(?:те)?|запиши(?:те)?|уведоми(?:те)?',
  'احفظ|احجز|نبهني|ابلغني',
].join('|');
/** Words that a question or a request begins with; Latin, Cyrillic and Arabic scripts put them first. */
const BEGINS = [
  // English, as it is typed too.
  "what(?:'s|s)?|how(?:'s|s)?|is|isn't|are|am i|do|does|did|can|could|should|would|will|which|where(?:'s|s)?|who(?:'s)?|why|when|show|tell|give|find|list|compare|check|wat|wats|whether|any(?:thing|thin)",
  // Spanish, Portuguese, Italian, French; accents are gone here.
  "que|cuanto|cuanta|cuantos|cual|como|donde|cuando|hay|puedo|podria|podemos|quanto|quanta|qual|quale|onde|quando|tem|posso|dove|c'e|ci sono|quel|quelle|combien|comment|ou est|est-ce|peut-on|puis-je|je peux|on peut|elle vaut|c'est",
  // German.
  "was|wie|wo|wann|warum|welche[rsn]?|ist|sind|kann|konnte[n]?|gibt|gibt's|brauch[e]?|soll(?:te)?|lohnt|darf",
  // Russian.
  'сколько|как|какой|какая|какие|какова|где|когда|почему|есть ли|можно|могу|а если|что',
  // Arabic.
  'كم|هل|وين|اين|أين|كيف|ايش|شو|وش|متى|ليش|لماذا|ما هو|ما هي|يحق',
  REQUESTS,
].join('|');
const ASKING_FIRST = new RegExp(String.raw`^(?:${BEGINS})(?![\p{L}])`, 'u');
/** Scripts that put them anywhere. */
const ASKING_ANYWHERE =
  /吗|呢|多少|怎么|什么|哪|几[个套室间]|能不能|可不可以|是不是|会不会|有没有|还是|ですか|ますか|でしょうか|いくら|どう|どこ|どれ|何(?:ですか|が)|教えて|告诉我|(?:保存|收藏|预约|预订|通知我)|保存して|予約して|知らせて|저장해|예약해|알려 ?[줘주]|말해 ?[줘주]|까요|나요|어요\?|얼마|어떻게|어디|뭐|क्या|कितन|कैस|कहाँ|कहां|कब|कौन|बताइए|बताओ|सेव कर|बुक कर|सूचित कर/u;
/** Words that ask wherever they stand. */
const ASKING_INSIDE =
  /(?<![\p{L}])(?:how (?:much|many|long)|(?:would|do|does|can|could|should|will) (?:i|we|it|they|you|u)|(?:wanted|would like|'d like) to know|cuant[oa]s?|(?:queria|quisiera|quiero) saber|combien|(?:voulais|voudrais|aimerais) savoir|wie ?viel|wie hoch|(?:wollte|mochte) wissen|quant[oaie]|(?:volevo|vorrei) sapere|gostaria de saber|сколько|хотел(?:а|и|ось бы)? (?:бы )?узнать)(?![\p{L}])/u;
/** 'Ipswich??' is no question: somebody cannot believe it. */
const ASTONISHED = /[?？؟!！]{2,}\s*$/u;
const MARKED = /[?？؟]\s*$/u;

const JOINED = '(?:and|also|plus|but|oh and|&|y|e|et|und|и|а|ed|mais|mas|pero|aber|ma|но)';
const FILLED =
  "(?:also|then|what's more|ademas|tambien|aussi|auch|anche|tambem|тоже|so|if so|wenn ja|if yes)";
/** Where one question ends and the next begins. */
const BETWEEN = new RegExp(
  [
    String.raw`(?<=[?？؟！。।])(?![?？؟!！])\s*`,
    // 'St. Kilda' and '6.14' end nothing.
    String.raw`(?<=[\p{Ll}\p{N}\p{Lo}]{3}[.!;])\s+`,
    String.raw`\s*\n+\s*`,
    String.raw`,?\s+(?=${JOINED}\s+(?:${FILLED},?\s+)?(?:${BEGINS}|if (?:i|we|so))(?![\p{L}]))`,
    String.raw`,\s+(?=(?:${BEGINS})(?![\p{L}]))`,
    // 'Confirm it, then pass me on'.
    String.raw`,\s+(?=(?:and |y |e |et |und |и )?(?:then|luego|despues|puis|ensuite|dann|danach|poi|depois|потом|затем) )`,
    String.raw`\s+(?=(?:also|ademas|aussi|ausserdem|inoltre|alem disso|кроме того)\s)`,
    String.raw`\s+(?=و(?:كم|هل|وين|كيف|ايش|متى|انا)(?![\p{L}]))`,
    '(?=还有|另外|それと|それから|あと、|그리고 )',
    String.raw`[,，、]\s*(?=और )`,
  ].join('|'),
  'u',
);
/** 'Ok', 'thanks', before what is asked. */
const GREETS =
  '(?:ok|okay|oh|ah|well|right|righto|yeah|yep|yes|no|nah|thanks|thank you|cheers|great|cool|nice|hmm|hm|um|please|pls|now|vale|bueno|gracias|bien|merci|bon|gut|danke|also|bene|grazie|allora|obrigad[oa]|entao|ладно|хорошо|спасибо)';
const LEADS_IN = new RegExp(String.raw`^(?:${JOINED}|${FILLED}|${GREETS})[\s,.!]+`, 'u');

const isAsking = (clause: string): boolean => {
  if (MARKED.test(clause) && !ASTONISHED.test(clause)) return true;
  let rest = clause.trim();
  while (LEADS_IN.test(rest)) rest = rest.replace(LEADS_IN, '');
  return ASKING_FIRST.test(rest) || ASKING_ANYWHERE.test(rest) || ASKING_INSIDE.test(rest);
};

/** 'Or is it too dear?' goes on with the question before it, and a word or two ask nothing alone. */
const GOES_ON = /^(?:or|o|ou|oder|oppure|или|还是|أو|या)\s/u;
const FEWEST_LETTERS = 6;
/** A sign of Chinese, Japanese or Korean says as much as two letters. */
export const lettersOf = (clause: string): number =>
  (clause.match(/[\p{L}\p{N}]/gu) ?? []).length +
  (clause.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? []).length;
const isOwn = (clause: string): boolean =>
  isAsking(clause) && !GOES_ON.test(clause) && lettersOf(clause) >= FEWEST_LETTERS;

/** Lower case without accents, place for place with what was written. */
export const letterByLetter = (message: string): string =>
  HAS_MORE_THAN_ASCII.test(message) ? letterByLetterOf(message) : message.toLowerCase();

const HAS_MORE_THAN_ASCII = /\P{ASCII}/u;
const letterByLetterOf = (message: string): string =>
  message.replace(/\p{L}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return /\p{Script=Latin}/u.test(letter) ? lower.normalize('NFD').charAt(0) : lower;
  });

/** 'Is it flooded? And if we pay 540k, how much a month?': what is said between belongs to the question after it. */
const PAUSES = /^(?:(?![.!;。]\s|。).)*[,，、]\s*$/su;

const MOST_QUESTIONS = 5;
const LONGEST = 900;

/**
 * The questions of a message, each with what is said before it, in their order. One where it asks only one thing, and
 * where it is so long that it was pasted.
 */
export const questionsIn = (message: string): string[] => {
  if (message.length > LONGEST) return [message];
  const questions: { text: string; asks: boolean }[] = [];
  let from = 0;
  const clauses = plainClausesOf(message);
  for (const [at, clause] of clauses.entries()) {
    const text = message.slice(from, from + clause.length);
    from += clause.length;
    const asks = isOwn(clause.trim());
    const last = questions.at(-1);
    const isOfNext =
      last?.asks && MARKED.test(last.text) && PAUSES.test(clause) && isOwn(clauses[at + 1] ?? '');
    if (!last || isOfNext || (last.asks && asks)) questions.push({ text, asks });
    else {
      last.text += text;
      last.asks ||= asks;
    }
  }
  const asked = questions.filter(({ asks }) => asks);
  if (asked.length < 2 || asked.length > MOST_QUESTIONS) return [message];
  return questions.map(({ text }) => text.trim());
};

/** Kept with what it parts. */
const PARTED = new RegExp(`(${BETWEEN.source})`, 'u');

/** With what parts them, so that together they are the message. */
const clausesOf = (plain: string): string[] => {
  const parts = plain.split(PARTED);
  const clauses: string[] = [];
  for (let at = 0; at < parts.length; at += 2) clauses.push((parts[at] ?? '') + (parts[at + 1] ?? ''));
  return clauses.filter((clause) => clause !== '');
};
const plainClausesOf = onceAMessage((message): readonly string[] => clausesOf(letterByLetter(message)));

/** Chinese is written with spaces where others put commas. */
const IN_CHINESE = /\p{Script=Han}/u;
const CHINESE_PAUSE = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u;

/** The clauses of a message that ask something; none where nothing shows it. */
export const askingClauses = onceAMessage((message): readonly string[] =>
  plainClausesOf(message)
    .flatMap((clause) => (IN_CHINESE.test(clause) ? clause.split(CHINESE_PAUSE) : [clause]))
    .filter((clause) => isAsking(clause.trim())),
);

/** What a message says beside the clauses of one kind; '' where it says nothing else. */
export const withoutClauses = (message: string, isDropped: (clause: string) => boolean): string => {
  let from = 0;
  const kept: string[] = [];
  for (const clause of plainClausesOf(message)) {
    const text = message.slice(from, from + clause.length);
    from += clause.length;
    if (!isDropped(text)) kept.push(text);
  }
  const rest = kept.join('').trim();
  return lettersOf(rest) < FEWEST_LETTERS ? '' : rest;
};
