import { ASSISTANT_LANGUAGES, type AssistantLanguage } from '@propguard/rules/assistant/languages';
import { eld } from 'eld/large';
import { plainText } from './clean-text.ts';

const SCRIPTS: readonly [AssistantLanguage, RegExp][] = [
  ['ja', /[\u3040-\u30ff]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['zh', /\p{Script=Han}/gu],
];

/** Small words that hardly any other of our Latin languages has. */
const SIGNATURE: Readonly<Partial<Record<AssistantLanguage, string>>> = {
  en: 'the is are what how much for and with my of does can you this that in at to it i me whats show find worth house houses there under near any please tell about if why when which would could median price market unit units bed flood risk compare value check loan inc exp max rate income deposit borrow borrowing power lvr sale suburb bedroom bathroom over on',
  es: 'el compare informe genera los las es cual cuanto cuanta como que donde esta una para con por del mi vale cuesta precio casa casas busco quiero tengo hay riesgo y puedo mercado menos pisos comprar prestamo hola gracias cuales son mas valor prestar',
  fr: "le rapport les est quel quelle combien comment que ou une un pour avec des du mon ma vaut coute prix maison maisons je cherche veux j'ai il y risque et puis marche dans moins de qu appartement acheter pret bonjour merci quels sont plus valeur la en sur emprunter c'est",
  de: 'der bericht die das ist wie viel was wo eine ein einen fur mit und von mein meine wert kostet preis haus hauser ich suche mochte habe gibt es risiko kann markt unter wohnung kaufen kredit hallo danke welche sind mehr zeige mir bei hoch im auf wieviel zimmer leihen',
  it: "il lo gli le e quanto vale come che dove una un per con del della mio mia costa prezzo casa case cerco voglio ho c'e rischio posso mercato meno di appartamento comprare prestito ciao grazie quali sono piu valore qual mostrami nel dei",
  pt: 'o os as e compare relatorio gere qual quanto como que onde uma um para com do da meu minha vale custa preco casa casas procuro quero tenho ha risco posso mercado em menos de apartamento comprar emprestimo ola obrigado quais sao mais valor por mostre voce esta',
};
const SIGNATURES = Object.entries(SIGNATURE).map(
  ([language, words]) => [language as AssistantLanguage, new Set(words.split(' '))] as const,
);
/** Letters that settle it. */
const LETTERS: readonly [AssistantLanguage, RegExp][] = [
  ['es', /[ñ¿¡]/i],
  ['pt', /[ãõ]|ção|ções/i],
  ['de', /[äöüß]/i],
  ['fr', /[çœêâîôûë]|\b[lcdqjn]'[aeiouyhéè]/i],
  ['it', /\b(?:perché|cos'è|qual è|c'è|più|è)\b/i],
];

const isOurs = (code: string): code is AssistantLanguage =>
  (ASSISTANT_LANGUAGES as readonly string[]).includes(code);

const byScript = (text: string): AssistantLanguage | null => {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  for (const [language, pattern] of SCRIPTS) {
    const count = text.match(pattern)?.length ?? 0;
    // Names and numbers stay Latin in any language: a few letters of a script are enough.
    const isKana = language === 'ja' && count > 0;
    if ((count >= 2 || isKana) && count * 6 >= latin) return language;
  }
  return null;
};

export type DetectedLanguage = { language: AssistantLanguage; isSure: boolean };

/** The language of a text whose names of places have been taken out. Short texts keep the one spoken before. */
export const detectLanguage = (text: string, before: AssistantLanguage | null): DetectedLanguage => {
  const script = byScript(text);
  if (script) return { language: script, isSure: true };
  const words = plainText(text).match(/[\p{L}']+/gu) ?? [];
  if (words.length === 0 || (words.length === 1 && before))
    return { language: before ?? 'en', isSure: false };
  const scores = new Map<AssistantLanguage, number>();
  const add = (language: AssistantLanguage, points: number) =>
    scores.set(language, (scores.get(language) ?? 0) + points);
  for (const [language, signature] of SIGNATURES)
    add(language, words.filter((word) => signature.has(word)).length / Math.sqrt(words.length));
  for (const [language, letters] of LETTERS) if (letters.test(text)) add(language, 1);
  if (words.length >= 3) {
    const guess = eld.detect(words.join(' ')).language;
    if (isOurs(guess)) add(guess, 0.8);
  }
  add(before ?? 'en', 0.4);
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < 0.3) return { language: before ?? 'en', isSure: false };
  return { language: best[0], isSure: best[1] - (second?.[1] ?? 0) > 0.3 };
};
