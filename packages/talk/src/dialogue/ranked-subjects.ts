import { onceAMessage } from '../understanding/once-a-message.ts';
import type { DialogueState, ListedSubject } from './state.ts';

type Figure = 'priceAud' | 'landSqm' | 'bedrooms' | 'riskScore' | 'growth';
/** By what homes and places are told apart, in the languages of the assistant; -1 is the one with the least of it. */
const RANKS: readonly [figure: Figure, sign: 1 | -1, words: string][] = [
  [
    'riskScore',
    -1,
    String.raw`safe(?:r|st)|less risky|least risky|low(?:er|est)[- ]risk|m[aá]s segur[oa]|plus s[uû]re?|sichere(?:r|re|ren|res|ste)|pi[uù] sicur[oa]|mais segur[oa]|безопасн\p{L}*|安全な?ほう|より安全|더 안전한|更安全|أكثر أمان\p{L}*|सुरक्षित`,
  ],
  [
    'riskScore',
    1,
    String.raw`riski(?:er|est)|more risky|more at risk|high(?:er|est)[- ]risk|more dangerous|рискованн\p{L}*`,
  ],
  [
    'growth',
    1,
    String.raw`fast(?:er|est)[- ]growing|growing (?:the )?fast(?:er|est)|(?:better|best|higher|highest|stronger|strongest)[- ]growth`,
  ],
  [
    'landSqm',
    1,
    String.raw`bigg(?:er|est)|larg(?:er|est)|most land|more land|m[aá]s grande|plus grande?|gr[oö](?:ß|ss)(?:er|te)\p{L}*|pi[uù] grande|maior|побольше|больш(?:ий|ая|ой|ую)|大きいほう|広いほう|더 큰|更大|الأكبر|बड़\p{L}*\p{M}*`,
  ],
  [
    'landSqm',
    -1,
    String.raw`small(?:er|est)|m[aá]s peque[nñ][oa]|plus petite?|kleiner\p{L}*|pi[uù] piccol[oa]|menor|小さいほう|더 작은|更小|छोट\p{L}*\p{M}*`,
  ],
  [
    'priceAud',
    -1,
    String.raw`cheap(?:er|est)|less expensive|least expensive|more affordable|most affordable|lower[- ]priced|lowest[- ]priced?|less pricey|m[aá]s barat[oa]|moins ch[eè]re?|g[uü]nstig(?:er|st)\p{L}*|billig(?:er|st)\p{L}*|pi[uù] economic[oa]|meno car[oa]|mais barat[oa]|подешевле|дешевле|дешёв\p{L}*|дешев\p{L}*|安いほう|安い方|最も安い|더 싼|더 저렴한|가장 싼|便宜的|最便宜|الأرخص|सस्त\p{L}*\p{M}*`,
  ],
  [
    'priceAud',
    1,
    String.raw`dear(?:er|est)|pric(?:ier|iest)|more expensive|most expensive|higher[- ]priced|highest[- ]priced?|m[aá]s car[oa]|plus ch[eè]re?|teu(?:rer|erst|rere)\p{L}*|pi[uù] car[oa]|mais car[oa]|подороже|дороже|дорог\p{L}*|高いほう|高い方|더 비싼|가장 비싼|贵的|最贵|الأغلى|महंग\p{L}*\p{M}*`,
  ],
];
/** In English and its kin such a word points only with an article: 'the cheaper one', not 'anything cheaper?'. */
const ARTICLE = String.raw`(?:the|that|el|la|le|l'|der|die|das|den|dem|il|lo|o|a|os|as|том\p{L}*|тот|та)`;
const POINTING = RANKS.map(
  ([figure, sign, words]) =>
    [
      figure,
      sign,
      new RegExp(
        String.raw`(?<![\p{L}])${ARTICLE}\s+(?:${words})(?![\p{L}])(?!\s*(?:first|homes|houses|units|ones|listings|block|blocks|land))|(?:${words})\s+(?:one|of (?:the|those|these|them)|von|der beiden|des deux|de los dos|dei due|dos dois|из)(?![\p{L}])|(?:ほう|方|더|的那|الأ)(?=\p{L}*)(?<=(?:${words})\p{L}{0,3})|(?:더|가장) (?:${words})|(?:${words})(?:\s*(?:ほう|方|的那|的|вариант|वाला|वाली|वाले|것|집|거))`,
        'iu',
      ),
    ] as const,
);

/** 'Which is the cheapest?', 'what has the best growth?': asked about all of them, and points at none. */
const ASKS_WHICH =
  /^\W*(?:and |so |ok |okay |then )*(?:which|what|whats)\b(?:'s)?(?: one| of (?:them|those|these|the \w+))?(?: is| are| has| have| was| would be)? the (?:\S+ ){0,2}?\S+(?: (?:one|ones|house|home|unit|listing|place|suburb|of (?:them|those|these|the (?:two|lot))))?\W*$/;
const SPEAKS_OF_ONE = /\b(?:worth|value|flood|flooding|fire|risk|report|comps|like|address)\b/;
const asksWhich = (rest: string): boolean => ASKS_WHICH.test(rest) && !SPEAKS_OF_ONE.test(rest);

const best = (subjects: readonly ListedSubject[], figure: Figure, sign: 1 | -1): string[] => {
  const known = subjects.filter((one) => typeof one[figure] === 'number');
  const [found] = known.toSorted((a, b) => sign * ((b[figure] ?? 0) - (a[figure] ?? 0)));
  return found ? [found.name] : [];
};

const OF_A_LIST: ReadonlySet<string> = new Set(['search_listings', 'compare']);

const pointedBy = onceAMessage((rest) => POINTING.find(([, , pattern]) => pattern.test(rest)));

/** 'The cheaper of the two', 'the biggest one': of what was listed, or of the homes and places spoken of. */
export const rankedIn = (rest: string, { last, listed, visited, recent }: DialogueState): string[] => {
  const found = pointedBy(rest);
  if (!found || asksWhich(rest)) return [];
  const [figure, sign] = found;
  const spoken = visited.filter(({ name }) => recent.includes(name));
  const isOfList = OF_A_LIST.has(last?.tool ?? '') || spoken.length < 2;
  const among = isOfList && listed.length > 0 ? listed : spoken;
  return among.length > 1 ? best(among, figure, sign) : [];
};
