import { ASSISTANT_LANGUAGES, type AssistantLanguage } from '@propguard/rules/assistant/languages';
import { eld } from 'eld/large';
import { plainText } from './clean-text.ts';
import { languagesOfWord } from './language-words.ts';
import { MAIL_ADDRESS } from './mail-address.ts';

const SCRIPTS: readonly [AssistantLanguage, RegExp][] = [
  ['ja', /[\u3040-\u30ff]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['zh', /\p{Script=Han}/gu],
];

/** Letters and endings that settle it, or nearly. */
const LETTERS: readonly [AssistantLanguage, RegExp, points: number][] = [
  ['es', /[ñ¿¡]|ión\b|íos?\b/iu, 1],
  ['es', /[áíóú]/iu, 0.4],
  ['pt', /[ãõ]|ção|ções/iu, 1],
  ['pt', /[áàíóúâêôç]/iu, 0.4],
  ['de', /[äöüß]/iu, 1],
  ['de', /\p{L}(?:schaft|ung|keit|preis|haus|markt|risiko|wert)\b/iu, 0.6],
  ['fr', /[œîûë]|\b(?:[ldcjnm]|qu)'[aeiouyhéèê]/iu, 0.8],
  ['fr', /[çêâôéèà]/iu, 0.4],
  ['it', /\b(?:perché|cos'è|qual è|c'è|più|è|può|così)\b|\b(?:dell|nell|all|dall|sull|quell|un)'/iu, 1],
  ['it', /[òàèù]/iu, 0.4],
];

const isOurs = (code: string): code is AssistantLanguage =>
  (ASSISTANT_LANGUAGES as readonly string[]).includes(code);

/** Characters and words that are written in Japan and not in China, and the other way round. */
const JAPANESE = /[価売駅険戸円広対検験権転軽収営帯歳]|物件|頭金|借入|相場|寝室|賃貸/u;
const CHINESE = /[们这吗呢么卖买价贷险车过还没说怎哪换给]/u;

const byScript = (text: string, before: AssistantLanguage | null): AssistantLanguage | null => {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  for (const [language, pattern] of SCRIPTS) {
    const count = text.match(pattern)?.length ?? 0;
    // Names and numbers stay Latin in any language: a few letters of a script are enough.
    const isKana = language === 'ja' && count > 0;
    if ((count >= 2 || isKana) && count * 6 >= latin) {
      const isJapanese = JAPANESE.test(text) || (before === 'ja' && !CHINESE.test(text));
      return language === 'zh' && isJapanese ? 'ja' : language;
    }
  }
  return null;
};

/** Letters that Vietnamese alone writes. */
const VIETNAMESE = /[đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;

/** A name beside an e-mail address. */
const NAME_WORDS = 4;

/** A statistical guess is worth little on fewer. */
const FEW_WORDS = 5;

export type DetectedLanguage = { language: AssistantLanguage; isSure: boolean };

/** The language of a text whose names of places have been taken out. Short texts keep the one spoken before. */
export const detectLanguage = (text: string, before: AssistantLanguage | null): DetectedLanguage => {
  // A language that is not ours is answered in English.
  if ((text.match(VIETNAMESE)?.length ?? 0) >= 2) return { language: 'en', isSure: true };
  const script = byScript(text, before);
  if (script) return { language: script, isSure: true };
  // Somebody's name says where it comes from, not what they speak here.
  const beside = text.replace(MAIL_ADDRESS, ' ').match(/[\p{L}']+/gu) ?? [];
  if (before && MAIL_ADDRESS.test(text) && beside.length <= NAME_WORDS)
    return { language: before, isSure: false };
  const words = plainText(text).match(/[\p{L}']+/gu) ?? [];
  if (words.length === 0 || (words.length === 1 && before))
    return { language: before ?? 'en', isSure: false };
  const scores = new Map<AssistantLanguage, number>();
  const add = (language: AssistantLanguage, points: number) =>
    scores.set(language, (scores.get(language) ?? 0) + points);
  for (const word of words) {
    const languages = languagesOfWord(word);
    for (const language of languages) add(language, 1 / languages.length / Math.sqrt(words.length));
  }
  for (const [language, letters, points] of LETTERS) if (letters.test(text)) add(language, points);
  if (words.length >= 3) {
    const guess = eld.detect(words.join(' ')).language;
    if (isOurs(guess)) add(guess, words.length < FEW_WORDS ? 0.3 : 0.8);
  }
  // Where nothing was said before, English is only a little likelier than the others.
  add(before ?? 'en', before ? 0.6 : 0.25);
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < 0.3) return { language: before ?? 'en', isSure: false };
  return { language: best[0], isSure: best[1] - (second?.[1] ?? 0) > 0.3 };
};
