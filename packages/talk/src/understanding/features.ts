import { isDropped } from './dropped.ts';

/** Features that listings are marked with, and how people ask for them. */
const FEATURES: readonly [string, RegExp][] = [
  [
    'shared pool',
    /\bshared (?:swimming )?pool|piscina (?:compartida|comunitaria|condominiale|comum|compartilhada)|piscine (?:commune|partag[eé]e)|gemeinschaftspool|общ\p{L}* бассейн|共用プール|공용 수영장|公共泳池|مسبح مشترك|साझा पूल/iu,
  ],
  [
    'swimming pool',
    /\b(?<!shared )(?<!shared swimming )(?:swimming pools?|pools?)\b|piscina|piscine|schwimmbad|\bpool\b|бассейн|プール|수영장|풀장|泳池|游泳池|مسبح|حمام سباحة|بيسين|स्विमिंग पूल|पूल/iu,
  ],
  [
    'air conditioning',
    /\bair[\s-]?con(?:ditioning|ditioned|ditioner)?\b|\baircon\b|\ba\/c\b|aire acondicionado|\bclim\b|climatis|climatizador|klimaanlage|klimatisiert|aria condizionata|climatizza|ar[\s-]condicionado|кондиционер|кондер|エアコン|冷暖房|에어컨|냉방|空调|冷气|تكييف|مكيف|एयर कंडीशन|एसी/iu,
  ],
  [
    'balcony',
    /\bbalcon(?:y|ies)\b|balc[oó]n|balcon|balkon|balcone|varanda|sacada|\bterraza|terrasse|terrazz[oa]|terra[çc]o|балкон|лоджи|террас|バルコニー|ベランダ|テラス|발코니|베란다|阳台|شرفة|بلكون|بالكون|बालकनी/iu,
  ],
  [
    'dishwasher',
    /\bdish\s?washer\b|lavavajillas|lave-vaisselle|sp[üu]lmaschine|lavastoviglie|lava-lou[çc]as|посудомоеч|食洗機|食器洗い|식기 ?세척기|洗碗机|غسالة (?:صحون|أطباق)|डिशवॉशर/iu,
  ],
  [
    'renovated',
    /\b(?:newly |recently |fully )?renovated\b|reformad[ao]|r[eé]nov[eé]e?|renoviert|ristrutturat[oa]|renovad[ao]|remodelad[ao]|saniert|modernisiert|refaite? [àa] neuf|отремонтирован|с ремонтом|после ремонта|リフォーム|リノベ|리모델링|수리된|翻新|装修|مجدد|مرمم|रेनोवेटेड|नवीनीकृत|मरम्मत/iu,
  ],
  [
    'solar panels',
    /\bsolar(?: panels?| power)?\b|paneles solares|panneaux solaires|placas solares|solaranlage|solarpanel|photovoltaik|photovolta[iï]que|fotovoltaic|pannelli solari|pain[eé]is solares|солнечн\p{L}+ (?:панел|батаре)|ソーラー|太陽光|태양광|太阳能|ألواح شمسية|सोलर/iu,
  ],
  [
    'built-in wardrobes',
    /\bbuilt[\s-]?ins?\b|built[\s-]in (?:wardrobes?|robes?)|armarios? empotrados?|placards? int[eé]gr[eé]s?|einbauschr[äa]nke?n?|armadi a muro|arm[aá]rios? embutidos?|встроенн\p{L}+ шкаф|作り付け|ウォークインクローゼット|붙박이장|内置衣柜|壁柜|嵌入式衣柜|خزائن حائط|خزائن مدمجة|बिल्ट-?इन/iu,
  ],
  [
    'secure parking',
    /\bsecure (?:car )?parking\b|\bsecured parking\b|aparcamiento seguro|parking s[eé]curis|parking segur|parcheggio (?:sicuro|custodito)|estacionamento (?:seguro|coberto)|sicherer stellplatz|tiefgarage|подземн\p{L}+ парковк|охраняем\p{L}+ парковк|屋内駐車場|セキュリティ付き駐車場|지하 ?주차장|地下车库|安全停车|موقف آمن|सुरक्षित पार्किंग/iu,
  ],
  [
    'outdoor entertaining area',
    /\boutdoor entertaining(?: area)?\b|\balfresco\b|\bentertaining area\b|\bbbq area\b|\bentertainers?\b|zona de barbacoa|churrasqueira|coin barbecue|grillplatz|area barbecue|зон\p{L} барбекю|バーベキュー|바비큐|烧烤区|منطقة شواء|बारबेक्यू/iu,
  ],
  [
    'study',
    /\bstudy\b|\bhome office\b|\bhomeoffice\b|estudio aparte|despacho|oficina en casa|\bbureau\b|arbeitszimmer|b[üu]ro\b|\b(?:uno|con|lo|e) studio\b|home[\s-]?office|escrit[óo]rio|кабинет|書斎|仕事部屋|ワークスペース|서재|书房|工作间|办公室|مكتب|ستدي|स्टडी|ऑफिस रूम|अध्ययन कक्ष/iu,
  ],
  [
    'shed',
    /\bshed\b|cobertizo|caseta de jard[ií]n|abri de jardin|schuppen|gartenhaus|capanno|galp[ãa]o|сарай|物置|창고|储物棚|工具房|مخزن|शेड/iu,
  ],
  [
    'water views',
    /\b(?:water|ocean|sea|harbour|river|bay) views?\b|vistas? al mar|vue (?:sur (?:la )?mer|mer)|vistas? a la playa|vue sur l'(?:eau|oc[eé]an)|meerblick|seeblick|wasserblick|vista (?:sul |al |sull')?(?:mare|acqua)|vista (?:para o |pro |do |ao )?mar\b|вид\p{L}* на (?:море|воду|океан|залив)|海(?:の)?眺望|オーシャンビュー|海が見え|海の見え|바다 ?전망|바다가 보이|오션뷰|바다 ?뷰|海景|看海|水景|إطلالة (?:على )?(?:ال)?بحر|اطلالة بحرية|تطل على البحر|समुद्र का नज़ारा|सी व्यू|समुद्र दिख/iu,
  ],
  [
    'fireplace',
    /\bfire\s?places?\b|chimenea|chemin[eé]e|\bkamin\b|caminetto|\bcamino\b|lareira|камин|暖炉|벽난로|壁炉|مدفأة|فايربليس|फायरप्लेस/iu,
  ],
  [
    'lift',
    /\blift\b(?! (?:the|my|our|it|that|by|to|price|budget))|\belevator\b|ascensor|ascenseur|aufzug|fahrstuhl|ascensore|elevador|лифт|エレベーター|エレベータ|엘리베이터|电梯|مصعد|लिफ्ट/iu,
  ],
  ['courtyard', /\bcourt\s?yard\b|patio|innenhof|cortile|p[aá]tio|двор(?!ец)|中庭|마당|庭院|فناء|आंगन/iu],
  [
    'ensuite',
    /\ben[\s-]?suite\b|suite parentale|salle de bains? privative|bagno privato|bagno in camera|baño en suite|quarto com su[íi]te|\bsu[íi]te\b|eigenes bad|bad en suite|ванн\p{L}+ в спальне|専用バス|안방 ?욕실|套房|主卧带卫|حمام داخلي|حمام خاص|अटैच्ड बाथ/iu,
  ],
];

const isLeftOut = (text: string, pattern: RegExp): boolean => isDropped(text, pattern.source);

/** Features that a text speaks of and leaves out: 'no pool', 'without a balcony'. */
export const droppedFeatures = (text: string): string[] =>
  FEATURES.filter(([, pattern]) => pattern.test(text) && isLeftOut(text, pattern)).map(([name]) => name);

export const findFeatures = (text: string): string[] => {
  const found = FEATURES.filter(([, pattern]) => pattern.test(text) && !isLeftOut(text, pattern)).map(
    ([name]) => name,
  );
  return found.includes('shared pool') ? found.filter((name) => name !== 'swimming pool') : found;
};
