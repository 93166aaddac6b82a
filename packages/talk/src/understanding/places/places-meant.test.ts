import { describe, expect, it } from 'vitest';
import { Gazetteer } from '../gazetteer.ts';
import { withLatinNames } from '../names-in-scripts.ts';
import { isKnownWord, isLexiconWord } from '../vocabulary.ts';
import { findPlaces } from './find-places.ts';

const place = (
  name: string,
  state: string,
  postcode: string,
  [latitude, longitude]: readonly [number, number] = [-30, 140],
  streets = 9,
) => ({ id: `${state}-${postcode}-${name}`, name, state, postcode, latitude, longitude, streets });
const SYDNEY = [-33.88, 151.1] as const;
const GAZETTEER = new Gazetteer([
  place('Hamilton', 'NSW', '2303', [-32.92, 151.75]),
  place('Hamilton', 'QLD', '4007', [-27.44, 153.06]),
  place('Hunter', 'VIC', '3558', [-36.4, 144.5], 0),
  place('The Settlement', 'VIC', '3561', [-36.3, 144.8], 0),
  place('The Range', 'QLD', '4700'),
  place('Richmond', 'VIC', '3121', [-37.82, 145]),
  place('Richmond', 'TAS', '7025', [-42.73, 147.44]),
  place('Richmond', 'NSW', '2753', [-33.6, 150.75], 0),
  place('Penrith', 'NSW', '2750', [-33.75, 150.69]),
  place('The Gap', 'QLD', '4061', [-27.44, 152.94]),
  place('Albert', 'NSW', '2873', [-32.4, 147.5], 0),
  place('Logan', 'VIC', '3475', [-36.6, 143.5], 0),
  place('Logan Central', 'QLD', '4114', [-27.64, 153.1]),
  place('Eagleby', 'QLD', '4207', [-27.7, 153.2]),
  place('Casino', 'NSW', '2470', [-28.86, 153.05]),
  place('Mount Stuart', 'TAS', '7000', [-42.87, 147.3]),
  place('Idalia', 'QLD', '4811'),
  place('Leichhardt', 'NSW', '2040', SYDNEY),
  place('Five Dock', 'NSW', '2046', SYDNEY),
  place('Strathfield', 'NSW', '2135', SYDNEY),
  place('Eastwood', 'NSW', '2122', SYDNEY),
  place('Busselton', 'WA', '6280', [-33.65, 115.35]),
  place('Rippleside', 'VIC', '3215', [-38.12, 144.36]),
  place('Geelong West', 'VIC', '3218', [-38.14, 144.34]),
  place('Newtown', 'VIC', '3220', [-38.15, 144.34]),
  place('Manifold Heights', 'VIC', '3218', [-38.13, 144.33]),
]);

const inShort = (text: string) =>
  findPlaces(withLatinNames(text), GAZETTEER, {
    state: null,
    isOtherScript: /[^\p{Script=Latin}\p{Script=Common}]{2,}/u.test(text),
    isOrdinaryWord: isLexiconWord,
    isKnownWord,
  }).map((found) => {
    if (found.kind === 'address') return `${found.line}, ${found.locality?.name ?? found.state}`;
    if (found.kind === 'locality')
      return found.candidates.length > 1
        ? `${found.place.name}?`
        : `${found.place.name} ${found.place.state}`;
    if (found.kind === 'city') return found.city.name;
    return found.kind === 'state' ? found.state : found.kind;
  });

describe('words that only sound like a place', () => {
  it.each([
    'we need a figure so we can work out the settlement',
    'how long after the settlement do we get the keys',
    'it is right beside the Albert river',
    'what’s the orange house at the end of the street worth',
  ])('%s', (text) => expect(inShort(text)).toEqual([]));

  it.each([
    ['what sells in The Settlement VIC', ['The Settlement VIC']],
    ['I work shifts at John Hunter in Newcastle', ['Newcastle']],
    ['units in the gap', ['The Gap QLD']],
    ['houses in Hunter', ['Hunter VIC']],
    ['Logan VIC 3475', ['Logan VIC']],
    ['units in Logan', ['Logan Central QLD']],
    ['vivo en Italia', ['unknown']],
  ])('and are places elsewhere: %s', (text, found) => expect(inShort(text)).toEqual(found));
});

describe('of several of that name, the one in the place that is named beside it', () => {
  it.each([
    [
      'I’m a nurse at John Hunter in Newcastle, looking at a unit in Hamilton, would I pay duty in NSW',
      ['Hamilton NSW', 'NSW'],
    ],
    ['we moved up to Brisbane last year and like Hamilton', ['Hamilton QLD']],
    ['moving from Perth to Richmond near Penrith', ['Richmond NSW', 'Penrith NSW']],
    ['a flat in Hamilton, and is the grant different in Queensland', ['Hamilton QLD']],
  ])('%s', (text, found) => expect(inShort(text)).toEqual(found));
});

describe('where somebody lives, works or sells is not what is asked', () => {
  it.each([
    ['plumber up in Logan here, looking at a place in Eagleby', ['Eagleby QLD']],
    ['we’ve been on the farm outside Casino for 40 years. what is Eagleby like', ['Eagleby QLD']],
    ['selling our four bedroom house in Eagleby and moving to Busselton', ['Busselton WA']],
    ['mia madre vive a Leichhardt, Sydney. Un appartamento a Five Dock quanto costa?', ['Five Dock NSW']],
    ['soy enfermera en Leichhardt y busco piso en Five Dock', ['Five Dock NSW']],
    ['je suis boulangère à Leichhardt, un appartement à Five Dock ?', ['Five Dock NSW']],
    ['ich bin Lehrer in Leichhardt und suche in Five Dock', ['Five Dock NSW']],
    ['moro em Leichhardt, quanto custa em Five Dock?', ['Five Dock NSW']],
    ['я живу в Leichhardt, сколько стоит дом в Five Dock?', ['Five Dock NSW']],
    ['시드니 스트라스필드에 사는데 이스트우드 쪽에 집을 사려고 해요', ['Eastwood NSW']],
    ['ストラスフィールドに住んでいます。イーストウッドの家はいくらですか', ['Eastwood NSW']],
    ['我住在Strathfield,想在Eastwood买房', ['Eastwood NSW']],
    ['أنا ساكن في Strathfield وأريد بيت في Eastwood', ['Eastwood NSW']],
    ['मैं Strathfield में किराए पर रहता हूँ, Eastwood में घर कितने का है?', ['Eastwood NSW']],
    ['the suburb is Eagleby, up near Logan', ['Eagleby QLD']],
  ])('%s', (text, found) => expect(inShort(text)).toEqual(found));

  it('a house that is told of beside a person is asked about', () => {
    const text =
      'I’m separating from my husband and our house is at 22 Mount Stuart Road, Mount Stuart, Hobart';
    expect(inShort(text)).toEqual(['22 Mount Stuart Road, Mount Stuart']);
  });
});

describe('a place that is denied is not meant', () => {
  it.each([
    [
      'I said Mount Stuart, not Hobart in general, not a town in Victoria! Just 22 Mount Stuart Road please',
      ['22 Mount Stuart Road, Mount Stuart'],
    ],
    ['No, la casa è a Leichhardt, non a Five Dock!', ['Leichhardt NSW']],
    ['Rippleside is not Geelong West', ['Geelong West VIC']],
    ['Rippleside isn’t Geelong West mate', ['Geelong West VIC']],
    [
      'Rippleside’s down by the bay, that’s not Geelong West. Got anything in Newtown or Manifold Heights?',
      ['Newtown VIC', 'Manifold Heights VIC'],
    ],
    ['Rippleside n’est pas Geelong West', ['Geelong West VIC']],
    ['Rippleside ist nicht Geelong West', ['Geelong West VIC']],
    ['Leichhardt is right, not Five Dock', ['Leichhardt NSW']],
    ['시드니 시내가 아니라 이스트우드(Eastwood)요', ['Eastwood NSW']],
  ])('%s', (text, found) => expect(inShort(text)).toEqual(found));
});
