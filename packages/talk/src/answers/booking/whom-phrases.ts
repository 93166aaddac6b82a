import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** What is asked so that a time can be booked for somebody. */
type WhomPhrases = {
  /** The time that was chosen, before it is asked for whom. */
  chosen: string;
  askName: string;
  askReach: string;
  /** The same once more, in other words. */
  reachAgain: string;
  nameAgain: string;
  contactAgain: string;
  /** What was given as a number or an address and is none. */
  unusable: string;
};

const WHOM: Readonly<Record<AssistantLanguage, WhomPhrases>> = {
  en: {
    chosen: '{when} at {place} is free.',
    askName: 'What name shall I book it under?',
    askReach: 'Which phone number or email address can we reach you on?',
    reachAgain: 'Could you type the phone number in digits or an email address, like name@example.com?',
    nameAgain: 'A first name is enough. Who shall I put it under?',
    contactAgain: 'I still need two things: a name, and a phone number in digits or an email address.',
    unusable:
      '{said} doesn’t look right. Could you check it? Numbers from other countries start with + and the country code.',
  },
  de: {
    chosen: '{when}, {place}, ist frei.',
    askName: 'Auf welchen Namen darf ich buchen?',
    askReach: 'Unter welcher Telefonnummer oder E-Mail-Adresse erreichen wir Sie?',
    reachAgain:
      'Könnten Sie die Telefonnummer in Ziffern schreiben oder eine E-Mail-Adresse wie name@example.com?',
    nameAgain: 'Ein Vorname genügt. Wen darf ich eintragen?',
    contactAgain:
      'Zwei Dinge fehlen noch: ein Name und eine Telefonnummer in Ziffern oder eine E-Mail-Adresse.',
    unusable:
      '{said} scheint nicht zu stimmen. Könnten Sie es prüfen? Nummern aus anderen Ländern beginnen mit + und der Landesvorwahl.',
  },
  fr: {
    chosen: '{when}, {place}, est libre.',
    askName: 'À quel nom dois-je réserver ?',
    askReach: 'À quel numéro de téléphone ou à quelle adresse e-mail pouvons-nous vous joindre ?',
    reachAgain: 'Pourriez-vous écrire le numéro en chiffres ou une adresse e-mail, comme nom@example.com ?',
    nameAgain: 'Un prénom suffit. Qui dois-je inscrire ?',
    contactAgain: 'Il me manque encore deux choses : un nom, et un numéro en chiffres ou une adresse e-mail.',
    unusable:
      '{said} ne semble pas correct. Pourriez-vous vérifier ? Les numéros d’autres pays commencent par + et l’indicatif du pays.',
  },
  es: {
    chosen: '{when}, {place}, está libre.',
    askName: '¿A qué nombre hago la reserva?',
    askReach: '¿En qué teléfono o correo electrónico le podemos localizar?',
    reachAgain: '¿Podría escribir el número en cifras o un correo, como nombre@example.com?',
    nameAgain: 'Basta un nombre de pila. ¿A quién apunto?',
    contactAgain: 'Aún me faltan dos cosas: un nombre, y un teléfono en cifras o un correo electrónico.',
    unusable:
      '{said} no parece correcto. ¿Puede revisarlo? Los números de otros países empiezan por + y el prefijo del país.',
  },
  it: {
    chosen: '{when}, {place}, è libero.',
    askName: 'A che nome prenoto?',
    askReach: 'A quale numero di telefono o indirizzo e-mail possiamo raggiungerla?',
    reachAgain: 'Può scrivere il numero in cifre o un’e-mail, come nome@example.com?',
    nameAgain: 'Basta il nome di battesimo. Chi devo segnare?',
    contactAgain: 'Mi mancano ancora due cose: un nome, e un telefono in cifre o un’e-mail.',
    unusable:
      '{said} non sembra corretto. Può controllare? I numeri di altri paesi iniziano con + e il prefisso del paese.',
  },
  pt: {
    chosen: '{when}, {place}, está livre.',
    askName: 'Em que nome faço a reserva?',
    askReach: 'Em que telefone ou e-mail podemos falar com você?',
    reachAgain: 'Você pode escrever o número em algarismos ou um e-mail, como nome@example.com?',
    nameAgain: 'Basta o primeiro nome. Em nome de quem fica?',
    contactAgain: 'Ainda faltam duas coisas: um nome, e um telefone em algarismos ou um e-mail.',
    unusable:
      '{said} não parece correto. Pode verificar? Os números de outros países começam com + e o código do país.',
  },
  ru: {
    chosen: '{when}, {place}: свободно.',
    askName: 'На какое имя записать?',
    askReach: 'По какому телефону или на какую почту с вами связаться?',
    reachAgain: 'Напишите, пожалуйста, номер цифрами или почту вида name@example.com.',
    nameAgain: 'Достаточно имени. Кого записать?',
    contactAgain: 'Нужны ещё две вещи: имя и номер телефона цифрами или адрес почты.',
    unusable:
      'Похоже, в {said} ошибка. Проверьте, пожалуйста. Номера других стран начинаются с + и кода страны.',
  },
  zh: {
    chosen: '{place}，{when}有空。',
    askName: '请问用什么姓名预约？',
    askReach: '请问您的电话或电子邮箱是多少？',
    reachAgain: '能否用数字写下电话号码，或写邮箱，例如 name@example.com？',
    nameAgain: '只要一个称呼就行，请问怎么称呼您？',
    contactAgain: '还需要两样：您的称呼，以及用数字写的电话或邮箱。',
    unusable: '{said}好像不对，麻烦您再核对一下。其他国家的号码以 + 和国家代码开头。',
  },
  ja: {
    chosen: '{place}は{when}が空いています。',
    askName: 'どなたのお名前で予約しますか。',
    askReach: 'お電話番号かメールアドレスを教えていただけますか。',
    reachAgain: '電話番号を数字で、またはメールアドレスを name@example.com のように入力していただけますか。',
    nameAgain: '下のお名前だけでも結構です。どなた様でしょうか。',
    contactAgain: 'あと二つお願いします。お名前と、数字の電話番号またはメールアドレスです。',
    unusable: '{said}は正しくないようです。ご確認いただけますか。海外の番号は + と国番号から始めてください。',
  },
  ko: {
    chosen: '{place}, {when}이(가) 비어 있습니다.',
    askName: '어떤 이름으로 예약할까요?',
    askReach: '연락 가능한 전화번호나 이메일을 알려 주시겠어요?',
    reachAgain: '전화번호를 숫자로, 또는 이메일을 name@example.com처럼 적어 주시겠어요?',
    nameAgain: '이름만 알려 주셔도 됩니다. 누구로 적을까요?',
    contactAgain: '두 가지가 더 필요합니다. 성함, 그리고 숫자로 적은 전화번호나 이메일입니다.',
    unusable:
      '{said}이(가) 맞지 않는 것 같습니다. 확인해 주시겠어요? 다른 나라 번호는 +와 국가 번호로 시작합니다.',
  },
  hi: {
    chosen: '{place}: {when} खाली है।',
    askName: 'किस नाम से बुक करूँ?',
    askReach: 'किस फ़ोन नंबर या ईमेल पर आपसे संपर्क करें?',
    reachAgain: 'क्या आप फ़ोन नंबर अंकों में लिखेंगे या ईमेल, जैसे name@example.com?',
    nameAgain: 'सिर्फ़ पहला नाम भी चलेगा। किसका नाम लिखूँ?',
    contactAgain: 'दो बातें और चाहिए: एक नाम, और अंकों में फ़ोन नंबर या ईमेल।',
    unusable: '{said} सही नहीं लगता। क्या आप इसे जाँच लेंगे? दूसरे देशों के नंबर + और देश के कोड से शुरू होते हैं।',
  },
  ar: {
    chosen: '{when}، {place}، متاح.',
    askName: 'بأي اسم أحجز؟',
    askReach: 'ما رقم الهاتف أو البريد الإلكتروني الذي نتواصل معك عليه؟',
    reachAgain: 'هل يمكنك كتابة الرقم بالأرقام أو بريد إلكتروني مثل name@example.com؟',
    nameAgain: 'يكفي الاسم الأول. من أسجّل؟',
    contactAgain: 'ما زلت أحتاج إلى أمرين: اسم، ورقم هاتف بالأرقام أو بريد إلكتروني.',
    unusable: 'يبدو أن {said} غير صحيح. هل يمكنك التحقق منه؟ أرقام البلدان الأخرى تبدأ بعلامة + ورمز البلد.',
  },
};

export const whomPhrasesOf = (language: AssistantLanguage): WhomPhrases => WHOM[language];
