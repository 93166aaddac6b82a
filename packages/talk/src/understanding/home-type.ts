import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { MarketPropertyType } from '@propguard/rules/market/property-types';
import { findAreas } from './areas.ts';
import { isNegated } from './corrections.ts';
import { lexiconOf } from './lexicons.ts';

const TYPES: readonly MarketPropertyType[] = ['townhouse', 'villa', 'unit', 'land', 'house'];
const HOMES = TYPES.filter((type) => type !== 'land');

/** All that are said and not put aside, in their order. Of two that begin together the longer one counts. */
const typesIn = (
  plain: string,
  language: AssistantLanguage,
  types: readonly MarketPropertyType[] = TYPES,
): MarketPropertyType[] => {
  const languages: AssistantLanguage[] =
    language === 'en' || language === 'it' ? [language] : [language, 'en'];
  for (const one of languages) {
    const lexicon = lexiconOf(one);
    const said = types.flatMap((type) => {
      const pattern = lexicon.get(type);
      return pattern
        ? [...plain.matchAll(pattern)]
            .filter(({ index, 0: word }) => !isNegated(plain, index, index + word.length))
            .map(({ index, 0: word }) => ({ type, index, end: index + word.length }))
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
    if (apart.length > 0) return apart.sort((a, b) => a.index - b.index).map(({ type }) => type);
  }
  return [];
};

/** The last type said counts: 'not houses, units'. */
const typeOf = (
  plain: string,
  language: AssistantLanguage,
  types: readonly MarketPropertyType[] = TYPES,
): MarketPropertyType | null => typesIn(plain, language, types).at(-1) ?? null;

const OR =
  /\b(?:or|and|o|u|ou|oder|und|e|y|et)\b|[,/&]|или|(?<!\p{L})и(?!\p{L})|或|和|跟|か|や|と|또는|이나|나|랑|أو|(?<!\p{L})و|या|और/u;
/** 'Units or townhouses': those that will do beside the last one. A house and its land are one home. */
export const otherHomeTypes = (plain: string, language: AssistantLanguage): MarketPropertyType[] => {
  const said = [...new Set(typesIn(plain, language, HOMES))];
  return said.length > 1 && OR.test(plain) ? said.slice(0, -1) : [];
};

const LAND_SIZE_WORDS =
  /(?<![a-z])(?:land size|sqm|m2|square met|block|acre|of land|land area|land:? \d{2,5}\b)/i;
const REAL_LAND = /\b(?:vacant|block of|blocks of|empty|plot|lot)\b/i;

/** 'Casa con terreno de 650 m²': where another type is said and an area with it, the land is what it stands on. */
const typeBesideLand = (plain: string, language: AssistantLanguage): MarketPropertyType => {
  const other = typeOf(plain, language, HOMES);
  return other !== null && findAreas(plain).length > 0 ? other : 'land';
};

/** An address, an area and a train are written with the sign for land. */
const NO_LAND = /地(?:址|区|區|方|铁|鐵|段|点|點|理|毯|板|下)/gu;

/** Land beside a house is its size, not what is looked for. */
export const findHomeType = (message: string, language: AssistantLanguage): MarketPropertyType | null => {
  const plain = message.replace(NO_LAND, '  ');
  const type = typeOf(plain, language);
  if (type === 'land' && language !== 'en') return typeBesideLand(plain, language);
  if (type !== 'land' || !LAND_SIZE_WORDS.test(plain) || REAL_LAND.test(plain)) return type;
  const isSize = /(?<![a-z])(?:of land|land size|land area|(?:sqm|m2|metres?) (?:block|land|lot))\b/.test(
    plain,
  );
  const others = typeOf(plain.replace(/\b(?:land|blocks?|lots?)\b/g, ' '), language);
  if (!isSize && others === null && /\bland\b/.test(plain) && !/\b(?:bed|bath)/.test(plain)) return 'land';
  const isLooseBlock =
    /\b(?:blocks|lots|acreage)\b/.test(plain) && !/\b(?:bed|bath|bedroom|house|home)/.test(plain);
  if (isLooseBlock) return 'land';
  return others;
};

/** The type that is put aside: 'anything but units'. */
export const droppedType = (plain: string, language: AssistantLanguage): MarketPropertyType | null =>
  TYPES.find((type) =>
    [...plain.matchAll(lexiconOf(language).get(type) ?? /(?!)/g)].some(({ index }) =>
      isNegated(plain, index),
    ),
  ) ?? null;
