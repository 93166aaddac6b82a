import { describe, expect, it } from 'vitest';
import { Gazetteer } from '../gazetteer.ts';
import { withHouseNumbers } from '../spoken-numbers.ts';
import { isKnownWord, isLexiconWord } from '../vocabulary.ts';
import { findPlaces } from './find-places.ts';

const place = (name: string, state: string, postcode: string) => ({
  id: `${state}-${postcode}-${name}`,
  name,
  state,
  postcode,
  latitude: -33,
  longitude: 151,
  streets: 9,
});
const GAZETTEER = new Gazetteer([
  place('Sunnybank', 'QLD', '4109'),
  place('Toowong', 'QLD', '4066'),
  place('Glenelg North', 'SA', '5045'),
  place('Glen Waverley', 'VIC', '3150'),
  place('Penrith', 'NSW', '2750'),
]);
const homesIn = (text: string): string[] =>
  findPlaces(withHouseNumbers(text), GAZETTEER, {
    state: null,
    isOtherScript: /[^\p{Script=Latin}\p{Script=Common}]{2,}/u.test(text),
    isOrdinaryWord: isLexiconWord,
    isKnownWord,
  }).flatMap((found) =>
    found.kind === 'address' ? [`${found.line}, ${found.locality?.name ?? found.postcode}`] : [],
  );

describe('an address beside other facts', () => {
  it.each<[string, string]>([
    // Its suburb before it.
    [
      'mum left me and my brother her house in Glenelg North SA, 5 Pelican Mews. worth?',
      '5 Pelican Mews, Glenelg North',
    ],
    ['we are in Glenelg North, at number 5 Pelican Mews', '5 Pelican Mews, Glenelg North'],
    ['a townhouse, Penrith NSW 2750, 33 Hope Street, 3 beds', '33 Hope Street, Penrith'],
    ['Penrith: 33 Hope Street', '33 Hope Street, Penrith'],
    ['我妈的房子在Sunnybank,27 Banksia Glen St,三室', '27 Banksia Glen St, Sunnybank'],
    ['Sunnybank的27 Banksia Street值多少', '27 Banksia Street, Sunnybank'],
    ['Penrithの33 Hope Streetにある家', '33 Hope Street, Penrith'],
    ['Penrith에 있는 33 Hope Street 집', '33 Hope Street, Penrith'],
    // After it, with other words between.
    ['Please do number 6 Tamarisk Rise Glen Waverley with 720sqm, 5 bed', '6 Tamarisk Rise, Glen Waverley'],
    ['whats 12 Rose Ave worth, thats in Toowong. and how is Penrith?', '12 Rose Ave, Toowong'],
    ['8/33 Hope Street. suburb is Penrith. value please', '8/33 Hope Street, Penrith'],
    ['Address is 14 Rose Ave and suburb Toowong, 3 beds', '14 Rose Ave, Toowong'],
    ['could you value my flat? 5/14 Rose Ave; postcode 4066', '5/14 Rose Ave, 4066'],
    ['Was ist 5/14 Rose Avenue wert? Sie liegt in Toowong, nicht in Penrith.', '5/14 Rose Avenue, Toowong'],
    ['estimate for 7 The Crest Toowong 4br', '7 The Crest, Toowong'],
    // Its number where others put it.
    ['Hope Street 33 in Penrith, 3 Schlafzimmer', '33 Hope Street, Penrith'],
    ['la casa en Hope Street 33, Penrith, 3 dormitorios', '33 Hope Street, Penrith'],
    ['na Hope Street, nº 33, Penrith', '33 Hope Street, Penrith'],
    ['la maison au 33, rue Hope à Penrith', '33 Hope Street, Penrith'],
    ['en la calle Hope 33, Penrith', '33 Hope Street, Penrith'],
    ['in via Hope 33 a Penrith', '33 Hope Street, Penrith'],
    ['дом на улице Hope, 33, Penrith', '33 Hope Street, Penrith'],
    ['Wert von Hopestraße 12 in Penrith', '12 Hope Street, Penrith'],
    ['Toowong Rose Avenue 14번지 집', '14 Rose Avenue, Toowong'],
    ['14号 Rose Ave, Toowong 值多少', '14 Rose Ave, Toowong'],
    ['el número 33 de Hope Street en Penrith', '33 Hope Street, Penrith'],
  ])('%s', (text, home) => {
    expect(homesIn(text)).toEqual([home]);
  });

  it.each([
    'what did houses in Hope Street sell for in 2021',
    'Hope Street 3 bed houses in Penrith',
    'I want to buy in Hope Street 600k',
    'homes near Rose Street 5 minutes from Penrith station',
    'Hope Street 1,200 a month',
    'une maison de 3 rue crédit',
  ])('no home is named: %s', (text) => {
    expect(homesIn(text)).toEqual([]);
  });
});
