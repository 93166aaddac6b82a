/** Small numbers as they are counted out in the languages of the assistant. */
const SPELT: readonly [count: number, words: string][] = [
  [1, 'one un una uno une ein eine einen einem um uma один одна одну одно 一 한 하나 एक واحد واحدة'],
  [2, 'two dos deux zwei due dois duas два две 两 二 ふた 두 둘 दो اثنين اثنان'],
  [3, 'three tres trois drei tre três три 三 세 셋 तीन ثلاث ثلاثة'],
  [4, 'four cuatro quatre vier quattro quatro четыре 四 네 넷 चार أربع أربعة اربع اربعة'],
  [5, 'five cinco cinq fünf funf cinque пять 五 다섯 पांच पाँच خمس خمسة'],
  [6, 'six seis sechs sei шесть 六 여섯 छह छः ست ستة'],
  [7, 'seven siete sept sieben sette sete семь 七 일곱 सात سبع سبعة'],
  [8, 'eight ocho huit acht otto oito восемь 八 여덟 आठ ثمان ثمانية'],
];
const COUNTS: ReadonlyMap<string, number> = new Map(
  SPELT.flatMap(([count, words]) => words.split(' ').map((word) => [word, count] as const)),
);

export const COUNT = String.raw`(?:\d{1,2}|${[...COUNTS.keys()].sort((a, b) => b.length - a.length).join('|')})`;

export const toCount = (word: string | undefined): number | null =>
  word === undefined ? null : (COUNTS.get(word.toLowerCase()) ?? Number(word));

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
export const COUNTER = '(?:つの?|個の?|개의?|개|个|間の?|间|台分?の?|대|辆)?';

export type Room = 'bedrooms' | 'bathrooms' | 'carSpaces';
/** What rooms are called. Latin letters stand without their accents or with them. */
export const ROOM_WORDS: Readonly<Record<Room, string>> = {
  bedrooms: String.raw`bed\s?rooms?|bedrms?|berooms?|bedroms?|beds?|brs?|bdrms?|bedders?|bedroomed|bdr?s?|dormitorios?|habitaci(?:on(?:es)?|ón)|rec[aá]maras?|alcobas?|chambres?|schlafzimmern?|camer[ae](?: da letto)?|quartos?|dormit[óo]rios?|спал(?:ьня|ьни|ьню|ен|ьнями|ьней)|комнат[аыу]?|寝室|ベッドルーム|ベッド|LDK|침실|베드룸|방|卧室?|居室|居|室|房间?|غرف(?:ة|تان|تين)?(?: نوم)?|बेडरूम|बेड|कमर[ेा]|शयनकक्ष|BHK`,
  bathrooms: String.raw`bath\s?rooms?|baths?|bthrms?|ba|baños?|banos?|salles? de bains?|sdb|b[äa]dern?|badezimmern?|bad(?=[\s,.]*$|[\s,.]+(?:und|mit|in|bis|für|mehr|weniger)\b)|bagn[io]|banheiros?|casas? de banho|ванн(?:ая|ые|ых|ой|ую)|санузел|санузла|バスルーム|浴室|バス|욕실|화장실|卫生间|卫浴|卫|浴室|حمام(?:ات|ين)?|बाथरूम|स्नानघर`,
  carSpaces: String.raw`car(?:\s?(?:spaces?|spots?|parks?|garages?|ports?))?s?|garages?|parking(?:\s?(?:spaces?|spots?))?|(?:plazas? de )?(?:garaje|aparcamiento|parqueo|estacionamiento)s?|coches|carros?|places? de (?:parking|stationnement)|voitures?|stellpl[äa]tze?n?|garagenpl[äa]tze?|garagen|autos|post[io] auto|vagas?|парковочн\w+|машиномест\w*|машин[ыу]?|駐車場|車庫|車|주차(?:장|공간)?|차고|车位|车库|مواقف?|موقف|سيارات|पार्किंग|गाड़ियों|गाड़ी`,
};
