import type { LanguageCode } from '@propguard/rules/languages/languages';
import { LOCALES } from '@propguard/rules/languages/locales';
import { OFFICE_TIME_ZONE } from '@propguard/rules/time/zones';

type GuestLanguage = Exclude<LanguageCode, 'en'>;
type Words = { greeting: string; booked: string; line: string; next: string; notYou: string };

/** What the letter in English says, in the other languages in which a tour can be asked for. */
const WORDS: Readonly<Record<GuestLanguage, Words>> = {
  es: {
    greeting: 'Hola:',
    booked: 'Su visita está reservada',
    line: '{booked}: {time}, hora de Brisbane (AEST).',
    next: 'Quien administra esta instalación de PropGuard AI le escribirá a esta dirección.',
    notYou: 'Si no fue usted quien la solicitó, puede ignorar este mensaje: no recibirá nada más.',
  },
  fr: {
    greeting: 'Bonjour,',
    booked: 'Votre visite est réservée',
    line: '{booked}\u00a0: {time}, heure de Brisbane (AEST).',
    next: 'Une personne qui gère cette installation de PropGuard AI vous écrira à cette adresse.',
    notYou: 'Si cette demande ne vient pas de vous, ignorez ce message\u00a0: rien d’autre ne suivra.',
  },
  de: {
    greeting: 'Guten Tag,',
    booked: 'Ihre Besichtigung ist gebucht',
    line: '{booked}: {time}, Ortszeit Brisbane (AEST).',
    next: 'Wer diese Installation von PropGuard AI betreibt, wird Ihnen an diese Adresse schreiben.',
    notYou:
      'Falls die Anfrage nicht von Ihnen kam, können Sie diese Nachricht ignorieren: Es folgt nichts weiter.',
  },
  it: {
    greeting: 'Buongiorno,',
    booked: 'La sua visita è prenotata',
    line: '{booked}: {time}, ora di Brisbane (AEST).',
    next: 'Chi gestisce questa installazione di PropGuard AI le scriverà a questo indirizzo.',
    notYou: 'Se la richiesta non è stata fatta da lei, ignori questo messaggio: non seguirà altro.',
  },
  pt: {
    greeting: 'Olá,',
    booked: 'Sua visita está agendada',
    line: '{booked}: {time}, horário de Brisbane (AEST).',
    next: 'Quem administra esta instalação do PropGuard AI escreverá para este endereço.',
    notYou: 'Se não foi você quem pediu, ignore esta mensagem: nada mais será enviado.',
  },
  ru: {
    greeting: 'Здравствуйте!',
    booked: 'Ваш просмотр забронирован',
    line: '{booked}: {time}, время Брисбена (AEST).',
    next: 'Вам напишет на этот адрес тот, кто управляет этой установкой PropGuard AI.',
    notYou: 'Если заявку оставили не вы, не обращайте внимания на это письмо: других не будет.',
  },
  ja: {
    greeting: 'お客様',
    booked: '内覧のご予約を承りました',
    line: '{booked}：{time}（ブリスベン時間、AEST）。',
    next: 'この PropGuard AI の管理者から、このメールアドレスにご連絡いたします。',
    notYou: 'お心当たりがない場合は、このメールは破棄してください。今後ご連絡することはありません。',
  },
  ko: {
    greeting: '안녕하세요.',
    booked: '집 둘러보기 예약이 완료되었습니다',
    line: '{booked}: {time}, 브리즈번 시간(AEST).',
    next: '이 PropGuard AI를 운영하는 담당자가 이 주소로 연락드립니다.',
    notYou: '직접 신청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 다른 메일은 가지 않습니다.',
  },
  zh: {
    greeting: '您好：',
    booked: '您的看房已预约',
    line: '{booked}：{time}（布里斯班时间，AEST）。',
    next: '本 PropGuard AI 的管理人员会通过这个邮箱与您联系。',
    notYou: '如果不是您提出的预约，请忽略此邮件，之后不会再有其他邮件。',
  },
  ar: {
    greeting: 'مرحبًا،',
    booked: 'تم حجز جولتك',
    line: '{booked}: {time}، بتوقيت بريزبن (\u2068AEST\u2069).',
    next: 'سيكتب إليك على هذا العنوان القائمون على هذه النسخة من \u2068PropGuard AI\u2069.',
    notYou: 'إذا لم يكن هذا الطلب منك فيمكنك تجاهل الرسالة، ولن يصلك شيء آخر.',
  },
  hi: {
    greeting: 'नमस्ते,',
    booked: 'आपका टूर बुक हो गया है',
    line: '{booked}: {time}, ब्रिस्बेन समय (AEST)।',
    next: 'इस PropGuard AI को चलाने वाले आपको इसी पते पर लिखेंगे।',
    notYou: 'अगर यह अनुरोध आपने नहीं किया था, तो इस संदेश को छोड़ दीजिए: इसके बाद कुछ नहीं आएगा।',
  },
};

export const tourConfirmation = (
  language: GuestLanguage,
  startsAt: Date,
): { subject: string; text: string } => {
  const { greeting, booked, line, next, notYou } = WORDS[language];
  const time = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: OFFICE_TIME_ZONE,
  }).format(startsAt);
  const when = line.replace('{booked}', booked).replace('{time}', time);
  return { subject: booked, text: [greeting, when, next, notYou].join('\n\n') };
};
