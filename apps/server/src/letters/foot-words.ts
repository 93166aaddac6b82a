import type { LanguageCode } from '@propguard/rules/languages/languages';

/** At the foot of what a workspace writes to a person: whose it is, and of what sells, how it ends. */
export const FOOT_WORDS: Readonly<
  Record<LanguageCode, { from: string; why: string; unsubscribe: string; preferences: string }>
> = {
  en: {
    from: 'Sent by {sender}.',
    why: 'Sent by {sender}. You get this because you agreed to hear from them.',
    unsubscribe: 'Unsubscribe',
    preferences: 'Choose what you get',
  },
  es: {
    from: 'Enviado por {sender}.',
    why: 'Enviado por {sender}. Lo recibe porque aceptó recibir sus mensajes.',
    unsubscribe: 'Darse de baja',
    preferences: 'Elegir qué recibe',
  },
  fr: {
    from: 'Envoyé par {sender}.',
    why: 'Envoyé par {sender}. Vous recevez ce message car vous avez accepté d’être contacté.',
    unsubscribe: 'Se désabonner',
    preferences: 'Choisir ce que vous recevez',
  },
  de: {
    from: 'Gesendet von {sender}.',
    why: 'Gesendet von {sender}. Sie erhalten dies, weil Sie Nachrichten von dort zugestimmt haben.',
    unsubscribe: 'Abbestellen',
    preferences: 'Auswählen, was Sie erhalten',
  },
  it: {
    from: 'Inviato da {sender}.',
    why: 'Inviato da {sender}. Lo riceve perché ha accettato di ricevere i suoi messaggi.',
    unsubscribe: 'Annulla l’iscrizione',
    preferences: 'Scegli che cosa ricevere',
  },
  pt: {
    from: 'Enviado por {sender}.',
    why: 'Enviado por {sender}. Recebe esta mensagem porque aceitou ser contactado.',
    unsubscribe: 'Cancelar a subscrição',
    preferences: 'Escolher o que recebe',
  },
  ru: {
    from: 'Отправитель: {sender}.',
    why: 'Отправитель: {sender}. Вы получили это письмо, потому что согласились получать сообщения.',
    unsubscribe: 'Отписаться',
    preferences: 'Выбрать, что получать',
  },
  ja: {
    from: '送信者：{sender}',
    why: '送信者：{sender}。お知らせの受け取りに同意いただいたためお送りしています。',
    unsubscribe: '配信を停止する',
    preferences: '受け取る内容を選ぶ',
  },
  ko: {
    from: '보낸 사람: {sender}.',
    why: '보낸 사람: {sender}. 소식을 받는 데 동의하셨기 때문에 보내 드립니다.',
    unsubscribe: '수신 거부',
    preferences: '받을 내용 선택',
  },
  zh: {
    from: '发件人：{sender}',
    why: '发件人：{sender}。您收到此邮件，是因为您同意接收其消息。',
    unsubscribe: '退订',
    preferences: '选择接收内容',
  },
  ar: {
    from: 'أرسله {sender}.',
    why: 'أرسله {sender}. تصلك هذه الرسالة لأنك وافقت على تلقي رسائله.',
    unsubscribe: 'إلغاء الاشتراك',
    preferences: 'اختيار ما يصلك',
  },
  hi: {
    from: 'प्रेषक: {sender}।',
    why: 'प्रेषक: {sender}। आपको यह इसलिए मिला क्योंकि आपने संदेश पाने की सहमति दी थी।',
    unsubscribe: 'सदस्यता समाप्त करें',
    preferences: 'चुनें कि आपको क्या मिले',
  },
};
