import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** What is said of what is booked, moved or called off. */
type BookedPhrases = {
  booked: string;
  bookedMail: string;
  bookedText: string;
  /** Where nothing can be sent: the page of the booking is shown in the talk. */
  bookedPage: string;
  bookedCode: string;
  bookedHere: string;
  moved: string;
  cancelled: string;
  /** Whoever wants none yet, in the place of a time that was held. */
  notBooked: string;
  recount: string;
  recountAgent: string;
  recountChange: string;
  recountNone: string;
  /** Two homes were named, and one is booked. */
  alsoView: string;
};

const BOOKED: Readonly<Record<AssistantLanguage, BookedPhrases>> = {
  en: {
    booked: 'Booked: {when}, {place}.',
    bookedMail: 'The confirmation goes to {email}, with a link to move or cancel.',
    bookedText: 'The confirmation comes by text to {phone}, with a link to move or cancel.',
    bookedPage:
      'Please keep the link to your booking: it shows the details and lets you move or cancel. Or just tell me here.',
    bookedCode: 'Your booking code is {code}.',
    bookedHere: 'It’s in the calendar.',
    moved: 'Moved: {when}, {place}.',
    cancelled: 'Cancelled: {when}, {place}.',
    notBooked:
      'No worries, nothing is booked and no time is held for you. Whenever you’d like to see it, just tell me.',
    recount: 'You’re booked for {when}, {place}.',
    recountAgent: '{agent} will meet you there.',
    recountChange: 'To move or cancel it, just tell me here.',
    recountNone: 'Nothing is booked in this conversation at the moment. Shall I look for a time?',
    alsoView: 'You also wanted to see {place}. Shall I look for times there?',
  },
  de: {
    booked: 'Gebucht: {when}, {place}.',
    bookedMail: 'Die Bestätigung geht an {email}, mit einem Link zum Verlegen oder Absagen.',
    bookedText: 'Die Bestätigung kommt per SMS an {phone}, mit einem Link zum Verlegen oder Absagen.',
    bookedPage:
      'Bitte bewahren Sie den Link zu Ihrer Buchung auf: Dort sehen Sie alles und können verlegen oder absagen. Oder sagen Sie es mir einfach hier.',
    bookedCode: 'Ihr Buchungscode ist {code}.',
    bookedHere: 'Der Termin steht im Kalender.',
    moved: 'Verlegt: {when}, {place}.',
    cancelled: 'Abgesagt: {when}, {place}.',
    notBooked:
      'Alles gut, es ist nichts gebucht und keine Zeit mehr für Sie reserviert. Wenn Sie doch besichtigen möchten, sagen Sie mir einfach Bescheid.',
    recount: 'Sie sind gebucht für {when}, {place}.',
    recountAgent: '{agent} empfängt Sie dort.',
    recountChange: 'Zum Verlegen oder Absagen sagen Sie es mir einfach hier.',
    recountNone: 'In diesem Gespräch ist gerade nichts gebucht. Soll ich nach einer Zeit suchen?',
    alsoView: 'Sie wollten auch {place} sehen. Soll ich dort nach Zeiten suchen?',
  },
  fr: {
    booked: 'Réservé : {when}, {place}.',
    bookedMail: 'La confirmation part à {email}, avec un lien pour déplacer ou annuler.',
    bookedText: 'La confirmation arrive par SMS au {phone}, avec un lien pour déplacer ou annuler.',
    bookedPage:
      'Gardez bien le lien vers votre réservation : vous y verrez les détails et pourrez déplacer ou annuler. Ou dites-le-moi simplement ici.',
    bookedCode: 'Votre code de réservation est {code}.',
    bookedHere: 'Le rendez-vous est dans le calendrier.',
    moved: 'Déplacé : {when}, {place}.',
    cancelled: 'Annulé : {when}, {place}.',
    notBooked:
      'Pas de souci, rien n’est réservé et aucun créneau n’est retenu. Dès que vous souhaitez visiter, dites-le-moi.',
    recount: 'Votre visite est prévue {when}, {place}.',
    recountAgent: '{agent} vous accueillera sur place.',
    recountChange: 'Pour la déplacer ou l’annuler, dites-le-moi ici.',
    recountNone: 'Rien n’est réservé dans cette conversation pour le moment. Dois-je chercher un créneau ?',
    alsoView: 'Vous vouliez aussi voir {place}. Dois-je y chercher des horaires ?',
  },
  es: {
    booked: 'Reservado: {when}, {place}.',
    bookedMail: 'La confirmación va a {email}, con un enlace para cambiar o cancelar.',
    bookedText: 'La confirmación llega por SMS al {phone}, con un enlace para cambiar o cancelar.',
    bookedPage:
      'Guarde el enlace de su reserva: ahí ve los detalles y puede cambiarla o cancelarla. O dígamelo aquí.',
    bookedCode: 'Su código de reserva es {code}.',
    bookedHere: 'La cita está en el calendario.',
    moved: 'Cambiado: {when}, {place}.',
    cancelled: 'Cancelado: {when}, {place}.',
    notBooked:
      'No se preocupe, no hay nada reservado ni ninguna hora guardada. Cuando quiera visitarla, dígamelo.',
    recount: 'Su visita es el {when}, {place}.',
    recountAgent: 'Le recibirá {agent}.',
    recountChange: 'Para cambiarla o cancelarla, dígamelo aquí.',
    recountNone: 'Ahora mismo no hay nada reservado en esta conversación. ¿Busco una hora?',
    alsoView: 'También quería ver {place}. ¿Busco horas allí?',
  },
  it: {
    booked: 'Prenotato: {when}, {place}.',
    bookedMail: 'La conferma va a {email}, con un link per spostare o annullare.',
    bookedText: 'La conferma arriva per SMS al {phone}, con un link per spostare o annullare.',
    bookedPage:
      'Conservi il link alla sua prenotazione: lì vede i dettagli e può spostarla o annullarla. Oppure lo dica a me qui.',
    bookedCode: 'Il suo codice di prenotazione è {code}.',
    bookedHere: 'L’appuntamento è nel calendario.',
    moved: 'Spostato: {when}, {place}.',
    cancelled: 'Annullato: {when}, {place}.',
    notBooked:
      'Nessun problema, non è prenotato nulla e nessun orario è tenuto per lei. Quando vorrà visitarla, me lo dica.',
    recount: 'La sua visita è {when}, {place}.',
    recountAgent: 'La accoglierà {agent}.',
    recountChange: 'Per spostarla o annullarla, lo dica a me qui.',
    recountNone: 'Al momento in questa conversazione non c’è nulla di prenotato. Cerco un orario?',
    alsoView: 'Voleva vedere anche {place}. Cerco gli orari?',
  },
  pt: {
    booked: 'Reservado: {when}, {place}.',
    bookedMail: 'A confirmação vai para {email}, com um link para mudar ou cancelar.',
    bookedText: 'A confirmação chega por SMS ao {phone}, com um link para mudar ou cancelar.',
    bookedPage:
      'Guarde o link da sua reserva: lá você vê os detalhes e pode mudar ou cancelar. Ou é só me dizer aqui.',
    bookedCode: 'Seu código de reserva é {code}.',
    bookedHere: 'A visita está no calendário.',
    moved: 'Mudado: {when}, {place}.',
    cancelled: 'Cancelado: {when}, {place}.',
    notBooked:
      'Sem problema, nada ficou reservado e nenhum horário está guardado. Quando quiser visitar, é só dizer.',
    recount: 'Sua visita é {when}, {place}.',
    recountAgent: '{agent} recebe você lá.',
    recountChange: 'Para mudar ou cancelar, é só me dizer aqui.',
    recountNone: 'No momento não há nada reservado nesta conversa. Procuro um horário?',
    alsoView: 'Você também queria ver {place}. Procuro horários lá?',
  },
  ru: {
    booked: 'Записано: {when}, {place}.',
    bookedMail: 'Подтверждение придёт на {email} со ссылкой для переноса или отмены.',
    bookedText: 'Подтверждение придёт в SMS на {phone} со ссылкой для переноса или отмены.',
    bookedPage:
      'Сохраните ссылку на вашу запись: там видны все подробности, там же её можно перенести или отменить. Или просто напишите мне здесь.',
    bookedCode: 'Код вашей записи: {code}.',
    bookedHere: 'Запись есть в календаре.',
    moved: 'Перенесено: {when}, {place}.',
    cancelled: 'Отменено: {when}, {place}.',
    notBooked:
      'Ничего страшного: ничего не записано, время за вами не держится. Когда захотите посмотреть, просто напишите.',
    recount: 'Вы записаны: {when}, {place}.',
    recountAgent: 'Вас встретит {agent}.',
    recountChange: 'Чтобы перенести или отменить, просто напишите мне здесь.',
    recountNone: 'В этом разговоре сейчас ничего не записано. Поискать время?',
    alsoView: 'Вы хотели посмотреть и {place}. Поискать там время?',
  },
  zh: {
    booked: '已预约：{when}，{place}。',
    bookedMail: '确认信会发到{email}，里面有更改或取消的链接。',
    bookedText: '确认短信会发到{phone}，里面有更改或取消的链接。',
    bookedPage: '请保存您的预约链接，可以在那里查看详情、更改或取消，也可以直接在这里告诉我。',
    bookedCode: '您的预约码是{code}。',
    bookedHere: '已写入日历。',
    moved: '已更改：{when}，{place}。',
    cancelled: '已取消：{when}，{place}。',
    notBooked: '没关系，没有预约，也没有为您保留时间。什么时候想看，告诉我就好。',
    recount: '您的预约是{when}，{place}。',
    recountAgent: '{agent}会在那里接您。',
    recountChange: '要更改或取消，直接在这里告诉我就行。',
    recountNone: '这次对话里目前没有预约。要我找个时间吗？',
    alsoView: '您还想看{place}，要我查一下那里的时间吗？',
  },
  ja: {
    booked: '予約しました：{when}、{place}。',
    bookedMail: '確認のメールを{email}にお送りします。変更や取り消しのリンクも入っています。',
    bookedText: '確認のSMSを{phone}にお送りします。変更や取り消しのリンクも入っています。',
    bookedPage:
      'ご予約のリンクを保存しておいてください。詳細の確認、変更、取り消しができます。こちらでお知らせいただいても大丈夫です。',
    bookedCode: 'ご予約番号は{code}です。',
    bookedHere: 'カレンダーに入りました。',
    moved: '変更しました：{when}、{place}。',
    cancelled: '取り消しました：{when}、{place}。',
    notBooked:
      'かしこまりました。予約は入れておらず、お取りしている時間もありません。ご覧になりたくなったら、いつでもお知らせください。',
    recount: 'ご予約は{when}、{place}です。',
    recountAgent: '当日は{agent}がご案内します。',
    recountChange: '変更や取り消しは、こちらでお知らせください。',
    recountNone: 'この会話では今、予約はありません。時間をお探ししましょうか。',
    alsoView: '{place}もご覧になりたいとのことでした。そちらの時間もお探ししましょうか。',
  },
  ko: {
    booked: '예약했습니다: {when}, {place}.',
    bookedMail: '확인 메일을 {email}(으)로 보냅니다. 옮기거나 취소하는 링크가 들어 있습니다.',
    bookedText: '확인 문자를 {phone}(으)로 보냅니다. 옮기거나 취소하는 링크가 들어 있습니다.',
    bookedPage:
      '예약 링크를 보관해 주세요. 자세한 내용을 보고 옮기거나 취소할 수 있습니다. 여기서 말씀하셔도 됩니다.',
    bookedCode: '예약 번호는 {code}입니다.',
    bookedHere: '달력에 넣었습니다.',
    moved: '옮겼습니다: {when}, {place}.',
    cancelled: '취소했습니다: {when}, {place}.',
    notBooked: '괜찮습니다. 예약된 것도, 잡아 둔 시간도 없습니다. 보고 싶으실 때 언제든 말씀해 주세요.',
    recount: '예약은 {when}, {place}입니다.',
    recountAgent: '{agent} 담당자가 안내해 드립니다.',
    recountChange: '옮기거나 취소하시려면 여기서 말씀해 주세요.',
    recountNone: '지금 이 대화에는 예약된 것이 없습니다. 시간을 찾아볼까요?',
    alsoView: '{place}도 보고 싶다고 하셨습니다. 그곳 시간도 찾아볼까요?',
  },
  hi: {
    booked: 'बुक हो गया: {when}, {place}।',
    bookedMail: 'पुष्टि {email} पर जाएगी, बदलने या रद्द करने के लिंक के साथ।',
    bookedText: 'पुष्टि {phone} पर SMS से आएगी, बदलने या रद्द करने के लिंक के साथ।',
    bookedPage:
      'अपनी बुकिंग का लिंक संभालकर रखें: वहाँ सब विवरण हैं और आप समय बदल या रद्द कर सकते हैं। या मुझे यहीं बता दीजिए।',
    bookedCode: 'आपका बुकिंग कोड {code} है।',
    bookedHere: 'यह कैलेंडर में है।',
    moved: 'बदल दिया: {when}, {place}।',
    cancelled: 'रद्द कर दिया: {when}, {place}।',
    notBooked: 'कोई बात नहीं, कुछ बुक नहीं है और कोई समय रोका नहीं गया है। जब भी देखना चाहें, बस बता दीजिए।',
    recount: 'आपकी बुकिंग {when}, {place} की है।',
    recountAgent: '{agent} वहाँ आपसे मिलेंगे।',
    recountChange: 'बदलने या रद्द करने के लिए मुझे यहीं बता दीजिए।',
    recountNone: 'इस बातचीत में अभी कुछ बुक नहीं है। क्या मैं समय ढूँढूँ?',
    alsoView: 'आप {place} भी देखना चाहते थे। क्या वहाँ का समय ढूँढूँ?',
  },
  ar: {
    booked: 'تم الحجز: {when}، {place}.',
    bookedMail: 'يصل التأكيد إلى {email} مع رابط للنقل أو الإلغاء.',
    bookedText: 'يصل التأكيد برسالة نصية إلى {phone} مع رابط للنقل أو الإلغاء.',
    bookedPage: 'احتفظ برابط حجزك: تجد فيه التفاصيل ويمكنك النقل أو الإلغاء، أو أخبرني هنا.',
    bookedCode: 'رمز حجزك هو {code}.',
    bookedHere: 'الموعد في التقويم.',
    moved: 'تم النقل: {when}، {place}.',
    cancelled: 'تم الإلغاء: {when}، {place}.',
    notBooked: 'لا بأس، لم يُحجز شيء ولا يوجد موعد محفوظ لك. متى أردت المعاينة فأخبرني.',
    recount: 'موعدك هو {when}، {place}.',
    recountAgent: 'سيستقبلك {agent} هناك.',
    recountChange: 'للنقل أو الإلغاء أخبرني هنا.',
    recountNone: 'لا يوجد حجز في هذه المحادثة حاليا. هل أبحث عن موعد؟',
    alsoView: 'أردت أيضا معاينة {place}. هل أبحث عن مواعيد هناك؟',
  },
};

export const bookedPhrasesOf = (language: AssistantLanguage): BookedPhrases => BOOKED[language];
