import type { PropertyType } from '@propguard/rules/properties/property-types';
import { type Day, dayOf } from '../calendar.ts';
import type { Market } from '../geography/market.ts';
import type { Position } from '../geography/position.ts';
import { smoothNoise } from '../geography/smooth-noise.ts';
import type { Dwelling } from '../properties/dwelling.ts';
import { logIndex } from './price-index.ts';

/** What a price depends on beside the dwelling itself. */
export type Site = { position: Position; kmToCentre: number; kmToWater: number; premium: number };
export type Priced = { dwelling: Dwelling; site: Site };

const RELIEFS = [
  { cellKm: 9, height: 0.16 },
  { cellKm: 2.5, height: 0.09 },
  { cellKm: 0.6, height: 0.05 },
];
/** The centre's pull and the water's, on the logarithm of a price. */
const CENTRE = { capital: { pull: 0.62, overKm: 11 }, town: { pull: 0.16, overKm: 4 } };
const WATER = { pull: 0.34, overKm: 0.9 };
/** Apartments move less than houses when the market does. */
const SWING: Readonly<Record<PropertyType, number>> = {
  house: 1,
  rural: 1,
  land: 1.05,
  townhouse: 0.86,
  apartment: 0.7,
};
const DRIFT_PER_YEAR = 0.012;
const MIDDLE_OF_2025: Day = dayOf('2025-07-01');

const FEATURE_EFFECTS: Readonly<Record<string, number>> = {
  'swimming pool': 0.045,
  'shared pool': 0.02,
  'water views': 0.09,
  renovated: 0.03,
  'solar panels': 0.012,
  'air conditioning': 0.012,
  study: 0.012,
  courtyard: 0.01,
  balcony: 0.02,
  lift: 0.015,
};
const CONDITION_EFFECT = 0.05;

const logRatio = (value: number | null, reference: number): number =>
  Math.log((value ?? reference) / reference);
const featureEffect = (features: string[]): number =>
  features.reduce((sum, feature) => sum + (FEATURE_EFFECTS[feature] ?? 0), 0);

/** Old enough is charming, new is convenient, the years between are neither. */
const ageEffect = (yearBuilt: number | null): number => {
  if (yearBuilt === null) return 0;
  if (yearBuilt < 1935) return 0.05;
  return 0.0022 * (yearBuilt - 1985) * (yearBuilt > 1985 ? 1 : 0.35);
};

const houseValue = ({ landM2, buildingM2, bedrooms, bathrooms, carSpaces, yearBuilt }: Dwelling): number =>
  0.27 * logRatio(landM2, 600) +
  0.34 * logRatio(buildingM2, 165) +
  0.025 * ((bedrooms ?? 3) - 3) +
  0.05 * ((bathrooms ?? 2) - 2) +
  0.025 * Math.min(3, carSpaces ?? 2) +
  ageEffect(yearBuilt);

const attachedValue = ({ buildingM2, bathrooms, carSpaces, yearBuilt }: Dwelling): number =>
  0.68 * logRatio(buildingM2, 80) +
  0.05 * ((bathrooms ?? 1) - 1) +
  0.065 * Math.min(2, carSpaces ?? 1) +
  0.9 * ageEffect(yearBuilt);

const dwellingValue = (dwelling: Dwelling): number => {
  const extras = featureEffect(dwelling.features) + CONDITION_EFFECT * dwelling.condition;
  switch (dwelling.type) {
    case 'house':
      return houseValue(dwelling) + extras;
    case 'rural':
      return (
        0.28 + houseValue({ ...dwelling, landM2: 600 }) + 0.16 * logRatio(dwelling.landM2, 12_000) + extras
      );
    case 'land':
      return -0.5 + 0.5 * logRatio(dwelling.landM2, 550) + extras;
    case 'townhouse':
      return -0.14 + attachedValue(dwelling) + 0.1 * logRatio(dwelling.landM2, 165) + extras;
    case 'apartment':
      return attachedValue(dwelling) + extras;
  }
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Units share one level, houses and land another: the two medians that are published. */
const isUnit = (type: PropertyType): boolean => type === 'apartment' || type === 'townhouse';
/** Townhouses lie above the level of apartments by their size alone, and are not counted in the unit median here. */
const anchors = (type: PropertyType): boolean => type === 'house' || type === 'apartment';

/**
 * The price surface of one market: dwelling, place and time each add to the logarithm of a price. The level is set so
 * that the stock's median in 2025 is the market's.
 */
export class PriceModel {
  readonly #market: Market;
  readonly #reliefs = RELIEFS.map(({ cellKm, height }) => ({
    height,
    at: smoothNoise(`price/${cellKm}`, cellKm),
  }));
  readonly #drift = smoothNoise('drift', 12);
  readonly #levels: { unit: number; house: number };

  constructor(market: Market, stock: readonly Priced[]) {
    this.#market = market;
    const levelOf = (units: boolean, medianAud: number): number => {
      const relative = stock
        .filter(({ dwelling: { type } }) => anchors(type) && isUnit(type) === units)
        .map(({ dwelling, site }) => dwellingValue(dwelling) + this.#siteValue(site));
      return Math.log(medianAud) - median(relative);
    };
    this.#levels = {
      unit: levelOf(true, market.unitMedianAud),
      house: levelOf(false, market.houseMedianAud),
    };
  }

  #siteValue({ position, kmToCentre, kmToWater, premium }: Site): number {
    const { pull, overKm } = this.#market.name === this.#market.capital ? CENTRE.capital : CENTRE.town;
    return (
      pull * Math.exp(-kmToCentre / overKm) +
      WATER.pull * Math.exp(-kmToWater / WATER.overKm) +
      premium +
      this.#reliefs.reduce((sum, { height, at }) => sum + height * at(position), 0)
    );
  }

  /** What it would fetch on that day if buyers agreed: the logarithm of dollars. */
  logValue({ dwelling, site }: Priced, day: Day): number {
    const level = isUnit(dwelling.type) ? this.#levels.unit : this.#levels.house;
    const years = (day - MIDDLE_OF_2025) / 365.25;
    const time =
      SWING[dwelling.type] * logIndex(this.#market.capital, day) +
      DRIFT_PER_YEAR * this.#drift(site.position) * years;
    return level + dwellingValue(dwelling) + this.#siteValue(site) + time;
  }
}
