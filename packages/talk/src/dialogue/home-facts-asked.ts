import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { subjectOf } from './filler.ts';
import { isHome } from './place-text.ts';
import type { Call, DialogueState } from './state.ts';

/** What is on record of a home, in the order in which it is told. */
export const HOME_RECORDS = [
  'asking',
  'type',
  'levels',
  'bedrooms',
  'bathrooms',
  'carSpaces',
  'land',
  'building',
  'built',
  'sold',
] as const;
export type HomeRecord = (typeof HOME_RECORDS)[number];

/** In all languages, in lower case without the accents of Latin letters. */
const WORDS: Readonly<Record<Exclude<HomeRecord, 'asking'>, RegExp>> = {
  type: /\b(?:that|it|this)(?:'?s| is) (?:really |actually )?an? (?:house|unit|apartment|flat|townhouse|villa)\b[^.?!]{0,40}\b(?:isn'?t it|is it|right|eh)\s*\?|\bis (?:it|this|that)(?: one)? (?:an? |actually an? |still an? )?(?:free[- ]?standing )?(?:house|unit|apartment|flat|townhouse|villa)\b|\bwhether (?:it'?s|it is) an? (?:house|unit|apartment|flat|townhouse)\b|\b(?:what|which) (?:type|kind|sort) of (?:home|house|property|place|dwelling)\b|\b(?:house|townhouse) or (?:an? )?(?:unit|apartment|flat|townhouse)\b|\bes (?:una? )?(?:casa|piso|apartamento|adosado)\b|\bque tipo de (?:vivienda|propiedad|inmueble)|\b(?:c'est|est-ce) (?:bien )?une? (?:maison|appartement)\b|\bquel type de (?:bien|logement)|\bist (?:es|das) eine? (?:haus|wohnung|reihenhaus)\b|\bwas fur eine? (?:haus|wohnung|immobilie)\b|\be (?:una casa|un appartamento)\b.{0,8}\?|\bche tipo di (?:casa|immobile)|\bque tipo de imovel|\be (?:uma casa|um apartamento)\b.{0,8}\?|это (?:дом|квартира|таунхаус)|是(?:独立屋|别墅|公寓|联排)(?:吗|还是)|一戸建て(?:ですか|か)|マンションですか|단독주택(?:인|이)|아파트(?:인가|예요|입니까)|(?:यह|ये) (?:मकान|फ़?्लैट|घर) है (?:या|क्या)|هل (?:هو|هي) (?:بيت|شقة|منزل)/u,
  levels:
    /\b(?:on|all on|just) one (?:level|floor|storey|story)\b|\b(?:single|one|two|double|split)[- ](?:level|storey|story|storeys)\b|\bhow many (?:levels|storeys|stories|floors)\b|\b(?:any|are there) stairs\b|\buna sola planta\b|\bcuant[oa]s (?:plantas|pisos tiene)\b|\bplain-?pied\b|\bcombien d'etages\b|\bebenerdig\b|\bwie ?viele (?:stockwerke|etagen|geschosse)\b|\b(?:un solo piano|su un piano)\b|\bquanti piani\b|\b(?:um so andar|terrea)\b|\bquantos andares\b|одноэтажн|сколько (?:в н[её]м )?этажей|几层|平层|(?:何階建て|平屋)|(?:단층|몇 층)|(?:एक ही|कितनी) मंज़?िल|(?:طابق واحد|كم (?:عدد )?(?:ال)?طوابق)/u,
  bedrooms:
    /\bhow many (?:bed(?:room)?s?|rooms)\b|\bis (?:it|this|that)(?: one)? (?:a )?(?:\d|one|two|three|four|five)[- ]?bed(?:room)?s?\b|\bcuant[oa]s (?:habitaciones|dormitorios|cuartos)\b|\bcombien de (?:chambres|pieces)\b|\bwie ?viele (?:schlaf)?zimmer\b|\bquante (?:camere|stanze)\b|\bquantos quartos\b|сколько .{0,8}(?:спален|комнат)|几室|几个?(?:卧室|房间)|[一二两三四]室还是|何ldk|(?:寝室|部屋)(?:は|の数)?.{0,4}(?:いくつ|何)|間取り|(?:방|침실)(?:이|은)? ?몇|कितने (?:बेडरूम|कमरे)|كم (?:عدد )?(?:ال)?غرف/u,
  bathrooms:
    /\bhow many bath(?:room)?s?\b|\bcuantos banos\b|\bcombien de salles? de bain|\bwie ?viele (?:bader|badezimmer)\b|\bquanti bagni\b|\bquantos banheiros\b|сколько .{0,8}(?:ванн|санузл)|几个?(?:卫生间|浴室|厕所)|几卫|(?:浴室|バスルーム|トイレ)(?:は|の数)?.{0,4}(?:いくつ|何)|(?:화장실|욕실)(?:이|은)? ?몇|कितने बाथरूम|كم (?:عدد )?(?:ال)?حمام/u,
  carSpaces:
    /\bhow many (?:car ?(?:spaces|parks|spots)|garages|cars)\b|\bcuant(?:as plazas|os garajes)\b|\bcombien de (?:places de parking|garages)\b|\bwie ?viele (?:stellplatze|garagen)\b|\bquanti posti auto\b|\bquantas vagas\b|сколько (?:машиномест|парковочных)|几个车位|駐車場は何台|주차 ?(?:대수|몇)|कितनी (?:गाड़ियों|पार्किंग)|كم (?:عدد )?(?:مواقف|موقف)/u,
  land: /\b(?:proper|decent|big|any|good|a|there a) (?:back ?)?yards?\b|\bbackyard\b|\b(?:land|block|lot|section) (?:size|area)\b|\bhow (?:big|large) is (?:the |its )?(?:land|block|lot|section|yard)\b|\bhow much land\b|\b(?:tamano|superficie) del (?:terreno|solar)\b|\b(?:surface|taille) du terrain\b|\bgrundstuck(?:sgrosse|sflache)\b|\bwie gross ist das grundstuck\b|\b(?:superficie|grandezza) del terreno\b|\b(?:tamanho|area) do terreno\b|площадь участка|土地面积|占地|(?:土地|敷地)(?:の)?(?:広さ|面積)|대지 ?면적|땅.{0,6}(?:몇|크기)|(?:ज़?मीन|प्लॉट) (?:कितन|का आकार)|مساحة الأرض/u,
  building:
    /\bfloor ?(?:area|space|size)\b|\b(?:internal|living) (?:area|size|space)\b|\bhouse size\b|\bhow (?:big|large) is (?:it|the (?:house|home|unit|apartment|flat|place|townhouse))\b|\bsquare (?:metres|meters|metre) is (?:it|the)\b|\bcuantos metros\b|\bsuperficie (?:habitable|de la casa|del piso)\b|\bwohnflache\b|\bquanti metri\b|\bquantos metros\b|\barea (?:util|construida)\b|площадь (?:дома|квартиры)|建筑面积|多少平|几平|(?:延床|専有|建物)面積|何平米|평수|전용 ?면적|몇 평|कारपेट एरिया|कितने (?:स्क्वायर|वर्ग)|مساحة (?:البيت|الشقة|المنزل)/u,
  built:
    /\bwhen was (?:it|this|that|the \w+) built\b|\bhow old is (?:it|this|that|the (?:house|home|building|unit|apartment|place|property))\b|\b(?:what|which) year was\b|\byear built\b|\bcuando se construyo\b|\bano de construccion\b|\bannee de construction\b|\bquand a-t-(?:elle|il) ete construit|\bbaujahr\b|\bwann wurde .{0,24}gebaut\b|\bwie alt ist (?:das|es|die)\b|\banno di costruzione\b|\bquando e stat[ao] costruit|\bano de construcao\b|\bquando foi construid|год постройки|когда построен|哪年建|什么时候建|房龄|築(?:何)?年(?:数)?|いつ建て|언제 지어|지은 지 몇|कब बना|कितना पुराना|متى بني|سنة البناء|عمر (?:البيت|المبنى)/u,
  sold: /\bwhen (?:was|did) (?:it|this|that|the \w+) (?:last )?(?:sold|sell)\b|\blast s(?:old|ale price)\b|\bwhat did (?:it|they|the (?:owners?|sellers?)) (?:last )?(?:sell for|pay)\b|\bhow much did (?:it sell|they pay)\b|\bse vendio (?:por )?ultima vez\b|\bultima venta\b|\b(?:derniere vente|vendue? la derniere fois)\b|\bzuletzt verkauft\b|\b(?:ultima vendita|vendut[ao] l'ultima)\b|\b(?:ultima venda|vendid[ao] pela ultima)\b|последн\p{L}+ (?:продаж|раз прода)|上次(?:成交|卖)|前回の?(?:売買|成約)|最後に売|마지막(?:으로)? (?:팔|매매|거래)|(?:पिछली|आखिरी) बार .{0,12}बिक|آخر (?:مرة بيع|بيع)/u,
};

/** What its seller wants, and no less: 'what does it cost' asks for its value. */
const WANTED =
  /\bwhat(?:'?s| is) (?:it|this one|that one|the \w+ one) (?:asking|listed|going|up|on the market)\b|\b(?:is|are|isn'?t|aren'?t) (?:it|this|that|they)(?: one| home| house| place)? (?:still |actually |even |really |currently )?(?:for sale|on the market|listed|up for sale)\b|\b(?:esta|sigue) (?:a la|en) venta\b|\b(?:est-(?:elle|il)|c'est) (?:encore |toujours )?(?:a vendre|en vente)\b|\bsteht (?:es|das \w+) (?:noch )?zum verkauf\b|(?<![\p{L}'])(?:e|la casa e) (?:ancora )?in vendita\b|(?<!que )(?<!o que )\b(?:ainda )?esta a venda\b|(?:он|она|это|дом) (?:еще |ещё )?прода[её]тся|在(?:卖|售)吗|売(?:り?に出て|られて)い?ます?か|매물(?:인가요|로 나와)|(?:यह|ये|वह|घर) (?:अभी |अब )?(?:बिक रहा|बिक्री के लिए) है|هل (?:هو |هي |هذا |البيت |المنزل )?(?:ما زال |لا يزال )?معروضة? للبيع|\b(?:asking price|price guide|guide price|list(?:ed|ing) price|listed (?:for|at)|on the market for)\b|\bhow long (?:has (?:it|this|that)|it'?s) (?:been )?(?:listed|on the market|for sale)\b|\b(?:angebotspreis|preisvorstellung)\b|\bprix (?:demande|affiche|de vente)\b|\bprecio (?:de venta|pedido|anunciado)\b|\bprezzo (?:richiesto|di vendita)\b|\bpreco (?:pedido|de venda|anunciado)\b|запрашиваем\p{L}+ цен|цена в объявлении|要价|挂牌价|(?:売り?出し|販売|希望)価格|호가|매도 희망가|(?:मांगी|माँगी) (?:गई )?कीमत|السعر المطلوب|\b(?:what|how much) (?:are|do|does|is) (?:they|he|she|the (?:owners?|vendors?|sellers?|agents?)) (?:asking|want(?:ing)?|after)\b|\ben demande(?:nt)? combien\b|\bcombien (?:en )?(?:demandent?|veulent|veut)\b|\bwas verlang(?:t|en)\b|\bwie viel (?:verlang|woll)\w+|\bcuanto (?:piden|pide|quieren)\b|\bquanto (?:chied|vogliono|pedem|estao pedindo|querem)\w*|сколько (?:просят|хотят)|卖家要多少|要价多少|いくらで売|売値|얼마에 (?:내놓|팔)|कितने में बेच|(?:मांग|माँग) रहे|كم (?:يطلب|يطلبون|طالبين)/u;

/** Whether a price is a good one is a question of its own. */
const JUDGED =
  /\b(?:fair|reasonable|good (?:price|deal|value)|too (?:much|high|dear)|over-?(?:priced|paying)|bargain|negotiable|worth)\b|\b(?:razonable|justo|caro|raisonnable|correct|cher|angemessen|gerechtfertigt|zu (?:hoch|teuer)|ragionevole|giusto|razoavel)\b|справедлив|адекватн|завыш|合理|贵|划算|妥当|適正|高(?:い|め|す)|적정|적당|비싼|비싸|उचित|सही|ज़?्यादा|مناسب|معقول|عادل|غالي/u;

/** 'How many bedrooms and bathrooms?': beside one that is asked, its name is enough. */
const NAMED: Readonly<Partial<Record<HomeRecord, RegExp>>> = {
  bedrooms:
    /\bbed ?rooms?\b|dormitorios|habitaciones|chambres|schlafzimmer|camere|quartos|спальн|спален|卧室|寝室|침실|방이|बेडरूम|غرف/u,
  bathrooms:
    /\bbath ?rooms?\b|banos|salles? de bain|badezimmer|bader|bagni|banheiros|ванн|санузл|卫生间|浴室|욕실|화장실|बाथरूम|حمام/u,
  land: /\b(?:land|block) size\b|terreno|terrain|grundstuck|участ|土地|땅|대지|ज़मीन|जमीन|الأرض/u,
};

/** All that there is. */
const EVERYTHING =
  /\bwhat(?:'?s|s| has| does) (?:it|that one|this one|that|the \w+ (?:one|house|place|unit)) (?:got|have|offer)\b(?! to)|\b(?:tell (?:me|us) (?:a bit )?about (?:it|this|that|the|number)\b|what(?:'s| is) (?:it|that one|the (?:first|second|third|last|other|cheaper|dearer|\w+ street|\w+ road) (?:one )?) ?like\b|(?:dis|dites)-moi|parlez-moi d[eu]|hablame de|erzahl\w* (?:mir|uns) (?:von|uber|was|etwas)|parlami d[ie]\w*|me fal[ae] (?:d[aoe]|sobre)|介绍一下|について教えて|에 대해 알려|के बारे में बता)|\b(?:tell|give|show) (?:me|us) (?:everything|all|more|the details|all the details|a bit more) (?:about|on|of) (?:it|this|that|the)\b|\beverything about (?:it|this|the)\b|\bmore (?:details|info\w*) (?:about|on) (?:it|this|that|the)\b|\b(?:cuentame|dime) (?:todo|mas)\b|\bdites-m'en plus\b|\btout savoir sur\b|\b(?:erzahl\w*|sag\w*) mir (?:alles|mehr)\b|\bmehr (?:infos|details)\b|\bdimmi (?:tutto|di piu)\b|\bme (?:conta|fala) (?:tudo|mais)\b|расскажи\p{L}* (?:вс[её]|подробнее|больше)|详细(?:介绍|情况|信息)|多介绍|詳しく教え|자세히 알려|더 알려|(?:सब कुछ|और) बताइए|أخبرني (?:المزيد|كل شيء)/u;

const asked = (text: string): HomeRecord[] => {
  if (EVERYTHING.test(text)) return [...HOME_RECORDS];
  const found = HOME_RECORDS.filter((record) =>
    record === 'asking' ? WANTED.test(text) && !JUDGED.test(text) : WORDS[record].test(text),
  );
  const isOfRooms = found.some((record) => NAMED[record] !== undefined);
  return isOfRooms
    ? HOME_RECORDS.filter((record) => found.includes(record) || NAMED[record]?.test(text))
    : found;
};

/** What a message asks of a home that is named or spoken of; null where it asks nothing that is on record. */
/** Languages that ask in the order in which they state: without a question mark 'es un piso' says what it is. */
const ASKS_BY_ORDER = /[?？؟]|\b(?:is|are|was|what|which|whether|ist|welche\w*|est-(?:ce|il|elle))\b/u;
const isStated = ({ facts, text }: Understanding, { last }: DialogueState): boolean =>
  last?.tool === 'assess' && facts.propertyType !== null && !ASKS_BY_ORDER.test(plainText(text));

export const homeFactsCall = (heard: Understanding, before: DialogueState): Call | null => {
  const named = heard.places.some(isHome) ? subjectOf(heard, before) : undefined;
  const isElsewhere = named === undefined && heard.places.some(({ kind }) => kind !== 'unknown');
  const address = named ?? (isElsewhere ? null : before.address);
  if (!address || !/^\S*\d/.test(address) || heard.changes.length > 0) return null;
  // Who says what is asked for it does not ask that.
  const isTold = (name: HomeRecord): boolean =>
    (name === 'asking' && heard.money.length > 0) || (name === 'type' && isStated(heard, before));
  const records = asked(plainText(heard.text)).filter((name) => !isTold(name));
  return records.length === 0 ? null : { tool: 'home_facts', arguments: { address, records } };
};
