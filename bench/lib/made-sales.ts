import type { PropertyFacts, SaleRow } from '../../packages/engine/src/valuation/sales/property-facts.ts';
import { Draws } from '../../packages/rules/src/chance/draws.ts';

const CITIES = 40;
const FIRST_DAY = 18_500;
const DAYS = 2200;
const TYPES = ['house', 'house', 'house', 'townhouse', 'apartment', 'apartment', 'land', 'rural'] as const;

/** Day after the newest sale. */
export const MADE_TODAY = FIRST_DAY + DAYS;

/** A home in one of forty cities of a continent, denser towards their centres. */
const madeHome = (draws: Draws): PropertyFacts & { logValue: number } => {
  const city = Math.floor(CITIES * draws.share() ** 2);
  const centre = new Draws(`city/${city}`);
  const latitude = centre.between(-38, -17) + 0.15 * draws.normal();
  const longitude = centre.between(116, 152) + 0.15 * draws.normal();
  const level = centre.between(12.6, 14);
  const type = draws.pick(TYPES);
  const bedrooms = draws.integer(1, 5);
  const landM2 = Math.round(draws.around(type === 'rural' ? 40_000 : 550, 0.4));
  const buildingM2 = Math.round(draws.around(60 + 30 * bedrooms, 0.25));
  return {
    latitude,
    longitude,
    type,
    bedrooms,
    bathrooms: draws.integer(1, 3),
    carSpaces: draws.integer(0, 3),
    landM2,
    buildingM2,
    yearBuilt: draws.integer(1900, 2024),
    localityId: `${city}/${Math.round(latitude * 20)}/${Math.round(longitude * 20)}`,
    postcode: String(2000 + city),
    state: `S${city % 8}`,
    logValue:
      level +
      0.25 * Math.sin(60 * latitude) * Math.cos(50 * longitude) +
      0.1 * bedrooms +
      0.3 * Math.log(buildingM2 / 150),
  };
};

export const madeHomes = (count: number, key: string): PropertyFacts[] => {
  const draws = new Draws(key);
  return Array.from({ length: count }, () => madeHome(draws));
};

export function* madeSales(count: number): Generator<SaleRow> {
  const draws = new Draws('bench-sales');
  for (let i = 0; i < count; i++) {
    const { logValue, ...facts } = madeHome(draws);
    const contractDay = FIRST_DAY + Math.floor((i * DAYS) / count);
    const priceAud = Math.round(
      Math.exp(logValue + (0.05 * contractDay) / 365 - 2.6 + 0.12 * draws.normal()),
    );
    yield { ...facts, id: `s${i}`, contractDay, priceAud };
  }
}
