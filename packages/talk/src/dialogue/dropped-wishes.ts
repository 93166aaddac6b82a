import { isDropped } from '../understanding/dropped.ts';
import { droppedFeatures } from '../understanding/features.ts';
import { droppedType } from '../understanding/home-type.ts';
import { ROOM_WORDS } from '../understanding/room-words.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isSubject } from './place-text.ts';
import type { ToolArguments } from './state.ts';

const PRICE = String.raw`price(?: limit| cap| range)?|budget|max(?:imum)? price|upper limit|limit|cap|(?:l[ií]mite de )?precio|presupuesto|prix|limite de prix|preis\p{L}*|prezzo|limite di prezzo|pre[çc]o|or[çc]amento|цен\p{L}*|бюджет\p{L}*|価格|値段|予算|가격|예산|价格|预算|السعر|الميزانية|कीमत|क़ीमत|बजट`;
/** What a search or a market can be asked without, once it was asked with it. */
const WISHES: readonly [argument: string, words: string][] = [
  ['maxPriceAud', PRICE],
  ['minPriceAud', PRICE],
  ['minBedrooms', `number of bedrooms|${ROOM_WORDS.bedrooms}`],
  ['maxBedrooms', `number of bedrooms|${ROOM_WORDS.bedrooms}`],
  ['minBathrooms', ROOM_WORDS.bathrooms],
  ['minCarSpaces', ROOM_WORDS.carSpaces],
  [
    'minLandSqm',
    String.raw`land(?: size)?|block size|terreno|terrain|grundst[uü]ck\p{L}*|участ\p{L}*|土地|대지|땅|الأرض|ज़मीन`,
  ],
  [
    'nearCoast',
    'beach|coast|water|ocean|playa|plage|mer|strand|spiaggia|mare|praia|mar|пляж|море|海|바다|البحر|समुद्र',
  ],
  ['propertyType', 'property types?|types?|kinds?'],
  ['features', 'features|extras'],
  ['sort', 'sort(?:ing)?|order'],
];
/** 'No flood risk' is a wish, and 'forget the flood risk' takes it back. */
const RISK = String.raw`(?:low )?(?:flood|fire|bushfire|hazard|erosion)?\s?(?:risk|filter|zone)s?|floods?|flooding|bushfires?|hazards?|inundaci\p{L}*|riesgo\p{L}*|inondation\p{L}*|risque\p{L}*|hochwasser\p{L}*|risiko|alluvion\p{L}*|rischi\p{L}*|risco\p{L}*|риск\p{L}*|наводнен\p{L}*|洪水|リスク|홍수|위험|风险|المخاطر|जोखिम|बाढ़`;
const ALL_TYPES =
  /\b(?:overall|in general|all (?:property )?types|any type|everything|all dwellings|all properties)\b/;

/** 'Any units in Bankstown?': whatever else was wished for elsewhere, rooms and features are not. */
const ANY_HOME =
  /\bany (?:\p{L}+ )?(?:units?|houses?|homes?|apartments?|flats?|townhouses?|villas?|places?|propert(?:y|ies)|listings?)\b|\birgendein\p{L}*|\bcualquier|n'importe quel|\bqualsiasi|\bqualquer|люб(?:ые|ая|ой|ое|ую)|どんな|아무|任何|(?<!\p{L})أي (?:شق|بيت|منزل|عقار)|कोई भी/u;
const OF_THE_HOME = ['minBedrooms', 'maxBedrooms', 'minBathrooms', 'minCarSpaces', 'minLandSqm', 'features'];
const isAnyHome = ({ rest, places, facts, features }: Understanding): boolean =>
  places.some(isSubject) &&
  ANY_HOME.test(rest) &&
  features.length === 0 &&
  !(facts.bedrooms ?? facts.bathrooms ?? facts.carSpaces ?? facts.landSqm);

/** The arguments that the message takes back whole: 'any price', 'bedrooms don't matter'. */
const droppedArguments = (heard: Understanding, known: ToolArguments): string[] => {
  const { rest, language, facts } = heard;
  const gone = WISHES.filter(
    ([argument, words]) => known[argument] !== undefined && isDropped(rest, words),
  ).map(([argument]) => argument);
  const isTypeGone =
    ALL_TYPES.test(rest) ||
    (facts.propertyType === null && known.propertyType === droppedType(rest, language));
  return [
    ...gone,
    ...(isAnyHome(heard) ? OF_THE_HOME.filter((name) => known[name] !== undefined) : []),
    ...(known.maxRisk !== undefined && isDropped(rest, RISK, true) ? ['maxRisk'] : []),
    ...(isTypeGone && known.propertyType !== undefined ? ['propertyType'] : []),
  ];
};

export type Kept = { arguments: ToolArguments; gone: readonly string[] };

/** What is left of a call's arguments after what the message takes back; null where it takes nothing back. */
export const withoutDropped = (heard: Understanding, known: ToolArguments): Kept | null => {
  const gone = droppedArguments(heard, known);
  const wanted = (known.features as string[] | undefined) ?? [];
  const left = wanted.filter((feature) => !droppedFeatures(heard.rest).includes(feature));
  const isFeatureGone = left.length < wanted.length && !gone.includes('features');
  if (gone.length === 0 && !isFeatureGone) return null;
  const kept = Object.fromEntries(Object.entries(known).filter(([name]) => !gone.includes(name)));
  const { features: _, ...others } = kept;
  return {
    arguments: isFeatureGone ? { ...others, ...(left.length > 0 ? { features: left } : {}) } : kept,
    gone,
  };
};
