import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** Whether word of a booking comes, and by which way; what is passed on to a person. */
type SentPhrases = {
  sentMail: string;
  sentText: string;
  sentNone: string;
  /** Before it is known where it goes. */
  sentOnceMail: string;
  sentOnceText: string;
  /** Something was written beside the yes to a person. */
  passedOn: string;
};

const SENT: Readonly<Record<AssistantLanguage, SentPhrases>> = {
  en: {
    sentMail: 'Yes, the confirmation goes to {email}, with a link to move or cancel.',
    sentText: 'Yes, you get a text on {phone}, with a link to move or cancel.',
    sentNone:
      'No, no text or email is sent for this one. What I tell you here is the confirmation: once it’s booked, just turn up at that time, and ask me here whenever you want to check it.',
    sentOnceMail: 'Yes, by email, to the address that you give me for the booking.',
    sentOnceText: 'Yes, by text, to the mobile number that you give me for the booking.',
    passedOn: 'I’ve passed on the rest of what you wrote, too.',
  },
  de: {
    sentMail: 'Ja, die Bestätigung geht an {email}, mit einem Link zum Verlegen oder Absagen.',
    sentText: 'Ja, Sie bekommen eine SMS an {phone}, mit einem Link zum Verlegen oder Absagen.',
    sentNone:
      'Nein, dafür wird weder SMS noch E-Mail verschickt. Was ich Ihnen hier sage, ist die Bestätigung: Ist gebucht, kommen Sie einfach zur Zeit, und fragen Sie hier, wann immer Sie nachsehen möchten.',
    sentOnceMail: 'Ja, per E-Mail, an die Adresse, die Sie mir für die Buchung geben.',
    sentOnceText: 'Ja, per SMS, an die Handynummer, die Sie mir für die Buchung geben.',
    passedOn: 'Was Sie noch dazu geschrieben haben, gebe ich mit weiter.',
  },
  fr: {
    sentMail: 'Oui, la confirmation est envoyée à {email}, avec un lien pour déplacer ou annuler.',
    sentText: 'Oui, vous recevez un SMS au {phone}, avec un lien pour déplacer ou annuler.',
    sentNone:
      'Non, ni SMS ni e-mail n’est envoyé pour celle-ci. Ce que je vous dis ici est la confirmation : une fois réservé, venez simplement à l’heure, et demandez-moi ici pour vérifier.',
    sentOnceMail: 'Oui, par e-mail, à l’adresse que vous me donnez pour la réservation.',
    sentOnceText: 'Oui, par SMS, au numéro de portable que vous me donnez pour la réservation.',
    passedOn: 'Ce que vous avez ajouté leur est transmis aussi.',
  },
  es: {
    sentMail: 'Sí, la confirmación va a {email}, con un enlace para cambiar o cancelar.',
    sentText: 'Sí, recibirá un SMS en el {phone}, con un enlace para cambiar o cancelar.',
    sentNone:
      'No, para esta no se envía ni SMS ni correo. Lo que le digo aquí es la confirmación: una vez reservada, venga a la hora, y pregúnteme aquí cuando quiera comprobarla.',
    sentOnceMail: 'Sí, por correo, a la dirección que me dé para la reserva.',
    sentOnceText: 'Sí, por SMS, al móvil que me dé para la reserva.',
    passedOn: 'Lo que ha añadido también se lo paso.',
  },
  it: {
    sentMail: 'Sì, la conferma arriva a {email}, con un link per spostare o annullare.',
    sentText: 'Sì, riceve un SMS al {phone}, con un link per spostare o annullare.',
    sentNone:
      'No, per questa non si invia né SMS né e-mail. Quanto le dico qui è la conferma: una volta prenotato, venga all’ora fissata, e chieda qui quando vuole verificare.',
    sentOnceMail: 'Sì, per e-mail, all’indirizzo che mi dà per la prenotazione.',
    sentOnceText: 'Sì, per SMS, al cellulare che mi dà per la prenotazione.',
    passedOn: 'Trasmetto anche quanto ha aggiunto.',
  },
  pt: {
    sentMail: 'Sim, a confirmação vai para {email}, com um link para mudar ou cancelar.',
    sentText: 'Sim, você recebe um SMS no {phone}, com um link para mudar ou cancelar.',
    sentNone:
      'Não, para esta não é enviado SMS nem e-mail. O que digo aqui é a confirmação: depois de reservado, é só vir na hora, e pergunte aqui quando quiser conferir.',
    sentOnceMail: 'Sim, por e-mail, para o endereço que você me der para a reserva.',
    sentOnceText: 'Sim, por SMS, para o celular que você me der para a reserva.',
    passedOn: 'O que você acrescentou também é repassado.',
  },
  ru: {
    sentMail: 'Да, подтверждение придёт на {email}, со ссылкой для переноса или отмены.',
    sentText: 'Да, на {phone} придёт SMS со ссылкой для переноса или отмены.',
    sentNone:
      'Нет, по этой записи не отправляется ни SMS, ни письмо. Подтверждение — то, что я пишу здесь: когда записано, просто приходите ко времени, а проверить можно здесь в любой момент.',
    sentOnceMail: 'Да, по электронной почте, на адрес, который вы укажете для записи.',
    sentOnceText: 'Да, по SMS, на номер, который вы укажете для записи.',
    passedOn: 'То, что вы добавили, я тоже передаю.',
  },
  zh: {
    sentMail: '会的，确认信会发到{email}，里面有更改或取消的链接。',
    sentText: '会的，短信会发到{phone}，里面有更改或取消的链接。',
    sentNone:
      '不会，这次不会发短信或邮件。我在这里告诉您的就是确认：预约好后按时来就行，想确认时随时在这里问我。',
    sentOnceMail: '会的，会发到您预约时留的邮箱。',
    sentOnceText: '会的，会用短信发到您预约时留的手机号。',
    passedOn: '您另外写的内容也一并转达。',
  },
  ja: {
    sentMail: 'はい、確認のメールを{email}にお送りします。変更や取り消しのリンクがあります。',
    sentText: 'はい、{phone}にSMSをお送りします。変更や取り消しのリンクがあります。',
    sentNone:
      'いいえ、SMSやメールはお送りしません。ここでお伝えする内容が確認になります。予約後はその時間にお越しください。いつでもここでお尋ねいただけます。',
    sentOnceMail: 'はい、ご予約の際にいただくメールアドレスにお送りします。',
    sentOnceText: 'はい、ご予約の際にいただく携帯番号にSMSでお送りします。',
    passedOn: 'お書き添えいただいたことも併せて伝えます。',
  },
  ko: {
    sentMail: '네, 확인 메일이 {email}로 가며 변경이나 취소 링크가 있습니다.',
    sentText: '네, {phone}로 문자가 가며 변경이나 취소 링크가 있습니다.',
    sentNone:
      '아니요, 이번 예약에는 문자나 메일이 가지 않습니다. 여기서 말씀드린 내용이 확인입니다. 예약되면 그 시간에 오시면 되고, 언제든 여기서 확인하실 수 있습니다.',
    sentOnceMail: '네, 예약할 때 알려 주시는 이메일로 보내 드립니다.',
    sentOnceText: '네, 예약할 때 알려 주시는 휴대전화로 문자를 보내 드립니다.',
    passedOn: '덧붙이신 내용도 함께 전해 드립니다.',
  },
  hi: {
    sentMail: 'हाँ, पुष्टि {email} पर जाती है, बदलने या रद्द करने के लिंक के साथ।',
    sentText: 'हाँ, {phone} पर SMS आएगा, बदलने या रद्द करने के लिंक के साथ।',
    sentNone:
      'नहीं, इसके लिए SMS या ईमेल नहीं भेजा जाता। जो मैं यहाँ बताता हूँ वही पुष्टि है: बुक होने के बाद बस समय पर आ जाइए, और जब चाहें यहीं पूछ लीजिए।',
    sentOnceMail: 'हाँ, ईमेल से, उस पते पर जो आप बुकिंग के लिए देंगे।',
    sentOnceText: 'हाँ, SMS से, उस मोबाइल नंबर पर जो आप बुकिंग के लिए देंगे।',
    passedOn: 'आपने जो और लिखा, वह भी उन तक पहुँचा देता हूँ।',
  },
  ar: {
    sentMail: 'نعم، يُرسل التأكيد إلى {email} مع رابط للنقل أو الإلغاء.',
    sentText: 'نعم، تصلك رسالة نصية على {phone} مع رابط للنقل أو الإلغاء.',
    sentNone:
      'لا، لا تُرسل رسالة نصية ولا بريد لهذا الموعد. ما أقوله لك هنا هو التأكيد: بعد الحجز تعال في الوقت المحدد، واسألني هنا متى أردت التحقق.',
    sentOnceMail: 'نعم، بالبريد الإلكتروني إلى العنوان الذي تعطيني إياه للحجز.',
    sentOnceText: 'نعم، برسالة نصية إلى رقم الجوال الذي تعطيني إياه للحجز.',
    passedOn: 'وأنقل إليهم ما أضفته أيضًا.',
  },
};

export const sentPhrasesOf = (language: AssistantLanguage): SentPhrases => SENT[language];
