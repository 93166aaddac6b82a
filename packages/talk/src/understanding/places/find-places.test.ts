import { describe, expect, it } from 'vitest';
import { Gazetteer } from '../gazetteer.ts';
import { withHouseNumbers } from '../spoken-numbers.ts';
import { isKnownWord, isLexiconWord } from '../vocabulary.ts';
import { findPlaces } from './find-places.ts';

const place = (name: string, state: string, postcode: string, latitude = -33, longitude = 151) => ({
  id: `${state}-${postcode}-${name}`,
  name,
  state,
  postcode,
  latitude,
  longitude,
  streets: 9,
});
const GAZETTEER = new Gazetteer([
  place('Chatswood', 'NSW', '2067'),
  place('Dubbo', 'NSW', '2830', -32.2, 148.6),
  place('Coffs Harbour', 'NSW', '2450', -30.3, 153.1),
  place('Oyster Bay', 'NSW', '2225'),
  place('Newtown', 'NSW', '2042', -33.9, 151.18),
  place('Newtown', 'VIC', '3220', -38.15, 144.34),
  place('Croydon', 'NSW', '2132'),
  place('Dean', 'VIC', '3363'),
  place('Kelly', 'NSW', '2000'),
  place('Ross', 'TAS', '7209'),
  place('Laura', 'SA', '5480'),
  place('The Range', 'QLD', '4700'),
]);

const inShort = (text: string) =>
  findPlaces(withHouseNumbers(text), GAZETTEER, {
    state: null,
    isOtherScript: false,
    isOrdinaryWord: isLexiconWord,
    isKnownWord,
  }).map((found) => {
    if (found.kind === 'address') return `${found.line}, ${found.locality?.name}`;
    if (found.kind === 'locality') return `${found.place.name} ${found.place.state}`;
    if (found.kind === 'city') return found.city.name;
    return found.kind === 'state' ? found.state : found.kind;
  });

describe('names that are no places here', () => {
  it.each([
    'hi its Dean here, what can you do',
    'my name is Kelly and I want to buy',
    "I'm Ross, a nurse",
    'this is my wife Laura',
    'Dean says 650k is too much',
    'what would it be worth, thanks Dean',
    'is that top of the range',
    'somewhere in the range of 700k',
    'anywhere, just not vic',
    'valeur 1 381 217 moins le crédit 410 000, divisé par deux',
    'une maison de 3 rue crédit',
  ])('%s', (text) => {
    expect(inShort(text)).toEqual([]);
  });

  it.each([
    ['median price in Dean', ['Dean VIC']],
    ["it's Dubbo", ['Dubbo NSW']],
    ['houses in The Range', ['The Range QLD']],
    ['not vic, in Dubbo', ['Dubbo NSW']],
  ])('and are elsewhere: %s', (text, found) => {
    expect(inShort(text)).toEqual(found);
  });
});

describe('the places that a message is about', () => {
  it.each([
    ['relocating from Dubbo in January. Find us houses in Coffs Harbour', ['Coffs Harbour']],
    [
      'my brother in Perth is anxious; the property is 61 Tasman Street, Oyster Bay',
      ['61 Tasman Street, Oyster Bay'],
    ],
    ['I live in Dubbo but want a unit in Chatswood', ['Chatswood NSW']],
    ['compare Dubbo with Chatswood', ['Dubbo NSW', 'Chatswood NSW']],
    ['houses listed in tassie', ['TAS']],
    ['units in brissie', ['Brisbane']],
    ['value of twenty six nelson street in chatswood', ['26 nelson street, Chatswood']],
    ['unit four slash twelve main street chatswood', ['4/12 main street, Chatswood']],
    ['apartment 6/67 gladstone st chatswood', ['6/67 gladstone st, Chatswood']],
    ['unit 3 of 12 Nelson Street Chatswood', ['3/12 Nelson Street, Chatswood']],
    ['the market in Newtown (the Sydney one)', ['Newtown NSW']],
    ['a semi in Croydon, London', ['foreign']],
  ])('%s', (text, places) => {
    const found = inShort(text);
    expect(found.map((name) => name.replace('Coffs Harbour NSW', 'Coffs Harbour'))).toEqual(places);
  });
});
