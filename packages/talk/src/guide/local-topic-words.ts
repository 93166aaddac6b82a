import type { TopicWords } from './topic-word-type.ts';
import { always } from './topic-word-type.ts';

/** Two groups of words in either order, not far from each other. In lower case without the accents of Latin letters. */
const beside = (one: string, other: string, within: number): RegExp =>
  new RegExp(String.raw`(?:${one}).{0,${within}}(?:${other})|(?:${other}).{0,${within}}(?:${one})`, 'u');

const FIRB = String.raw`\bfirb\b|\bforeign investment\b|(?:inversion|investissement|investimento|investitions?)\w* (?:extranjer|etranger|stranier|estrangeir)\w*|иностранн\p{L}* инвестици\p{L}*|外国投资|外资审批|外国投資|외국인 ?투자|الاستثمار الأجنبي|विदेशी निवेश`;
const FEE = String.raw`\bfees?\b|\bcharges?\b|\bhow much\b|\bcosts?\b|\btasas?\b|\bcuant[oa]\b|\bfrais\b|\bcombien\b|\bgebuhr\w*|\bwie viel\b|\btass[ae]\b|\bquanto\b|\btaxas?\b|сбор\p{L}*|пошлин\p{L}*|сколько|费|多少|料|いくら|비용|수수료|얼마|رسوم|رسم|كم|फीस|शुल्क|कितन`;
/** A home that stands empty, and what is due for it. */
const VACANT = String.raw`\bvacan(?:cy|t)\b|\bempty\b|\bunoccupied\b|\bvaci[oa]s?\b|\bdesocupad[oa]\b|\bvacance\b|\bvacant\b|\binoccup\w+|\bleer(?:stand|stehen)?\w*|\bsfitt[oa]\b|\bvuot[oa]\b|\bvazi[oa]\b|пуст(?:у\p{L}+|ой|ая|ое|ые|ым)|空置|空着|空房|空室|空き家|공실|비워|빈 ?집|شاغر\p{L}*|فارغ\p{L}*|खाली`;
const LEVY = String.raw`\b(?:vacancy|vacant|empty) (?:home |property |residential )?(?:fee|tax|levy|charge)s?\b`;

const SPOUSE = String.raw`\b(?:wife|husband|spouse|partner|boyfriend|girlfriend|fianc\w+)\b|\btogether with\b|\bjointly\b|\b(?:esposa?|mujer|marido|pareja|novi[oa])\b|\b(?:femme|mari|epou(?:x|se)|conjoint\w*|copain|copine|compagn\w+)\b|\b(?:frau|mann|ehefrau|ehemann|partnerin|freund(?:in)?)\b|\b(?:moglie|marito|coniuge|compagn[oa]|fidanzat[oa])\b|\b(?:conjuge|namorad[oa]|companheir[oa])\b|(?:жен|муж|супруг|партн)\p{L}*|妻子|老婆|太太|丈夫|老公|配偶|爱人|夫と|妻と|夫が|妻が|夫婦|配偶者|아내|남편|배우자|와이프|زوج\p{L}*|पत्नी|पति|जीवनसाथी`;
const SURCHARGE = String.raw`\bsurcharge\b|\bforeign (?:buyer )?(?:duty|tax)\b|\bafad\b|\bextra (?:duty|tax)\b|\brecargo\b|\bsurtaxe\b|\bsupplement etranger\b|\b(?:auslander)?aufschlag\b|\bzuschlag\b|\bsovrattassa\b|\bsovrimposta\b|\bsobretaxa\b|\bimposto extra\b|надбавк\p{L}*|附加税|追加税|上乗せ|추가세|추가 세금|(?:ال)?ضريبة (?:ال)?إضافي\p{L}*|सरचार्ज|अतिरिक्त (?:कर|टैक्स)`;
const STATUS = String.raw`\bcitizens?\b|\bpermanent resid\w+|\bpr\b|\bresident[ae]?s? permanente?s?|\bcitoyen\w*|\bciudadan\w+|\bstaatsburger\w*|\bdaueraufenthalt\w*|\bcittadin\w+|\bcidada\w*|\bja e residente\b|\bresidencia permanente\b|гражд(?:анин|анк|анство)\p{L}*|постоянн\p{L}* резидент\p{L}*|公民|永居|绿卡|永住|市民権|영주권\p{L}*|시민권\p{L}*|مواطن\p{L}*|إقامة دائمة|مقيم\p{L}* دائم\p{L}*|नागरिक|स्थायी निवासी|पीआर`;
const ON_VISA = String.raw`\bvisas?\b|\bforeign\w*|\bvis(?:to|ado|um)\b|\bextranjer\w+|\betrang\w+|\bauslander\w*|\bstranier\w+|\bestrangeir\w+|виз\p{L}+|иностран\p{L}*|签证|外国|海外|ビザ|비자|외국인|تأشير\p{L}*|أجنبي\p{L}*|वीज़?ा|विदेशी`;
/** ... and they buy together, which tells nothing of where somebody works. */
const TOGETHER = String.raw`\btogether\b|\bjoint\w*|\bboth (?:of us|names)\b|\b(?:my|his|her|whose|each) (?:half|share)\b|\bwith me\b|\bjunt[oa]s?\b|\ba medias\b|\bmi (?:mitad|parte)\b|\bensemble\b|\bavec moi\b|\ba deux\b|\bma (?:part|moitie)\b|\bzusammen\b|\bgemeinsam\b|\bmit mir\b|\b(?:meinen|mein) anteil\b|\binsieme\b|\bcon me\b|\bmia (?:meta|quota)\b|\bminha (?:metade|parte)\b|вместе|вдвоем|совместно|(?:на|только) (?:мо|сво)\p{L}+ (?:дол|половин)\p{L}+|一起|共同|联名|一半|份额|一緒|共同|共有|持分|같이|함께|공동|지분|절반|معا|معي|سويا|حصتي|نصف|साथ|मिलकर|हिस्से|आधे`;

const WAITS = String.raw`\bwait\w*|\bhold(?:ing)? off\b|\bonce i(?:'?ve| have)?\b|\bwhen i(?:'?ve| have)? (?:get|got)\b|\bafter (?:i get|my)\b|\buntil i\b|\besper(?:a|o|e|amos|emos)\w*|\bcuando (?:tenga|me den)\b|\battend\w*|\bquand j'aurai\b|\bune fois\b|\bwart\w*|\bsobald\b|\bwenn ich (?:erst )?(?:die|das|den)\b|\baspett\w+|\bquando (?:avro|avremo|sair|tiver)\b|подожд\p{L}*|дожд\p{L}+|когда получу|(?:после|до) получени\p{L}*|等|拿到|待(?:っ|つ|て)|取(?:れ|っ|得)|기다\p{L}*|받(?:으면|은 후|을 때)|أنتظر|انتظر|ننتظر|بعد (?:الحصول|ما)|इंतज़?ार|मिलने (?:तक|के बाद)|मिल जाए`;
const RESIDENCY = String.raw`\bpermanent resid\w+|\bpr\b|\bcitizenship\b|\bresiden\w+ permanente?\w*|\bciudadania\b|\bresidence permanente\b|\bnationalite\b|\bdaueraufenthalt\w*|\bstaatsburgerschaft\b|\bresidenza permanente\b|\bcittadinanza\b|\bcidadania\b|постоянн\p{L}* (?:резидент\p{L}*|виз\p{L}*|вид\p{L}*)|пмж|гражданств\p{L}*|永居|绿卡|永住|市民権|영주권|시민권|إقامة دائمة|الإقامة الدائمة|الجنسية|स्थायी निवास|पीआर|नागरिकता`;

const DUTY = String.raw`\b(?:stamp|transfer) duty\b|\bduty\b|grunderwerbsteuer|droits? (?:de timbre|d'enregistrement)|impost[ao]s?\b|impuesto\w*|пошлин\p{L}*|налог\p{L}*|印花税|印紙税|인지세|취득세|رسم الدمغة|رسوم|स्टा(?:म्?|ं)प? ?ड्यूटी`;
const LIVES_IN = String.raw`\bowner[- ]occ\w*|\b(?:live|living|move|moving) in (?:it|there|ourselves|myself)\b|\bprincipal place of residence\b|\bppor\b|\b(?:vivir|viviremos|vivire) en (?:ella|el|la casa)\b|vivienda habitual|\by (?:habiter|vivre|habiterai|habiterons)\b|residence principale|\bselbst (?:drin |darin )?(?:wohn\w+|einzieh\w+)|eigennutz\w*|\babitarci\b|\bci abiter\w+|abitazione principale|\b(?:morar|moraremos|vou morar|vamos morar)\b|(?:будем|буду|чтобы) (?:в н[её]м |там |сам\p{L}* )*жить|для себя|自住|自己住|自分で住|自己居住|실거주|직접 (?:살|거주)|للسكن|أسكن فيه|نسكن فيه|खुद रह`;
const CONCESSION = String.raw`\bhome concession\b|\bowner[- ]occ\w* (?:rate|duty|concession|figure)|\binvestor rate\b`;

const STATEMENT = String.raw`\bstatement of information\b|\bsoi (?:range|price|figure)\b|\b(?:on|for) (?:the|our|a) soi\b`;

const SEA = String.raw`\bsea[- ]?levels?\b|\b(?:sea|water|ocean|tides?|estuary)(?: levels?| is| are| will be)? (?:rise|rising|rises|coming up)\b|\brising (?:sea|seas|water|waters|tides?)\b|\baffected by the (?:sea|ocean|water)\b|nivel del mar|(?:sube|subida|suba) (?:d?el )?mar|niveau de la mer|montee (?:des eaux|de la mer)|meeresspiegel\w*|livello del mare|(?:sale|salira|innalzamento) (?:d?el )?mare|nivel do mar|o mar (?:vai )?subi\w+|уров\p{L}+ моря|подъ[её]м\p{L}* (?:моря|воды)|海平面|海水上涨|海面上昇|해수면|(?:مستوى|ارتفاع) (?:سطح )?البحر|समुद्र (?:का )?(?:स्तर|जलस्तर|बढ़)`;

const HIGHER = String.raw`\bhigher (?:up|ground|parts?|side|areas?|streets?|bits?)\b|\b(?:sit|sits|are|is|lie) (?:up )?high(?:er)?\b|\bhigh ground\b|\babove (?:the )?(?:flood|water)\b|\b(?:mas|zonas?) alt[ao]s?\b|\b(?:plus haut|en hauteur|parties hautes)\b|\bhoher (?:liegt|gelegen|liegen)|\blieg(?:t|en) (?:\w+ )?hoher|hohenlage\w*|\bpiu (?:in )?alt[oaie]\b|zone alte|\bmais alt[oa]s?\b|partes altas|(?:выше|повыше)(?: \p{L}+){0,2}|地势(?:较|更|比较)?高|哪.{0,6}高|高台|標高の高い|高いところ|고지대|높은 (?:곳|지대|동네)|(?:أعلى|المرتفعة|المناطق العالية)|ऊँच(?:ा|ी|े)|ऊंच(?:ा|ी|े)`;
const WHICH = String.raw`\b(?:which|what|where)\b|\bque\b|\bdonde\b|\bcual\w*|\bquel\w*|\bou\b|\bwelche\w*|\bwo\b|\bqual\w*|\bdove\b|\bonde\b|как(?:ие|ая|ой)|где|哪|どこ|どの|어느|어디|أي|أين|कौन|कहाँ|कहां`;
const FLOODS = String.raw`\bfloods?\w*|\bwent under\b|\bwater\b|inund\w+|inond\w+|hochwasser|uberschwemm\w+|alluvion\w*|allag\w+|enchente\w*|alag\w+|наводнен\p{L}*|затоп\p{L}*|洪水|淹|浸水|홍수|침수|فيضان\p{L}*|غرق\p{L}*|बाढ़`;

/** What it is, or whether and how one asks it. */
const WHAT_IT_IS = String.raw`\bwhat(?:'?s| is| are| does)?\b|\bexplain\b|\bmean\w*\b|\bneed\b|\bapply\b|\bwho is\b|\bque (?:es|son|significa)\b|\bnecesit\w+|\bc'est quoi\b|\bqu'est\b|\bfaut\b|\bwas (?:ist|heisst|bedeutet)\b|\bbrauch\w*|\b(?:cos'?e|che cos'?e|cosa)\b|\bserve\b|\bo que e\b|\bprecis\w+|что (?:такое|это)|нуж\p{L}+|是(?:什么|啥)|什么是|要不要|需要|とは|何ですか|って何|必要|뭐|무엇|필요|ما (?:هو|هي)|(?:أ|ن)?حتاج|क्या (?:है|होता)|चाहिए|ज़रूर\p{L}*`;

export const LOCAL_TOPIC_WORDS: readonly TopicWords[] = [
  always('firb', beside(FIRB, WHAT_IT_IS, 20)),
  always('foreignFees', beside(FIRB, FEE, 24)),
  always('foreignFees', new RegExp(LEVY, 'u')),
  always(
    'foreignFees',
    beside(
      VACANT,
      String.raw`\bfees?\b|\btasa\b|\bfrais\b|\bgebuhr\w*|\btassa\b|\btaxa\b|сбор\p{L}*|交费|费用|空置费|要(?:交|付)|料金|手数料|수수료|요금|رسوم|رسم|शुल्क|फीस`,
      16,
    ),
  ),
  always('jointForeign', beside(SURCHARGE, SPOUSE, 90)),
  always(
    'jointForeign',
    new RegExp(
      String.raw`^(?=.*(?:${SPOUSE}))(?=.*(?:${STATUS}))(?=.*(?:${TOGETHER}))(?=.*(?:${ON_VISA}|${SURCHARGE}|${DUTY}|\bfirb\b|[?？؟]))`,
      'us',
    ),
  ),
  always(
    'jointForeign',
    new RegExp(String.raw`^(?=.*(?:${SURCHARGE}))(?=.*(?:${STATUS}))(?=.*(?:${TOGETHER}))`, 'us'),
  ),
  always('waitForResidency', beside(WAITS, RESIDENCY, 40)),
  always('homeConcession', new RegExp(CONCESSION, 'u')),
  always('homeConcession', beside(DUTY, LIVES_IN, 50)),
  always('statementOfInformation', new RegExp(STATEMENT, 'u')),
  always('seaRisk', new RegExp(SEA, 'u')),
  always(
    'higherParts',
    new RegExp(String.raw`^(?=.*(?:${WHICH}).{0,40}(?:${HIGHER}))(?=.*(?:${FLOODS}))`, 'us'),
  ),
  always(
    'higherParts',
    /\b(?:which|what) (?:parts?|bits?|side|streets?|areas?) (?:\w+ ){0,4}?(?:sits?|are|is|lies?) (?:up )?high(?:er)?\b/u,
  ),
];
