import { isDropped } from './dropped.ts';

/** Features that listings are marked with, and how people ask for them. */
const FEATURES: readonly [string, RegExp][] = [
  ['shared pool', /\bshared (?:swimming )?pool/iu],
  [
    'swimming pool',
    /\b(?<!shared )(?<!shared swimming )(?:swimming pools?|pools?)\b|piscina|piscine|schwimmbad|\bpool\b|бассейн|プール|수영장|泳池|游泳池|مسبح|حمام سباحة|स्विमिंग पूल|पूल/iu,
  ],
  [
    'air conditioning',
    /\bair[\s-]?con(?:ditioning|ditioned|ditioner)?\b|\baircon\b|\ba\/c\b|aire acondicionado|climatis|klimaanlage|aria condizionata|ar[\s-]condicionado|кондиционер|エアコン|에어컨|空调|تكييف|एयर कंडीशन|एसी/iu,
  ],
  [
    'balcony',
    /\bbalcon(?:y|ies)\b|balc[oó]n|balcon|balkon|balcone|varanda|sacada|балкон|バルコニー|ベランダ|발코니|베란다|阳台|شرفة|बालकनी/iu,
  ],
  [
    'dishwasher',
    /\bdish\s?washer\b|lavavajillas|lave-vaisselle|sp[üu]lmaschine|lavastoviglie|lava-lou[çc]as|посудомоеч|食洗機|식기세척기|洗碗机|غسالة صحون|डिशवॉशर/iu,
  ],
  [
    'renovated',
    /\b(?:newly |recently |fully )?renovated\b|reformad[ao]|r[eé]nov[eé]e?|renoviert|ristrutturat[oa]|renovad[ao]|отремонтирован|с ремонтом|リフォーム済|리모델링|翻新|装修|مجدد|रेनोवेटेड/iu,
  ],
  [
    'solar panels',
    /\bsolar(?: panels?| power)?\b|paneles solares|panneaux solaires|solaranlage|pannelli solari|pain[eé]is solares|солнечн\w+ панел|ソーラー|太陽光|태양광|太阳能|ألواح شمسية|सोलर/iu,
  ],
  [
    'built-in wardrobes',
    /\bbuilt[\s-]?ins?\b|built[\s-]in (?:wardrobes?|robes?)|armarios empotrados|einbauschr[äa]nke/iu,
  ],
  [
    'secure parking',
    /\bsecure (?:car )?parking\b|\bsecured parking\b|aparcamiento seguro|parking s[eé]curis|подземн\w+ парковк|охраняем\w+ парковк/iu,
  ],
  [
    'outdoor entertaining area',
    /\boutdoor entertaining(?: area)?\b|\balfresco\b|\bentertaining area\b|\bbbq area\b|\bentertainers?\b/iu,
  ],
  ['study', /\bstudy\b|\bhome office\b|estudio aparte|arbeitszimmer|書斎|서재|书房|مكتب منزلي|स्टडी/iu],
  ['shed', /\bshed\b|cobertizo|abri de jardin|schuppen/iu],
  [
    'water views',
    /\b(?:water|ocean|sea|harbour|river|bay) views?\b|vistas? al mar|vue (?:sur (?:la )?mer|mer)|meerblick|vista (?:sul )?mare|vista (?:para o )?mar|вид на (?:море|воду|океан)|海(?:の)?眺望|オーシャンビュー|바다 ?전망|오션뷰|海景|إطلالة على البحر|समुद्र का नज़ारा/iu,
  ],
  [
    'fireplace',
    /\bfire\s?places?\b|chimenea|chemin[eé]e|\bkamin\b|camino|lareira|камин|暖炉|벽난로|壁炉|مدفأة|फायरप्लेस/iu,
  ],
  [
    'lift',
    /\blift\b|\belevator\b|ascensor|ascenseur|aufzug|ascensore|elevador|лифт|エレベーター|엘리베이터|电梯|مصعد|लिफ्ट/iu,
  ],
  ['courtyard', /\bcourt\s?yard\b|patio|innenhof|cortile|p[aá]tio|двор|中庭|마당|庭院|فناء|आंगन/iu],
  ['ensuite', /\ben[\s-]?suite\b|suite parentale|bagno privato/iu],
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
