import { countWords } from './number-words.ts';

/** Nobody asks for more rooms in words. */
const MOST_SPELT = 8;
export const COUNT = String.raw`(?:\d{1,2}|${countWords(MOST_SPELT)})`;

const NTH: readonly [count: number, words: string][] = [
  [
    2,
    '2nd|second|segund[oa]|deuxi[eè]me|seconde?|zweite[sn]?|second[oa]|втор[аоу]\\p{L}*|第二|2つ目|二つ目|두 번째|ثان\\p{L}*|दूसर\\p{L}\\p{M}*',
  ],
  [
    3,
    '3rd|third|tercer[oa]?|troisi[eè]me|dritte[sn]?|terz[oa]|terceir[oa]|трет\\p{L}*|第三|3つ目|三つ目|세 번째|ثالث\\p{L}*|तीसर\\p{L}\\p{M}*',
  ],
  [
    4,
    '4th|fourth|cuart[oa]|quatri[eè]me|vierte[sn]?|quart[oa](?! da)|четв[её]рт\\p{L}*|第四|4つ目|네 번째|رابع\\p{L}*|चौथ\\p{L}\\p{M}*',
  ],
  [
    5,
    '5th|fifth|quint[oa]|cinqui[eè]me|f[uü]nfte[sn]?|пят\\p{L}*|第五|5つ目|다섯 번째|خامس\\p{L}*|पांचव\\p{L}\\p{M}*',
  ],
];
const NTHS = NTH.map(([count, words]) => [count, new RegExp(`^(?:${words})$`, 'iu')] as const);
export const ORDINAL = NTH.map(([, words]) => words).join('|');

export const toOrdinal = (word: string | undefined): number | null =>
  NTHS.find(([, pattern]) => word !== undefined && pattern.test(word))?.[0] ?? null;

/** What stands between a number and what it counts in languages that count by the piece. */
export const COUNTER = '(?:つの?|個の?|개의?|개|칸|个|個|間の?|间|台分?の?|台|대|辆|套)?';

export type Room = 'bedrooms' | 'bathrooms' | 'carSpaces';
/** What rooms are called. Latin letters stand without their accents or with them. */
export const ROOM_WORDS: Readonly<Record<Room, string>> = {
  bedrooms: String.raw`bed\s?rooms?|bedrms?|berooms?|bedroms?|beds?|brs?|bdrms?|bedders?|bedroomed|bdr?s?|dormitorios?|dorms?|habitaci(?:on(?:es)?|ón)|habs?\.?|cuartos?|piezas?|rec[aá]maras?|alcobas?|chambres?(?: [àa] coucher)?|ch\b|schlafzimmern?|schlafr[äa]umen?|zimmern?|sz\b|camer[ae](?: da letto)?|camerette|stanz[ae](?: da letto)?|locali|quartos?|dormit[óo]rios?|su[íi]tes|спал(?:ьня|ьни|ьню|ен|ьнями|ьням|ьней)|спальн\p{L}*|комнат(?:ами|ах|а|ы|у)?(?![\p{L}])|комнатн\p{L}*|寝室|ベッドルーム|ベッド|部屋|LDK|DK\b|침실|베드룸|베드|방|룸|卧室?|臥室|睡房|居室|居|室|房间|房(?![子产源价屋型租])|غرف(?:ة|ه)?(?: نوم| للنوم)?|बेडरूम|बेड|बैडरूम|कमर[ेा]|कमरों|शयनकक्ष|BHK|बीएचके`,
  bathrooms: String.raw`bath\s?rooms?|baths?|bthrms?|ba|baños?|banos?|aseos?|lavabos?|salles? de bains?|salles? d'eau|sdb|b[äa]dern?|badezimmern?|duschb[äa]dern?|bad(?=[\s,.]*$|[\s,.]+(?:und|mit|in|bis|für|mehr|weniger)\b)|bagn[io]|doppi servizi|banheiros?|casas? de banho|wcs?\b|lavabos?|ванн(?:ая|ые|ых|ой|ую|ыми|ым)|сануз(?:ел|ла|лов|лом|лами)|туалет\p{L}*|バスルーム|浴室|お風呂|風呂|トイレ|バス|욕실|화장실|卫生间|衛生間|洗手间|厕所|卫浴|卫|衛|浴室|浴|حمام(?:ات)?|دورات? مياه|बाथरूम|बाथ|टॉयलेट|स्नानघर`,
  carSpaces: String.raw`car(?:\s?(?:spaces?|spots?|parks?|garages?|ports?))?s?|garages?|parking(?:\s?(?:spaces?|spots?))?|(?:plazas? de )?(?:garaje|aparcamiento|parqueo|estacionamiento)s?|cocheras?|coches?|carros?|garagen?s?|places? de (?:parking|stationnement)|places? de garage|voitures?|stellpl[äa]tze?n?|parkpl[äa]tze?n?|garagenpl[äa]tze?n?|garagen|autos?|wagen|post[io] (?:auto|macchina)|macchin[ae]|box auto|vagas?|автомобил\p{L}*|авто|парковочн\p{L}+|машино-?мест\p{L}*|парковк[аиу]|машин[ыу]?|駐車場|駐車スペース|車庫|ガレージ|車|주차(?:장|공간)?|차고|차량|차|停车位|车位|車位|车库|车房|车|مواقف?(?: سيارات)?|سيارات|كراجات|पार्किंग|गाड़ियों|गाड़ियाँ|गाड़ी|कारों|कार|गैराज|गैरेज`,
};
