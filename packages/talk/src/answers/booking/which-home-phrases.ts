import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** Which home is to be seen, where several could be. */
type WhichHomePhrases = {
  nearestHome: string;
  whichHome: string;
};

const WHICH: Readonly<Record<AssistantLanguage, WhichHomePhrases>> = {
  en: {
    nearestHome: 'The nearest that I have is {place}. Shall I look for times to see it?',
    whichHome: 'Which of these homes would you like to see?',
  },
  de: {
    nearestHome: 'Am nächsten kommt {place}. Soll ich dafür nach Besichtigungszeiten suchen?',
    whichHome: 'Welches dieser Häuser möchten Sie besichtigen?',
  },
  fr: {
    nearestHome: 'Le plus proche que j’ai est {place}. Dois-je chercher des horaires de visite ?',
    whichHome: 'Lequel de ces biens souhaitez-vous visiter ?',
  },
  es: {
    nearestHome: 'Lo más cercano que tengo es {place}. ¿Busco horas para visitarla?',
    whichHome: '¿Cuál de estas viviendas quiere visitar?',
  },
  it: {
    nearestHome: 'Il più vicino che ho è {place}. Cerco gli orari per visitarlo?',
    whichHome: 'Quale di queste case vuole visitare?',
  },
  pt: {
    nearestHome: 'O mais próximo que tenho é {place}. Procuro horários para visitar?',
    whichHome: 'Qual destas casas você quer visitar?',
  },
  ru: {
    nearestHome: 'Ближе всего подходит {place}. Поискать время для просмотра?',
    whichHome: 'Какой из этих домов вы хотите посмотреть?',
  },
  zh: {
    nearestHome: '最接近的是{place}。要我查一下看房时间吗？',
    whichHome: '您想看哪一套？',
  },
  ja: {
    nearestHome: '一番近いのは{place}です。見学できる時間を探しましょうか。',
    whichHome: 'どの物件を見学されますか。',
  },
  ko: {
    nearestHome: '가장 가까운 것은 {place}입니다. 방문 시간을 찾아볼까요?',
    whichHome: '어느 집을 보고 싶으신가요?',
  },
  hi: {
    nearestHome: 'सबसे करीब {place} है। क्या मैं उसे देखने का समय ढूँढूँ?',
    whichHome: 'इनमें से कौन सा घर देखना चाहेंगे?',
  },
  ar: {
    nearestHome: 'الأقرب لدي هو {place}. هل أبحث عن مواعيد لمعاينته؟',
    whichHome: 'أي من هذه المنازل تود معاينته؟',
  },
};

export const whichHomePhrasesOf = (language: AssistantLanguage): WhichHomePhrases => WHICH[language];
