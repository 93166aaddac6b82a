import { plainText } from '../understanding/clean-text.ts';
import { findRooms } from '../understanding/home-facts.ts';
import { findMoney, type Money } from '../understanding/money.ts';
import type { Understanding } from '../understanding/understand.ts';
import { statedHome } from './fill-home.ts';
import { aud, type Filler, given, type Inheritance, subjectOf } from './filler.ts';
import { toldOf } from './homes-told.ts';
import { isSubject } from './place-text.ts';
import type { DialogueState, ToolArguments } from './state.ts';
import { pick, priceIn, stocks } from './sum-amounts.ts';

/** Of the home that is named, shown in a listing that was pasted, pointed at, or spoken of. */
/** What it sold for once is not what is asked for it now. */
const AMOUNT = String.raw`\$?\d[\d.,]*\s?(?:k|m|mil\p{L}*|thousand|万|萬|만|억|тыс\p{L}*|млн)?`;
const PAST_AMOUNTS = new RegExp(
  String.raw`\b(?:sold|bought|paid|went|purchased|vendio|compro|vendue?|achetee?|verkauft|gekauft|vendut[oa]|comprat[oa]|vendid[oa]|comprad[oa])\b[^.;?!,\d]{0,16}${AMOUNT}|(?:продал|купил|продан)\p{L}*[^.;?!,\d]{0,16}${AMOUNT}|${AMOUNT}(?=에? ?(?:팔렸|샀|팔았)|で(?:売れ|買)|に売れ|多?(?:卖|买|成交))|(?:卖了|卖出|成交价?|买了)${AMOUNT}`,
  'giu',
);
/** The amounts of now, where what was paid before is said beside them. */
const moneyOfNow = ({ rest, money, percentages }: Understanding): readonly Money[] => {
  const now = rest.replace(PAST_AMOUNTS, (past) => ' '.repeat(past.length));
  const found = now === rest ? money : findMoney(now, percentages);
  return found.length > 0 ? found : money;
};

export const fillPriceCheck: Filler = (heard, before) => {
  const shown = heard.quoted === '' ? [] : findMoney(heard.quoted, []);
  const money = stocks(heard.money).length > 0 ? moneyOfNow(heard) : shown;
  const low = aud(stocks(money), 'minPrice');
  const high = aud(stocks(money), 'maxPrice');
  const rooms = heard.quoted === '' ? {} : roomsOf(findRooms(plainText(heard.quoted)));
  const home = statedHome(heard);
  return given({
    ...rooms,
    ...home,
    priceAud: low !== undefined && high !== undefined ? low : priceIn(money),
    highPriceAud: low === undefined ? undefined : high,
    address: heard.places.some(isSubject) ? subjectOf(heard, before) : undefined,
  });
};

const roomsOf = ({ bedrooms, bathrooms, carSpaces }: ReturnType<typeof findRooms>): ToolArguments => ({
  bedrooms: bedrooms?.min ?? undefined,
  bathrooms: bathrooms?.min ?? undefined,
  carSpaces: carSpaces?.min ?? undefined,
});

const HOME_FACTS = ['propertyType', 'calledType', 'bedrooms', 'bathrooms', 'carSpaces', 'landSqm'];

/** What was looked for says what kind of home the price is of. */
const wishedHome = ({ last, search }: DialogueState): ToolArguments => {
  const call = last?.tool === 'search_listings' ? last : search;
  if (last && last.tool !== 'search_listings') return pick(last.arguments, ...HOME_FACTS);
  if (!call) return {};
  const { propertyType, minBedrooms, minBathrooms, minCarSpaces } = call.arguments;
  return given({ propertyType, bedrooms: minBedrooms, bathrooms: minBathrooms, carSpaces: minCarSpaces });
};

export const inheritPriceCheck: Inheritance = (filled, heard, before) => {
  // What is published for a home has both ends, and is looked up: a list shows the lower one alone.
  const only = before.listed.length === 1 ? before.listed[0]?.name : undefined;
  const spoken = before.address ?? only ?? before.location ?? undefined;
  const isSame = filled.address === undefined || filled.address === spoken;
  const shown = filled.address === undefined ? spoken : filled.address;
  const isHome = typeof shown === 'string' && /^\S*\d/.test(shown);
  return {
    ...(isSame && !isHome && heard.quoted === '' ? wishedHome(before) : {}),
    ...(shown === undefined ? {} : { address: shown }),
    // 'Is the price ok?', of the one that was told.
    ...(isHome ? pick(toldOf(shown, before), 'priceAud') : {}),
    ...filled,
  };
};
