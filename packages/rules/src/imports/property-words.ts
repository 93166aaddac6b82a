import type { SaleMethod } from '../properties/listing-life.ts';
import type { PropertyType } from '../properties/property-types.ts';

const TYPES: readonly (readonly [PropertyType, readonly string[]])[] = [
  [
    'house',
    ['h', 'house', 'detached', 'cottage', 'villa', 'semi', 'terrace', 'dwelling', 'residence', 'duplex'],
  ],
  ['townhouse', ['t', 'townhouse', 'town house', 'row house']],
  ['apartment', ['u', 'unit', 'apartment', 'flat', 'studio', 'strata', 'strata unit', 'a']],
  ['land', ['l', 'land', 'vacant', 'vacant land', 'block', 'section', 'v']],
  ['rural', ['r', 'rural', 'farm', 'acreage', 'lifestyle', 'farm/rural']],
];
const TYPE_BY_WORD = new Map(TYPES.flatMap(([type, words]) => words.map((word) => [word, type] as const)));

export const readPropertyType = (written: string): PropertyType | null => {
  const text = written.trim().toLowerCase();
  const whole = TYPE_BY_WORD.get(text);
  if (whole) return whole;
  const found = TYPES.find(([, words]) => words.some((word) => word.length > 2 && text.includes(word)));
  return found?.[0] ?? null;
};

export type MethodReading = SaleMethod | 'no-sale';

/** Codes of Australian auction results beside plain words: PI and the like are campaigns that ended without a sale. */
const METHODS: readonly (readonly [MethodReading, readonly string[]])[] = [
  ['auction', ['s', 'sp', 'sa', 'sn', 'ss', 'pn', 'auction', 'sold at auction', 'sold prior', 'sold after']],
  ['private_treaty', ['private treaty', 'private sale', 'private', 'pt', 'private_treaty', 'treaty', 'sale']],
  [
    'no-sale',
    ['pi', 'vb', 'nb', 'w', 'n/a', 'passed in', 'vendor bid', 'no bid', 'withdrawn', 'withdrawn prior'],
  ],
];
const METHOD_BY_WORD = new Map(
  METHODS.flatMap(([method, words]) => words.map((word) => [word, method] as const)),
);

export const readSaleMethod = (written: string): MethodReading | null =>
  METHOD_BY_WORD.get(written.trim().toLowerCase()) ?? null;
