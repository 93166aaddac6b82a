import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** What has to be borrowed once duty and costs have come out of one's own money. */
type LoanNeededPhrases = Readonly<Record<'loanNeeded' | 'noLoanNeeded', string>>;

const PHRASES: Readonly<Record<AssistantLanguage, LoanNeededPhrases>> = {
  en: {
    loanNeeded:
      'You’d need to borrow about {loan}: of your {own}, {duty} goes to duty and about {costs} to other costs, which leaves {left} towards {price}.',
    noLoanNeeded: 'You’d need no loan: {own} covers {price} with {duty} duty and about {costs} of costs.',
  },
  es: {
    loanNeeded:
      'Necesitaría un préstamo de unos {loan}: de sus {own}, {duty} se van en impuestos (stamp duty) y unos {costs} en gastos, así que quedan {left} para los {price}.',
    noLoanNeeded:
      'No necesitaría préstamo: {own} cubren {price}, {duty} de stamp duty y unos {costs} de gastos.',
  },
  fr: {
    loanNeeded:
      'Il vous faudrait emprunter environ {loan} : sur vos {own}, {duty} partent en droits (stamp duty) et environ {costs} en frais, il reste {left} pour les {price}.',
    noLoanNeeded:
      'Pas besoin de prêt : {own} couvrent {price}, {duty} de stamp duty et environ {costs} de frais.',
  },
  de: {
    loanNeeded:
      'Sie brauchen etwa {loan} Kredit: Von Ihren {own} gehen {duty} für Stamp Duty und etwa {costs} für Kosten weg, {left} bleiben für die {price}.',
    noLoanNeeded:
      'Sie brauchen keinen Kredit: {own} decken {price}, {duty} Stamp Duty und etwa {costs} Kosten.',
  },
  it: {
    loanNeeded:
      'Servirebbe un mutuo di circa {loan}: dei vostri {own}, {duty} vanno in imposta (stamp duty) e circa {costs} in spese, restano {left} per i {price}.',
    noLoanNeeded: 'Non serve un mutuo: {own} coprono {price}, {duty} di stamp duty e circa {costs} di spese.',
  },
  pt: {
    loanNeeded:
      'Precisaria de um empréstimo de cerca de {loan}: dos seus {own}, {duty} vão para o imposto (stamp duty) e cerca de {costs} para custos, ficam {left} para os {price}.',
    noLoanNeeded:
      'Não precisaria de empréstimo: {own} cobrem {price}, {duty} de stamp duty e cerca de {costs} de custos.',
  },
  ru: {
    loanNeeded:
      'Нужен кредит около {loan}: из ваших {own} уйдёт {duty} на гербовый сбор и около {costs} на расходы, на {price} останется {left}.',
    noLoanNeeded: 'Кредит не нужен: {own} покрывают {price}, сбор {duty} и около {costs} расходов.',
  },
  zh: {
    loanNeeded:
      '大约需要贷款 {loan}：您的 {own} 里，印花税要用 {duty}，其他费用约 {costs}，剩下 {left} 付 {price} 的房款。',
    noLoanNeeded: '不需要贷款：{own} 够付 {price}、印花税 {duty} 和约 {costs} 的费用。',
  },
  ja: {
    loanNeeded:
      '必要な借入は約{loan}です。自己資金{own}のうち印紙税に{duty}、諸費用に約{costs}かかり、{price}に充てられるのは{left}です。',
    noLoanNeeded: '借入は必要ありません。{own}で{price}、印紙税{duty}、諸費用約{costs}を賄えます。',
  },
  ko: {
    loanNeeded:
      '필요한 대출은 약 {loan}입니다: 가진 돈 {own} 중 인지세로 {duty}, 기타 비용으로 약 {costs}가 나가고, {price}에 쓸 수 있는 돈은 {left}입니다.',
    noLoanNeeded: '대출이 필요 없습니다: {own}로 {price}와 인지세 {duty}, 비용 약 {costs}를 낼 수 있습니다.',
  },
  ar: {
    loanNeeded:
      'تحتاج إلى قرض بنحو {loan}: من مالك {own} يذهب {duty} لرسوم الدمغة ونحو {costs} لتكاليف أخرى، فيبقى {left} من أصل {price}.',
    noLoanNeeded: 'لا تحتاج إلى قرض: {own} تكفي {price} ورسوم {duty} ونحو {costs} تكاليف.',
  },
  hi: {
    loanNeeded:
      'करीब {loan} का लोन चाहिए होगा: आपके {own} में से {duty} स्टाम्प ड्यूटी और करीब {costs} दूसरे खर्चों में जाएँगे, {price} के लिए {left} बचेंगे।',
    noLoanNeeded: 'लोन की ज़रूरत नहीं: {own} से {price}, {duty} ड्यूटी और करीब {costs} का खर्च पूरा हो जाता है।',
  },
};

export const loanNeededPhrasesOf = (language: AssistantLanguage): LoanNeededPhrases => PHRASES[language];
