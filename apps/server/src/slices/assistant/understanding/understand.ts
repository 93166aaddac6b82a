import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import type { MarketPropertyType } from '@propguard/rules/market/property-types';
import type { State } from '@propguard/rules/places/states';
import { type Amount, findAmounts } from './amounts.ts';
import { assignMoneyRoles } from './assign-money-roles.ts';
import { cleanText, plainText } from './clean-text.ts';
import { correctWords } from './correct-words.ts';
import { findFeatures } from './features.ts';
import type { Gazetteer } from './gazetteer.ts';
import { findRooms, type HomeFacts } from './home-facts.ts';
import { detectLanguage } from './language.ts';
import type { Concept } from './lexicon.ts';
import { findConcepts, lexiconOf } from './lexicons.ts';
import { isRange, type MoneyRole, timesAYear } from './money-roles.ts';
import { findPlaces } from './places/find-places.ts';
import type { PlaceMention } from './places/place-mention.ts';
import { withoutQuotes } from './quoted-text.ts';
import { findBareRate, findPercentages, findTermYears, type Percentage } from './rates.ts';
import { findReference } from './reference.ts';
import { findRuleTopics, type RuleTopic } from './rule-topics.ts';
import { isKnownWord, isLexiconWord, strangeWords } from './vocabulary.ts';

export type Money = { aud: number; role: MoneyRole | null; timesAYear: number | null };

/** A message, understood as far as it goes without the conversation that it stands in. */
export type Understanding = {
  language: AssistantLanguage;
  isLanguageSure: boolean;
  /** Clean, without what was quoted; places are blanked out in `rest`. */
  text: string;
  rest: string;
  words: number;
  concepts: ReadonlySet<Concept>;
  places: readonly PlaceMention[];
  money: readonly Money[];
  percentages: readonly Percentage[];
  ratePercent: number | null;
  termYears: number | null;
  facts: HomeFacts;
  features: string[];
  topics: RuleTopic[];
  reference: string | null;
  hazards: HazardKind[];
  quoted: string;
  /** What it speaks of in English beside all that we know of. */
  strange: string[];
};

export type Hearing = { language: AssistantLanguage | null; state: State | null };

const TYPES: readonly MarketPropertyType[] = ['townhouse', 'villa', 'unit', 'land', 'house'];
const HAZARDS: readonly HazardKind[] = ['flood', 'fire', 'coastalErosion', 'subsidence'];

const blank = (text: string, spans: readonly { start: number; end: number }[]): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

/** The last type said counts: 'not houses, units'. Of two that begin together the longer one does. */
const typeOf = (plain: string, language: AssistantLanguage): MarketPropertyType | null => {
  const languages: AssistantLanguage[] = language === 'en' ? ['en'] : [language, 'en'];
  for (const one of languages) {
    const lexicon = lexiconOf(one);
    const said = TYPES.flatMap((type) => {
      const pattern = lexicon.get(type);
      return pattern
        ? [...plain.matchAll(pattern)].map(({ index, 0: word }) => ({
            type,
            index,
            end: index + word.length,
          }))
        : [];
    });
    const apart = said.filter(
      (word) =>
        !said.some(
          (other) =>
            other !== word &&
            other.index <= word.index &&
            other.end >= word.end &&
            other.end - other.index > word.end - word.index,
        ),
    );
    const last = apart.sort((a, b) => a.index - b.index).at(-1);
    if (last) return last.type;
  }
  return null;
};

const LAND_SIZE_WORDS = /\b(?:land size|sqm|m2|square met|block|acre|of land|land area)/i;
const REAL_LAND = /\b(?:vacant|block of|blocks of|empty|plot|lot)\b/i;

/** Land beside a house is its size, not what is looked for. */
const typeFrom = (plain: string, language: AssistantLanguage): MarketPropertyType | null => {
  const type = typeOf(plain, language);
  if (type !== 'land' || !LAND_SIZE_WORDS.test(plain) || REAL_LAND.test(plain)) return type;
  const isSize = /\b(?:of land|land size|land area|(?:sqm|m2|metres?) (?:block|land|lot))\b/.test(plain);
  const others = typeOf(plain.replace(/\b(?:land|blocks?|lots?)\b/g, ' '), language);
  if (!isSize && others === null && /\bland\b/.test(plain) && !/\b(?:bed|bath)/.test(plain)) return 'land';
  const isLooseBlock =
    /\b(?:blocks|lots|acreage)\b/.test(plain) && !/\b(?:bed|bath|bedroom|house|home)/.test(plain);
  if (isLooseBlock) return 'land';
  return others;
};

/** 'between 700 and 900k', '1 to 1.5 million': the second says how large the first is. */
const lowEnd = (low: number, high: number): number => {
  if (low >= 10_000 || high < 10_000) return low;
  return high >= 1e6 && low < 20 ? low * 1e6 : low * 1000;
};

/** 'On 90k and 75k': what is joined to an income is another one. */
const isJoinedIncome = (text: string, before: Amount | undefined, { start }: Amount): boolean =>
  before !== undefined &&
  /^\s*(?:and|plus|\+|&|y|et|und|e|и|和|と)\s*(?:a?\$)?$/iu.test(text.slice(before.end, start));

/** Beside these '500' is five hundred thousand, whatever it is. */
const OF_LVR = /\blvr\b|\bloan[\s-]to[\s-]value/i;
/** '4200 a fortnight': what comes in or goes out at a time is money without its sign. */
const LEAST_PAID = 300;

const moneyOf = (text: string, amounts: readonly Amount[], percentages: readonly Percentage[]): Money[] => {
  const percentAt = ({ start, end }: Amount) => percentages.find((one) => start < one.end && end > one.start);
  const money: Money[] = [];
  const list = amounts.map((amount) => {
    const percent = percentAt(amount);
    return { ...amount, end: percent?.end ?? amount.end, isShare: percent !== undefined };
  });
  const roles = assignMoneyRoles(text, list);
  for (let at = 0; at < list.length; at++) {
    const amount = list[at];
    if (!amount || amount.isShare) continue;
    const next = list[at + 1];
    if (next?.isMoney && isRange(text, amount, next) && !isHousehold(roles[at], roles[at + 1])) {
      money.push({ aud: Math.round(lowEnd(amount.value, next.value)), role: 'minPrice', timesAYear: null });
      money.push({ aud: Math.round(next.value), role: 'maxPrice', timesAYear: null });
      at++;
      continue;
    }
    const joined = roles[at - 1] === 'income' && isJoinedIncome(text, list[at - 1], amount) ? 'income' : null;
    const role = roles[at] ?? joined;
    roles[at] = role;
    // 'under 900' is nine hundred thousand.
    const isShort = !amount.isMoney && amount.value >= 100 && amount.value <= 5000;
    const isCap = role === 'maxPrice' || role === 'minPrice';
    const times = timesAYear(text, amount);
    // 'Under 1.4'.
    const isInMillions = isCap && !amount.isMoney && amount.value < 20 && !Number.isInteger(amount.value);
    const isThousands =
      isShort &&
      times === null &&
      (role === 'loan' || role === 'value' || role === 'deposit' || OF_LVR.test(text));
    const isPaid = times !== null && amount.value >= LEAST_PAID;
    if (
      !amount.isMoney &&
      !isPaid &&
      !isThousands &&
      !isInMillions &&
      !(isShort && isCap) &&
      !(role && amount.value >= 500 && role !== 'value')
    )
      continue;
    const scale = isInMillions
      ? 1_000_000
      : isShort && (isCap || isThousands) && amount.value < 5000
        ? 1000
        : 1;
    const aud = amount.value * scale;
    money.push({ aud: Math.round(aud), role, timesAYear: times });
  }
  return money;
};
const isHousehold = (...roles: (MoneyRole | null | undefined)[]): boolean => roles.includes('income');

/** What was quoted is kept apart: it is shown to us, and never a wish. */
export const understand = (message: string, gazetteer: Gazetteer, hearing: Hearing): Understanding => {
  const cleaned = cleanText(message);
  const { spoken, quoted } = withoutQuotes(cleaned);
  return understandText(spoken === '' ? cleaned : spoken, quoted, gazetteer, hearing);
};

const understandText = (
  text: string,
  quoted: string,
  gazetteer: Gazetteer,
  hearing: Hearing,
): Understanding => {
  const isOtherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]{2,}/u.test(text);
  const places = findPlaces(text, gazetteer, {
    state: hearing.state,
    isOtherScript,
    isOrdinaryWord: isLexiconWord,
    isKnownWord,
  });
  const named = places.filter(({ kind }) => kind !== 'unknown');
  const rest = blank(text, named);
  const { language, isSure } = detectLanguage(rest, hearing.language);
  const plain = correctWords(plainText(rest), (word) => gazetteer.named(word).length > 0);
  const percentages = findPercentages(rest);
  const concepts = findConcepts(plain, language);
  const rooms = findRooms(plain);
  const sized = blankAreas(rest);
  return {
    language,
    isLanguageSure: isSure,
    text,
    rest: plain,
    words: (text.match(/[\p{L}\p{N}]+/gu) ?? []).length,
    concepts,
    places,
    money: moneyOf(sized, findAmounts(sized), percentages),
    percentages,
    ratePercent: rateOf(rest, percentages),
    termYears: findTermYears(rest),
    facts: { propertyType: typeFrom(plain, language), ...rooms },
    features: findFeatures(rest),
    topics: findRuleTopics(rest),
    reference: findReference(text),
    hazards: HAZARDS.filter((kind) => concepts.has(kind)),
    quoted,
    strange:
      language === 'en' ? strangeWords(plain).filter((word) => gazetteer.named(word).length === 0) : [],
  };
};

/** Areas, years, terms and standards are no money. */
const NO_MONEY =
  /\d[\d,. ]*\s*(?:m2|m²|sqms?|sq\.?\s?m\w*|square\s?met\w*|hectares?|ha\b|acres?|km\b|years?|yrs?|平米|平方米|㎡|кв\.?\s?м|m[eè]tres carr\w+|metros c\w+|quadratmeter|qm\b|metri q\w+)|\b(?:aps|apg|cps)\s?\d+|\b(?:19|20)\d\d\b(?!\d|[.,]\d{3})/giu;
const blankAreas = (text: string): string => text.replace(NO_MONEY, (found) => ' '.repeat(found.length));

const HIGHEST_RATE = 20;
const RATE_WORDS =
  /(?:interest|rate|@|\bat\b|tasa|inter[eé]s|taux|zins\w*|tasso|taxa|juros|ставк\w*|金利|利率|年利|이자|금리|利息|فائدة|ब्याज)/iu;
const NO_RATE = /deposit|lvr|down|ltv|anzahlung|entrada|apport|acconto|взнос|頭金|계약금|首付|دفعة|डाउन/iu;

/** The percentage that is a rate: beside such a word, or small and not of a deposit. */
const rateOf = (text: string, percentages: readonly Percentage[]): number | null => {
  const beside = ({ start, end }: Percentage) => text.slice(Math.max(0, start - 18), end + 14);
  const rates = percentages.filter(
    (one) => one.value > 0 && one.value <= HIGHEST_RATE && !NO_RATE.test(text.slice(one.end, one.end + 14)),
  );
  const said = rates.find((one) => RATE_WORDS.test(beside(one)));
  return said?.value ?? rates.find((one) => one.value < 15)?.value ?? findBareRate(text);
};
