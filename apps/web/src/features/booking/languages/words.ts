import type { LanguageCode } from '@propguard/rules/languages/languages';

/** What a translation says of the booking page; the rest is as in English. `{…}` is filled in. */
const SAID = [
  'language',
  'time',
  'detailsStep',
  'confirmed',
  'intro',
  'introWith',
  'physical',
  'virtual',
  'hybrid',
  'byPhone',
  'selfGuided',
  'free',
  'there',
  'noneTitle',
  'none',
  'details',
  'name',
  'email',
  'phone',
  'optional',
  'people',
  'note',
  'letters',
  'lettersHint',
  'whatsApp',
  'booking',
  'noTime',
  'where',
  'with',
  'cost',
  'noCost',
  'whoever',
  'kept',
  'confirm',
  'confirming',
  'use',
  'taken',
  'takenHint',
  'seeYou',
  'mailed',
  'notMailed',
  'copyLink',
  'addToCalendar',
  'change',
  'wrong',
] as const;
export type Said = (typeof SAID)[number];

type Lines = Record<Said, string>;

/** One line for each of `SAID`, in its order. */
const lines = (written: string): Lines => {
  const each = written.trim().split('\n');
  if (each.length !== SAID.length) throw new Error(`${each.length} lines instead of ${SAID.length}.`);
  return Object.fromEntries(SAID.map((key, at) => [key, (each[at] ?? '').trim()])) as Lines;
};

export const TRANSLATIONS: Record<Exclude<LanguageCode, 'en'>, Lines> = {
  es: lines(`
    Idioma
    Hora
    Datos
    Confirmado
    Elija una hora. Queda confirmada al instante y puede cambiarla hasta dos horas antes.
    Elija una hora con {agent}. Queda confirmada al instante y puede cambiarla hasta dos horas antes.
    En persona
    En directo por vídeo
    En persona o por vídeo
    Por teléfono
    Por su cuenta, con un código
    {count} libres
    {time} allí
    No hay nada libre este mes
    Pruebe el mes siguiente u otra forma de reunirse.
    Sus datos
    Nombre completo
    Correo electrónico
    Móvil
    opcional
    Personas
    ¿Qué debemos saber?
    Enviarme la confirmación y los recordatorios por correo
    Necesario para la reserva
    Recordármelo por WhatsApp dos horas antes
    Su reserva
    Elija primero una hora.
    Dónde
    Con
    Coste
    Ninguno
    Quien esté libre
    Reservado para usted hasta las {time}
    Confirmar la reserva
    Confirmando
    {office} usa sus datos solo para esta reserva, salvo que haya marcado más.
    Acaba de ocuparse
    Sus datos se conservan. Las horas libres más cercanas:
    Nos vemos el {day}
    Revise su correo: ahí están la confirmación, un archivo de calendario y el enlace para cambiarla.
    Guarde este enlace. Lo necesitará para mover o cancelar la reserva.
    Copiar el enlace
    Añadir al calendario
    Cambiar o cancelar
    Revise este campo.`),
  fr: lines(`
    Langue
    Heure
    Coordonnées
    Confirmé
    Choisissez une heure. Elle est confirmée aussitôt et modifiable jusqu’à deux heures avant.
    Choisissez une heure avec {agent}. Elle est confirmée aussitôt et modifiable jusqu’à deux heures avant.
    Sur place
    En direct par vidéo
    Sur place ou par vidéo
    Par téléphone
    Seul, avec un code
    {count} libres
    {time} là-bas
    Rien de libre ce mois-ci
    Essayez le mois suivant, ou une autre façon de se rencontrer.
    Vos coordonnées
    Nom complet
    E-mail
    Mobile
    facultatif
    Personnes
    Que devons-nous savoir ?
    M’envoyer la confirmation et les rappels par e-mail
    Nécessaire pour la réservation
    Me le rappeler par WhatsApp deux heures avant
    Votre réservation
    Choisissez d’abord une heure.
    Où
    Avec
    Coût
    Aucun
    La première personne libre
    Gardé pour vous jusqu’à {time}
    Confirmer la réservation
    Confirmation en cours
    {office} n’utilise vos coordonnées que pour cette réservation, sauf si vous avez coché davantage.
    Vient d’être pris
    Vos coordonnées sont conservées. Les heures libres les plus proches :
    À {day}
    Consultez vos e-mails : confirmation, fichier de calendrier et lien pour la modifier.
    Gardez ce lien. Il vous servira à déplacer ou annuler la réservation.
    Copier le lien
    Ajouter au calendrier
    Modifier ou annuler
    Vérifiez ce champ.`),
  de: lines(`
    Sprache
    Zeit
    Angaben
    Bestätigt
    Wählen Sie eine Zeit. Sie ist sofort bestätigt und bis zwei Stunden vorher änderbar.
    Wählen Sie eine Zeit mit {agent}. Sie ist sofort bestätigt und bis zwei Stunden vorher änderbar.
    Vor Ort
    Live per Video
    Vor Ort oder per Video
    Telefonisch
    Allein, mit einem Code
    {count} frei
    {time} dort
    Diesen Monat ist nichts frei
    Versuchen Sie den nächsten Monat oder eine andere Art des Treffens.
    Ihre Angaben
    Vollständiger Name
    E-Mail
    Mobiltelefon
    optional
    Personen
    Was sollten wir wissen?
    Bestätigung und Erinnerungen per E-Mail senden
    Für die Buchung nötig
    Zwei Stunden vorher per WhatsApp erinnern
    Ihre Buchung
    Wählen Sie zuerst eine Zeit.
    Wo
    Mit
    Kosten
    Keine
    Wer gerade frei ist
    Für Sie reserviert bis {time}
    Buchung bestätigen
    Wird bestätigt
    {office} nutzt Ihre Angaben nur für diese Buchung, sofern Sie nicht mehr angekreuzt haben.
    Gerade vergeben
    Ihre Angaben bleiben erhalten. Die nächsten freien Zeiten:
    Bis {day}
    Sehen Sie in Ihre E-Mails: Bestätigung, Kalenderdatei und der Link zum Ändern.
    Bewahren Sie diesen Link auf. Damit verschieben oder stornieren Sie die Buchung.
    Link kopieren
    Zum Kalender hinzufügen
    Ändern oder stornieren
    Bitte prüfen Sie dieses Feld.`),
  it: lines(`
    Lingua
    Orario
    Dati
    Confermato
    Scelga un orario. È confermato subito e può cambiarlo fino a due ore prima.
    Scelga un orario con {agent}. È confermato subito e può cambiarlo fino a due ore prima.
    Di persona
    In diretta video
    Di persona o in video
    Per telefono
    Da soli, con un codice
    {count} liberi
    {time} sul posto
    Questo mese non c’è nulla di libero
    Provi il mese prossimo o un altro modo di incontrarsi.
    I suoi dati
    Nome e cognome
    Email
    Cellulare
    facoltativo
    Persone
    Che cosa dovremmo sapere?
    Inviatemi conferma e promemoria via email
    Necessario per la prenotazione
    Ricordatemelo su WhatsApp due ore prima
    La sua prenotazione
    Scelga prima un orario.
    Dove
    Con
    Costo
    Nessuno
    Chi è libero
    Tenuto per lei fino alle {time}
    Conferma la prenotazione
    Conferma in corso
    {office} usa i suoi dati solo per questa prenotazione, salvo che abbia spuntato altro.
    Appena preso
    I suoi dati restano. Gli orari liberi più vicini:
    A {day}
    Controlli la posta: conferma, file per il calendario e link per modificarla.
    Conservi questo link. Le servirà per spostare o annullare la prenotazione.
    Copia il link
    Aggiungi al calendario
    Modifica o annulla
    Controlli questo campo.`),
  pt: lines(`
    Idioma
    Horário
    Dados
    Confirmado
    Escolha um horário. Fica confirmado na hora e pode ser alterado até duas horas antes.
    Escolha um horário com {agent}. Fica confirmado na hora e pode ser alterado até duas horas antes.
    Presencial
    Ao vivo por vídeo
    Presencial ou por vídeo
    Por telefone
    Por conta própria, com um código
    {count} livres
    {time} no local
    Nada livre neste mês
    Tente o próximo mês ou outra forma de encontro.
    Seus dados
    Nome completo
    E-mail
    Celular
    opcional
    Pessoas
    O que devemos saber?
    Enviar a confirmação e os lembretes por e-mail
    Necessário para a reserva
    Lembrar por WhatsApp duas horas antes
    Sua reserva
    Escolha primeiro um horário.
    Onde
    Com
    Custo
    Nenhum
    Quem estiver livre
    Reservado para você até {time}
    Confirmar a reserva
    Confirmando
    {office} usa seus dados só para esta reserva, a menos que você tenha marcado mais.
    Acabou de ser ocupado
    Seus dados foram mantidos. Os horários livres mais próximos:
    Até {day}
    Veja seu e-mail: confirmação, arquivo de calendário e o link para alterar.
    Guarde este link. Você vai precisar dele para mudar ou cancelar a reserva.
    Copiar o link
    Adicionar ao calendário
    Alterar ou cancelar
    Verifique este campo.`),
  ru: lines(`
    Язык
    Время
    Данные
    Подтверждено
    Выберите время. Оно подтверждается сразу, изменить его можно не позднее чем за два часа.
    Выберите время с {agent}. Оно подтверждается сразу, изменить его можно не позднее чем за два часа.
    Лично
    По видео
    Лично или по видео
    По телефону
    Самостоятельно, по коду
    Свободно: {count}
    {time} на месте
    В этом месяце нет свободного времени
    Попробуйте следующий месяц или другой способ встречи.
    Ваши данные
    Полное имя
    Электронная почта
    Мобильный телефон
    необязательно
    Человек
    Что нам следует знать?
    Присылать подтверждение и напоминания по почте
    Нужно для записи
    Напомнить в WhatsApp за два часа
    Ваша запись
    Сначала выберите время.
    Где
    С кем
    Стоимость
    Бесплатно
    Кто свободен
    Держим для вас до {time}
    Подтвердить запись
    Подтверждаем
    {office} использует ваши данные только для этой записи, если вы не отметили большего.
    Только что заняли
    Ваши данные сохранены. Ближайшее свободное время:
    До встречи: {day}
    Проверьте почту: там подтверждение, файл календаря и ссылка для изменений.
    Сохраните эту ссылку. Она нужна, чтобы перенести или отменить запись.
    Скопировать ссылку
    Добавить в календарь
    Изменить или отменить
    Проверьте это поле.`),
  ja: lines(`
    言語
    日時
    お客様情報
    確定
    日時をお選びください。すぐに確定し、2時間前まで変更できます。
    {agent} との日時をお選びください。すぐに確定し、2時間前まで変更できます。
    対面
    ビデオ通話
    対面またはビデオ
    電話
    コードで自由見学
    空き {count}
    現地 {time}
    今月は空きがありません
    翌月、または別の方法をお試しください。
    お客様情報
    お名前
    メールアドレス
    携帯電話
    任意
    人数
    事前に伝えたいこと
    確認とお知らせをメールで受け取る
    ご予約に必要です
    2時間前に WhatsApp で知らせる
    ご予約内容
    まず日時をお選びください。
    場所
    担当
    料金
    無料
    空いている担当者
    {time} まで確保しています
    予約を確定する
    確定しています
    {office} は、ほかに選択された場合を除き、この予約のためだけに情報を使います。
    先に予約されました
    入力内容は残っています。近い空き時間:
    {day} にお待ちしています
    確認、カレンダーファイル、変更用リンクをメールでご確認ください。
    このリンクを保存してください。変更や取り消しに必要です。
    リンクをコピー
    カレンダーに追加
    変更または取り消し
    この項目をご確認ください。`),
  ko: lines(`
    언어
    시간
    정보
    확정
    시간을 선택하세요. 바로 확정되며 두 시간 전까지 변경할 수 있습니다.
    {agent}와(과) 만날 시간을 선택하세요. 바로 확정되며 두 시간 전까지 변경할 수 있습니다.
    직접 방문
    실시간 영상
    방문 또는 영상
    전화
    코드로 자유 관람
    {count}개 가능
    현지 {time}
    이번 달에는 빈 시간이 없습니다
    다음 달이나 다른 방법을 선택해 보세요.
    고객 정보
    이름
    이메일
    휴대전화
    선택
    인원
    미리 알려 주실 내용
    확인과 알림을 이메일로 받기
    예약에 필요합니다
    두 시간 전에 WhatsApp으로 알림 받기
    예약 내용
    먼저 시간을 선택하세요.
    장소
    담당자
    비용
    없음
    가능한 담당자
    {time}까지 잡아 두었습니다
    예약 확정
    확정하는 중
    {office}은(는) 추가로 선택하지 않는 한 이 예약에만 정보를 사용합니다.
    방금 예약됨
    입력하신 내용은 그대로 있습니다. 가까운 빈 시간:
    {day}에 뵙겠습니다
    이메일에서 확인서, 캘린더 파일, 변경 링크를 확인하세요.
    이 링크를 보관하세요. 변경하거나 취소할 때 필요합니다.
    링크 복사
    캘린더에 추가
    변경 또는 취소
    이 항목을 확인하세요.`),
  zh: lines(`
    语言
    时间
    信息
    已确认
    请选择时间。立即确认，最晚可在开始前两小时更改。
    请选择与 {agent} 见面的时间。立即确认，最晚可在开始前两小时更改。
    当面
    视频直播
    当面或视频
    电话
    凭码自助看房
    {count} 个空档
    当地 {time}
    本月没有空档
    请试试下个月，或换一种见面方式。
    您的信息
    姓名
    电子邮箱
    手机
    选填
    人数
    有什么需要我们了解？
    通过邮件发送确认和提醒
    预约所需
    提前两小时用 WhatsApp 提醒我
    您的预约
    请先选择时间。
    地点
    对象
    费用
    免费
    有空的人员
    为您保留至 {time}
    确认预约
    正在确认
    除非您另外勾选，{office} 仅将您的信息用于此次预约。
    刚被预订
    您填写的内容已保留。最近的空档：
    {day} 见
    请查收邮件：确认信、日历文件和更改链接。
    请保存此链接，更改或取消预约时需要它。
    复制链接
    加入日历
    更改或取消
    请检查此项。`),
  ar: lines(`
    اللغة
    الوقت
    البيانات
    مؤكد
    اختر وقتًا. يتأكد فورًا ويمكنك تغييره حتى ساعتين قبل الموعد.
    اختر وقتًا مع {agent}. يتأكد فورًا ويمكنك تغييره حتى ساعتين قبل الموعد.
    حضوريًا
    مباشرة بالفيديو
    حضوريًا أو بالفيديو
    بالهاتف
    بمفردك برمز دخول
    المتاح: {count}
    {time} هناك
    لا يوجد وقت متاح هذا الشهر
    جرّب الشهر التالي أو طريقة لقاء أخرى.
    بياناتك
    الاسم الكامل
    البريد الإلكتروني
    الجوال
    اختياري
    عدد الأشخاص
    ماذا ينبغي أن نعرف؟
    أرسلوا لي التأكيد والتذكيرات بالبريد الإلكتروني
    لازم للحجز
    ذكّروني عبر واتساب قبل ساعتين
    حجزك
    اختر وقتًا أولًا.
    المكان
    مع
    التكلفة
    مجانًا
    من يكون متاحًا
    محجوز لك حتى {time}
    تأكيد الحجز
    جارٍ التأكيد
    تستخدم {office} بياناتك لهذا الحجز فقط ما لم تختر غير ذلك.
    حُجز للتو
    بياناتك محفوظة. أقرب الأوقات المتاحة:
    نراك {day}
    راجع بريدك: التأكيد وملف التقويم ورابط التغيير.
    احتفظ بهذا الرابط. ستحتاجه لنقل الحجز أو إلغائه.
    نسخ الرابط
    أضف إلى التقويم
    تغيير أو إلغاء
    راجع هذا الحقل.`),
  hi: lines(`
    भाषा
    समय
    विवरण
    पुष्टि हो गई
    समय चुनें। तुरंत पुष्टि होती है और दो घंटे पहले तक बदल सकते हैं।
    {agent} के साथ समय चुनें। तुरंत पुष्टि होती है और दो घंटे पहले तक बदल सकते हैं।
    आमने-सामने
    वीडियो पर लाइव
    आमने-सामने या वीडियो पर
    फ़ोन पर
    खुद से, कोड के साथ
    {count} खाली
    वहाँ {time}
    इस महीने कुछ खाली नहीं है
    अगला महीना या मिलने का दूसरा तरीका आज़माएँ।
    आपका विवरण
    पूरा नाम
    ईमेल
    मोबाइल
    वैकल्पिक
    लोग
    हमें क्या जानना चाहिए?
    पुष्टि और रिमाइंडर ईमेल से भेजें
    बुकिंग के लिए ज़रूरी
    दो घंटे पहले WhatsApp पर याद दिलाएँ
    आपकी बुकिंग
    पहले समय चुनें।
    कहाँ
    किसके साथ
    शुल्क
    कुछ नहीं
    जो भी उपलब्ध हो
    {time} तक आपके लिए रोका गया
    बुकिंग की पुष्टि करें
    पुष्टि हो रही है
    {office} आपका विवरण केवल इस बुकिंग के लिए उपयोग करता है, जब तक आपने और न चुना हो।
    अभी-अभी बुक हुआ
    आपका विवरण सुरक्षित है। सबसे नज़दीकी खाली समय:
    {day} को मिलते हैं
    ईमेल देखें: पुष्टि, कैलेंडर फ़ाइल और बदलने का लिंक।
    यह लिंक रखें। बुकिंग बदलने या रद्द करने के लिए चाहिए।
    लिंक कॉपी करें
    कैलेंडर में जोड़ें
    बदलें या रद्द करें
    इस जगह को जाँचें।`),
};
