import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** When a loan is paid off with what somebody pays on it. */
type SoonDonePhrases = Readonly<Record<'paidOff' | 'soonerBy' | 'paidTooLittle', string>>;

const PHRASES: Readonly<Record<AssistantLanguage, SoonDonePhrases>> = {
  en: {
    paidOff: 'Paying {paid} a month, you’d be done in about {time}: a loan of {loan} at {rate}.',
    soonerBy: 'That’s {sooner} sooner than at {month} a month, and saves about {saved} in interest.',
    paidTooLittle: '{paid} a month isn’t enough: {loan} at {rate} over {years} takes about {month} a month.',
  },
  es: {
    paidOff: 'Pagando {paid} al mes terminaría en unos {time}: préstamo de {loan} al {rate}.',
    soonerBy: 'Son {sooner} antes que con {month} al mes, y ahorra unos {saved} de intereses.',
    paidTooLittle: '{paid} al mes no bastan: {loan} al {rate} a {years} piden unos {month} al mes.',
  },
  fr: {
    paidOff: 'En payant {paid} par mois, vous auriez fini en {time} environ : prêt de {loan} à {rate}.',
    soonerBy: 'C’est {sooner} plus tôt qu’avec {month} par mois, et environ {saved} d’intérêts en moins.',
    paidTooLittle:
      '{paid} par mois ne suffisent pas : {loan} à {rate} sur {years} demandent environ {month} par mois.',
  },
  de: {
    paidOff: 'Mit {paid} im Monat sind Sie in etwa {time} fertig: Kredit von {loan} zu {rate}.',
    soonerBy: 'Das ist {sooner} früher als mit {month} im Monat und spart etwa {saved} Zinsen.',
    paidTooLittle:
      '{paid} im Monat reichen nicht: {loan} zu {rate} über {years} brauchen etwa {month} im Monat.',
  },
  it: {
    paidOff: 'Pagando {paid} al mese finirebbe in circa {time}: mutuo di {loan} al {rate}.',
    soonerBy: 'Sono {sooner} prima rispetto a {month} al mese, con circa {saved} di interessi in meno.',
    paidTooLittle:
      '{paid} al mese non bastano: {loan} al {rate} in {years} richiedono circa {month} al mese.',
  },
  pt: {
    paidOff: 'Pagando {paid} por mês, terminaria em cerca de {time}: empréstimo de {loan} a {rate}.',
    soonerBy: 'São {sooner} antes do que com {month} por mês, e poupa cerca de {saved} de juros.',
    paidTooLittle: '{paid} por mês não chegam: {loan} a {rate} em {years} pedem cerca de {month} por mês.',
  },
  ru: {
    paidOff: 'При {paid} в месяц вы закончите примерно через {time}: кредит {loan} под {rate}.',
    soonerBy: 'Это раньше на {sooner}, чем при {month} в месяц, и экономит около {saved} процентов.',
    paidTooLittle: '{paid} в месяц не хватит: {loan} под {rate} на {years} — это около {month} в месяц.',
  },
  zh: {
    paidOff: '每月还 {paid}，大约 {time}还清：贷款 {loan}，利率 {rate}。',
    soonerBy: '比每月还 {month} 早 {sooner}，约省利息 {saved}。',
    paidTooLittle: '每月 {paid} 不够：{loan}、利率 {rate}、{years}，每月约需 {month}。',
  },
  ja: {
    paidOff: '毎月{paid}なら約{time}で完済です（借入{loan}、金利{rate}）。',
    soonerBy: '毎月{month}より{sooner}早く、利息は約{saved}減ります。',
    paidTooLittle: '毎月{paid}では足りません。{loan}、金利{rate}、{years}では毎月約{month}かかります。',
  },
  ko: {
    paidOff: '매월 {paid}를 내면 약 {time} 만에 다 갚습니다: 대출 {loan}, 금리 {rate}.',
    soonerBy: '매월 {month}일 때보다 {sooner} 빠르고, 이자를 약 {saved} 아낍니다.',
    paidTooLittle: '매월 {paid}로는 부족합니다: {loan}, 금리 {rate}, {years}이면 매월 약 {month}입니다.',
  },
  ar: {
    paidOff: 'بدفع {paid} في الشهر تنتهي خلال نحو {time}: قرض {loan} بفائدة {rate}.',
    soonerBy: 'هذا أبكر بـ {sooner} من دفع {month} في الشهر، ويوفر نحو {saved} من الفائدة.',
    paidTooLittle:
      '{paid} في الشهر لا تكفي: قرض {loan} بفائدة {rate} على {years} يحتاج نحو {month} في الشهر.',
  },
  hi: {
    paidOff: 'महीने के {paid} देने पर करीब {time} में पूरा हो जाएगा: {loan} का लोन, दर {rate}।',
    soonerBy: 'यह महीने के {month} से {sooner} पहले है, और करीब {saved} ब्याज बचता है।',
    paidTooLittle: 'महीने के {paid} काफी नहीं: {loan}, दर {rate}, {years} के लिए महीने के करीब {month} चाहिए।',
  },
};

export const soonDonePhrasesOf = (language: AssistantLanguage): SoonDonePhrases => PHRASES[language];
