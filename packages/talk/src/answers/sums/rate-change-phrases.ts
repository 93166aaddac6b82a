import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** What another rate does to the instalment of a loan. */
export type RateChangePhrases = Readonly<Record<'rateMore' | 'rateLess' | 'termAssumed', string>>;

const PHRASES: Readonly<Record<AssistantLanguage, RateChangePhrases>> = {
  en: {
    rateMore:
      'About {month} more a month: {now} at {rate} now, {then} at {newRate} then. That is a loan of {loan} over {years}.',
    rateLess:
      'About {month} less a month: {now} at {rate} now, {then} at {newRate} then. That is a loan of {loan} over {years}.',
    termAssumed: 'You didn’t say how long it still runs, so I took {years}.',
  },
  de: {
    rateMore:
      'Etwa {month} mehr im Monat: jetzt {now} bei {rate}, dann {then} bei {newRate}. Das gilt für einen Kredit von {loan} über {years}.',
    rateLess:
      'Etwa {month} weniger im Monat: jetzt {now} bei {rate}, dann {then} bei {newRate}. Das gilt für einen Kredit von {loan} über {years}.',
    termAssumed: 'Wie lange er noch läuft, haben Sie nicht gesagt; ich habe {years} angenommen.',
  },
  fr: {
    rateMore:
      'Environ {month} de plus par mois : {now} aujourd’hui à {rate}, {then} ensuite à {newRate}. C’est un prêt de {loan} sur {years}.',
    rateLess:
      'Environ {month} de moins par mois : {now} aujourd’hui à {rate}, {then} ensuite à {newRate}. C’est un prêt de {loan} sur {years}.',
    termAssumed: 'Vous n’avez pas dit combien de temps il reste : j’ai pris {years}.',
  },
  es: {
    rateMore:
      'Unos {month} más al mes: {now} ahora al {rate}, {then} después al {newRate}. Es un préstamo de {loan} a {years}.',
    rateLess:
      'Unos {month} menos al mes: {now} ahora al {rate}, {then} después al {newRate}. Es un préstamo de {loan} a {years}.',
    termAssumed: 'No dijo cuánto le queda, así que tomé {years}.',
  },
  it: {
    rateMore:
      'Circa {month} in più al mese: {now} ora al {rate}, {then} poi al {newRate}. È un mutuo di {loan} su {years}.',
    rateLess:
      'Circa {month} in meno al mese: {now} ora al {rate}, {then} poi al {newRate}. È un mutuo di {loan} su {years}.',
    termAssumed: 'Non ha detto quanto manca, quindi ho preso {years}.',
  },
  pt: {
    rateMore:
      'Cerca de {month} a mais por mês: {now} agora a {rate}, {then} depois a {newRate}. É um empréstimo de {loan} em {years}.',
    rateLess:
      'Cerca de {month} a menos por mês: {now} agora a {rate}, {then} depois a {newRate}. É um empréstimo de {loan} em {years}.',
    termAssumed: 'Você não disse quanto tempo falta, então usei {years}.',
  },
  ru: {
    rateMore:
      'Примерно на {month} в месяц больше: сейчас {now} при {rate}, потом {then} при {newRate}. Это кредит {loan} на {years}.',
    rateLess:
      'Примерно на {month} в месяц меньше: сейчас {now} при {rate}, потом {then} при {newRate}. Это кредит {loan} на {years}.',
    termAssumed: 'Сколько ещё платить, вы не сказали, я взял {years}.',
  },
  zh: {
    rateMore:
      '每月大约多还 {month}：现在按 {rate} 是 {now}，以后按 {newRate} 是 {then}。贷款 {loan}，期限 {years}。',
    rateLess:
      '每月大约少还 {month}：现在按 {rate} 是 {now}，以后按 {newRate} 是 {then}。贷款 {loan}，期限 {years}。',
    termAssumed: '您没说还剩多久，所以按 {years} 算。',
  },
  ja: {
    rateMore:
      '毎月約{month}増えます。今は{rate}で{now}、変わると{newRate}で{then}です。借入{loan}、期間{years}の場合です。',
    rateLess:
      '毎月約{month}減ります。今は{rate}で{now}、変わると{newRate}で{then}です。借入{loan}、期間{years}の場合です。',
    termAssumed: '残りの期間が分からないので、{years}としました。',
  },
  ko: {
    rateMore:
      '매월 약 {month} 늘어납니다: 지금은 {rate}로 {now}, 그때는 {newRate}로 {then}입니다. 대출 {loan}, 기간 {years} 기준입니다.',
    rateLess:
      '매월 약 {month} 줄어듭니다: 지금은 {rate}로 {now}, 그때는 {newRate}로 {then}입니다. 대출 {loan}, 기간 {years} 기준입니다.',
    termAssumed: '남은 기간을 말씀하지 않아 {years}로 보았습니다.',
  },
  ar: {
    rateMore:
      'أكثر بنحو {month} في الشهر: الآن {now} بفائدة {rate}، ثم {then} بفائدة {newRate}. وذلك لقرض {loan} على {years}.',
    rateLess:
      'أقل بنحو {month} في الشهر: الآن {now} بفائدة {rate}، ثم {then} بفائدة {newRate}. وذلك لقرض {loan} على {years}.',
    termAssumed: 'لم تذكر كم بقي من المدة، فأخذت {years}.',
  },
  hi: {
    rateMore:
      'महीने में करीब {month} ज़्यादा: अभी {rate} पर {now}, फिर {newRate} पर {then}। यह {loan} का लोन है, अवधि {years}।',
    rateLess:
      'महीने में करीब {month} कम: अभी {rate} पर {now}, फिर {newRate} पर {then}। यह {loan} का लोन है, अवधि {years}।',
    termAssumed: 'कितना समय बाकी है यह आपने नहीं बताया, इसलिए {years} माना।',
  },
};

export const rateChangePhrasesOf = (language: AssistantLanguage): RateChangePhrases => PHRASES[language];
