import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** What is said of times. Each names by whose clocks it is. */
type BookingPhrases = {
  timesFree: string;
  /** Not at the minute that was asked for, but close to it. */
  timesNear: string;
  timesElse: string;
  timesTaken: string;
  booked: string;
  bookedMail: string;
  bookedText: string;
  /** Where nothing can be sent: the page of the booking is shown in the talk. */
  bookedPage: string;
  bookedCode: string;
  /** Whoever wants none yet, in the place of a time that was held. */
  notBooked: string;
  recount: string;
  recountAgent: string;
  recountChange: string;
  recountNone: string;
  /** Two homes were named, and one is booked. */
  alsoView: string;
  /** A time that is offered is on a public holiday. */
  holiday: string;
  bookedHere: string;
  moved: string;
  cancelled: string;
  /** The time that was chosen, before it is asked for whom. */
  chosen: string;
  stillFree: string;
  unclear: string;
  askName: string;
  askReach: string;
  /** The same once more, in other words. */
  reachAgain: string;
  nameAgain: string;
  contactAgain: string;
  /** What was given as a number or an address and is none. */
  unusable: string;
  noTimes: string;
  nearestHome: string;
  whichHome: string;
};

const PHRASES: Readonly<Record<AssistantLanguage, BookingPhrases>> = {
  en: {
    timesFree: '{place}: these times are free ({zone} time).',
    timesNear: 'That exact time isn’t free at {place}, but these are close to it ({zone} time).',
    timesElse: 'Nothing is free then at {place}. These are the next free times ({zone} time).',
    timesTaken: 'That time has just been taken. These are free at {place} ({zone} time).',
    booked: 'Booked: {when}, {place}.',
    bookedMail: 'The confirmation goes to {email}, with a link to move or cancel.',
    bookedHere: 'It’s in the calendar.',
    moved: 'Moved: {when}, {place}.',
    cancelled: 'Cancelled: {when}, {place}.',
    chosen: '{when} at {place} is free.',
    stillFree: 'For {place} these times are offered.',
    unclear: 'Sorry, I didn’t get that.',
    askName: 'What name shall I book it under?',
    noTimes: 'There are no open viewing times for {place} right now, but the agent can arrange one with you.',
    nearestHome: 'The nearest that I have is {place}. Shall I look for times to see it?',
    whichHome: 'Which of these homes would you like to see?',
    askReach: 'Which phone number or email address can we reach you on?',
    reachAgain: 'Could you type the phone number in digits or an email address, like name@example.com?',
    nameAgain: 'A first name is enough. Who shall I put it under?',
    contactAgain: 'I still need two things: a name, and a phone number in digits or an email address.',
    unusable:
      '{said} doesn’t look right. Could you check it? Numbers from other countries start with + and the country code.',
    bookedText: 'The confirmation comes by text to {phone}, with a link to move or cancel.',
    bookedPage:
      'Please keep the link to your booking: it shows the details and lets you move or cancel. Or just tell me here.',
    bookedCode: 'Your booking code is {code}.',
    notBooked:
      'No worries, nothing is booked and no time is held for you. Whenever you’d like to see it, just tell me.',
    recount: 'You’re booked for {when}, {place}.',
    recountAgent: '{agent} will meet you there.',
    recountChange: 'To move or cancel it, just tell me here.',
    recountNone: 'Nothing is booked in this conversation at the moment. Shall I look for a time?',
    alsoView: 'You also wanted to see {place}. Shall I look for times there?',
    holiday: '{day} is a public holiday, but these times are open.',
  },
  de: {
    timesFree: '{place}: diese Zeiten sind frei (Uhrzeit in {zone}).',
    timesNear: 'Genau dann ist {place} nicht frei, aber kurz davor oder danach (Uhrzeit in {zone}).',
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
    noTimes:
      'Für {place} sind gerade keine Besichtigungszeiten offen. Der Makler kann aber eine mit Ihnen vereinbaren.',
    nearestHome: 'Am nächsten kommt {place}. Soll ich dafür nach Besichtigungszeiten suchen?',
    whichHome: 'Welches dieser Häuser möchten Sie besichtigen?',
    askReach: 'Unter welcher Telefonnummer oder E-Mail-Adresse erreichen wir Sie?',
    reachAgain:
      'Könnten Sie die Telefonnummer in Ziffern schreiben oder eine E-Mail-Adresse wie name@example.com?',
    nameAgain: 'Ein Vorname genügt. Wen darf ich eintragen?',
    contactAgain:
      'Zwei Dinge fehlen noch: ein Name und eine Telefonnummer in Ziffern oder eine E-Mail-Adresse.',
    unusable:
      '{said} scheint nicht zu stimmen. Könnten Sie es prüfen? Nummern aus anderen Ländern beginnen mit + und der Landesvorwahl.',
    bookedText: 'Die Bestätigung kommt per SMS an {phone}, mit einem Link zum Verlegen oder Absagen.',
    bookedPage:
      'Bitte bewahren Sie den Link zu Ihrer Buchung auf: Dort sehen Sie alles und können verlegen oder absagen. Oder sagen Sie es mir einfach hier.',
    bookedCode: 'Ihr Buchungscode ist {code}.',
    notBooked:
      'Alles gut, es ist nichts gebucht und keine Zeit mehr für Sie reserviert. Wenn Sie doch besichtigen möchten, sagen Sie mir einfach Bescheid.',
    recount: 'Sie sind gebucht für {when}, {place}.',
    recountAgent: '{agent} empfängt Sie dort.',
    recountChange: 'Zum Verlegen oder Absagen sagen Sie es mir einfach hier.',
    recountNone: 'In diesem Gespräch ist gerade nichts gebucht. Soll ich nach einer Zeit suchen?',
    alsoView: 'Sie wollten auch {place} sehen. Soll ich dort nach Zeiten suchen?',
    holiday: '{day} ist ein Feiertag, diese Zeiten sind aber offen.',
  },
  fr: {
    timesFree: '{place} : ces horaires sont libres (heure de {zone}).',
    timesNear:
      'Pas exactement à cette heure pour {place}, mais ces horaires en sont proches (heure de {zone}).',
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
    noTimes:
      'Aucun créneau de visite n’est ouvert pour {place} en ce moment, mais l’agent peut en fixer un avec vous.',
    nearestHome: 'Le plus proche que j’ai est {place}. Dois-je chercher des horaires de visite ?',
    whichHome: 'Lequel de ces biens souhaitez-vous visiter ?',
    askReach: 'À quel numéro de téléphone ou à quelle adresse e-mail pouvons-nous vous joindre ?',
    reachAgain: 'Pourriez-vous écrire le numéro en chiffres ou une adresse e-mail, comme nom@example.com ?',
    nameAgain: 'Un prénom suffit. Qui dois-je inscrire ?',
    contactAgain: 'Il me manque encore deux choses : un nom, et un numéro en chiffres ou une adresse e-mail.',
    unusable:
      '{said} ne semble pas correct. Pourriez-vous vérifier ? Les numéros d’autres pays commencent par + et l’indicatif du pays.',
    bookedText: 'La confirmation arrive par SMS au {phone}, avec un lien pour déplacer ou annuler.',
    bookedPage:
      'Gardez bien le lien vers votre réservation : vous y verrez les détails et pourrez déplacer ou annuler. Ou dites-le-moi simplement ici.',
    bookedCode: 'Votre code de réservation est {code}.',
    notBooked:
      'Pas de souci, rien n’est réservé et aucun créneau n’est retenu. Dès que vous souhaitez visiter, dites-le-moi.',
    recount: 'Votre visite est prévue {when}, {place}.',
    recountAgent: '{agent} vous accueillera sur place.',
    recountChange: 'Pour la déplacer ou l’annuler, dites-le-moi ici.',
    recountNone: 'Rien n’est réservé dans cette conversation pour le moment. Dois-je chercher un créneau ?',
    alsoView: 'Vous vouliez aussi voir {place}. Dois-je y chercher des horaires ?',
    holiday: '{day} est un jour férié, mais ces horaires sont ouverts.',
  },
  es: {
    timesFree: '{place}: estas horas están libres (hora de {zone}).',
    timesNear: 'A esa hora exacta no hay hueco en {place}, pero estas están cerca (hora de {zone}).',
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
    noTimes:
      'Ahora no hay horas de visita abiertas para {place}, pero el agente puede acordar una con usted.',
    nearestHome: 'Lo más cercano que tengo es {place}. ¿Busco horas para visitarla?',
    whichHome: '¿Cuál de estas viviendas quiere visitar?',
    askReach: '¿En qué teléfono o correo electrónico le podemos localizar?',
    reachAgain: '¿Podría escribir el número en cifras o un correo, como nombre@example.com?',
    nameAgain: 'Basta un nombre de pila. ¿A quién apunto?',
    contactAgain: 'Aún me faltan dos cosas: un nombre, y un teléfono en cifras o un correo electrónico.',
    unusable:
      '{said} no parece correcto. ¿Puede revisarlo? Los números de otros países empiezan por + y el prefijo del país.',
    bookedText: 'La confirmación llega por SMS al {phone}, con un enlace para cambiar o cancelar.',
    bookedPage:
      'Guarde el enlace de su reserva: ahí ve los detalles y puede cambiarla o cancelarla. O dígamelo aquí.',
    bookedCode: 'Su código de reserva es {code}.',
    notBooked:
      'No se preocupe, no hay nada reservado ni ninguna hora guardada. Cuando quiera visitarla, dígamelo.',
    recount: 'Su visita es el {when}, {place}.',
    recountAgent: 'Le recibirá {agent}.',
    recountChange: 'Para cambiarla o cancelarla, dígamelo aquí.',
    recountNone: 'Ahora mismo no hay nada reservado en esta conversación. ¿Busco una hora?',
    alsoView: 'También quería ver {place}. ¿Busco horas allí?',
    holiday: '{day} es festivo, pero estas horas están abiertas.',
  },
  it: {
    timesFree: '{place}: questi orari sono liberi (ora di {zone}).',
    timesNear: 'Proprio a quell’ora {place} non è libero, ma questi orari sono vicini (ora di {zone}).',
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
    noTimes:
      'Al momento non ci sono orari di visita aperti per {place}, ma l’agente può concordarne uno con lei.',
    nearestHome: 'Il più vicino che ho è {place}. Cerco gli orari per visitarlo?',
    whichHome: 'Quale di queste case vuole visitare?',
    askReach: 'A quale numero di telefono o indirizzo e-mail possiamo raggiungerla?',
    reachAgain: 'Può scrivere il numero in cifre o un’e-mail, come nome@example.com?',
    nameAgain: 'Basta il nome di battesimo. Chi devo segnare?',
    contactAgain: 'Mi mancano ancora due cose: un nome, e un telefono in cifre o un’e-mail.',
    unusable:
      '{said} non sembra corretto. Può controllare? I numeri di altri paesi iniziano con + e il prefisso del paese.',
    bookedText: 'La conferma arriva per SMS al {phone}, con un link per spostare o annullare.',
    bookedPage:
      'Conservi il link alla sua prenotazione: lì vede i dettagli e può spostarla o annullarla. Oppure lo dica a me qui.',
    bookedCode: 'Il suo codice di prenotazione è {code}.',
    notBooked:
      'Nessun problema, non è prenotato nulla e nessun orario è tenuto per lei. Quando vorrà visitarla, me lo dica.',
    recount: 'La sua visita è {when}, {place}.',
    recountAgent: 'La accoglierà {agent}.',
    recountChange: 'Per spostarla o annullarla, lo dica a me qui.',
    recountNone: 'Al momento in questa conversazione non c’è nulla di prenotato. Cerco un orario?',
    alsoView: 'Voleva vedere anche {place}. Cerco gli orari?',
    holiday: '{day} è un giorno festivo, ma questi orari sono aperti.',
  },
  pt: {
    timesFree: '{place}: estes horários estão livres (hora de {zone}).',
    timesNear: 'Exatamente nesse horário {place} não está livre, mas estes são próximos (hora de {zone}).',
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
    noTimes:
      'Neste momento não há horários de visita abertos para {place}, mas o corretor pode combinar um com você.',
    nearestHome: 'O mais próximo que tenho é {place}. Procuro horários para visitar?',
    whichHome: 'Qual destas casas você quer visitar?',
    askReach: 'Em que telefone ou e-mail podemos falar com você?',
    reachAgain: 'Você pode escrever o número em algarismos ou um e-mail, como nome@example.com?',
    nameAgain: 'Basta o primeiro nome. Em nome de quem fica?',
    contactAgain: 'Ainda faltam duas coisas: um nome, e um telefone em algarismos ou um e-mail.',
    unusable:
      '{said} não parece correto. Pode verificar? Os números de outros países começam com + e o código do país.',
    bookedText: 'A confirmação chega por SMS ao {phone}, com um link para mudar ou cancelar.',
    bookedPage:
      'Guarde o link da sua reserva: lá você vê os detalhes e pode mudar ou cancelar. Ou é só me dizer aqui.',
    bookedCode: 'Seu código de reserva é {code}.',
    notBooked:
      'Sem problema, nada ficou reservado e nenhum horário está guardado. Quando quiser visitar, é só dizer.',
    recount: 'Sua visita é {when}, {place}.',
    recountAgent: '{agent} recebe você lá.',
    recountChange: 'Para mudar ou cancelar, é só me dizer aqui.',
    recountNone: 'No momento não há nada reservado nesta conversa. Procuro um horário?',
    alsoView: 'Você também queria ver {place}. Procuro horários lá?',
    holiday: '{day} é feriado, mas estes horários estão abertos.',
  },
  ru: {
    timesFree: '{place}: свободно это время (часовой пояс {zone}).',
    timesNear: 'Ровно на это время {place} занят, но рядом есть эти (время: {zone}).',
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
    noTimes: 'Для {place} сейчас нет открытого времени для просмотра, но агент может договориться с вами.',
    nearestHome: 'Ближе всего подходит {place}. Поискать время для просмотра?',
    whichHome: 'Какой из этих домов вы хотите посмотреть?',
    askReach: 'По какому телефону или на какую почту с вами связаться?',
    reachAgain: 'Напишите, пожалуйста, номер цифрами или почту вида name@example.com.',
    nameAgain: 'Достаточно имени. Кого записать?',
    contactAgain: 'Нужны ещё две вещи: имя и номер телефона цифрами или адрес почты.',
    unusable:
      'Похоже, в {said} ошибка. Проверьте, пожалуйста. Номера других стран начинаются с + и кода страны.',
    bookedText: 'Подтверждение придёт в SMS на {phone} со ссылкой для переноса или отмены.',
    bookedPage:
      'Сохраните ссылку на вашу запись: там видны все подробности, там же её можно перенести или отменить. Или просто напишите мне здесь.',
    bookedCode: 'Код вашей записи: {code}.',
    notBooked:
      'Ничего страшного: ничего не записано, время за вами не держится. Когда захотите посмотреть, просто напишите.',
    recount: 'Вы записаны: {when}, {place}.',
    recountAgent: 'Вас встретит {agent}.',
    recountChange: 'Чтобы перенести или отменить, просто напишите мне здесь.',
    recountNone: 'В этом разговоре сейчас ничего не записано. Поискать время?',
    alsoView: 'Вы хотели посмотреть и {place}. Поискать там время?',
    holiday: '{day} — праздничный день, но это время открыто.',
  },
  zh: {
    timesFree: '{place}以下时间有空（{zone}当地时间）。',
    timesNear: '{place}正好那个时间没有空，但这些时间很接近（{zone}当地时间）。',
    timesElse: '{place}那个时间没有空。最近的空闲时间如下（{zone}当地时间）。',
    timesTaken: '那个时间刚刚被订走。{place}以下时间有空（{zone}当地时间）。',
    booked: '已预约：{when}，{place}。',
    bookedMail: '确认信会发到{email}，里面有更改或取消的链接。',
    bookedHere: '已写入日历。',
    moved: '已更改：{when}，{place}。',
    cancelled: '已取消：{when}，{place}。',
    chosen: '{place}，{when}有空。',
    stillFree: '{place}可选的时间如下。',
    unclear: '抱歉，我没有听懂。',
    askName: '请问用什么姓名预约？',
    noTimes: '{place}目前没有开放的看房时间，不过经纪人可以和您另约。',
    nearestHome: '最接近的是{place}。要我查一下看房时间吗？',
    whichHome: '您想看哪一套？',
    askReach: '请问您的电话或电子邮箱是多少？',
    reachAgain: '能否用数字写下电话号码，或写邮箱，例如 name@example.com？',
    nameAgain: '只要一个称呼就行，请问怎么称呼您？',
    contactAgain: '还需要两样：您的称呼，以及用数字写的电话或邮箱。',
    unusable: '{said}好像不对，麻烦您再核对一下。其他国家的号码以 + 和国家代码开头。',
    bookedText: '确认短信会发到{phone}，里面有更改或取消的链接。',
    bookedPage: '请保存您的预约链接，可以在那里查看详情、更改或取消，也可以直接在这里告诉我。',
    bookedCode: '您的预约码是{code}。',
    notBooked: '没关系，没有预约，也没有为您保留时间。什么时候想看，告诉我就好。',
    recount: '您的预约是{when}，{place}。',
    recountAgent: '{agent}会在那里接您。',
    recountChange: '要更改或取消，直接在这里告诉我就行。',
    recountNone: '这次对话里目前没有预约。要我找个时间吗？',
    alsoView: '您还想看{place}，要我查一下那里的时间吗？',
    holiday: '{day}是公众假期，但这些时间可以预约。',
  },
  ja: {
    timesFree: '{place}は次の時間が空いています（{zone}の時刻）。',
    timesNear:
      'ちょうどその時間は{place}に空きがありませんが、近い時間ではこちらが空いています（{zone}の時刻）。',
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
    noTimes: '{place}は今、予約できる見学時間がありません。担当者が個別に調整できます。',
    nearestHome: '一番近いのは{place}です。見学できる時間を探しましょうか。',
    whichHome: 'どの物件を見学されますか。',
    askReach: 'お電話番号かメールアドレスを教えていただけますか。',
    reachAgain: '電話番号を数字で、またはメールアドレスを name@example.com のように入力していただけますか。',
    nameAgain: '下のお名前だけでも結構です。どなた様でしょうか。',
    contactAgain: 'あと二つお願いします。お名前と、数字の電話番号またはメールアドレスです。',
    unusable: '{said}は正しくないようです。ご確認いただけますか。海外の番号は + と国番号から始めてください。',
    bookedText: '確認のSMSを{phone}にお送りします。変更や取り消しのリンクも入っています。',
    bookedPage:
      'ご予約のリンクを保存しておいてください。詳細の確認、変更、取り消しができます。こちらでお知らせいただいても大丈夫です。',
    bookedCode: 'ご予約番号は{code}です。',
    notBooked:
      'かしこまりました。予約は入れておらず、お取りしている時間もありません。ご覧になりたくなったら、いつでもお知らせください。',
    recount: 'ご予約は{when}、{place}です。',
    recountAgent: '当日は{agent}がご案内します。',
    recountChange: '変更や取り消しは、こちらでお知らせください。',
    recountNone: 'この会話では今、予約はありません。時間をお探ししましょうか。',
    alsoView: '{place}もご覧になりたいとのことでした。そちらの時間もお探ししましょうか。',
    holiday: '{day}は祝日ですが、この時間は予約できます。',
  },
  ko: {
    timesFree: '{place}은(는) 다음 시간이 비어 있습니다({zone} 시각).',
    timesNear: '정확히 그 시간은 {place}에 빈자리가 없지만, 가까운 시간은 이렇습니다({zone} 시각).',
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
    noTimes: '지금은 {place}에 열린 방문 시간이 없지만, 담당자가 따로 시간을 잡아 드릴 수 있습니다.',
    nearestHome: '가장 가까운 것은 {place}입니다. 방문 시간을 찾아볼까요?',
    whichHome: '어느 집을 보고 싶으신가요?',
    askReach: '연락 가능한 전화번호나 이메일을 알려 주시겠어요?',
    reachAgain: '전화번호를 숫자로, 또는 이메일을 name@example.com처럼 적어 주시겠어요?',
    nameAgain: '이름만 알려 주셔도 됩니다. 누구로 적을까요?',
    contactAgain: '두 가지가 더 필요합니다. 성함, 그리고 숫자로 적은 전화번호나 이메일입니다.',
    unusable:
      '{said}이(가) 맞지 않는 것 같습니다. 확인해 주시겠어요? 다른 나라 번호는 +와 국가 번호로 시작합니다.',
    bookedText: '확인 문자를 {phone}(으)로 보냅니다. 옮기거나 취소하는 링크가 들어 있습니다.',
    bookedPage:
      '예약 링크를 보관해 주세요. 자세한 내용을 보고 옮기거나 취소할 수 있습니다. 여기서 말씀하셔도 됩니다.',
    bookedCode: '예약 번호는 {code}입니다.',
    notBooked: '괜찮습니다. 예약된 것도, 잡아 둔 시간도 없습니다. 보고 싶으실 때 언제든 말씀해 주세요.',
    recount: '예약은 {when}, {place}입니다.',
    recountAgent: '{agent} 담당자가 안내해 드립니다.',
    recountChange: '옮기거나 취소하시려면 여기서 말씀해 주세요.',
    recountNone: '지금 이 대화에는 예약된 것이 없습니다. 시간을 찾아볼까요?',
    alsoView: '{place}도 보고 싶다고 하셨습니다. 그곳 시간도 찾아볼까요?',
    holiday: '{day}은(는) 공휴일이지만 이 시간은 예약할 수 있습니다.',
  },
  hi: {
    timesFree: '{place}: ये समय खाली हैं ({zone} की घड़ी से)।',
    timesNear: '{place} में ठीक उसी समय जगह नहीं है, पर ये समय पास के हैं ({zone} का समय)।',
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
    noTimes: 'अभी {place} के लिए देखने का कोई समय खुला नहीं है, पर एजेंट आपके साथ समय तय कर सकते हैं।',
    nearestHome: 'सबसे करीब {place} है। क्या मैं उसे देखने का समय ढूँढूँ?',
    whichHome: 'इनमें से कौन सा घर देखना चाहेंगे?',
    askReach: 'किस फ़ोन नंबर या ईमेल पर आपसे संपर्क करें?',
    reachAgain: 'क्या आप फ़ोन नंबर अंकों में लिखेंगे या ईमेल, जैसे name@example.com?',
    nameAgain: 'सिर्फ़ पहला नाम भी चलेगा। किसका नाम लिखूँ?',
    contactAgain: 'दो बातें और चाहिए: एक नाम, और अंकों में फ़ोन नंबर या ईमेल।',
    unusable: '{said} सही नहीं लगता। क्या आप इसे जाँच लेंगे? दूसरे देशों के नंबर + और देश के कोड से शुरू होते हैं।',
    bookedText: 'पुष्टि {phone} पर SMS से आएगी, बदलने या रद्द करने के लिंक के साथ।',
    bookedPage:
      'अपनी बुकिंग का लिंक संभालकर रखें: वहाँ सब विवरण हैं और आप समय बदल या रद्द कर सकते हैं। या मुझे यहीं बता दीजिए।',
    bookedCode: 'आपका बुकिंग कोड {code} है।',
    notBooked: 'कोई बात नहीं, कुछ बुक नहीं है और कोई समय रोका नहीं गया है। जब भी देखना चाहें, बस बता दीजिए।',
    recount: 'आपकी बुकिंग {when}, {place} की है।',
    recountAgent: '{agent} वहाँ आपसे मिलेंगे।',
    recountChange: 'बदलने या रद्द करने के लिए मुझे यहीं बता दीजिए।',
    recountNone: 'इस बातचीत में अभी कुछ बुक नहीं है। क्या मैं समय ढूँढूँ?',
    alsoView: 'आप {place} भी देखना चाहते थे। क्या वहाँ का समय ढूँढूँ?',
    holiday: '{day} को सार्वजनिक अवकाश है, पर ये समय खुले हैं।',
  },
  ar: {
    timesFree: '{place}: هذه المواعيد متاحة (بتوقيت {zone}).',
    timesNear: 'ذلك الوقت بالضبط غير متاح في {place}، لكن هذه الأوقات قريبة منه (بتوقيت {zone}).',
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
    noTimes: 'لا توجد مواعيد معاينة مفتوحة لـ{place} حاليا، لكن الوكيل يستطيع ترتيب موعد معك.',
    nearestHome: 'الأقرب لدي هو {place}. هل أبحث عن مواعيد لمعاينته؟',
    whichHome: 'أي من هذه المنازل تود معاينته؟',
    askReach: 'ما رقم الهاتف أو البريد الإلكتروني الذي نتواصل معك عليه؟',
    reachAgain: 'هل يمكنك كتابة الرقم بالأرقام أو بريد إلكتروني مثل name@example.com؟',
    nameAgain: 'يكفي الاسم الأول. من أسجّل؟',
    contactAgain: 'ما زلت أحتاج إلى أمرين: اسم، ورقم هاتف بالأرقام أو بريد إلكتروني.',
    unusable: 'يبدو أن {said} غير صحيح. هل يمكنك التحقق منه؟ أرقام البلدان الأخرى تبدأ بعلامة + ورمز البلد.',
    bookedText: 'يصل التأكيد برسالة نصية إلى {phone} مع رابط للنقل أو الإلغاء.',
    bookedPage: 'احتفظ برابط حجزك: تجد فيه التفاصيل ويمكنك النقل أو الإلغاء، أو أخبرني هنا.',
    bookedCode: 'رمز حجزك هو {code}.',
    notBooked: 'لا بأس، لم يُحجز شيء ولا يوجد موعد محفوظ لك. متى أردت المعاينة فأخبرني.',
    recount: 'موعدك هو {when}، {place}.',
    recountAgent: 'سيستقبلك {agent} هناك.',
    recountChange: 'للنقل أو الإلغاء أخبرني هنا.',
    recountNone: 'لا يوجد حجز في هذه المحادثة حاليا. هل أبحث عن موعد؟',
    alsoView: 'أردت أيضا معاينة {place}. هل أبحث عن مواعيد هناك؟',
    holiday: '{day} عطلة رسمية، لكن هذه المواعيد متاحة.',
  },
};

export const bookingPhrasesOf = (language: AssistantLanguage): BookingPhrases => PHRASES[language];
