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
};

const PHRASES: Readonly<Record<AssistantLanguage, BookingPhrases>> = {
  en: {
    timesFree: '{place}: these times are free ({zone} time).',
    timesElse: 'Nothing is free then at {place}. These are the next free times ({zone} time).',
    timesTaken: 'That time has just been taken. These are free at {place} ({zone} time).',
    booked: 'Booked: {when}, {place}.',
    bookedMail: 'The confirmation goes to {email}, with a link to move or cancel.',
    bookedHere: 'It’s in the calendar.',
    moved: 'Moved: {when}, {place}.',
    cancelled: 'Cancelled: {when}, {place}.',
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
  },
};

export const bookingPhrasesOf = (language: AssistantLanguage): BookingPhrases => PHRASES[language];
