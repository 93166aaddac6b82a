import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { Voice } from './composed.ts';

/** What is assumed of living costs, and how many children are in it. */
const PHRASES: Readonly<Record<AssistantLanguage, string>> = {
  en: '{text} ({number, plural, one {{count} child counted with {each}} other {{count} children counted with {each} each}})',
  es: '{text} ({number, plural, one {con {count} hijo a {each}} other {con {count} hijos a {each} cada uno}})',
  fr: '{text} ({number, plural, one {dont {count} enfant à {each}} other {dont {count} enfants à {each} chacun}})',
  de: '{text} ({number, plural, one {darin {count} Kind mit {each}} other {darin {count} Kinder mit je {each}}})',
  it: '{text} ({number, plural, one {con {count} figlio a {each}} other {con {count} figli a {each} ciascuno}})',
  pt: '{text} ({number, plural, one {com {count} filho a {each}} other {com {count} filhos a {each} cada}})',
  ru: '{text} ({number, plural, one {с учётом {count} ребёнка: {each}} few {с учётом {count} детей по {each}} many {с учётом {count} детей по {each}} other {с учётом {count} детей по {each}}})',
  zh: '{text}（已计入 {count} 个孩子，每个 {each}）',
  ja: '{text}（お子さま{count}人分、一人{each}を含む）',
  ko: '{text} (자녀 {count}명, 한 명당 {each} 포함)',
  ar: '{text} (تشمل عدد الأطفال: {count}، لكل طفل {each})',
  hi: '{text} ({count} बच्चे शामिल, हर एक के {each})',
};

/** The living costs that were assumed, with the children that raise them. */
export const withChildrenCounted = (
  text: string,
  { children = 0, perChildAud = 0 }: { children?: number | undefined; perChildAud?: number | undefined },
  { show, language }: Voice,
): string =>
  children === 0
    ? text
    : show.say(PHRASES[language], {
        text,
        number: children,
        count: show.number(children),
        each: show.aud(perChildAud),
      });
