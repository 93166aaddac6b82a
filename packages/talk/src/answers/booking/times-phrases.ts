import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** What is said over the times that are offered. Each names by whose clocks it is. */
type TimesPhrases = {
  timesFree: string;
  /** Not at the minute that was asked for, but close to it. */
  timesNear: string;
  timesElse: string;
  timesTaken: string;
  /** The same over a single time. */
  oneFree: string;
  oneNear: string;
  oneElse: string;
  oneTaken: string;
  stillFree: string;
  oneStill: string;
  suitsOne: string;
  /** Of several days that were asked for, one on which nothing is free. */
  noneOn: string;
  /** A weekday and a date were said that are not the same day. */
  daysDiffer: string;
  /** A time that is offered is on a public holiday. */
  holiday: string;
  unclear: string;
  noTimes: string;
};

const TIMES: Readonly<Record<AssistantLanguage, TimesPhrases>> = {
  en: {
    timesFree: '{place}: these times are free ({zone} time).',
    timesNear: 'That exact time isn’t free at {place}, but these are close to it ({zone} time).',
    timesElse: 'Nothing is free then at {place}. These are the next free times ({zone} time).',
    timesTaken: 'That time has just been taken. These are free at {place} ({zone} time).',
    oneFree: '{place}: this time is free ({zone} time).',
    oneNear: 'That exact time isn’t free at {place}, but this one is close to it ({zone} time).',
    oneElse: 'Nothing is free then at {place}. The next free time is this one ({zone} time).',
    oneTaken: 'That time has just been taken. This one is free at {place} ({zone} time).',
    stillFree: 'For {place} these times are offered.',
    oneStill: 'For {place} this time is offered.',
    suitsOne: 'Does that suit you?',
    noneOn: 'Nothing that suits is free on {days}.',
    daysDiffer: '{date} is a {weekday}, and you said {said}. Which day do you mean?',
    holiday: '{day} is a public holiday, but these times are open.',
    unclear: 'Sorry, I didn’t get that.',
    noTimes: 'There are no open viewing times for {place} right now, but the agent can arrange one with you.',
  },
  de: {
    timesFree: '{place}: diese Zeiten sind frei (Uhrzeit in {zone}).',
    timesNear: 'Genau dann ist {place} nicht frei, aber kurz davor oder danach (Uhrzeit in {zone}).',
    timesElse: 'Dann ist {place} nicht frei. Das sind die nächsten freien Zeiten (Uhrzeit in {zone}).',
    timesTaken: 'Diese Zeit wurde gerade vergeben. Für {place} sind diese frei (Uhrzeit in {zone}).',
    oneFree: '{place}: diese Zeit ist frei (Uhrzeit in {zone}).',
    oneNear: 'Genau dann ist {place} nicht frei, aber diese Zeit liegt nahe daran (Uhrzeit in {zone}).',
    oneElse: 'Dann ist {place} nicht frei. Die nächste freie Zeit ist diese (Uhrzeit in {zone}).',
    oneTaken: 'Diese Zeit wurde gerade vergeben. Für {place} ist diese frei (Uhrzeit in {zone}).',
    stillFree: 'Für {place} stehen diese Zeiten zur Wahl.',
    oneStill: 'Für {place} steht diese Zeit zur Wahl.',
    suitsOne: 'Passt Ihnen das?',
    noneOn: 'Am {days} ist nichts Passendes frei.',
    daysDiffer: 'Der {date} ist ein {weekday}, Sie sagten {said}. Welchen Tag meinen Sie?',
    holiday: '{day} ist ein Feiertag, diese Zeiten sind aber offen.',
    unclear: 'Das habe ich leider nicht verstanden.',
    noTimes:
      'Für {place} sind gerade keine Besichtigungszeiten offen. Der Makler kann aber eine mit Ihnen vereinbaren.',
  },
  fr: {
    timesFree: '{place} : ces horaires sont libres (heure de {zone}).',
    timesNear:
      'Pas exactement à cette heure pour {place}, mais ces horaires en sont proches (heure de {zone}).',
    timesElse:
      'Rien de libre à ce moment-là pour {place}. Voici les prochains horaires libres (heure de {zone}).',
    timesTaken: 'Ce créneau vient d’être pris. Ceux-ci sont libres pour {place} (heure de {zone}).',
    oneFree: '{place} : cet horaire est libre (heure de {zone}).',
    oneNear: 'Pas exactement à cette heure pour {place}, mais cet horaire en est proche (heure de {zone}).',
    oneElse:
      'Rien de libre à ce moment pour {place}. Le prochain horaire libre est celui-ci (heure de {zone}).',
    oneTaken: 'Cet horaire vient d’être pris. Celui-ci est libre pour {place} (heure de {zone}).',
    stillFree: 'Pour {place}, voici les horaires proposés.',
    oneStill: 'Pour {place}, cet horaire est proposé.',
    suitsOne: 'Cela vous convient-il ?',
    noneOn: 'Rien de libre qui convienne le {days}.',
    daysDiffer: 'Le {date} est un {weekday}, vous avez dit {said}. Quel jour voulez-vous ?',
    holiday: '{day} est un jour férié, mais ces horaires sont ouverts.',
    unclear: 'Désolé, je n’ai pas compris.',
    noTimes:
      'Aucun créneau de visite n’est ouvert pour {place} en ce moment, mais l’agent peut en fixer un avec vous.',
  },
  es: {
    timesFree: '{place}: estas horas están libres (hora de {zone}).',
    timesNear: 'A esa hora exacta no hay hueco en {place}, pero estas están cerca (hora de {zone}).',
    timesElse:
      'A esa hora no hay nada libre en {place}. Estas son las próximas horas libres (hora de {zone}).',
    timesTaken: 'Esa hora se acaba de ocupar. En {place} están libres estas (hora de {zone}).',
    oneFree: '{place}: esta hora está libre (hora de {zone}).',
    oneNear: 'A esa hora exacta no, pero esta es cercana, {place} (hora de {zone}).',
    oneElse: 'Entonces no hay nada libre en {place}. La próxima hora libre es esta (hora de {zone}).',
    oneTaken: 'Esa hora acaba de ocuparse. En {place} está libre esta (hora de {zone}).',
    stillFree: 'Para {place} se ofrecen estas horas.',
    oneStill: 'Para {place} se ofrece esta hora.',
    suitsOne: '¿Le viene bien?',
    noneOn: 'El {days} no queda nada libre que encaje.',
    daysDiffer: 'El {date} es {weekday} y usted dijo {said}. ¿Qué día quiere decir?',
    holiday: '{day} es festivo, pero estas horas están abiertas.',
    unclear: 'Perdone, no le he entendido.',
    noTimes:
      'Ahora no hay horas de visita abiertas para {place}, pero el agente puede acordar una con usted.',
  },
  it: {
    timesFree: '{place}: questi orari sono liberi (ora di {zone}).',
    timesNear: 'Proprio a quell’ora {place} non è libero, ma questi orari sono vicini (ora di {zone}).',
    timesElse:
      'A quell’ora non c’è nulla di libero per {place}. Ecco i prossimi orari liberi (ora di {zone}).',
    timesTaken: 'Quell’orario è appena stato preso. Per {place} sono liberi questi (ora di {zone}).',
    oneFree: '{place}: questo orario è libero (ora di {zone}).',
    oneNear: 'Proprio a quell’ora no, ma questo orario è vicino, {place} (ora di {zone}).',
    oneElse:
      'A quell’ora non c’è nulla di libero per {place}. Il prossimo orario libero è questo (ora di {zone}).',
    oneTaken: 'Quell’orario è appena stato preso. Per {place} è libero questo (ora di {zone}).',
    stillFree: 'Per {place} sono proposti questi orari.',
    oneStill: 'Per {place} è proposto questo orario.',
    suitsOne: 'Le va bene?',
    noneOn: '{days}: nulla di libero che vada bene.',
    daysDiffer: 'Il {date} è {weekday} e lei ha detto {said}. Quale giorno intende?',
    holiday: '{day} è un giorno festivo, ma questi orari sono aperti.',
    unclear: 'Mi scusi, non ho capito.',
    noTimes:
      'Al momento non ci sono orari di visita aperti per {place}, ma l’agente può concordarne uno con lei.',
  },
  pt: {
    timesFree: '{place}: estes horários estão livres (hora de {zone}).',
    timesNear: 'Exatamente nesse horário {place} não está livre, mas estes são próximos (hora de {zone}).',
    timesElse:
      'Não há nada livre nesse momento em {place}. Estes são os próximos horários livres (hora de {zone}).',
    timesTaken: 'Esse horário acabou de ser ocupado. Em {place} estão livres estes (hora de {zone}).',
    oneFree: '{place}: este horário está livre (hora de {zone}).',
    oneNear: 'Exatamente nessa hora não, mas este horário é próximo, {place} (hora de {zone}).',
    oneElse: 'Não há nada livre nesse momento em {place}. O próximo horário livre é este (hora de {zone}).',
    oneTaken: 'Esse horário acabou de ser ocupado. Em {place} está livre este (hora de {zone}).',
    stillFree: 'Para {place} estão oferecidos estes horários.',
    oneStill: 'Para {place} está oferecido este horário.',
    suitsOne: 'Fica bom para você?',
    noneOn: 'Em {days} não há nada livre que sirva.',
    daysDiffer: 'O dia {date} é {weekday} e você disse {said}. Qual dia quer dizer?',
    holiday: '{day} é feriado, mas estes horários estão abertos.',
    unclear: 'Desculpe, não entendi.',
    noTimes:
      'Neste momento não há horários de visita abertos para {place}, mas o corretor pode combinar um com você.',
  },
  ru: {
    timesFree: '{place}: свободно это время (часовой пояс {zone}).',
    timesNear: 'Ровно на это время {place} занят, но рядом есть эти (время: {zone}).',
    timesElse:
      'В это время для {place} ничего свободного нет. Ближайшее свободное время (часовой пояс {zone}):',
    timesTaken: 'Это время только что заняли. Для {place} свободно следующее (часовой пояс {zone}).',
    oneFree: '{place}: свободно это время (по часам {zone}).',
    oneNear: 'Именно в это время {place} занято, но есть близкое (по часам {zone}).',
    oneElse: 'В это время {place} занято. Ближайшее свободное время (по часам {zone}):',
    oneTaken: 'Это время только что заняли. {place}: свободно это (по часам {zone}).',
    stillFree: 'Для {place} предложено это время.',
    oneStill: 'Для {place} предложено это время.',
    suitsOne: 'Вам подходит?',
    noneOn: '{days}: подходящего свободного времени нет.',
    daysDiffer: '{date} — это {weekday}, а вы сказали «{said}». Какой день вы имеете в виду?',
    holiday: '{day} — праздничный день, но это время открыто.',
    unclear: 'Извините, я не понял.',
    noTimes: 'Для {place} сейчас нет открытого времени для просмотра, но агент может договориться с вами.',
  },
  zh: {
    timesFree: '{place}以下时间有空（{zone}当地时间）。',
    timesNear: '{place}正好那个时间没有空，但这些时间很接近（{zone}当地时间）。',
    timesElse: '{place}那个时间没有空。最近的空闲时间如下（{zone}当地时间）。',
    timesTaken: '那个时间刚刚被订走。{place}以下时间有空（{zone}当地时间）。',
    oneFree: '{place}这个时间有空（{zone}当地时间）。',
    oneNear: '{place}那个时间没空，但这个时间很接近（{zone}当地时间）。',
    oneElse: '{place}那时没有空。下一个有空的时间是（{zone}当地时间）：',
    oneTaken: '那个时间刚刚被订走。{place}这个时间有空（{zone}当地时间）。',
    stillFree: '{place}可选的时间如下。',
    oneStill: '{place}可选这个时间。',
    suitsOne: '这个时间可以吗？',
    noneOn: '{days}没有合适的空档。',
    daysDiffer: '{date}是{weekday}，您说的是{said}。您指的是哪一天？',
    holiday: '{day}是公众假期，但这些时间可以预约。',
    unclear: '抱歉，我没有听懂。',
    noTimes: '{place}目前没有开放的看房时间，不过经纪人可以和您另约。',
  },
  ja: {
    timesFree: '{place}は次の時間が空いています（{zone}の時刻）。',
    timesNear:
      'ちょうどその時間は{place}に空きがありませんが、近い時間ではこちらが空いています（{zone}の時刻）。',
    timesElse: 'その時間は{place}に空きがありません。次に空いているのはこちらです（{zone}の時刻）。',
    timesTaken: 'その時間はちょうど埋まりました。{place}はこちらが空いています（{zone}の時刻）。',
    oneFree: '{place}はこの時間が空いています（{zone}の時刻）。',
    oneNear: '{place}はちょうどその時間は空いていませんが、近い時間があります（{zone}の時刻）。',
    oneElse: '{place}はその時間は空いていません。次に空いている時間はこちらです（{zone}の時刻）。',
    oneTaken: 'その時間は今ほかの方が予約しました。{place}はこの時間が空いています（{zone}の時刻）。',
    stillFree: '{place}はこちらの時間をご案内しています。',
    oneStill: '{place}はこの時間をご案内しています。',
    suitsOne: 'こちらでよろしいですか？',
    noneOn: '{days}はご希望に合う空きがありません。',
    daysDiffer: '{date}は{weekday}ですが、{said}とおっしゃいました。どちらの日でしょうか？',
    holiday: '{day}は祝日ですが、この時間は予約できます。',
    unclear: 'すみません、わかりませんでした。',
    noTimes: '{place}は今、予約できる見学時間がありません。担当者が個別に調整できます。',
  },
  ko: {
    timesFree: '{place}은(는) 다음 시간이 비어 있습니다({zone} 시각).',
    timesNear: '정확히 그 시간은 {place}에 빈자리가 없지만, 가까운 시간은 이렇습니다({zone} 시각).',
    timesElse: '그때는 {place}에 빈 시간이 없습니다. 다음으로 빈 시간은 이렇습니다({zone} 시각).',
    timesTaken: '그 시간은 방금 예약되었습니다. {place}은(는) 다음 시간이 비어 있습니다({zone} 시각).',
    oneFree: '{place}: 이 시간이 비어 있습니다({zone} 시각).',
    oneNear: '{place}: 바로 그 시간은 비어 있지 않지만 가까운 시간이 있습니다({zone} 시각).',
    oneElse: '{place}: 그때는 빈 시간이 없습니다. 다음 빈 시간입니다({zone} 시각).',
    oneTaken: '그 시간은 방금 예약되었습니다. {place}: 이 시간이 비어 있습니다({zone} 시각).',
    stillFree: '{place}에 안내해 드린 시간입니다.',
    oneStill: '{place}: 이 시간을 안내해 드렸습니다.',
    suitsOne: '이 시간 괜찮으세요?',
    noneOn: '{days}에는 맞는 빈 시간이 없습니다.',
    daysDiffer: '{date}은 {weekday}인데 {said}이라고 하셨습니다. 어느 날인가요?',
    holiday: '{day}은(는) 공휴일이지만 이 시간은 예약할 수 있습니다.',
    unclear: '죄송합니다, 이해하지 못했습니다.',
    noTimes: '지금은 {place}에 열린 방문 시간이 없지만, 담당자가 따로 시간을 잡아 드릴 수 있습니다.',
  },
  hi: {
    timesFree: '{place}: ये समय खाली हैं ({zone} की घड़ी से)।',
    timesNear: '{place} में ठीक उसी समय जगह नहीं है, पर ये समय पास के हैं ({zone} का समय)।',
    timesElse: '{place} में उस समय कुछ खाली नहीं है। अगले खाली समय ये हैं ({zone} की घड़ी से)।',
    timesTaken: 'वह समय अभी-अभी ले लिया गया। {place} में ये खाली हैं ({zone} की घड़ी से)।',
    oneFree: '{place}: यह समय खाली है ({zone} की घड़ी से)।',
    oneNear: '{place}: ठीक उस समय खाली नहीं है, पर यह समय पास का है ({zone} की घड़ी से)।',
    oneElse: '{place} में उस समय कुछ खाली नहीं है। अगला खाली समय यह है ({zone} की घड़ी से)।',
    oneTaken: 'वह समय अभी किसी और ने ले लिया। {place} में यह समय खाली है ({zone} की घड़ी से)।',
    stillFree: '{place} के लिए ये समय दिए गए हैं।',
    oneStill: '{place} के लिए यह समय दिया गया है।',
    suitsOne: 'क्या यह ठीक रहेगा?',
    noneOn: '{days} को आपके हिसाब का कुछ खाली नहीं है।',
    daysDiffer: '{date} को {weekday} है और आपने {said} कहा। आपका मतलब किस दिन से है?',
    holiday: '{day} को सार्वजनिक अवकाश है, पर ये समय खुले हैं।',
    unclear: 'माफ़ कीजिए, मैं समझ नहीं पाया।',
    noTimes: 'अभी {place} के लिए देखने का कोई समय खुला नहीं है, पर एजेंट आपके साथ समय तय कर सकते हैं।',
  },
  ar: {
    timesFree: '{place}: هذه المواعيد متاحة (بتوقيت {zone}).',
    timesNear: 'ذلك الوقت بالضبط غير متاح في {place}، لكن هذه الأوقات قريبة منه (بتوقيت {zone}).',
    timesElse: 'لا يوجد موعد متاح حينها في {place}. أقرب المواعيد المتاحة (بتوقيت {zone}) هي:',
    timesTaken: 'حُجز ذلك الموعد للتو. المتاح في {place} (بتوقيت {zone}) هو:',
    oneFree: '{place}: هذا الموعد متاح (بتوقيت {zone}).',
    oneNear: '{place}: ذلك الوقت تحديدًا غير متاح، لكن هذا قريب منه (بتوقيت {zone}).',
    oneElse: '{place}: لا شيء متاح حينها. أقرب موعد متاح هو هذا (بتوقيت {zone}).',
    oneTaken: 'حُجز ذلك الموعد للتو. في {place} هذا متاح (بتوقيت {zone}).',
    stillFree: 'المواعيد المعروضة لـ{place}:',
    oneStill: 'لـ {place} هذا الموعد معروض.',
    suitsOne: 'هل يناسبك؟',
    noneOn: 'لا موعد مناسب متاح يوم {days}.',
    daysDiffer: '{date} هو {weekday} وأنت قلت {said}. أي يوم تقصد؟',
    holiday: '{day} عطلة رسمية، لكن هذه المواعيد متاحة.',
    unclear: 'عذرا، لم أفهم ذلك.',
    noTimes: 'لا توجد مواعيد معاينة مفتوحة لـ{place} حاليا، لكن الوكيل يستطيع ترتيب موعد معك.',
  },
};

export const timesPhrasesOf = (language: AssistantLanguage): TimesPhrases => TIMES[language];
