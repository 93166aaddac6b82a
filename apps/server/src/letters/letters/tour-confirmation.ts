import { LANGUAGE_CODES, type LanguageCode } from '@propguard/rules/languages/languages';
import { formatMessage } from '@propguard/rules/messages/format-message';
import * as z from 'zod';
import { defineLetter } from '../letter.ts';
import { officeTime } from '../office-time.ts';

type Words = { greeting: string; booked: string; line: string; next: string; notYou: string };

/** In every language in which a tour can be asked for. */
export const TOUR_CONFIRMATION_WORDS: Readonly<Record<LanguageCode, Words>> = {
  en: {
    greeting: 'Hello,',
    booked: 'Your tour is booked',
    line: '{booked}: {when}.',
    next: 'Someone who runs this installation of PropGuard AI will write to you at this address.',
    notYou: 'If it wasn’t you who asked, you can ignore this email: nothing else will follow.',
  },
  es: {
    greeting: 'Hola:',
    booked: 'Su visita está reservada',
    line: '{booked}: {when}.',
    next: 'Quien administra esta instalación de PropGuard AI le escribirá a esta dirección.',
    notYou: 'Si no fue usted quien la solicitó, puede ignorar este mensaje: no recibirá nada más.',
  },
  fr: {
    greeting: 'Bonjour,',
    booked: 'Votre visite est réservée',
    line: '{booked}\u00a0: {when}.',
    next: 'Une personne qui gère cette installation de PropGuard AI vous écrira à cette adresse.',
    notYou: 'Si cette demande ne vient pas de vous, ignorez ce message\u00a0: rien d’autre ne suivra.',
  },
  de: {
    greeting: 'Guten Tag,',
    booked: 'Ihre Besichtigung ist gebucht',
    line: '{booked}: {when}.',
    next: 'Wer diese Installation von PropGuard AI betreibt, wird Ihnen an diese Adresse schreiben.',
    notYou:
      'Falls die Anfrage nicht von Ihnen kam, können Sie diese Nachricht ignorieren: Es folgt nichts weiter.',
  },
  it: {
    greeting: 'Buongiorno,',
    booked: 'La sua visita è prenotata',
    line: '{booked}: {when}.',
    next: 'Chi gestisce questa installazione di PropGuard AI le scriverà a questo indirizzo.',
    notYou: 'Se la richiesta non è stata fatta da lei, ignori questo messaggio: non seguirà altro.',
  },
  pt: {
    greeting: 'Olá,',
    booked: 'Sua visita está agendada',
    line: '{booked}: {when}.',
    next: 'Quem administra esta instalação do PropGuard AI escreverá para este endereço.',
    notYou: 'Se não foi você quem pediu, ignore esta mensagem: nada mais será enviado.',
  },
  ru: {
    greeting: 'Здравствуйте!',
    booked: 'Ваш просмотр забронирован',
    line: '{booked}: {when}.',
    next: 'Вам напишет на этот адрес тот, кто управляет этой установкой PropGuard AI.',
    notYou: 'Если заявку оставили не вы, не обращайте внимания на это письмо: других не будет.',
  },
  ja: {
    greeting: 'お客様',
    booked: '内覧のご予約を承りました',
    line: '{booked}：{when}。',
    next: 'この PropGuard AI の管理者から、このメールアドレスにご連絡いたします。',
    notYou: 'お心当たりがない場合は、このメールは破棄してください。今後ご連絡することはありません。',
  },
  ko: {
    greeting: '안녕하세요.',
    booked: '집 둘러보기 예약이 완료되었습니다',
    line: '{booked}: {when}.',
    next: '이 PropGuard AI를 운영하는 담당자가 이 주소로 연락드립니다.',
    notYou: '직접 신청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 다른 메일은 가지 않습니다.',
  },
  zh: {
    greeting: '您好：',
    booked: '您的看房已预约',
    line: '{booked}：{when}。',
    next: '本 PropGuard AI 的管理人员会通过这个邮箱与您联系。',
    notYou: '如果不是您提出的预约，请忽略此邮件，之后不会再有其他邮件。',
  },
  ar: {
    greeting: 'مرحبًا،',
    booked: 'تم حجز جولتك',
    line: '{booked}: {when}.',
    next: 'سيكتب إليك على هذا العنوان القائمون على هذه النسخة من \u2068PropGuard AI\u2069.',
    notYou: 'إذا لم يكن هذا الطلب منك فيمكنك تجاهل الرسالة، ولن يصلك شيء آخر.',
  },
  hi: {
    greeting: 'नमस्ते,',
    booked: 'आपका टूर बुक हो गया है',
    line: '{booked}: {when}।',
    next: 'इस PropGuard AI को चलाने वाले आपको इसी पते पर लिखेंगे।',
    notYou: 'अगर यह अनुरोध आपने नहीं किया था, तो इस संदेश को छोड़ दीजिए: इसके बाद कुछ नहीं आएगा।',
  },
};

/** To the address that was given, which may be someone else's: it repeats nothing that was typed into the form. */
export const tourConfirmation = defineLetter({
  name: 'tour-confirmation',
  purpose: 'reply',
  languages: LANGUAGE_CODES,
  fields: z.object({ startsAt: z.date(), code: z.string().nullable() }),
  compose: ({ startsAt, code }, { language }) => {
    const { greeting, booked, line, next, notYou } = TOUR_CONFIRMATION_WORDS[language];
    return {
      subject: booked,
      parts: [
        { kind: 'paragraph', text: greeting },
        {
          kind: 'paragraph',
          text: formatMessage(language, line, {
            booked: code ? `${booked} (${code})` : booked,
            when: officeTime(language, startsAt),
          }),
        },
        { kind: 'paragraph', text: next },
      ],
      why: notYou,
    };
  },
});
