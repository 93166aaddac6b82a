import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { Voice } from './composed.ts';
import { frenchSpacing, isolateInserts } from './phrases/typography.ts';

/** A question of several to which there is no answer is named, and not passed over. */
const WORDS: Readonly<Record<AssistantLanguage, { left: string }>> = {
  en: { left: 'I have no answer to “{part}”. Put it another way, or ask for a person.' },
  de: {
    left: 'Auf „{part}“ habe ich keine Antwort. Fragen Sie es anders, oder lassen Sie sich mit jemandem verbinden.',
  },
  fr: {
    left: 'Je n’ai pas de réponse à « {part} ». Posez la question autrement, ou demandez à parler à quelqu’un.',
  },
  es: { left: 'No tengo respuesta a «{part}». Pregúntelo de otra forma o pida hablar con una persona.' },
  it: {
    left: 'Non ho una risposta a «{part}». Lo chieda in un altro modo, o chieda di parlare con qualcuno.',
  },
  pt: { left: 'Não tenho resposta para “{part}”. Pergunte de outro jeito ou peça para falar com alguém.' },
  ru: { left: 'На вопрос «{part}» у меня нет ответа. Спросите иначе или попросите соединить с сотрудником.' },
  zh: { left: '“{part}”这个问题我答不上来。请换个说法，或者要求转人工。' },
  ja: { left: '「{part}」にはお答えできません。別の言い方でお尋ねいただくか、担当者をお呼びください。' },
  ko: { left: '“{part}”에는 답을 드릴 수 없습니다. 다르게 물어보시거나 담당자를 요청해 주세요.' },
  hi: { left: '“{part}” का जवाब मेरे पास नहीं है। दूसरी तरह पूछिए, या किसी व्यक्ति से बात करने को कहिए।' },
  ar: { left: 'ليس لدي جواب عن «{part}». اسأل بطريقة أخرى أو اطلب التحدث مع شخص.' },
};
const SPACED = { ...WORDS, fr: frenchSpacing(WORDS.fr), ar: isolateInserts(WORDS.ar) };

const LONGEST = 120;
export const partLeftOver = (part: string, { language, show }: Voice): string =>
  show.say(SPACED[language].left, {
    part: part.length > LONGEST ? `${part.slice(0, LONGEST).trimEnd()}…` : part,
  });

/** Whether an answer names a question that has none. */
export const namesPartLeftOver = (answer: string, language: AssistantLanguage): boolean => {
  const [before = '', after = ''] = SPACED[language].left.split(/[\u2066-\u2069]*\{part\}[\u2066-\u2069]*/u);
  const from = answer.indexOf(before);
  return from >= 0 && answer.indexOf(after, from + before.length) > 0;
};
