/** Words, in all languages, that ask for a sum. In lower case without the accents of Latin letters. */

/** What a loan costs a month. */
export const ASKS_REPAYMENT =
  /\brepayments?\b|\bmonthly (?:payments?|instal\w+|cost)\b|\bmortgage (?:payments?|cost)\b|\b(?:am i|i'?m|would (?:i|we) be|i'?d be|we'?d be|will i be) paying\b|\bpay(?:ing)? (?:each|every|per|a) (?:month|week|fortnight)\b|\bemis?\b|\binterest[- ]only\b.{0,50}\b(?:drop|be|pay|cost|come)\b|\bcuotas?\b(?! (?:de|del) (?:comunidad|strata))|mensualidad\w*|al mes (?:cuanto )?pag\w+|pag\w+.{0,14}al mes|mensualites?|rembours\w+ par mois|par mois.{0,16}(?:rembours|pay)\w*|monats?rate|\b(?:die|eine|meine|unsere) rate\b|wie hoch.{0,16}\brate\b|monatliche[nr]? (?:rate|belastung|zahlung)|\brata\b|rate? mensil[ei]|(?:pag\w+|resta\w*|restano).{0,20}al mese|al mese.{0,14}pag\w+|parcelas?\b|prestac(?:ao|oes)|pag\w+.{0,14}por mes|por mes.{0,14}pag\w+|ежемесячн\p{L}* плат\p{L}*|плат\p{L}+.{0,16}в месяц|в месяц.{0,10}плат\p{L}+|返済額|毎月の(?:返済|支払)|月々(?:の)?(?:返済|支払|いくら)|月供|每月(?:要)?(?:还|供)|月还|월 ?(?:상환|납입)\p{L}*|상환액|매달 (?:얼마|갚)|القسط|قسط\p{L}*|الدفعة الشهرية|किस्त|ईएमआई/u;

/** What must be there in cash on the day. */
export const ASKS_UPFRONT =
  /\bstamp duty\b|\btransfer duty\b|\bup ?-?front\b|\bcash\b.{0,24}\bneed|\bneed\b.{0,30}\b(?:cash|all up|in total|all in)\b|\b(?:buying|purchase|closing|settlement) costs\b|\bcosts? (?:to buy|of buying)\b|印花税|印紙税|諸費用|初期費用|인지세|부대 ?비용|현금(?:이)? 얼마|多少现金|现金.{0,8}(?:多少|需要|要)|前期费用|frais (?:compris|d'achat|de notaire|inclus|d'acquisition)|combien en tout|kauf?nebenkosten|nebenkosten|grunderwerbsteuer|spese (?:di acquisto|notarili|comprese|iniziali)|(?:costos?|gastos?) (?:de compra|iniciales|incluidos)|cuanto.{0,24}efectivo|custos? (?:de compra|iniciais)|quanto.{0,20}dinheiro.{0,20}(?:precis|entrada)|гербов\p{L}*|(?:расходы|затраты) (?:на|при) покупк\p{L}*|сколько.{0,20}наличн\p{L}*|رسوم الدمغة|رسم الدمغة|نقدا|كل الرسوم|स्टा[मं]प? ?ड्यूटी|नकद|कुल खर्च/u;

/** Duty alone, and not all that is to be paid. */
export const DUTY_ALONE =
  /\bstamp duty\b|\btransfer duty\b|印花税|印紙税|인지세|гербов\p{L}*|رسم الدمغة|رسوم الدمغة|स्टा[मं]प? ?ड्यूटी|grunderwerbsteuer/u;
export const ALL_IN =
  /\bup ?-?front\b|\bcash\b|\ball (?:up|in)\b|\bin total\b|en tout|compris|insgesamt|in tutto|em tudo|en total|всего|合計|全部|总共|一共|现金|현금|합치|까지|نقد|كل|कुल|नकद/u;

export const FIRST_HOME =
  /\bfirst[- ]?(?:home|place|house|unit|apartment|flat|property|time buyer|timers?)\b|\bfhb\b|\bour first\b|primera (?:vivienda|casa|compra|propiedad)|primer (?:depa\w*|piso|apartamento|hogar)|premier achat|primo-?acced\w*|premiere (?:maison|acquisition)|erst(?:kauf|kaufer|es haus|e wohnung|e immobilie)\w*|prima casa|primeir[oa] (?:imovel|casa|apartamento)|перв(?:ое|ый|ая|ого|ую|ой) (?:жиль|дом|квартир)\p{L}*|初めて(?:の)?(?:購入|家|マイホーム|住宅)|首次置业|首套|第一套|첫 ?(?:집|주택)|생애 ?(?:최초|첫)|(?:بيت|منزل)\p{L}* (?:ال)?أول|أول (?:بيت|منزل)|पहल[ाे] घर/u;
export const NOT_FIRST_HOME =
  /\b(?:not|isn'?t|no) (?:a |an |my |our |the |it'?s )?first\b|\bnot (?:a )?fhb\b|\binvestment (?:property|unit|home)\b|no es (?:mi|la|nuestra) primera|pas (?:mon|un) premier|nicht (?:mein|das) erst\w*|non (?:e|è) (?:la )?prima|nao e (?:o )?(?:meu )?primeir|не перв\p{L}*|初めてではな|不是首(?:次|套)|첫 ?집(?:이|은)? 아니|ليس.{0,8}الأول|पहला घर नहीं/u;

/** What a home brings for its price. */
export const ASKS_RETURN =
  /\b(?:yields?|return|roi|cash ?flow)\b|rentabilidad|rendimient\w*|rendement|rentabilite|rendite|rendiment\w*|rentabilidade|retorno|доходност\p{L}*|利回り|수익률|回报|العائد|عائد|यील्ड|रिटर्न/u;
export const NET =
  /\bnet\b|\bafter (?:costs|expenses|strata|fees)\b|\bminus (?:the )?strata\b|\bneto?a?\b|\bnette?o?\b|\bliquid[oa]\b|nach kosten|чист\p{L}*|実質|手取り|순수익|净|صافي|नेट|शुद्ध/u;

/** Whether a price is right. */
export const JUDGES_PRICE =
  /\b(?:fair|good|right|decent|reasonable|great|ok|okay) (?:price|deal|value|buy|offer)\b|\b(?:is|are|was|does|seem|looks?)\b.{0,40}\b(?:too (?:much|high|dear|expensive|low)|fair|reasonable|overpriced|underpriced|a bargain|a rip ?-?off|good value|worth it|over the top)\b|\b(?:over|under)pric\w+|\boverpay\w*|\bpay(?:ing)? too much\b|\bhow far off\b|(?:es|esta|sera|parece) (?:muy |demasiado )?(?:caro|justo|razonable|buen precio)|buen precio|vale (?:eso|la pena|isso)|c'est (?:correct|cher|du vol|trop|raisonnable|une bonne affaire)|trop cher|bon prix|prix (?:correct|juste)|zu teuer|fairer preis|angemessen|(?:ist|sind).{0,24}(?:fair|uberteuert|gerechtfertigt)|troppo caro|prezzo (?:giusto|onesto|buono)|e (?:caro|giusto|troppo)|preco (?:justo|bom)|(?:esta|e) (?:caro|justo)|caro demais|(?:это )?(?:дорого|справедлив\p{L}*|нормальн\p{L}* цена|завышен\p{L}*)|妥当|高すぎ|割高|適正|적정|비싼|비싸|괜찮은 가격|贵(?:吗|不贵)|(?:价格|价钱).{0,6}(?:合理|合适|公道)|值(?:吗|不值|得)|سعر (?:عادل|مناسب|معقول)|غالي|(?:price|कीमत|दाम).{0,14}(?:सही|ठीक|ज़?्?यादा)|महंगा/u;

export const ASKS_DTI = /\bdti\b|debt[- ]to[- ]income/u;

/** To keep what was searched for, and to be told of more. */
export const ASKS_TO_SAVE =
  /\bsave (?:that|this|it|my|the|these|those|them)\b|\b(?:save|keep)\b.{0,20}\b(?:search|list|for me|for later)\b|\b(?:tell|notify|alert|let|email|ping|message) (?:me|us)\b.{0,24}\b(?:when|if|know|new|comes? up|changes?)\b|\b(?:set up|create) (?:an? )?alerts?\b|\bkeep an eye (?:on|out)\b|\bwatch (?:this|that|it) (?:for me|home|one|house)|guard(?:a|ar|e|ame) (?:la |esta |mi )?busqueda|guardal[oa]|av[ií]s(?:a|e|ame|eme)|enregistr\w+ (?:la |cette |ma )?recherche|previen\w+-moi|alert\w+-moi|speicher\w* (?:die|diese|das)|benachrichtig\w+|salva(?:la|lo|re)? (?:la |questa )?(?:ricerca)?|avvis(?:ami|atemi|i)|salv(?:a|ar|e) (?:a |essa |esta )?busca|me avis\w+|avise-me|сохрани\p{L}*|сообщи\p{L}* (?:мне|когда)|уведоми\p{L}*|保存して|通知して|知らせて|저장해|알려 ?주세요.{0,6}(?:새|나오면)|(?:새|나오면).{0,10}알려|存一下|保存(?:一下|这)|通知我|提醒我|احفظ|أخبرني (?:عندما|إذا)|نبهني|सहेज|सेव कर|बता(?:ना|इए) (?:जब|अगर)|सूचित/u;

/** To see a home with one's own eyes. */
export const ASKS_VIEWING =
  /\b(?:can|could|may|when can|like to|want to|love to) (?:i|we)?\s?(?:go |come |just )?(?:and )?(?:visit|have a look|look at it|see it|check it out|walk through)\b.{0,40}\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:visit|look at it|see it|have a look)\b.{0,24}\b(?:any day|next week|this week|tomorrow|weekend|day off|after (?:four|five|work|\d))|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|शनिवार|रविवार).{0,16}देख|見に行(?:け|き|っ)|(?:月|火|水|木|金|土|日)曜.{0,8}見|보러 ?(?:가|갈)|去看(?:看|一下|房)?(?:吗|可以)|\b(?:view(?:ing)?s?|inspect(?:ion)?s?|open (?:home|house)|walk ?through|have a look|look (?:at|through)|come (?:and )?see|see (?:it|that|this|the (?:place|house|unit|home|apartment)))\b.{0,40}\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b.{0,40}\b(?:view|inspect|see it|visit|have a look)|\bbook (?:a |an )?(?:viewing|inspection|visit|time)\b|\barrange (?:a |an )?(?:viewing|inspection|visit)\b|\bcan (?:i|we) (?:go )?(?:see|view|inspect|visit) (?:it|that|this|the|one|them)\b|(?:ir a|puedo|quiero|podemos) (?:ver|visitar)(?:l[oa]s?)?\b.{0,30}(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana)|visitar(?:l[oa])? (?:el|la|este)|(?:visiter|voir).{0,24}(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|besichtig\w+|(?:vedere|visitare|visitarl[ao]|vederl[ao]).{0,24}(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)|(?:ver|visitar).{0,24}(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|(?:посмотреть|осмотреть|показ).{0,24}(?:понедельник|вторник|сред|четверг|пятниц|суббот|воскресень)\p{L}*|内見|内覧|見学|집 ?(?:보러|볼 수)|방문.{0,10}(?:예약|가능)|看房|(?:周|星期)[一二三四五六日天].{0,8}(?:看|去)|معاينة|زيارة (?:البيت|العقار|المنزل)|घर देख(?:ना|ने|सकता)/u;

export const LOW_END =
  /\b(?:low(?:er)?|bottom) (?:end|bound|figure|estimate|value|limit)\b|\b(?:the )?lower (?:one|number)\b|\bworst case\b|limite inferior|(?:valor|extremo|rango) (?:mas )?bajo|borne (?:basse|inferieure)|bas de la fourchette|unter(?:en|er|e|em) (?:wert|grenze|ende)|valore (?:piu )?basso|limite inferiore|valor (?:mais )?baixo|нижн\p{L}* (?:границ|оценк|значен|конец)\p{L}*|下限|下の(?:値|額)|하한|아래쪽|下限|最低估值|الحد الأدنى|القيمة الدنيا|निचल[ाीे]/u;
export const POINT_VALUE = /\b(?:point estimate|estimate itself|middle|mid(?:point)?|the value|valuation)\b/u;
