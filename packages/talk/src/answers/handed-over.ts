import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { contactSaid } from '../dialogue/booking/contact-said.ts';
import type { Voice } from './composed.ts';
import { frenchSpacing, isolateInserts } from './phrases/typography.ts';

/** How somebody will answer whoever left a way to be reached. */
type Words = { ring: string; write: string; either: string };

const WORDS: Readonly<Record<AssistantLanguage, Words>> = {
  en: {
    ring: 'I’ve asked for a person, and they’ll ring you on {phone}.',
    write: 'I’ve asked for a person, and they’ll write to you at {email} or answer here.',
    either: 'I’ve asked for a person, and they’ll ring you on {phone} or write to {email}.',
  },
  de: {
    ring: 'Ich habe es weitergegeben: Sie werden unter {phone} angerufen.',
    write: 'Ich habe es weitergegeben: Die Antwort kommt an {email} oder hier.',
    either:
      'Ich habe es weitergegeben: Sie werden unter {phone} angerufen oder bekommen eine Mail an {email}.',
  },
  fr: {
    ring: 'J’ai transmis : on vous appellera au {phone}.',
    write: 'J’ai transmis : on vous répondra à {email} ou ici.',
    either: 'J’ai transmis : on vous appellera au {phone} ou on vous écrira à {email}.',
  },
  es: {
    ring: 'Ya lo he pasado: le llamarán al {phone}.',
    write: 'Ya lo he pasado: le escribirán a {email} o le responderán aquí.',
    either: 'Ya lo he pasado: le llamarán al {phone} o le escribirán a {email}.',
  },
  it: {
    ring: 'Ho passato la richiesta: la chiameranno al {phone}.',
    write: 'Ho passato la richiesta: le scriveranno a {email} o le risponderanno qui.',
    either: 'Ho passato la richiesta: la chiameranno al {phone} o le scriveranno a {email}.',
  },
  pt: {
    ring: 'Já passei adiante: vão ligar para você no {phone}.',
    write: 'Já passei adiante: vão escrever para {email} ou responder aqui.',
    either: 'Já passei adiante: vão ligar para {phone} ou escrever para {email}.',
  },
  ru: {
    ring: 'Я передал разговор: вам позвонят по номеру {phone}.',
    write: 'Я передал разговор: вам напишут на {email} или ответят здесь.',
    either: 'Я передал разговор: вам позвонят по номеру {phone} или напишут на {email}.',
  },
  zh: {
    ring: '已转给工作人员，会打 {phone} 联系您。',
    write: '已转给工作人员，会写信到 {email} 或在这里回复您。',
    either: '已转给工作人员，会打 {phone} 或写信到 {email} 联系您。',
  },
  ja: {
    ring: '担当者に引き継ぎました。{phone} にお電話します。',
    write: '担当者に引き継ぎました。{email} またはこちらでお返事します。',
    either: '担当者に引き継ぎました。{phone} にお電話するか、{email} にお返事します。',
  },
  ko: {
    ring: '담당자에게 전달했습니다. {phone} 번호로 전화드리겠습니다.',
    write: '담당자에게 전달했습니다. {email} 주소나 여기로 답변드리겠습니다.',
    either: '담당자에게 전달했습니다. {phone} 번호로 전화드리거나 {email} 주소로 답변드리겠습니다.',
  },
  hi: {
    ring: 'बात आगे पहुँचा दी है: आपको {phone} पर फ़ोन किया जाएगा।',
    write: 'बात आगे पहुँचा दी है: जवाब {email} पर या यहीं मिलेगा।',
    either: 'बात आगे पहुँचा दी है: आपको {phone} पर फ़ोन या {email} पर जवाब मिलेगा।',
  },
  ar: {
    ring: 'حوّلت طلبك إلى أحد أعضاء الفريق، وسيتصل بك على {phone}.',
    write: 'حوّلت طلبك إلى أحد أعضاء الفريق، وسيرد عليك على {email} أو هنا.',
    either: 'حوّلت طلبك إلى أحد أعضاء الفريق، وسيتصل بك على {phone} أو يكتب إلى {email}.',
  },
};
const SPACED = { ...WORDS, fr: frenchSpacing(WORDS.fr), ar: isolateInserts(WORDS.ar) };

/** That a person was asked for, and how they will answer: by what was left to reach them by, else here. */
export const handedOverSaid = (reason: string, { language, say, show }: Voice): string => {
  const { phone, email } = contactSaid(reason);
  const words = SPACED[language];
  if (phone && email) return show.say(words.either, { phone, email });
  if (phone) return show.say(words.ring, { phone });
  return email ? show.say(words.write, { email }) : say.handedOver;
};
