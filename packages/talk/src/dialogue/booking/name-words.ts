/** Words, in all languages, that stand around a name or show that none is said. */

/** What is said before and after a name and the ways to reach somebody. */
export const AROUND_NAME =
  /(?<![\p{L}\p{M}])(?:my name is|the name is|(?:last |first |family |sur)?name(?:'?s| is)?|(?:contact )?details(?: are)?|i'?m called|i am|i'?m|this is|it'?s|its|under|for|and|my|our|the|e-?mail(?: address)?(?:['’]?s)?|mail|phone|telephone|tel|t[eé]l|cell?|mob|ph|mobile|number|contact|(?:contactable|reachable|best reached) (?:on|at|by)|joignable(?: au| [aà]| sur| par)?|erreichbar (?:unter|auf|per)|raggiungibile (?:al|a)|localizable (?:en|al)|contact[aá]vel (?:no|em|pelo)|(?:you can |please )?(?:call|ring|text|reach|write to|e-?mail|message) (?:me|us)(?: (?:on|at|to))?|is|ist|at|on|or|same|book|here|also|best|ich hei(?:ss|ß)e|mein name ist|ich bin|und|meine?|telefon(?:nummer)?|handy(?:nummer)?|rufnummer|nummer|je m'appelle|mon nom est|je suis|et|mon (?:adresse|mail|email|courriel|num[eé]ro|t[eé]l[eé]phone|portable)(?: est)?(?: le)?|t[eé]l[eé]phone|num[eé]ro|portable|me llamo|mi nombre es|soy|(?:y )?mi correo(?: electr[oó]nico)?(?: es)?|(?:y )?mi (?:tel[eé]fono|n[uú]mero|m[oó]vil|celular)(?: es)?|tel[eé]fono|n[uú]mero|m[oó]vil|celular|correo|mon adresse(?: c'est)?|c'est|moi c'est|sure|ok|okay|yes|yep|yeah|please|perfect|great|thanks|thank you|whatever|s[ií]|oui|ja|claro|mi chiamo|sono|il mio nome è|la mia (?:e-?mail|mail)|(?:il mio )?(?:numero|telefono|cellulare)(?: è)?|meu nome é|me chamo|sou|meu|minha|e-?mail é|hi|hello|hey|cheers|bonjour|merci|bitte|danke|hallo|hola|gracias|por favor|ciao|grazie|ol[aá]|obrigad[oa]|(?:o )?(?:meu )?(?:telefone|telem[oó]vel|celular)(?: é)?|да|здравствуйте|спасибо|пожалуйста)(?![\p{L}\p{M}])|меня зовут|мо[яй] (?:почта|имейл|email|e-mail|телефон|номер)|почта|телефон|номер|(?:我的)?名字(?:是|叫)|我叫|我是|(?:我的)?(?:电子)?邮箱(?:地址)?(?:是)?|(?:我的)?(?:电话|手机|联系方式)(?:号码|号)?(?:是)?|と申します|です|名前は|メール(?:アドレス)?は?|(?:電話|携帯)(?:番号)?は?|제 이름은|이름은|이메일은?|(?:전화|휴대폰|핸드폰)(?:번호)?[는은]?|(?:연락처|번호)[는은]?|입니다|이고|मेरा नाम|नाम|(?:मेरा )?ईमेल(?: आईडी)?|(?:मेरा )?(?:फ़ोन|फोन|मोबाइल)(?: नंबर)?|नंबर|है|और|اسمي|(?:و)?بريدي|(?:و)?البريد|الإلكتروني|(?:و)?(?:الايميل|الإيميل|إيميلي|ايميلي)|(?:و)?(?:رقم(?:ي)?|هاتفي|جوالي|الهاتف|الجوال|تلفوني)|و(?= )|谢谢|多谢|[您你]好|请|ありがとうございます|お願いします|よろしく|こんにちは|私の?|안녕하세요|감사합니다|부탁드립니다|नमस्ते|धन्यवाद|कृपया|شكرا|مرحبا|السلام عليكم|من فضلك/giu;

/** 'As I said', 'the number I gave you': said of what they gave before, and no part of a name. */
export const SAID_BEFORE =
  /(?<!\p{L})(?:(?:as|like) i(?:['’]ve| have)? (?:just |already )?(?:said|told (?:you|u|ya)|mentioned|wrote)|i(?:['’]ve)? (?:just |already )(?:said|told (?:you|u|ya)|gave (?:it|you|u|that))(?: that| it)?|i said (?:that |it )?(?:already|before)|(?:and )?(?:the|my) (?:same )?(?:tele|mobile )?(?:phone|number|mobile|e-?mail)(?: number| address)? (?:that )?(?:is the one )?i (?:just |already )?gave(?: you| u)?(?: before| already)?|wie (?:schon |bereits )?gesagt|(?:das )?hab(?:e)? ich (?:doch )?(?:schon|gerade) gesagt|comme (?:je (?:vous )?l['’]ai |déjà )?dit|je (?:vous )?l['’]ai déjà dit|como (?:ya )?(?:le )?(?:dije|he dicho)|ya (?:se )?lo (?:dije|he dicho)|come (?:ho )?(?:già )?detto|l['’]ho già detto|como (?:eu )?(?:já )?(?:disse|falei)|(?:eu )?já (?:disse|falei)|как я (?:уже )?(?:сказала?|говорила?|писала?)|я (?:же )?(?:уже )?(?:сказала?|говорила?))(?!\p{L})|(?:我)?刚才?(?:已经)?说(?:过)?了?|さっき言い?ました(?:が)?|아까 말했(?:는데요?|어요)|(?:मैंने )?(?:अभी|पहले ही) (?:बताया|कहा)(?: (?:था|है|तो))?|(?:كما )?قلت (?:لك(?:م)?|سابقا|قبل قليل)/giu;

/** Somebody puts right what they wrote: then only what is introduced is a name. */
export const CORRECTS =
  /\b(?:sorry|oops|whoops|typos?|mistake|mistyped|misspel\w*|wrong|i meant?|should be|correction|forgot|pardon\w*|trompe\w*|erreur|desole\w*|faute|perdon\w*|equivo\w*|disculp\w*|scus\w*|sbagli\w*|errore|desculp\w*|engan\w*|errad\w*|erro|entschuldig\w*|verzeihung|vertippt|falsch|fehler|sorry)\b|ошиб\p{L}*|извин\p{L}*|прости\p{L}*|опечат\p{L}*|неправильн\p{L}*|写错|打错|弄错|错了|抱歉|不好意思|对不起|間違|まちがえ|すみません|すいません|失礼|訂正|실수|죄송|미안|잘못|틀렸|오타|माफ़?|ग़?लत|क्षमा|عذرا|عفوا|آسف|أخطأت|اخطأت|خطأ/u;

/** Of whom only the kinship is said: 'under my mum's name'. */
export const OTHERS_NAME =
  /\b(?:under|in) (?:(?:my|our|the|his|her|their) )?[\p{L}]+(?:'s|s') (?:name|details)\b|\bauf den namen (?:meine[rs]?|unsere[rs]?) \p{L}+|\bau nom de (?:ma|mon|mes|notre) \p{L}+|\ba nombre de mi \p{L}+|\ba nome di (?:mi[ao]) \p{L}+|\b(?:no|em) nome d[ao] (?:minha|meu) \p{L}+|на имя (?:моей|моего|мамы|папы|жены|мужа)(?: \p{L}+)?|用(?:我)?(?:妈妈|爸爸|母亲|父亲|老婆|老公|妻子|丈夫|太太)的?名字|(?:母|父|妻|夫|主人)の名前で|(?:어머니|아버지|엄마|아빠|아내|남편) 이름으로|(?:माँ|मां|पिता|पत्नी|पति)\p{L}*\p{M}* के नाम|باسم (?:والدتي|والدي|أمي|أبي|زوجتي|زوجي)/u;

/** The rest of a name of which the first part is known. */
export const SURNAME =
  /\b(?:(?:last|family|second|sur)[ -]?name|surname|nachname|familienname|nom de famille|apellidos?|cognome|sobrenome|apelido)\b|фамилия|姓(?:は|是|氏)|名字は|성은|उपनाम|सरनेम|اسم العائلة|لقبي/u;

/** Words of a form before a name. */
export const LABELLED =
  '(?:[Ff]ull )?[Nn]ame|[Aa]ttendees?(?: [Nn]ame)?|[Vv]isitors?|[Gg]uests?|[Cc]lients?|[Bb]uyers?|[Cc]ontact [Pp]erson|[Bb]esucher(?:in)?|[Vv]isiteu(?:r|se)|[Nn]om(?:bre|e)?|[Vv]isitante|[Vv]isitatore|[Vv]isitatrice|Имя|Посетитель(?:ница)?|ФИО';

/** 'Agreed.', 'Understood': somebody has read it, and said no name. */
export const ACKNOWLEDGES =
  /^[^\p{L}]*(?:(?:agreed|understood|noted|acknowledged|received|confirmed|got it|gotcha|roger|copy that|fair enough|right|einverstanden|verstanden|in ordnung|entendido|comprendido|enterad[oa]|entendu|compris|c'est note|note|inteso|capito|ricevuto|d'accordo|entendi|compreendido|anotado|понятно|понял[аи]?|ясно|принято|договорились|明白了?|知道了|收到|了解(?:しました|です)?|わかりました|分かりました|承知(?:しました|いたしました)?|かしこまりました|알겠습니다|알겠어요|네|समझ गय[ाी]|समझ ग[ईए]|ठीक है|مفهوم|فهمت|علم)[^\p{L}]*)+(?:thank you|thanks|thank u|thx|cheers|danke|merci|gracias|grazie|obrigad[oa]|спасибо|谢谢|ありがとうございます|감사합니다|धन्यवाद|शुक्रिया|شكرا)?[^\p{L}]*$/u;

/** Words that are in sentences and in no name, as they are written in them. */
const IN_SENTENCES = new Set(
  `i i'm i'll i've you your we we're us me it that this these there them they the is are was been
  can could can't would will won't not don't have has had do does did get got need want like please thanks
  call email number phone two three people with without from about after before just only also instead actually use
  je j'ai vous nous elle les est suis pas pour avec votre mon cette bonjour merci
  ich sie wir sind nicht bitte mit habe hallo danke mein meine
  usted puede pueden escribirme escribirnos scrivermi potete puo può pode podem los una por hola gracias tengo non gli ciao grazie
  voce nao não com obrigado obrigada meu minha tenho para
  я вы мы он она это не мой моя на но что
  मैं मुझे क्या नहीं मत अभी पहले बाद आप हम से को है أنا لا هل أريد ليس في إلى على أن`
    .split(/\s+/u)
    .filter(Boolean),
);
export const isSentenceWord = (word: string): boolean => IN_SENTENCES.has(word.toLowerCase());
