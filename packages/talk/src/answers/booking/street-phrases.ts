import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { Voice } from '../composed.ts';
import { whichHomePhrasesOf } from './which-home-phrases.ts';

type StreetPhrases = { none: string; noneAround: string; several: string };
/** What is for sale where somebody named a street and no number. */
const PHRASES: Readonly<Record<AssistantLanguage, StreetPhrases>> = {
  en: {
    none: 'Nothing is for sale in {place} right now. These homes nearby are:',
    noneAround: 'Nothing is for sale in {place} right now. Which other home may I show you?',
    several: 'Several homes are for sale in {place}:',
  },
  de: {
    none: 'In {place} steht gerade nichts zum Verkauf. In der Nähe gibt es:',
    noneAround: 'In {place} steht gerade nichts zum Verkauf. Welches andere Haus darf ich Ihnen zeigen?',
    several: 'In {place} stehen mehrere Häuser zum Verkauf:',
  },
  fr: {
    none: 'Rien n’est en vente dans {place} en ce moment. À proximité, il y a :',
    noneAround: 'Rien n’est en vente dans {place} en ce moment. Quel autre bien souhaitez-vous visiter ?',
    several: 'Plusieurs biens sont en vente dans {place} :',
  },
  es: {
    none: 'Ahora mismo no hay nada en venta en {place}. Cerca de allí están:',
    noneAround: 'Ahora mismo no hay nada en venta en {place}. ¿Qué otra vivienda quiere visitar?',
    several: 'Hay varias viviendas en venta en {place}:',
  },
  it: {
    none: 'Al momento non c’è nulla in vendita in {place}. Nelle vicinanze ci sono:',
    noneAround: 'Al momento non c’è nulla in vendita in {place}. Quale altra casa vuole visitare?',
    several: 'Ci sono più case in vendita in {place}:',
  },
  pt: {
    none: 'No momento não há nada à venda em {place}. Por perto há:',
    noneAround: 'No momento não há nada à venda em {place}. Que outro imóvel você quer visitar?',
    several: 'Há vários imóveis à venda em {place}:',
  },
  ru: {
    none: 'На {place} сейчас ничего не продаётся. Рядом есть:',
    noneAround: 'На {place} сейчас ничего не продаётся. Какой другой дом вам показать?',
    several: 'На {place} продаётся несколько домов:',
  },
  zh: {
    none: '{place}目前没有房源在售。附近有：',
    noneAround: '{place}目前没有房源在售。您想看哪一套别的房子？',
    several: '{place}有几套房在售：',
  },
  ja: {
    none: '{place}には現在、販売中の物件がありません。近くにはこちらがあります：',
    noneAround: '{place}には現在、販売中の物件がありません。ほかにどの物件をご覧になりますか。',
    several: '{place}には販売中の物件がいくつかあります：',
  },
  ko: {
    none: '{place}에는 지금 나온 매물이 없습니다. 근처에는 다음이 있습니다:',
    noneAround: '{place}에는 지금 나온 매물이 없습니다. 다른 어떤 집을 보시겠어요?',
    several: '{place}에 나온 집이 여러 채 있습니다:',
  },
  hi: {
    none: '{place} में अभी कुछ भी बिक्री में नहीं है। पास में ये घर हैं:',
    noneAround: '{place} में अभी कुछ भी बिक्री में नहीं है। आप कौन सा दूसरा घर देखना चाहेंगे?',
    several: '{place} में कई घर बिक्री में हैं:',
  },
  ar: {
    none: 'لا يوجد شيء معروض للبيع في {place} حاليا. بالقرب منه:',
    noneAround: 'لا يوجد شيء معروض للبيع في {place} حاليا. أي منزل آخر تود رؤيته؟',
    several: 'هناك عدة منازل معروضة للبيع في {place}:',
  },
};

/** Which home is meant, asked of whoever named its street. */
export const questionOfStreet = (
  { show, language }: Voice,
  place: string,
  choices: readonly string[],
  isNone: boolean,
): string[] => {
  const words = PHRASES[language];
  if (choices.length === 0) return [show.say(words.noneAround, { place })];
  return [
    show.say(isNone ? words.none : words.several, { place }),
    ...choices.map((choice) => `\n• ${choice}`),
    `\n${whichHomePhrasesOf(language).whichHome}`,
  ];
};
