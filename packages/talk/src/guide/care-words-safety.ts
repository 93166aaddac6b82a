import type { CareSign } from './care-sign.ts';

/**
 * Words of somebody who may not want to live on, or who is not safe at home. In lower case without the accents of Latin
 * letters, and without word boundaries where a script has none.
 */
const ENDS_LIFE: readonly RegExp[] = [
  /\b(?:suicid\w*|self[- ]?harm\w*|kill(?:ing)? my ?self|(?:hurt|harm)(?:ing)? myself|(?:end|ending) (?:it all|my (?:own )?life|things for good)|take my (?:own )?life|nothing (?:left )?to live for|(?:no|any|a) reason to (?:live|go on|get up|keep going|be here)|don'?t (?:really )?(?:want|wanna) to wake up|no longer want to (?:be here|live)|(?:feel like|thoughts? of|thinking (?:of|about)) ending it)\b/u,
  /\bi(?:'?d| would)?(?: just| really| sometimes| do)? (?:want to|wanna|wish i (?:could|was|were)|wanted to|rather(?: be)?|feel like|think about|keep thinking about)(?: just| be)? (?:die|dying|dead|gone for good|not (?:be )?(?:here|exist|alive|around|waking up))\b/u,
  /(?:^|\bi |[,.;] ?)(?:really |just |honestly )*(?:don'?t|do not) (?:want|wanna)(?: to)? (?:be here|live|be alive|exist|go on)(?= any ?more| like this|\s*(?:[.,!?;]|$))/u,
  /\b(?:better off|easier|happier|be fine)\b.{0,20}\b(?:without me|if i (?:was|were|am|'m) (?:gone|dead|not (?:here|around))|if i (?:wasn'?t|weren'?t) (?:here|around))\b/u,
  /\b(?:nobody|no one|noone)(?: would|'d)? (?:even )?(?:notice|miss me|care) if i\b/u,
  /suicid(?:io|arme|armi|er|aire|ar-me)|matarme|quitarme la vida|(?:quiero|quisiera|ganas de) (?:morir|desaparecer)|no quiero (?:seguir viviendo|vivir (?:mas|asi)|vivir\s*(?:[.,!?]|$))|(?:sin|no tengo) ganas de vivir|para que (?:seguir viviendo|vivir)|mejor (?:muert[oa]|sin mi)\b/u,
  /\bme tuer\b|en finir(?! avec (?:l|ce|le|la|les|cette)\b)|mettre fin a (?:mes jours|ma vie)|(?:envie|veux|voudrais|prefere\w*) (?:de )?(?:mourir|disparaitre)|(?:plus|pas) envie de vivre|a quoi bon (?:vivre|continuer)|mieux sans moi|plus de raison de vivre/u,
  /selbstmord|suizid|(?:mich|mir)\b.{0,12}\b(?:umbringen|das leben nehmen)|(?:will|mochte|kann) (?:einfach |so )?nicht mehr leben|(?:will|mochte|wollte) (?:\w+ )?(?:sterben|tot sein|nicht mehr (?:da|hier) sein|nicht mehr aufwachen)|lebensmude|ohne mich besser|besser (?:dran )?ohne mich/u,
  /uccidermi|ammazzarmi|farla finita|togliermi la vita|(?:voglio|vorrei) (?:solo )?(?:morire|sparire|non esserci piu)|non (?:ho|c'e) piu voglia di vivere|non voglio (?:piu )?vivere(?: cosi|\s*(?:[.,!?]|$))|meglio senza di me/u,
  /\bme matar\b|tirar (?:a )?minha (?:propria )?vida|acabar com (?:a )?minha vida|(?:quero|queria|vontade de) (?:morrer|sumir)|nao quero (?:mais )?viver(?: mais| assim|\s*(?:[.,!?]|$))|sem vontade de viver|melhor sem mim/u,
  /суицид|самоубийств|покончить с собой|убить себя|(?:хочу|хочется|лучше бы)(?: \p{L}+)? (?:умереть|умер|сдохнуть|исчезнуть)|не (?:хочу|хочется) (?:больше )?жить(?! (?:в|на|с|там|рядом|около|возле|у)(?!\p{L}))|незачем жить|без меня (?:\p{L}+ )?(?:будет|было бы) (?:лучше|легче)|без меня (?:лучше|легче)/u,
  /死にたい|自殺|消えたい|消えてしまいたい|いなくなりたい|生きてい(?:たくない|る意味|ても)|生きる(?:意味|気力|のが(?:つら|辛|しんど))|命を絶/u,
  /죽고 ?싶|자살|살고 ?싶지 ?않|살기 ?싫|사라지고 ?싶|(?:사는|살아갈|살) (?:이유|의미|의욕)[가도를]? ?(?:없|모르)|목숨을 끊|극단적인? 선택/u,
  /自杀|自殺|不想活|想死|活不下去|轻生|輕生|结束(?:自己的?)?生命|不如死|死了算|活着.{0,5}(?:意义|意思|没劲)/u,
  /انتحار|[اأ]نتحر|[اأ]قتل نفسي|(?:أريد|اريد|أتمنى|اتمنى|بدي) (?:أن )?(?:[اأ]موت|الموت)|لا (?:أريد|اريد) (?:أن أعيش|العيش|الحياة)(?! في)|[اأ]نهي حياتي|إنهاء حياتي|سئمت الحياة|تعبت من الحياة/u,
  /आत्महत्या|ख़?ुदकुशी|मर(?:ना|ने) (?:चाह|का मन|का दिल|की इच्छा)|मर जा(?:ऊं|ऊँ|ने का|ना चाह)|जीना नहीं चाह|जीने (?:का (?:मन नहीं|कोई|मतलब)|की (?:इच्छा|चाह) नहीं)|ज़?िंदगी (?:से (?:थक|तंग|हार)|का कोई मतलब)|जान दे (?:दूं|दूँ|दूंगा|दूंगी)/u,
];

/** 'I don't see the point': of what is not said. */
const SEES_NO_POINT =
  /\b(?:don'?t|do not|can'?t|cannot|not|never|no longer|hardly|hard to|struggle to)\b.{0,12}\b(?:see|find|feel) (?:\w+ )?(?:the |any |a |much )?point\b|\bwhat(?:'?s| is) the point\b|\b(?:there'?s|there is|it'?s|feels? like|is) no point\b|\b(?:no|any) way out\b|no (?:le )?(?:veo|encuentro) (?:ya )?(?:el |ningun |mas )?(?:sentido|salida)|(?:vois|voit|trouve) (?:plus|pas) (?:le sens|l'interet|d'issue|a quoi)|(?:sehe|seh|finde)\b.{0,14}\bkeinen? (?:sinn|ausweg)|non (?:ci )?vedo (?:piu )?(?:il |un |alcun )?(?:senso|via d'uscita)|nao vejo (?:mais )?(?:o )?(?:sentido|saida)|не вижу (?:\p{L}+ )?(?:смысла|выхода)|нет (?:никакого )?смысла|意味が(?:ない|わから|分から)|希望が(?:ない|持て)|의미가? ?없|희망이? ?없|没(?:有)?意义|没(?:有)?意思|看不到(?:希望|出路)|(?:لا|ما) (?:أرى|ارى|يوجد|في) (?:أي )?(?:معنى|فائدة|جدوى|أمل|مخرج)|कोई (?:मतलब|उम्मीद|रास्ता) नहीं/u;
/** Of life, of nights, of all: not of an insurance. */
const OF_LIFE =
  /\b(?:some|most|every|at|these|those|sleepless) (?:nights?|days?|mornings?)\b|\bany ?more\b|\b(?:of|in|to) (?:it all|anything|any of (?:it|this)|living|life|everything|going on|carrying on|waking up|getting up|being here|me)\b|\b(?:my life|lately|so tired|alone|living like|keep(?:ing)? going|behind on|arrears)\b|\b(?:vida|vivir|nada|noches?|seguir|vivere|vita|niente|notti?|andare avanti|viver|noites?|continuar|vivre|vie|rien|nuits?|continuer|leben|nacht(?:s|en?)?|nichts mehr|weiterzumachen|weitermachen)\b|жизн|жить|ноч|ничем|дальше|больше|生き|人生|夜|もう|毎日|살|인생|밤|더 ?이상|活|人生|晚上|夜里|再|للحياة|الحياة|حياتي|الليل|بعد الآن|ज़?िंदगी|जीने|जीवन|रात|अब/u;
/** What somebody may see no point in, and live well. */
const OF_A_DEAL =
  /\b(?:lmi|insurance|auctions?|inspect\w*|offset|pre-?approv\w*|refinanc\w*|fix(?:ed|ing)|strata|broker|agents?|paying|buying|selling|waiting|bidding|renovat\w*|renting|valu(?:ation|er)|contract|clause|lease|hypothek|versicherung|makler|seguro|assurance|assicurazione)\b/u;

const PARTNER =
  /\b(?:he|she|him|hes|husband|hubby|wife|partner|ex|spouse|boyfriend|girlfriend)\b|\bhe'?s\b|marido|esposo|pareja|novio|mari\b|conjoint|compagnon|mein mann|partner|marito|compagno|companheiro|namorado|муж|партн[её]р|夫|旦那|主人|남편|남친|老公|丈夫|男朋友|زوجي|شريكي|पति/u;
const CONTROLS =
  /\b(?:controll?(?:s|ing|ed)? (?:me|my|all|everything|the (?:money|accounts?|bank))|checks? my (?:phone|messages?|emails?|bank)|goes through my (?:phone|messages|bag)|tracks? (?:me|my)|follows me|(?:won'?t|doesn'?t|never|not) let(?:s|ting)? me (?:leave|go|work|have|see|speak|touch|near)|takes? (?:all )?(?:of )?my (?:pay|wages|money|cards?|keys)|lock(?:s|ed)? me (?:in|out)|is (?:very |so )?controlling|gets? (?:so )?violent|chok(?:es|ed) me|screams? at me)\b|me (?:controla|vigila|encierra|revisa el (?:movil|celular|telefono))|no me deja (?:salir|trabajar|tener)|me (?:surveille|controle|enferme)|ne me laisse pas (?:sortir|travailler|partir)|kontrolliert (?:mich|mein|alles)|sperrt mich|lasst mich nicht (?:raus|gehen|arbeiten)|mi (?:controlla|sorveglia|chiude)|non mi lascia (?:uscire|lavorare)|nao me deixa (?:sair|trabalhar)|контролирует (?:меня|все|мо)|не (?:пускает|выпускает|разрешает)|監視され|束縛|外に出してくれ|감시|통제|못 나가게|控制我|监视我|不让我(?:出门|工作|走|碰)|يتحكم|يراقبني|يمنعني|मुझे (?:बाहर नहीं|जाने नहीं)|कंट्रोल कर|निगरानी/u;

const SELLS =
  /\b(?:sell\w*|sold|(?:re)?mortgag\w*|borrow\w* (?:against|on)|refinanc\w*|transfer\w*|on the market|vend\w+|hipotec\w+|hypothe[qk]\w+|verkauf\w+|ipotec\w+|belast\w+)\b|прода\p{L}*|заложить|売|担保|팔|매각|卖|抵押|[يتن]?بيع|يرهن|बेच|गिरवी/u;
const WITHOUT_ME =
  /\bwithout (?:\w+ )?(?:me\b|my (?:\w+ )?(?:sign\w*|consent|permission|ok|okay|agreement|say|knowledge|knowing|approval|name))|\bbehind my back\b|\b(?:if|unless|when|until) i (?:don'?t|do not|won'?t|refuse to|haven'?t|never) (?:sign|agree)\w*|\bneeds? my signature\b|\bforg\w+ my signature\b|sin (?:mi (?:firma|consentimiento|permiso)|que (?:yo )?(?:firme|lo sepa))|a mis espaldas|sans (?:ma signature|mon (?:accord|consentement)|que je (?:signe|le sache))|dans mon dos|ohne (?:meine (?:unterschrift|zustimmung)|mich|mein wissen)|senza (?:la mia (?:firma|autorizzazione)|il mio (?:consenso|permesso)|che io (?:firmi|lo sappia))|sem (?:a )?(?:minha (?:assinatura|autorizacao)|(?:o )?meu consentimento|eu (?:assinar|saber))|без мо(?:ей|его) (?:подписи|согласия|ведома)|(?:私|わたし)の(?:署名|サイン|同意|許可)(?:が|も)?な|勝手に|내 ?(?:서명|동의|허락) ?없이|제 ?(?:서명|동의) ?없이|몰래|(?:没有?|不经|未经|没)我(?:的)?(?:签字|签名|同意|允许)|不用我签|瞒着我|(?:بدون|دون|من غير) (?:توقيعي|موافقتي|إذني|علمي)|मेरे (?:दस्तख़?त|हस्ताक्षर|साइन|सहमति|बिना|इजाज़?त)[^।]{0,8}(?:बिना|बग)|बिना मेरे|बिना मेरी/u;
const OF_OTHERS =
  /\b(?:bank|lender|council|government|brother|sister|siblings?|son|daughter|banco|banque|banca|hermano|frere|bruder|fratello|irmao)\b|банк|брат|銀行|兄|은행|형제|银行|兄弟|البنك|أخي|बैंक|भाई/u;

const IS_NEAR =
  /\b(?:he|she|my (?:husband|wife|partner|boyfriend|girlfriend|ex)|hubby|husband|partner)(?:'?s|'?ll be| is| has| will be| just)? ?(?:just |now |already |almost |got |come |coming |pulling )*(?:home|back|here|coming|awake|up|watching|at the door|walked in|in the (?:room|driveway|house)|in now|arrived|waking up)\b|(?:\bel|marido|esposo|pareja|novio) (?:ya )?(?:esta (?:aqui|en casa)|llego|viene|volvio|acaba de llegar|ha llegado|esta llegando)|(?:ya )?(?:llego|volvio|viene|ha llegado) (?:mi (?:marido|esposo|pareja|novio)|a casa)|(?:\bil|mari|conjoint|copain) (?:est (?:la|rentre|arrive|revenu|a la maison|de retour)|rentre|arrive|revient)\b|(?:\ber|mein mann|mein partner|mein freund) (?:ist (?:da|zu ?hause|zuruck|daheim|wieder)|kommt)\b|(?:marito|compagno|\blui) (?:e (?:tornato|arrivato|a casa|qui|rientrato)|sta (?:arrivando|tornando))|\be (?:tornato|rientrato) (?:a casa|lui|mio marito)|(?:\bele|marido|companheiro|namorado) (?:chegou|voltou|(?:es)?ta (?:em casa|aqui|chegando|vindo|a chegar))|(?:(?<!\p{L})он|муж|парень) (?:уже |только что )?(?:дома|приш[её]л|вернулся|ид[её]т|здесь|рядом|приехал)|(?:夫|主人|彼|旦那)が?(?:もう)?(?:帰|戻|来|家に|起き)|(?:남편|그 ?사람|그가|남친)[이가은는]? ?(?:집에|왔|돌아왔|와요|들어왔|옆에|오고)|(?:他|老公|丈夫|男朋友)(?:已经|刚|快)?(?:回来|到家|回家|在家|来了|进来|在旁边|醒了)|(?:زوجي|شريكي|هو) ?(?:قد )?(?:في البيت|وصل|عاد|رجع|جاء|هنا|قادم)|(?:عاد|رجع|وصل|جاء) (?:زوجي|إلى البيت|للبيت)|(?:वो|वह|पति) ?(?:जी )?(?:घर (?:पर|आ)|आ (?:गय|गए|रह)|वापस)/u;
const LEAVES =
  /\b(?:got ?ta|got to|have to|need to|must|better|should) (?:go|run|stop|leave|log ?off|get off|close this|hang up)\b(?! (?:to|through|over|the|for|with|ahead|higher|lower|up))|\b(?:gtg|g2g|bye|goodbye|talk later|can'?t talk|(?:delete|hide|close) (?:this|the chat|it))\b|tengo que (?:irme|ir\b|cortar|cerrar|dejar)|debo irme|me voy\b|\badios\b|\bchau\b|je dois (?:y aller|filer|partir|fermer|couper|(?:te|vous) laisser)|faut que j'y aille|au revoir|muss (?:jetzt |schnell )?(?:los|weg|gehen|schluss|aufhoren|auflegen)|tschuss|devo (?:andare|scappare|chiudere|lasciar)|\barrivederci\b|(?:tenho (?:que|de)|preciso) (?:ir\b|sair|desligar|fechar)|\btchau\b|\badeus\b|(?:надо|пора|нужно|должна?) (?:идти|бежать|уходить|закрыть|заканчивать)|(?<!\p{L})пока\s*[.!]*$|до свидания|行かな|切ります|切らな|閉じ|さようなら|また(?:ね|後で)|가야|끊어야|꺼야|닫아야|안녕히|나중에|(?:得|要|该|必须)(?:走|下线|关|挂)|先走|拜拜|再见|不说了|不能说了|(?:يجب|لازم|علي) (?:أن )?(?:أذهب|أغلق|أخرج|أقفل|أمشي)|مع السلامة|وداعا|(?:जाना|बंद करना|रखना) (?:है|होगा|पड़)|चलती हू|अलविदा|बाद में बात/u;

export const SAFETY_SIGNS: readonly CareSign[] = [
  ...ENDS_LIFE.map((words): CareSign => ({ topic: 'despair', all: [words] })),
  { topic: 'despair', all: [/\bcan'?t see (?:a|any) way out\b/u], unless: OF_A_DEAL },
  { topic: 'despair', all: [SEES_NO_POINT, OF_LIFE], unless: OF_A_DEAL },
  { topic: 'despair', all: [SEES_NO_POINT], unless: OF_A_DEAL, when: 'worried' },
  { topic: 'safeGoodbye', all: [IS_NEAR, LEAVES] },
  { topic: 'safeGoodbye', all: [IS_NEAR], when: 'careful' },
  { topic: 'safeGoodbye', all: [LEAVES], when: 'careful' },
  { topic: 'partnerSells', all: [SELLS, WITHOUT_ME, PARTNER], unless: OF_OTHERS },
  // Who sells behind one's back need not be named: many languages leave 'he' out.
  { topic: 'partnerSells', all: [SELLS, WITHOUT_ME], unless: OF_OTHERS, when: 'careful' },
  { topic: 'danger', all: [PARTNER, CONTROLS] },
];
