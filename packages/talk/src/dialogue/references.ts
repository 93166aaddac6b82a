import { COMPARED_MAX } from '@propguard/rules/assistant/limits';
import { onceForBoth } from '../understanding/once-for.ts';
import type { Understanding } from '../understanding/understand.ts';
import { OF_A_HOME } from './follow-up.ts';
import { homesInStreet, homesInSuburb, suburbHeard } from './homes-of-talk.ts';
import { isSubject } from './place-text.ts';
import { priceFitting } from './priced-home.ts';
import { rankedIn } from './ranked-subjects.ts';
import type { DialogueState } from './state.ts';

const NOUN =
  '(?:one|ones|house|home|property|place|listing|result|option|unit|apartment|townhouse|address|suburb|of (?:them|those|these|the)|on (?:the|that|your) list)';
/** 'The first home buyer', 'last year', 'second bathroom' point at nothing. */
const NO_POINTER = String.raw`(?!\s*(?:home ?buyer|homebuyer|time|year|month|week|quarter|bed|bath|mortgage|storey|floor|sold|sell|sale))`;
const ORDINALS: readonly [RegExp, number][] = [
  ['first|1st|former|top', 0],
  ['second|2nd', 1],
  ['third|3rd', 2],
  ['fourth|4th', 3],
  ['fifth|5th', 4],
  ['last|latter|bottom', -1],
].map(([words, at]): [RegExp, number] => [
  new RegExp(
    String.raw`\b(?:the|that|your|this) (?:${words})\b${NO_POINTER}|\b(?:${words}) ${NOUN}\b|\b(?:number|no\.?|option|listing|#) ?${Number(at) + 1}\b(?! \w+ (?:st|street|rd|road))`,
  ),
  Number(at),
]);
/** The same in the other languages, with the article or the word that makes them point. */
const ORDINALS_ELSEWHERE: readonly [RegExp, number][] = [
  [
    /(?<!\p{L})(?:el|la|al|del|lo) primer[oa]?|(?:le|la|du) premi[eè]re?|(?:der|die|das|den|dem|im|beim|vom|zum) erste[nrs]?|(?:il|la|al|del) prim[oa]|(?:o|a|ao|do|da) primeir[oa]|перв(?:ый|ая|ое|ого|ому|ой|ую|ом)|(?:1|一)(?:番目|つ目|件目)|最初の|첫 ?번째|第一(?:个|套|间|处)?|الأولى?(?!\p{L})|पहल(?:ा|ी|े)(?: वाल\p{L}*\p{M}*)?/iu,
    0,
  ],
  [
    /(?<!\p{L})(?:el|la|al|del) segund[oa]|(?:le|la|du) (?:deuxi[eè]me|seconde?)|(?:der|die|das|den|dem|im|beim|vom|zum) zweite[nrs]?|(?:il|la|al|del) second[oa]|(?:o|a|ao|do|da) segund[oa]|втор(?:ой|ая|ое|ого|ому|ую|ом)|(?:2|二)(?:番目|つ目|件目)|두 ?번째|第二(?:个|套|间|处)?|الثانية?(?!\p{L})|दूसर(?:ा|ी|े)(?: वाल\p{L}*\p{M}*)?/iu,
    1,
  ],
  [
    /(?<!\p{L})(?:el|la|al|del) tercer[oa]?|(?:le|la|du) troisi[eè]me|(?:der|die|das|den|dem|im|beim|vom|zum) dritte[nrs]?|(?:il|la|al|del) terz[oa]|(?:o|a|ao|do|da) terceir[oa]|трет(?:ий|ья|ье|ьего|ьему|ьей|ью|ьем)|(?:3|三)(?:番目|つ目|件目)|세 ?번째|第三(?:个|套|间|处)?|الثالثة?(?!\p{L})|तीसर(?:ा|ी|े)(?: वाल\p{L}*\p{M}*)?/iu,
    2,
  ],
  [
    /(?<!\p{L})(?:el|la|al) [uú]ltim[oa]|(?:le|la) derni[eè]re?|(?:der|die|das|den|dem) letzte[nrs]?|(?:l'|l’)ultim[oa]|(?:o|a|ao) [uú]ltim[oa]|последн(?:ий|яя|ее|его|ему|ей|юю)|最後の|마지막|最后(?:一)?(?:个|套|间)|الأخيرة?|आख़?िरी/iu,
    -1,
  ],
];
/** 'To buy a third flat': one more than they have, and none of a list. */
const BUYS_ANOTHER =
  /(?:तीसर|दूसर)\p{L}*\p{M}* (?:फ्लैट|घर|मकान|प्रॉपर्टी).{0,8}खरीद|(?:买|购)(?:第[二三])|第[二三]套房|(?:2|3|二|三)(?:軒目|件目)を?(?:買|購入)|(?:두|세) ?번째 (?:집|아파트)을? ?(?:사|구매|매수)|(?:comprar|acheter|kaufen|comprare|купить)\p{L}* .{0,12}(?:segund|tercer|deuxieme|troisieme|zweite|dritte|second|terz|втор|трет)/u;
const FIRST_FEW = /\b(?:the )?(?:first|top) (two|2|three|3|four|4)\b/;
const FEW: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, '2': 2, '3': 3, '4': 4 };
/** 'Back to the first place I asked about'. */
const FIRST_ASKED =
  /\b(?:first|original|initial) (?:place|one|home|house|property|address|suburb|unit|apartment|listing|town)? ?(?:that |which )?(?:i|we) (?:\w+ )?(?:asked|mentioned|started|looked|said|gave|typed|sent|spoke|talked)|\bwhere (?:i|we) (?:started|began)\b|\b(?:i|we) (?:asked about|mentioned|started with|began with|gave you) (?:first|at the start|originally|in the beginning|to begin with)\b|\bback to (?:the|my) (?:very )?first\b/;
const NEXT = /\bnext (?:one|listing|property|result)\b/;
const OTHER =
  /\b(?:the other|the previous|the earlier|the one before|the original)\b(?! (?:day|side|suburbs))/;
const NAMED_ONE =
  /\bthe ([a-z]{3,})(?: (?:street|st|road|rd|avenue|ave|court|ct|parade|pde|lane|ln|crescent|cres|drive|dr|terrace|tce|place|pl))? (?:one|house|place|property|unit|apartment)\b/;
const ONE_IN =
  /\b(?:the|that|your)\s+(?:one|house|place|property|unit|home|listing)\b|\b(?:that|this|my|our)\s+(?:townhouse|apartment|flat|villa)\b|\bone\b/;
const WHOLE_PLACE = /\b(?:the|that|this|whole) (?:suburb|area|town|region|neighbourhood|neighborhood)\b/;

const isHomeText = (name: string): boolean => /^\S*\d/.test(name) && name.includes(',');

/** What was listed, or else what was spoken of, in the order in which the person saw it. */
const pool = ({ listed, recent }: DialogueState): string[] =>
  listed.length > 0 ? listed.map(({ name }) => name) : recent;

const named = (word: string | undefined, before: DialogueState): string[] => {
  if (!word) return [];
  const found = [...before.listed.map(({ name }) => name), ...before.recent].findLast((name) =>
    new RegExp(String.raw`\b${word}\b`, 'i').test(name),
  );
  return found ? [found] : [];
};

/** 'Number 54', 'what about 54?': the same street. */
const HOUSE_NUMBER =
  /\b(?:number|no\.?|#|house) ?(\d{1,4}[a-j]?)\b|^(?:and|what about|how about|no|sorry|i meant|meant|try|ok|thanks|thank you|cheers|great|[,.!]| )+(?:at )?(\d{1,4}[a-j]?)(?:\?| instead| then|$)/;
const sameStreet = (rest: string, before: DialogueState): string[] => {
  const found = HOUSE_NUMBER.exec(rest.trim());
  const number = found?.[1] ?? found?.[2];
  const home = before.address;
  if (!number || !home || !isHomeText(home) || !(before.last && OF_A_HOME.has(before.last.tool))) return [];
  return [home.replace(/^\S*?\d+[a-z]?(?=\s)/i, number)];
};

/** 'The one in Victoria': the same name, elsewhere. */
const sameName = ({ places, rest }: Understanding, before: DialogueState): string[] => {
  const [place, ...others] = places.filter(isSubject);
  if (!place || others.length > 0 || !before.location) return [];
  if (place.kind !== 'state' && place.kind !== 'city') return [];
  if (!ONE_IN.test(rest) && !(place.kind === 'state' && /\bmeant?\b/.test(rest))) return [];
  const state = place.kind === 'state' ? place.state : place.city.state;
  const name = before.location.replace(/,? (?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT)\b.*$/, '');
  return name === before.location || before.location.includes(` ${state}`) ? [] : [`${name} ${state}`];
};

/** The same elsewhere, where the name of the place was taken out: 'el de …', '…那套', 'اللي في …'. */
const ONE_ELSEWHERE =
  /(?<!\p{L})(?:(?:el|la|ese|esa)(?: (?:casa|piso|apartamento|departamento|unidad|propiedad))? (?:de|en)|(?:celui|celle|l'appartement|la maison|l'appart) (?:de|d'|a|dans)|(?:das|die|der|dem|den)(?: (?:haus|wohnung|objekt|angebot))? (?:in|aus|von)|(?:quello|quella|la casa|l'appartamento) (?:di|a|in)|(?:o|a|aquele|aquela)(?: (?:casa|apartamento|ape|imovel))? (?:de|em|do|da|no|na)|(?:тот|та|то|этот|эта|квартир\p{L}+|дом\p{L}*)(?:,? котор\p{L}+)? (?:в|на)|(?:اللي|التي|الذي) (?:في|ب))\s{3,}|\s{3,}の(?:物件|家|やつ|もの|マンション|ほう|方|アパート|部屋)|\s{3,}(?:에 있는|의|쪽)? ?(?:집|아파트|거|것|매물)|\s{3,}的?(?:那|这)(?:套|个|间|处|栋)|\s{3,}(?:में )?(?:वाल[ाी]|का घर|वाला)/u;
const POINTS_AT_ONE =
  /(?:اللي|التي|الذي|هذه|تلك|الشقة|البيت|المنزل)|(?<!\p{L})(?:тот|та|то|этот|эта|квартир\p{L}+|дом\p{L}*)(?!\p{L})|वाल[ाी]|फ्लैट|घर/u;

/** 'الشقة اللي في فلوريت': the suburb of a home that was shown, in the letters of the message. */
const oneInScript = ({ text, places }: Understanding, before: DialogueState): string[] => {
  if (places.some(({ kind }) => kind === 'address' || kind === 'locality') || !POINTS_AT_ONE.test(text))
    return [];
  const suburb = suburbHeard(text, before);
  const homes = suburb === null ? [] : homesInSuburb(suburb, before);
  return homes.slice(0, 1);
};

/** 'Short Street那套': the street of a home that was shown, without the rest of its address. */
const oneInStreet = ({ text, places }: Understanding, before: DialogueState): string[] =>
  places.some(({ kind }) => kind === 'address') ? [] : homesInStreet(text, before);

/** Of several homes that fit the words: the one whose price is said, the cheaper or dearer one, the one spoken of last. */
const bestOf = (names: readonly string[], { text, rest }: Understanding, before: DialogueState): string[] => {
  const known = before.listed.filter(({ name }) => names.includes(name));
  const priced = priceFitting(text, known);
  if (priced) return [priced.home.name];
  const ranked = known.length > 1 ? rankedIn(rest, { ...before, listed: known, visited: [] }) : [];
  if (ranked.length > 0) return ranked;
  const spoken = [before.address ?? '', ...before.recent.toReversed()].find((name) => names.includes(name));
  return [spoken ?? names[0] ?? ''].filter((name) => name !== '');
};

/** 'The one in Bentleigh', where a home in Bentleigh was spoken of. */
const oneInPlace = (heard: Understanding, before: DialogueState): string[] => {
  const { places, rest, text } = heard;
  const [place, ...others] = places.filter(isSubject);
  const isOne =
    ONE_IN.test(rest) ||
    ONE_ELSEWHERE.test(rest) ||
    ONE_PRICED.test(text.toLowerCase()) ||
    rankedIn(rest, before).length > 0;
  if (place?.kind !== 'locality' || others.length > 0 || !isOne || OWNED.test(rest)) return [];
  const homes = [...before.listed.map(({ name }) => name), ...before.recent].filter(isHomeText);
  return bestOf([...new Set(homes.filter((home) => home.includes(`, ${place.place.name} `)))], heard, before);
};
/** 'My unit in Bentleigh' is none of those that were listed. */
const OWNED =
  /\b(?:my|our)\s+(?:own |current |old )?(?:\w+ )?(?:one|house|place|property|unit|home|townhouse|apartment|flat|villa)\b|\b(?:ours|mine)\b/;

/** 'The one at 710', 'das für 540.000', '540万的那套': by what is asked for it. */
const ONE_PRICED =
  /\b(?:the|that)\s+(?:one|house|place|property|unit|home|listing|apartment|townhouse)\s+(?:at|for|listed at|asking|that'?s|around|about|priced at)\s+(?:a?\$)?\d|\b(?:the|that)\s+(?:a?\$)?\d[\d.,]*\s?[km]?\s+(?:one|house|place|property|unit|home|listing|apartment|townhouse)\b|(?<!\p{L})(?:el|la|ese|esa|celui|celle|das|die|der|den|quello|quella|il|o|a|aquele|aquela)(?: (?:casa|piso|apartamento|maison|appartement|haus|wohnung|appartamento|casa))? (?:de|a|à|für|fur|zu|um|da|por|em|per)\s+(?:a?\$)?\d|(?:тот|та|дом|квартира) за \d|\d[\d.,]*\s?(?:k|万|萬)?(?:的|の|만?\s?짜리)?\s?(?:那|这|物件|マンション|집|아파트|거)|\d[\d.,]*\s?(?:k|हज़ार|लाख)?\s?वाल[ाी]/u;
const onePriced = ({ text, places }: Understanding, before: DialogueState): string[] => {
  if (places.some(({ kind }) => kind === 'address') || !ONE_PRICED.test(text.toLowerCase())) return [];
  const found = priceFitting(
    text,
    before.listed.filter(({ name }) => isHomeText(name)),
  );
  return found ? [found.home.name] : [];
};

/** Homes and places that the message points at instead of naming them; none where it points at nothing. */
export const referredTo = onceForBoth((heard: Understanding, before: DialogueState): readonly string[] => {
  const { rest } = heard;
  const again = sameName(heard, before);
  if (again.length > 0) return again;
  const there = oneInPlace(heard, before);
  if (there.length > 0) return there;
  const spoken = [...oneInStreet(heard, before), ...oneInScript(heard, before)];
  if (spoken.length > 0) return [...new Set(spoken)].slice(0, COMPARED_MAX);
  if (heard.places.some(isSubject)) return [];
  const priced = onePriced(heard, before);
  if (priced.length > 0) return priced;
  const all = pool(before);
  const [first] = before.visited;
  if (first && FIRST_ASKED.test(rest)) return [first.name];
  const few = FEW[FIRST_FEW.exec(rest)?.[1] ?? ''];
  if (few !== undefined) return all.slice(0, few);
  const pointed = (heard.language === 'en' ? ORDINALS : BUYS_ANOTHER.test(rest) ? [] : ORDINALS_ELSEWHERE)
    .filter(([pattern]) => pattern.test(rest))
    .flatMap(([, at]) => all.at(at) ?? []);
  if (pointed.length > 0) return [...new Set(pointed)];
  const ranked = rankedIn(rest, before);
  if (ranked.length > 0) return ranked;
  if (NEXT.test(rest)) return all.slice(all.indexOf(before.address ?? '') + 1).slice(0, 1);
  if (OTHER.test(rest)) return all.filter((name) => name !== (before.address ?? before.location)).slice(-1);
  const street = sameStreet(rest, before);
  if (street.length > 0) return street;
  if (WHOLE_PLACE.test(rest) && before.location && before.address) return [before.location];
  return named(NAMED_ONE.exec(rest)?.[1], before);
});
