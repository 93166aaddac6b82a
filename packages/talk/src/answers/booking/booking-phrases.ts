import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** What is said of times. Each names by whose clocks it is. */
type BookingPhrases = {
  timesFree: string;
  timesElse: string;
  timesTaken: string;
  booked: string;
  bookedMail: string;
  bookedHere: string;
  moved: string;
  cancelled: string;
  /** The time that was chosen, before it is asked for whom. */
  chosen: string;
  stillFree: string;
  unclear: string;
  askName: string;
  askEmail: string;
  noTimes: string;
  nearestHome: string;
};

const PHRASES: Readonly<Record<AssistantLanguage, BookingPhrases>> = {
  en: {
    timesFree: '{place}: these times are free, by the clocks of {zone}.',
    timesElse: 'Nothing is free then at {place}. The next free times, by the clocks of {zone}, are these.',
    timesTaken: 'That time has just been taken. These are free at {place}, by the clocks of {zone}.',
    booked: 'Booked: {when}, {place}.',
    bookedMail: 'The confirmation goes to {email}, with a link to move or cancel.',
    bookedHere: 'It is in the calendar.',
    moved: 'Moved: {when}, {place}.',
    cancelled: 'Cancelled: {when}, {place}.',
    chosen: '{when} at {place} is free.',
    stillFree: 'For {place} these times are offered.',
    unclear: 'Sorry, I didn’t get that.',
    askName: 'What name shall I book it under?',
    askEmail: 'Which e-mail address shall the confirmation go to?',
    noTimes: 'There are no open viewing times for {place} right now, but the agent can arrange one with you.',
    nearestHome: 'The nearest that I have is {place}. Shall I look for times to see it?',
  },
  de: {
    timesFree: '{place}: diese Zeiten sind frei (Uhrzeit in {zone}).',
    timesElse: 'Dann ist {place} nicht frei. Das sind die nächsten freien Zeiten (Uhrzeit in {zone}).',
    timesTaken: 'Diese Zeit wurde gerade vergeben. Für {place} sind diese frei (Uhrzeit in {zone}).',
    booked: 'Gebucht: {when}, {place}.',
    bookedMail: 'Die Bestätigung geht an {email}, mit einem Link zum Verlegen oder Absagen.',
    bookedHere: 'Der Termin steht im Kalender.',
    moved: 'Verlegt: {when}, {place}.',
    cancelled: 'Abgesagt: {when}, {place}.',
    chosen: '{when}, {place}, ist frei.',
    stillFree: 'Für {place} stehen diese Zeiten zur Wahl.',
    unclear: 'Das habe ich leider nicht verstanden.',
    askName: 'Auf welchen Namen darf ich buchen?',
    askEmail: 'An welche E-Mail-Adresse soll die Bestätigung gehen?',
    noTimes:
      'Für {place} sind gerade keine Besichtigungszeiten offen. Der Makler kann aber eine mit Ihnen vereinbaren.',
    nearestHome: 'Am nächsten kommt {place}. Soll ich dafür nach Besichtigungszeiten suchen?',
  },
  fr: {
    timesFree: '{place} : ces horaires sont libres (heure de {zone}).',
    timesElse:
      'Rien de libre à ce moment-là pour {place}. Voici les prochains horaires libres (heure de {zone}).',
    timesTaken: 'Ce créneau vient d’être pris. Ceux-ci sont libres pour {place} (heure de {zone}).',
    booked: 'Réservé : {when}, {place}.',
    bookedMail: 'La confirmation part à {email}, avec un lien pour déplacer ou annuler.',
    bookedHere: 'Le rendez-vous est dans le calendrier.',
    moved: 'Déplacé : {when}, {place}.',
    cancelled: 'Annulé : {when}, {place}.',
    chosen: '{when}, {place}, est libre.',
    stillFree: 'Pour {place}, voici les horaires proposés.',
    unclear: 'Désolé, je n’ai pas compris.',
    askName: 'À quel nom dois-je réserver ?',
    askEmail: 'À quelle adresse e-mail envoyer la confirmation ?',
    noTimes:
      'Aucun créneau de visite n’est ouvert pour {place} en ce moment, mais l’agent peut en fixer un avec vous.',
    nearestHome: 'Le plus proche que j’ai est {place}. Dois-je chercher des horaires de visite ?',
  },
  es: {
    timesFree: '{place}: estas horas están libres (hora de {zone}).',
    timesElse:
      'A esa hora no hay nada libre en {place}. Estas son las próximas horas libres (hora de {zone}).',
    timesTaken: 'Esa hora se acaba de ocupar. En {place} están libres estas (hora de {zone}).',
    booked: 'Reservado: {when}, {place}.',
    bookedMail: 'La confirmación va a {email}, con un enlace para cambiar o cancelar.',
    bookedHere: 'La cita está en el calendario.',
    moved: 'Cambiado: {when}, {place}.',
    cancelled: 'Cancelado: {when}, {place}.',
    chosen: '{when}, {place}, está libre.',
    stillFree: 'Para {place} se ofrecen estas horas.',
    unclear: 'Perdone, no le he entendido.',
    askName: '¿A qué nombre hago la reserva?',
    askEmail: '¿A qué correo electrónico envío la confirmación?',
    noTimes:
      'Ahora no hay horas de visita abiertas para {place}, pero el agente puede acordar una con usted.',
    nearestHome: 'Lo más cercano que tengo es {place}. ¿Busco horas para visitarla?',
  },
  it: {
    timesFree: '{place}: questi orari sono liberi (ora di {zone}).',
    timesElse:
      'A quell’ora non c’è nulla di libero per {place}. Ecco i prossimi orari liberi (ora di {zone}).',
    timesTaken: 'Quell’orario è appena stato preso. Per {place} sono liberi questi (ora di {zone}).',
    booked: 'Prenotato: {when}, {place}.',
    bookedMail: 'La conferma va a {email}, con un link per spostare o annullare.',
    bookedHere: 'L’appuntamento è nel calendario.',
    moved: 'Spostato: {when}, {place}.',
    cancelled: 'Annullato: {when}, {place}.',
    chosen: '{when}, {place}, è libero.',
    stillFree: 'Per {place} sono proposti questi orari.',
    unclear: 'Mi scusi, non ho capito.',
    askName: 'A che nome prenoto?',
    askEmail: 'A quale indirizzo e-mail mando la conferma?',
    noTimes:
      'Al momento non ci sono orari di visita aperti per {place}, ma l’agente può concordarne uno con lei.',
    nearestHome: 'Il più vicino che ho è {place}. Cerco gli orari per visitarlo?',
  },
  pt: {
    timesFree: '{place}: estes horários estão livres (hora de {zone}).',
    timesElse:
      'Não há nada livre nesse momento em {place}. Estes são os próximos horários livres (hora de {zone}).',
    timesTaken: 'Esse horário acabou de ser ocupado. Em {place} estão livres estes (hora de {zone}).',
    booked: 'Reservado: {when}, {place}.',
    bookedMail: 'A confirmação vai para {email}, com um link para mudar ou cancelar.',
    bookedHere: 'A visita está no calendário.',
    moved: 'Mudado: {when}, {place}.',
    cancelled: 'Cancelado: {when}, {place}.',
    chosen: '{when}, {place}, está livre.',
    stillFree: 'Para {place} estão oferecidos estes horários.',
    unclear: 'Desculpe, não entendi.',
    askName: 'Em que nome faço a reserva?',
    askEmail: 'Para que e-mail envio a confirmação?',
    noTimes:
      'Neste momento não há horários de visita abertos para {place}, mas o corretor pode combinar um consigo.',
    nearestHome: 'O mais próximo que tenho é {place}. Procuro horários para o visitar?',
  },
  ru: {
    timesFree: '{place}: свободно это время (часовой пояс {zone}).',
    timesElse:
      'В это время для {place} ничего свободного нет. Ближайшее свободное время (часовой пояс {zone}):',
    timesTaken: 'Это время только что заняли. Для {place} свободно следующее (часовой пояс {zone}).',
    booked: 'Записано: {when}, {place}.',
    bookedMail: 'Подтверждение придёт на {email} со ссылкой для переноса или отмены.',
    bookedHere: 'Запись есть в календаре.',
    moved: 'Перенесено: {when}, {place}.',
    cancelled: 'Отменено: {when}, {place}.',
    chosen: '{when}, {place}: свободно.',
    stillFree: 'Для {place} предложено это время.',
    unclear: 'Извините, я не понял.',
    askName: 'На какое имя записать?',
    askEmail: 'На какую почту отправить подтверждение?',
    noTimes: 'Для {place} сейчас нет открытого времени для просмотра, но агент может договориться с вами.',
    nearestHome: 'Ближе всего подходит {place}. Поискать время для просмотра?',
  },
  zh: {
    timesFree: '{place}以下时间有空（{zone}当地时间）。',
    timesElse: '{place}那个时间没有空。最近的空闲时间如下（{zone}当地时间）。',
    timesTaken: '那个时间刚刚被订走。{place}以下时间有空（{zone}当地时间）。',
    booked: '已预约：{when}，{place}。',
    bookedMail: '确认信会发到{email}，里面有更改或取消的链接。',
    bookedHere: '已写入日历。',
    moved: '已更改：{when}，{place}。',
    cancelled: '已取消：{when}，{place}。',
    chosen: '{place} {when}有空。',
    stillFree: '{place}可选的时间如下。',
    unclear: '抱歉，我没有听懂。',
    askName: '请问用什么姓名预约？',
    askEmail: '确认信发到哪个电子邮箱？',
    noTimes: '{place}目前没有开放的看房时间，不过经纪人可以和您另约。',
    nearestHome: '最接近的是{place}。要我查一下看房时间吗？',
  },
  ja: {
    timesFree: '{place}は次の時間が空いています（{zone}の時刻）。',
    timesElse: 'その時間は{place}に空きがありません。次に空いているのはこちらです（{zone}の時刻）。',
    timesTaken: 'その時間はちょうど埋まりました。{place}はこちらが空いています（{zone}の時刻）。',
    booked: '予約しました：{when}、{place}。',
    bookedMail: '確認のメールを{email}にお送りします。変更や取り消しのリンクも入っています。',
    bookedHere: 'カレンダーに入りました。',
    moved: '変更しました：{when}、{place}。',
    cancelled: '取り消しました：{when}、{place}。',
    chosen: '{place}は{when}が空いています。',
    stillFree: '{place}はこちらの時間をご案内しています。',
    unclear: 'すみません、わかりませんでした。',
    askName: 'どなたのお名前で予約しますか。',
    askEmail: '確認のメールはどちらのアドレスにお送りしますか。',
    noTimes: '{place}は今、予約できる見学時間がありません。担当者が個別に調整できます。',
    nearestHome: '一番近いのは{place}です。見学できる時間を探しましょうか。',
  },
  ko: {
    timesFree: '{place}은(는) 다음 시간이 비어 있습니다({zone} 시각).',
    timesElse: '그때는 {place}에 빈 시간이 없습니다. 다음으로 빈 시간은 이렇습니다({zone} 시각).',
    timesTaken: '그 시간은 방금 예약되었습니다. {place}은(는) 다음 시간이 비어 있습니다({zone} 시각).',
    booked: '예약했습니다: {when}, {place}.',
    bookedMail: '확인 메일을 {email}(으)로 보냅니다. 옮기거나 취소하는 링크가 들어 있습니다.',
    bookedHere: '달력에 넣었습니다.',
    moved: '옮겼습니다: {when}, {place}.',
    cancelled: '취소했습니다: {when}, {place}.',
    chosen: '{place}, {when}이(가) 비어 있습니다.',
    stillFree: '{place}에 안내해 드린 시간입니다.',
    unclear: '죄송합니다, 이해하지 못했습니다.',
    askName: '어떤 이름으로 예약할까요?',
    askEmail: '확인 메일을 어느 주소로 보낼까요?',
    noTimes: '지금은 {place}에 열린 방문 시간이 없지만, 담당자가 따로 시간을 잡아 드릴 수 있습니다.',
    nearestHome: '가장 가까운 것은 {place}입니다. 방문 시간을 찾아볼까요?',
  },
  hi: {
    timesFree: '{place}: ये समय खाली हैं ({zone} की घड़ी से)।',
    timesElse: '{place} में उस समय कुछ खाली नहीं है। अगले खाली समय ये हैं ({zone} की घड़ी से)।',
    timesTaken: 'वह समय अभी-अभी ले लिया गया। {place} में ये खाली हैं ({zone} की घड़ी से)।',
    booked: 'बुक हो गया: {when}, {place}।',
    bookedMail: 'पुष्टि {email} पर जाएगी, बदलने या रद्द करने के लिंक के साथ।',
    bookedHere: 'यह कैलेंडर में है।',
    moved: 'बदल दिया: {when}, {place}।',
    cancelled: 'रद्द कर दिया: {when}, {place}।',
    chosen: '{place}: {when} खाली है।',
    stillFree: '{place} के लिए ये समय दिए गए हैं।',
    unclear: 'माफ़ कीजिए, मैं समझ नहीं पाया।',
    askName: 'किस नाम से बुक करूँ?',
    askEmail: 'पुष्टि किस ईमेल पर भेजूँ?',
    noTimes: 'अभी {place} के लिए देखने का कोई समय खुला नहीं है, पर एजेंट आपके साथ समय तय कर सकते हैं।',
    nearestHome: 'सबसे करीब {place} है। क्या मैं उसे देखने का समय ढूँढूँ?',
  },
  ar: {
    timesFree: '{place}: هذه المواعيد متاحة (بتوقيت {zone}).',
    timesElse: 'لا يوجد موعد متاح حينها في {place}. أقرب المواعيد المتاحة (بتوقيت {zone}) هي:',
    timesTaken: 'حُجز ذلك الموعد للتو. المتاح في {place} (بتوقيت {zone}) هو:',
    booked: 'تم الحجز: {when}، {place}.',
    bookedMail: 'يصل التأكيد إلى {email} مع رابط للنقل أو الإلغاء.',
    bookedHere: 'الموعد في التقويم.',
    moved: 'تم النقل: {when}، {place}.',
    cancelled: 'تم الإلغاء: {when}، {place}.',
    chosen: '{when}، {place}، متاح.',
    stillFree: 'المواعيد المعروضة لـ{place}:',
    unclear: 'عذرا، لم أفهم ذلك.',
    askName: 'بأي اسم أحجز؟',
    askEmail: 'إلى أي بريد إلكتروني أرسل التأكيد؟',
    noTimes: 'لا توجد مواعيد معاينة مفتوحة لـ{place} حاليا، لكن الوكيل يستطيع ترتيب موعد معك.',
    nearestHome: 'الأقرب لدي هو {place}. هل أبحث عن مواعيد لمعاينته؟',
  },
};

export const bookingPhrasesOf = (language: AssistantLanguage): BookingPhrases => PHRASES[language];
