import { edged } from '../../understanding/when/day-words.ts';

/** Words by which a lead's questions are answered, in all languages: in lower case, without the accents of Latin letters. */

export const SOON = edged(
  'now|asap|immediately|straight ?away|right away|as soon as (?:possible|i can|we can)|today|this month|urgent(?:ly)?' +
    '|sofort|jetzt|umgehend|(?:so bald|so schnell|sobald) wie moglich|moglichst (?:bald|schnell)|baldmoglichst|diesen monat|dringend' +
    '|tout de suite|immediatement|maintenant|des que possible|au plus vite|le plus (?:tot|vite) possible|ce mois(?:-ci)?' +
    '|ahora(?: mismo)?|ya mismo|inmediata\\w*|de inmediato|cuanto antes|lo antes posible|enseguida|este mes|urgente\\w*' +
    '|subito|adesso|ora|immediatamente|il prima possibile|al piu presto|appena possibile|questo mese' +
    '|agora|ja ja|imediatamente|quanto antes|o mais (?:rapido|cedo) possivel|assim que possivel',
  'сразу|сейчас|немедленно|как можно (?:скорее|быстрее)|срочно|в этом месяце|побыстрее' +
    '|马上|立刻|立即|现在|尽快|越快越好|这个?月|本月|すぐ|直ちに|できるだけ早|なるべく早|今月|早急' +
    '|지금|바로|당장|즉시|최대한 빨리|가능한 ?한 빨리|빨리|이번 ?달' +
    '|तुरंत|अभी|फ़?ौरन|जल्द(?:ी)? से जल्द|जितनी जल्दी|इसी? महीने' +
    '|فور[\\p{L}\\p{M}]*|الآن|الان|حالا|في أقرب وقت|بأسرع وقت|هذا الشهر|عاجل',
);

/** 'Not right now' has the word for now in it, so it is asked for first. */
export const LATE = edged(
  'no (?:rush|hurry)|next year|(?:one|some) ?day|just (?:looking|browsing)|not (?:in a (?:rush|hurry)|right now|yet)|long ?term|eventually' +
    '|nicht (?:sofort|jetzt|eilig)|keine eile|nachstes jahr|im nachsten jahr|irgendwann|eines tages|nur (?:mal )?(?:schauen|gucken|umsehen|umschauen)|langfristig' +
    '|pas (?:tout de suite|maintenant|presse\\w*|encore)|rien ne presse|l an(?:nee)? prochaine?|un jour|je regarde|juste regarder' +
    '|no (?:ahora|hay prisa|tengo prisa|tenemos prisa)|sin prisa|(?:el )?(?:proximo ano|ano que viene)|algun dia|solo (?:miro|mirando|estoy mirando)' +
    '|non (?:ora|adesso|subito|ho fretta|abbiamo fretta)|senza fretta|(?:l )?anno prossimo|un giorno|(?:sto )?solo guardando' +
    '|nao (?:agora|tenho pressa|temos pressa)|sem pressa|ano que vem|um dia|so (?:olhando|vendo)',
  'не (?:сейчас|срочно|тороплюсь|торопимся|спешу|спешим|к спеху)|без спешки|в следующем году|когда-нибудь|просто смотр\\p{L}+|присматрива\\p{L}+' +
    '|不急|不着急|不赶|明年|以后再|将来|(?:只是|随便)看看|急いで(?:い)?(?:ない|ません)|急ぎません|急がない|来年|いつか|見ているだけ' +
    '|급하지|서두르지|내년|언젠가|그냥 (?:보|둘러|구경)|जल्दी नहीं|अगले साल|कभी न कभी|बस देख|सिर्फ़? देख' +
    '|(?:لست|غير|لسنا) مستعجل\\p{L}*|ليس الآن|(?:السنة|العام) (?:القادمة?|المقبلة?)|يوما ما|أتصفح فقط|مجرد',
);

export const NEXT_MONTH = edged(
  'next month|nachste[nr]? monat|(?:le )?mois prochain|mes que (?:viene|vem)|proximo mes|mese prossimo|prossimo mese',
  'в следующем месяце|下个?月|来月|다음 ?달|अगले महीने|الشهر (?:القادم|المقبل)',
);

/** How it is paid, the narrower word first: who is 'not approved yet' is not approved. */
export const FINANCING: readonly (readonly [string, RegExp])[] = [
  [
    'pre-qualified',
    edged(
      'pre ?-?qualif\\w*|vorqualifi\\w*|in aussicht(?: gestellt)?|accord de principe|accorde de principe|precalific\\w*|preaprob\\w*|preapprovat\\w*|pre-?aprovad\\w*',
      'предварительн\\p{L}+ одобр|预审|预批|初审|仮審査|事前審査|사전 ?심사|가심사|पूर्व जाँच|प्री-?क्वालिफ|مبدئي',
    ),
  ],
  [
    'cash',
    edged(
      'barzahl\\w*|in bar|bar (?:be)?zahl\\w*|zahle bar|ohne (?:kredit|darlehen|hypothek|finanzierung)|comptant|en liquide|sans (?:pret|credit|emprunt)' +
        '|al contado|en efectivo|sin (?:prestamo|hipoteca|credito)|contanti|senza mutuo|a vista|em dinheiro|sem (?:financiamento|emprestimo|credito)',
      'наличн\\p{L}*|без (?:кредита|ипотеки)|全款|现金|一次性付|不(?:用|需要)贷款|現金|一括|ローンなし|현금|일시불|대출 없이|नकद|कैश|बिना लोन|نقد|كاش|بدون قرض',
    ),
  ],
  [
    'needs-help',
    edged(
      'help|no(?:t| )? ?(?:loan|bank|approval|finance) yet|not (?:yet|approved|sorted)|haven t (?:asked|applied|talked|spoken)|need a (?:loan|broker|mortgage)' +
        '|hilfe|helfen|noch (?:nicht|kein\\w*)|brauche\\w* (?:noch )?(?:eine?n? )?(?:kredit|darlehen|finanzierung|hypothek)|nicht (?:zugesagt|genehmigt)' +
        '|aide|aider|pas encore|besoin d un (?:pret|credit|courtier)|ayuda|ayudarme|(?:todavia|aun) no|necesito (?:un |una )?(?:prestamo|hipoteca|credito)' +
        '|aiuto|aiutarmi|non ancora|(?:ho bisogno|mi serve) (?:di )?un mutuo|ajuda|ainda nao|preciso de (?:um )?(?:financiamento|emprestimo|credito)',
      'помощь|помоч\\p{L}*|помог\\p{L}*|нуж\\p{L}+ (?:кредит|ипотек)|(?:ещё|еще|пока) не|帮助|帮忙|帮我|需要贷款|还没|相談|助け|手伝|まだ|ローンが必要|도움|도와|아직|대출이? 필요' +
        '|मदद|सहायता|अभी (?:तक )?नहीं|लोन (?:चाहिए|की ज़?रूरत)|مساعدة|ساعد|ليس بعد|(?:أحتاج|احتاج|بحاجة) (?:إلى )?قرض',
    ),
  ],
  [
    'pre-approved',
    edged(
      'pre ?-?approv\\w*|approved|approval|zugesagt|zusage|genehmigt|bewilligt|(?:pret|credit) (?:accorde|approuve|valide)|approuve|aprobad\\w*|concedid\\w*|approvat\\w*|concess[oa]|aprovad\\w*',
      'одобр\\p{L}*|批准|获批|批了|已批|承認|審査(?:に|が)?通|승인|मंज़?ूर|स्वीकृत|موافق|الموافقة|تمت الموافقة',
    ),
  ],
  ['cash', edged('cash|no loan|outright|without a (?:loan|mortgage)', '(?!)')],
];

/** None so far, or this would be the first. */
export const FIRST = edged(
  '(?:would|will) be (?:my|our|the) first|first (?:one|time|investment|property|purchase|home)|none|never|zero|not (?:one|any)' +
    '|erste[nrs]?|keine?[nrs]?|noch nie|null|premiere?|aucune?|jamais|primer[oa]?|ningun[oa]?|nunca|cero|prim[oa]|nessun[oa]?|mai|primeir[oa]|nenhuma?',
  'перв\\p{L}+|ни одн\\p{L}+|никогда|нисколько|ноль|第一(?:套|次|个|處|处)|没有|没买|零套|初めて|まだ|ありません|ゼロ|一[件度]も|처음|없|첫' +
    '|पहल[\\p{L}\\p{M}]+|कोई नहीं|एक भी नहीं|नहीं|الأول\\p{L}*|أول|لا شيء|لا يوجد|صفر|ولا واحد|لم أشتر',
);
export const NO = edged('no|none|first|nein|non|nao', '^(?:нет|没|不|いいえ|아니|नहीं|لا)(?!\\p{L})');
/** So many that they are no longer counted. */
export const MANY = edged(
  'dozens?|dutzend\\w*|douzaines?|docenas?|dozzin[ae]|duzias?|plenty|viele|beaucoup|mucha?o?s|molt[ie]|muit[oa]s',
  'дюжин\\p{L}+|много|[二三四五六七八九]十|十[几多]|很多|たくさん|많|बहुत|كثير',
);

export const NEVER = edged(
  'never|not yet|nie(?:mals)?|noch nicht|jamais|pas encore|nunca|jamas|(?:todavia|aun) no|mai|non ancora|ainda nao',
  'никогда|(?:ещё|еще) не|ни разу|не оценива\\p{L}+|从来没|从未|从没|没(?:有)?(?:评|估|做过)|没有$|一度も|まだ|(?:した|受けた)ことがな|ありません|없|안 했|कभी नहीं|अभी तक नहीं|नहीं (?:हुआ|कराया|करवाया)|أبدا|قط|لم (?:يتم|يقي|أقي|نقي)|ليس بعد',
);
export const RECENTLY = edged(
  '(?:last|this) (?:week|month)|recently|just (?:now|had)|(?:letzte|diese|vorige)[nr]? (?:woche|monat)|kurzlich|neulich|vor kurzem|gerade erst|(?:la semaine|le mois) (?:derniere?|passee?)|recemment|dernierement' +
    '|la semana pasada|el mes pasado|recient\\w+|hace poco|(?:la settimana|il mese) scors[oa]|(?:settimana|mese) scors[oa]|recentemente|di recente|poco fa|(?:semana|mes) passad[oa]|ha pouco(?: tempo)?',
  'недавно|на прошлой неделе|в прошлом месяце|только что|最近|上[个個]?(?:月|周|星期)|刚|先月|先週|지난 ?(?:달|주)|최근|얼마 전|पिछले (?:महीने|हफ़?्ते)|हाल ही|(?:الشهر|الأسبوع) (?:الماضي|الفائت)|مؤخر|حديثا',
);
export const THIS_YEAR = edged(
  '(?:earlier )?this year|dieses jahr|in diesem jahr|cette annee|este ano|quest anno|neste ano',
  'в этом году|今年|올해|इस साल|هذا العام|هذه السنة',
);
export const LONG_AGO = edged(
  '(?:years|long|ages) ago|when (?:i|we) bought|vor (?:vielen )?jahren|lange her|vor langem|als (?:ich|wir)(?: \\w+){0,3} gekauft|il y a (?:longtemps|des annees)|quand (?:j ai|nous avons|on a) achete' +
    '|hace (?:mucho|anos|tiempo)|cuando compr\\w+|anni fa|(?:tanto|molto) tempo fa|quando (?:ho|abbiamo) comprat\\w+|ha (?:muito tempo|anos)|anos atras|quando compr\\w+',
  'давно|много лет|когда (?:купил|покупал)\\p{L}*|很久|多年|好几年|买的?时候|何年も前|ずっと前|昔|買った(?:とき|時)|오래|몇 ?년|살 때|सालों पहले|बहुत पहले|खरीद(?:ते|ने) (?:के )?समय|(?:منذ|قبل) (?:سنوات|زمن)|عندما اشتري',
);

export const RURAL = edged(
  'rural\\w*|farm|acreage|country property|hobby farm|bauernhof|hof|landgut|ferme|campagne|granja|rancho|hacienda|fattoria|cascina|fazenda|chacara',
  'ферм\\p{L}*|сельск\\p{L}+|деревн\\p{L}+|усадьб\\p{L}+|农场|农村|乡村|乡下|農場|農村|田舎|농장|농촌|시골|खेत|फ़?ार्म ?हाउस|ग्रामीण|गाँव|مزرعة|ريفي|الريف',
);
export const ANY_TYPE = edged(
  'any(?:thing)?|all of (?:them|these)|whatever|don t mind|doesn t matter|no preference|open to anything' +
    '|egal|alles moglich\\w*|was auch immer|keine praferenz|peu importe|n importe (?:quoi|quel\\w*|lequel)|tout me va|tout convient|cualquier\\w*|(?:me )?da igual' +
    '|qualsiasi|qualunque|indifferente|va bene tutto|non importa|qualquer\\w*|tanto faz',
  '^(?:alles|tout|todo|tutto|tudo)$|любо[йей]\\p{L}*|вс[её] равно|неважно|не важно|что угодно|都可以|都行|随便|什么都|不限|何でも|なんでも|どれでも|こだわ(?:らない|りません)|아무거나|상관없|다 좋|कोई भी|कुछ भी|सब चलेगा|أي (?:شيء|نوع|واحد)|لا يهم',
);

export const AT_LEAST = edged(
  'over|above|more than|at least|from|starting at|upwards? of|minimum|mindestens|ab|uber|mehr als|au moins|plus de|a partir d[eu]|al menos|mas de|desde|como minimo|almeno|piu di|oltre|minimo|pelo menos|mais de',
  '(?<!\\p{L})от(?!\\p{L})|не менее|минимум|больше|более|свыше|以上|至少|超过|最低|少なくとも|이상|최소|넘|से (?:ज़्यादा|ज्यादा|अधिक|ऊपर)|कम से कम|على الأقل|أكثر من|لا يقل',
);
