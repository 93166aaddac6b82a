import type { Draws } from '@propguard/rules/chance/draws';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import type { PropertyRow } from '../properties/make-properties.ts';

/** Only what the record holds may be said; a fact that is missing is not spoken of. */
type Facts = Pick<
  PropertyRow,
  | 'type'
  | 'bedrooms'
  | 'bathrooms'
  | 'carSpaces'
  | 'landM2'
  | 'buildingM2'
  | 'yearBuilt'
  | 'features'
  | 'streetName'
  | 'streetType'
>;

const NOUNS: Readonly<Record<PropertyType, readonly string[]>> = {
  house: ['house', 'home', 'family home'],
  townhouse: ['townhouse'],
  apartment: ['apartment', 'unit'],
  land: ['block', 'parcel of land'],
  rural: ['acreage', 'country home'],
};
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

const counted = (count: number, noun: string): string =>
  `${NUMBERS[count] ?? count} ${noun}${count === 1 ? '' : 's'}`;
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const squareMetres = (value: number): string => `${value.toLocaleString('en-AU')} m²`;
const listed = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const withArticle = (phrase: string): string => `${/^[aeio]/i.test(phrase) ? 'an' : 'a'} ${phrase}`;

const headlines = (facts: Facts, noun: string, locality: string): string[] => {
  const { bedrooms, landM2, yearBuilt, features } = facts;
  const street = `${facts.streetName} ${facts.streetType}`;
  const found = [`${capitalised(noun)} in ${street}`, `${capitalised(noun)} in ${locality}`];
  if (bedrooms)
    found.push(`${capitalised(NUMBERS[bedrooms] ?? String(bedrooms))}-bedroom ${noun} in ${locality}`);
  if (features.includes('water views')) found.push(`${capitalised(noun)} with water views`);
  if (features.includes('renovated')) found.push(`Renovated ${noun} in ${street}`);
  if (features.includes('swimming pool')) found.push(`${capitalised(noun)} with a pool`);
  if (features.includes('balcony') && bedrooms)
    found.push(`${capitalised(counted(bedrooms, 'bedroom'))} and a balcony`);
  if (features.includes('courtyard')) found.push(`${capitalised(noun)} with its own courtyard`);
  if (landM2 && facts.type !== 'townhouse') found.push(`${squareMetres(landM2)} in ${street}`);
  if (yearBuilt && yearBuilt < 1940) found.push(`A ${yearBuilt} ${noun} in ${locality}`);
  if (yearBuilt && yearBuilt > 2018) found.push(`Nearly new ${noun} in ${locality}`);
  return found;
};

const opening = (
  draws: Draws,
  { bedrooms, bathrooms, carSpaces }: Facts,
  noun: string,
  locality: string,
): string => {
  if (!bedrooms)
    return draws.pick([
      `${capitalised(withArticle(noun))} in ${locality}.`,
      `For sale in ${locality}: ${withArticle(noun)}.`,
    ]);
  const rooms = [counted(bedrooms, 'bedroom')];
  if (bathrooms) rooms.push(counted(bathrooms, 'bathroom'));
  if (carSpaces) rooms.push(`parking for ${NUMBERS[carSpaces] ?? carSpaces}`);
  return draws.pick([
    `${capitalised(withArticle(noun))} in ${locality} with ${listed(rooms)}.`,
    `${capitalised(listed(rooms))}: ${withArticle(noun)} in ${locality}.`,
    `This ${noun} in ${locality} has ${listed(rooms)}.`,
  ]);
};

const measures = (draws: Draws, { landM2, buildingM2, yearBuilt, type }: Facts): string[] => {
  const sentences: string[] = [];
  if (landM2 && buildingM2) {
    sentences.push(
      draws.pick([
        `The building measures ${squareMetres(buildingM2)} on ${squareMetres(landM2)} of land.`,
        `Land ${squareMetres(landM2)}, building ${squareMetres(buildingM2)}.`,
      ]),
    );
  } else if (landM2) sentences.push(`The land measures ${squareMetres(landM2)}.`);
  else if (buildingM2)
    sentences.push(
      draws.pick([
        `Inside it measures ${squareMetres(buildingM2)}.`,
        `There are ${squareMetres(buildingM2)} inside.`,
      ]),
    );
  if (yearBuilt)
    sentences.push(
      type === 'apartment'
        ? `The building dates from ${yearBuilt}.`
        : draws.pick([`Built in ${yearBuilt}.`, `It was built in ${yearBuilt}.`]),
    );
  return sentences;
};

const SPOKEN: Readonly<Record<string, string>> = {
  renovated: 'a recent renovation',
  'water views': 'views of the water',
  ensuite: 'an ensuite',
  'solar panels': 'solar panels',
  'air conditioning': 'air conditioning',
  'built-in wardrobes': 'built-in wardrobes',
  'secure parking': 'secure parking',
  'outdoor entertaining area': 'an outdoor entertaining area',
};
const spoken = (feature: string): string => SPOKEN[feature] ?? withArticle(feature);

const extras = (draws: Draws, { features }: Facts): string[] => {
  if (features.length === 0) return [];
  const chosen = features.length > 5 ? draws.shuffled(features).slice(0, 5) : features;
  const list = listed(chosen.map(spoken));
  return [draws.pick([`It comes with ${list}.`, `Also: ${list}.`, `There is more: ${list}.`])];
};

const CLOSINGS = [
  'Inspection by appointment.',
  'Open for inspection on Saturdays.',
  'Contract and reports are available on request.',
  'Ask for the contract and the building report.',
];

export const wordsFor = (
  draws: Draws,
  facts: Facts,
  locality: string,
): { headline: string; description: string } => {
  const noun = draws.pick(NOUNS[facts.type]);
  return {
    headline: draws.pick(headlines(facts, noun, locality)),
    description: [
      opening(draws, facts, noun, locality),
      ...measures(draws, facts),
      ...extras(draws, facts),
      draws.pick(CLOSINGS),
    ].join(' '),
  };
};
