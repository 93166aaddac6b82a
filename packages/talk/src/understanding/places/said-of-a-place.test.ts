import { describe, expect, it } from 'vitest';
import { Gazetteer } from '../gazetteer.ts';
import { isKnownWord, isLexiconWord } from '../vocabulary.ts';
import { findPlaces } from './find-places.ts';

const place = (name: string, state: string, streets: number) => ({
  id: `${state}-${name}`,
  name,
  state,
  postcode: '2000',
  latitude: -30,
  longitude: 149,
  streets,
});
const GAZETTEER = new Gazetteer([
  place('Robe', 'SA', 0),
  place('Comet', 'QLD', 0),
  place('Labrador', 'QLD', 0),
  place('Hay', 'NSW', 0),
  place('Kelvin', 'NSW', 0),
  place('Taylor', 'ACT', 0),
  place('Clear Range', 'NSW', 0),
  place('Bella Vista', 'NSW', 0),
  place('Casino', 'NSW', 9),
  place('Hawthorn', 'VIC', 9),
  place('Box Hill', 'VIC', 9),
]);
const found = (text: string) =>
  findPlaces(text, GAZETTEER, {
    state: null,
    isOtherScript: false,
    isOrdinaryWord: isLexiconWord,
    isKnownWord,
  }).flatMap((one) => (one.kind === 'locality' ? [one.place.name] : []));

describe('a name that is an ordinary word or somebody’s', () => {
  it.each([
    'the built in robe is tiny',
    'it came like a comet and went again',
    'we have a labrador and two cats',
    'a bit of hay on the floor',
    'the auction felt like a casino',
    'is there a hawthorn hedge in the photos',
    'something in the clear range we can pay for',
    'con bella vista e giardino',
    'can Kelvin see my reports too',
    'Taylor and co sent a letter',
    'hi, Taylor here again',
  ])('is no place: %s', (text) => expect(found(text)).toEqual([]));

  it.each([
    ['robe median price', ['Robe']],
    ['median unit price box hill', ['Box Hill']],
    ['Kelvin or Casino', ['Kelvin', 'Casino']],
    ['units in robe', ['Robe']],
    ['what does a house cost in Labrador', ['Labrador']],
    ['median price of comet', ['Comet']],
    ['how is hawthorn going', ['Hawthorn']],
    ['hawthorn or box hill', ['Hawthorn', 'Box Hill']],
    ['casino', ['Casino']],
    ['Hawthorn please', ['Hawthorn']],
    ['houses in Kelvin', ['Kelvin']],
    ['growth in Clear Range', ['Clear Range']],
    ['una casa a Bella Vista', ['Bella Vista']],
  ])('is one where places are spoken of: %s', (text, names) => expect(found(text)).toEqual(names));
});
