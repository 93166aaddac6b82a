import type { LanguageCode } from '../languages/languages.ts';

/** What stands beside the tick, and below it. */
type Asked = readonly [label: string, hint: string];

/** The words that somebody agrees to by a tick, in the language in which they were shown. */
const ASKED: Record<LanguageCode, Asked> = {
  en: ['Tell me about homes like this one', '{office} may write to you by email, at most once a week'],
  es: [
    'Avísenme de viviendas como esta',
    '{office} puede escribirle por correo, como máximo una vez por semana',
  ],
  fr: [
    'Me signaler des biens similaires',
    '{office} peut vous écrire par e-mail, une fois par semaine au plus',
  ],
  de: [
    'Über ähnliche Immobilien informieren',
    '{office} darf Ihnen höchstens einmal pro Woche per E-Mail schreiben',
  ],
  it: ['Segnalatemi case simili', '{office} può scriverle via email, al massimo una volta a settimana'],
  pt: ['Avise-me sobre imóveis como este', '{office} pode escrever por e-mail, no máximo uma vez por semana'],
  ru: [
    'Сообщать мне о похожих домах',
    '{office} может писать вам по электронной почте не чаще раза в неделю',
  ],
  ja: ['似た物件の情報を受け取る', '{office} から週に1回までメールが届きます'],
  ko: ['비슷한 매물 소식 받기', '{office}에서 일주일에 최대 한 번 이메일을 보낼 수 있습니다'],
  zh: ['告诉我类似的房源', '{office} 每周最多给您发一封电子邮件'],
  ar: ['أخبروني عن منازل مشابهة', 'يجوز لـ {office} مراسلتك بالبريد الإلكتروني مرة في الأسبوع على الأكثر'],
  hi: ['मुझे ऐसे घरों के बारे में बताएँ', '{office} आपको सप्ताह में अधिकतम एक बार ईमेल कर सकता है'],
};

export const newsAsked = (office: string, language: LanguageCode = 'en'): { label: string; hint: string } => {
  const [label, hint] = ASKED[language];
  return { label, hint: hint.replace('{office}', office) };
};

/** Kept with the consent, as it was shown. */
export const newsConsent = (office: string, language: LanguageCode = 'en'): string => {
  const { label, hint } = newsAsked(office, language);
  return `${label}. ${hint}.`;
};
