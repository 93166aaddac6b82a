import { sieveOf } from '../understanding/sieve.ts';
/** The figures that a question names: the first sentence gives them. */
export type AskedFigure =
  | 'price'
  | 'growth'
  | 'daysOnMarket'
  | 'clearance'
  | 'forSale'
  | 'sales'
  | 'flood'
  | 'fire'
  | 'risk'
  | 'difference'
  | 'land'
  | 'bedrooms'
  /** Which one is better, with what it rests on. */
  | 'verdict'
  /** Yes or no. */
  | 'whether';

const WORDS: readonly [figure: AskedFigure, words: RegExp][] = [
  [
    'land',
    /\b(?:more|most|bigger|biggest|larger|largest|less|smaller) (?:land|block|lot|yard|section)\b|\bland size\b|mas terreno|terreno mas grande|plus de terrain|plus grand terrain|(?:mehr|grosseres|grosste) grundstuck|piu terreno|mais terreno|(?:больше|участок больше)|土地(?:が|の)?(?:広い|大きい)|땅이? ?(?:더 )?(?:넓|크)|(?:地|土地)(?:更|比较)?大|أرض أكبر|ज़?मीन (?:ज़?्यादा|बड़ी)/u,
  ],
  [
    'bedrooms',
    /\b(?:more|most|fewer) (?:bed ?rooms?|beds|rooms)\b|mas (?:habitaciones|dormitorios)|plus de chambres|mehr (?:schlaf)?zimmer|piu camere|mais quartos|больше (?:комнат|спален)|寝室が多|방이? ?(?:더 )?많|房间(?:更|比较)?多|غرف أكثر|ज़?्यादा (?:कमरे|बेडरूम)/u,
  ],
  [
    'growth',
    /\b(?:grow\w*|grew|grown|risen|rise|gone up|going up|went up|how (?:have|has|did|are|is)\b.{0,40}\b(?:gone|going|done|doing|tracked|tracking|moved)|increase\w*|appreciat\w*|performed|performing)\b|crec\w+|subid\w+|hausse|augment\w+|gestiegen|wachstum|cresc\w+|salit\w+|subi\w+|вырос\p{L}*|рост\p{L}*|上が|値上がり|올랐|상승|涨|升值|ارتفع\p{L}*|نمو|बढ़/u,
  ],
  [
    'daysOnMarket',
    /\bdays on (?:the )?m(?:ar)?ke?t\b|\bhow (?:long|fast|quick\w*)\b.{0,24}\b(?:sell|sale|market)\b|cuant[oa]s? (?:dias |tiempo |semanas )?tarda\w*|combien de temps|delai de vente|wie lange|wie schnell|quanto tempo|сколько.{0,12}продаю|何日|売れるまで|며칠|얼마나 (?:빨리|걸)|多久|挂牌天数|كم (?:يوم|من الوقت)|कितने दिन/u,
  ],
  [
    'clearance',
    /\bclearance|auction (?:results|success)|tasa de (?:exito|subasta)\w*|taux de (?:reussite|vente)|auktionsquote|aste\b|leiloes|аукцион|落札率|クリアランス|낙찰률|清空率|معدل المزاد|नीलामी/u,
  ],
  [
    'forSale',
    /\bhow many\b.{0,24}\b(?:for sale|listed|listings|on the market)\b|cuant[oa]s.{0,16}venta|combien.{0,16}(?:a vendre|annonces)|wie viele.{0,20}(?:angebot|verkauf)|quant[ei].{0,16}vendita|quant[oa]s.{0,16}venda|сколько.{0,16}(?:продаж|продает)|何件|몇 (?:개|채)|多少套|كم (?:عدد|إعلان)|कितन[ेी].{0,10}बिक/u,
  ],
  [
    'difference',
    /\bdifference\b|diferencia|diferenca|difference|unterschied|differenza|разниц\p{L}*|差額|差は|차이|差多少|相差|الفرق|अंतर/u,
  ],
  [
    'flood',
    /\bflood\w*|inund\w*|inond\w*|hochwasser|uberschwemm\w*|alluvion\w*|allagament\w*|enchente|alag\w+|наводнен\p{L}*|затоп\p{L}*|洪水|浸水|홍수|침수|淹|فيضان\p{L}*|बाढ़|ngap|lut/u,
  ],
  [
    'fire',
    /\b(?:bush)?fires?\b|incendi\w*|feux?\b|feuer|brand\w*|incendi|fogo|пожар\p{L}*|山火|火災|火事|산불|حر[اي]ئق|आग/u,
  ],
  [
    'risk',
    /\b(?:risk\w*|safer|safest|exposed|climate|hazards?)\b|riesgo|risque|risik\w*|rischi\w*|risco|риск\p{L}*|リスク|위험|风险|خطر|مخاطر|जोखिम/u,
  ],
  [
    'price',
    /\b(?:price\w*|median|cost\w*|cheap\w*|dear\w*|expensive|worth|how much)\b|preci\w+|cuesta\w*|barat\w+|prix|coute\w*|cher\b|preis\w*|kosten|kostet|teuer|gunstig\w*|prezz\w+|costa\w*|econom\w+|prec[oe]|custa\w*|цен\p{L}*|стоит|дешев\p{L}*|値段|価格|相場|安い|고가|가격|집값|싼|价|贵|便宜|سعر|أسعار|أرخص|कीमत|दाम|सस्त/u,
  ],
];

/** 'How high', 'where', 'what is': no yes or no. */
const OPEN =
  /\b(?:how|what|whats|which|where|why|who|tell me about|show me|wie|welch\w*|was|wo|warum|comment|quel\w*|quoi|ou|pourquoi|combien|como|cual\w*|que tan|donde|por que|quanto|quanta|come|che tipo|quale|dove|perche|qual|quao|onde)\b|насколько|как(?:ой|ая|ие|ов)?(?!\p{L})|почему|где|多(?:高|大|少)|怎么|如何|哪|为什么|什么|どのくらい|どれ(?:くらい|ほど)|どう|なぜ|何|얼마나|어느|어떤|왜|어떻|무슨|كم|كيف|ما (?:هو|هي|مدى)|لماذا|أين|कितना|कितनी|कैसा|कैसे|क्यों|कहाँ/u;
/** 'Is it safe?', 'it doesn't flood, does it?': a yes would mean that nothing is to be feared. */
const TURNED =
  /\b(?:safe\w*|ok|okay|fine|alright|all right|good|not|never|no|dry|isn'?t|doesn'?t|won'?t|outside|free|safer|worried|scared|low|lower|better)\b|segur\w+|\b(?:no|sin|nada)\b|sur\b|tranquill\w+|\b(?:pas|sans|jamais|hors)\b|sicher\w*|\b(?:nicht|kein\w*|ohne|nie|besser|ausserhalb)\b|sicur\w+|\b(?:non|senza|mai)\b|\b(?:nao|sem|nunca)\b|безопасн\p{L}*|(?<!\p{L})(?:не|без|нет)(?!\p{L})|安全|不|没|没有|大丈夫|ない|ません|안전|괜찮|않|없|آمن\p{L}*|(?<!\p{L})(?:لا|ليس|بدون|ما)(?!\p{L})|सुरक्षित|नहीं|बिना/u;
/** Which of several, all things considered. */
const VERDICT =
  /\b(?:better|best|pick|choose|prefer|recommend\w*|suit\w*|go (?:for|with)|your (?:choice|favou?rite|verdict)|would you (?:buy|take|go)|smarter|wiser)\b|mejor\w*|conviene|recomiend\w+|prefer\w+|elegir\w*|mieux|meilleur\w*|conseill\w+|choisir\w*|besser\w*|beste\w*|empfehl\w+|lieber|wurden sie nehmen|meglio|miglior\w*|consigli\w+|scegli\w+|melhor\w*|recomend\w+|escolh\w+|лучш\p{L}*|посовет\p{L}*|выбра\p{L}*|更好|比较好|哪个好|推荐|选哪|好一(?:点|些)|良い|いい|おすすめ|向き|選ぶ|나을|나아|나은|좋을|좋아|추천|أفضل|احسن|أحسن|تنصح\p{L}*|बेहतर|अच्छ|सलाह/u;

/** It asks, with its mark or without: 'does it flood'. */
const ASKS =
  /[?？؟]|(?:^|[.,!] ?)(?:and |so |but |ok |or |also )*(?:is|are|does|do|will|has|have|was|can|could|would|any|ist|sind|gibt|kann|hay|esta|es|se|est-ce|y a-t-il|c'est|ce|ha|sono|tem|fica|esse)\b|吗|(?:か|です)(?:$|。)|나요|까요|는지|(?<!\p{L})هل|क्या/u;

/** What is asked beside a figure: whether, and which one all in all. */
export const mannerAsked = (plain: string): AskedFigure[] => [
  ...(VERDICT.test(plain) ? ['verdict' as const] : []),
  ...(ASKS.test(plain) && !OPEN.test(plain) && !TURNED.test(plain) ? ['whether' as const] : []),
];

const mayBeAsked = sieveOf(WORDS, ([, words]) => words);

/** In the order of their names above: the narrower goes before the wider. */
export const askedFigures = (plain: string): AskedFigure[] =>
  mayBeAsked(plain)
    .filter(([, words]) => words.test(plain))
    .map(([figure]) => figure);
