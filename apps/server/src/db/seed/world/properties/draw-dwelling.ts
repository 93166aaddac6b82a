import type { Draws, Weighted } from '@propguard/rules/chance/draws';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import { drawFeatures } from './draw-features.ts';
import type { Dwelling } from './dwelling.ts';

/** What decides how a place is built up. */
export type Setting = { kmToCentre: number; isCapital: boolean; kmToWater: number };

const LAST_YEAR = 2025;

/** Apartments crowd around the centre of a capital; land is sold at the edge. */
export const typeWeights = ({ kmToCentre, isCapital, kmToWater }: Setting): Weighted<PropertyType> => {
  const apartments =
    (isCapital ? 0.08 + 0.48 * Math.exp(-kmToCentre / 5) : 0.07 + 0.18 * Math.exp(-kmToCentre / 2)) +
    (kmToWater < 1 ? 0.07 : 0);
  const edge = Math.min(1, kmToCentre / (isCapital ? 30 : 10));
  return [
    ['apartment', apartments],
    ['townhouse', isCapital ? 0.13 : 0.1],
    ['land', 0.01 + 0.05 * edge],
    ['rural', edge > 0.8 ? 0.012 : 0],
    ['house', Math.max(0.2, 0.8 - apartments)],
  ];
};

const BEDROOMS: Readonly<Record<PropertyType, Weighted<number>>> = {
  house: [
    [2, 9],
    [3, 42],
    [4, 37],
    [5, 10],
    [6, 2],
  ],
  townhouse: [
    [2, 28],
    [3, 57],
    [4, 15],
  ],
  apartment: [
    [1, 24],
    [2, 57],
    [3, 18],
    [4, 1],
  ],
  land: [[0, 1]],
  rural: [
    [3, 30],
    [4, 50],
    [5, 20],
  ],
};

const bathroomsFor = (draws: Draws, type: PropertyType, bedrooms: number): number => {
  const lean = type === 'apartment' ? -0.15 : type === 'townhouse' ? 0.15 : 0;
  const wanted = bedrooms * 0.5 + lean + 0.35 * draws.normal();
  return Math.min(bedrooms, Math.max(1, Math.round(wanted)));
};

/** Near the centre lots are old and small; the blocks of the fifties and sixties are the largest. */
const houseLandM2 = (draws: Draws, { kmToCentre, isCapital }: Setting): number => {
  const inner = isCapital ? 300 : 620;
  const middle = isCapital ? 620 : 740;
  const grown = inner + (middle - inner) * (1 - Math.exp(-kmToCentre / 5));
  return draws.around(isCapital && kmToCentre > 26 ? grown * 0.82 : grown, 0.3);
};

const houseYear = (draws: Draws, { kmToCentre, isCapital }: Setting): number => {
  const typical = isCapital ? 1928 + 1.9 * Math.min(38, kmToCentre) : 1966 + 2.4 * Math.min(12, kmToCentre);
  const year = draws.chance(0.14) ? draws.between(2005, LAST_YEAR) : typical + 19 * draws.normal();
  return Math.round(Math.min(LAST_YEAR, Math.max(1875, year)));
};

const clean = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

const drawHouse = (draws: Draws, setting: Setting, isRural: boolean): Dwelling => {
  const bedrooms = draws.weighted(BEDROOMS[isRural ? 'rural' : 'house']);
  const bathrooms = bathroomsFor(draws, 'house', bedrooms);
  const yearBuilt = houseYear(draws, setting);
  const modern = yearBuilt > 1990 ? 1.14 : 1;
  const landM2 = isRural ? draws.around(12_000, 0.5) : houseLandM2(draws, setting);
  const buildingM2 = draws.around((38 + 33 * bedrooms + 14 * bathrooms) * modern, 0.14);
  return {
    type: isRural ? 'rural' : 'house',
    bedrooms,
    bathrooms,
    carSpaces: draws.weighted(
      setting.kmToCentre < 5
        ? [
            [0, 22],
            [1, 45],
            [2, 33],
          ]
        : [
            [0, 3],
            [1, 25],
            [2, 60],
            [3, 8],
            [4, 4],
          ],
    ),
    landM2: isRural ? clean(landM2, 100) : Math.round(Math.max(landM2, buildingM2 * 0.75)),
    buildingM2: Math.round(buildingM2),
    yearBuilt,
    features: [],
    condition: draws.normal(),
  };
};

const drawTownhouse = (draws: Draws): Dwelling => {
  const bedrooms = draws.weighted(BEDROOMS.townhouse);
  const bathrooms = bathroomsFor(draws, 'townhouse', bedrooms);
  return {
    type: 'townhouse',
    bedrooms,
    bathrooms,
    carSpaces: draws.weighted([
      [1, 58],
      [2, 40],
      [0, 2],
    ]),
    landM2: Math.round(draws.around(165, 0.25)),
    buildingM2: Math.round(draws.around(42 + 30 * bedrooms + 8 * bathrooms, 0.11)),
    yearBuilt: Math.round(Math.min(LAST_YEAR, draws.between(1975, 2030))),
    features: [],
    condition: draws.normal(),
  };
};

const drawApartment = (draws: Draws): Dwelling => {
  const bedrooms = draws.weighted(BEDROOMS.apartment);
  const bathrooms = bathroomsFor(draws, 'apartment', bedrooms);
  return {
    type: 'apartment',
    bedrooms,
    bathrooms,
    carSpaces: draws.weighted(
      bedrooms === 1
        ? [
            [0, 35],
            [1, 65],
          ]
        : [
            [0, 9],
            [1, 70],
            [2, 21],
          ],
    ),
    landM2: null,
    buildingM2: Math.round(draws.around(26 + 23 * bedrooms + 7 * bathrooms, 0.13)),
    yearBuilt: Math.round(Math.min(LAST_YEAR, draws.between(1962, 2032))),
    features: [],
    condition: draws.normal(),
  };
};

const drawLand = (draws: Draws): Dwelling => ({
  type: 'land',
  bedrooms: null,
  bathrooms: null,
  carSpaces: null,
  landM2: Math.round(draws.around(520, 0.3)),
  buildingM2: null,
  yearBuilt: null,
  features: [],
  condition: 0,
});

export const drawDwelling = (draws: Draws, type: PropertyType, setting: Setting): Dwelling => {
  const drawn =
    type === 'apartment'
      ? drawApartment(draws)
      : type === 'townhouse'
        ? drawTownhouse(draws)
        : type === 'land'
          ? drawLand(draws)
          : drawHouse(draws, setting, type === 'rural');
  return { ...drawn, features: drawFeatures(draws, drawn, setting.kmToWater) };
};
