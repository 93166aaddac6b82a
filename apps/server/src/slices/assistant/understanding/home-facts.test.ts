import { describe, expect, it } from 'vitest';
import { findRooms } from './home-facts.ts';

const inShort = (text: string) =>
  Object.fromEntries(
    Object.entries(findRooms(text)).flatMap(([name, range]) =>
      range ? [[name, range.min ?? range.max]] : [],
    ),
  );

describe('rooms and land', () => {
  it.each([
    ['3 bed 2 bath', { bedrooms: 3, bathrooms: 2 }],
    ['a third bedroom out the back', { bedrooms: 3 }],
    ['disregard the 2 bathrooms, it has 1 bathroom', { bathrooms: 1 }],
    ['3 bed, sorry, 4 bed', { bedrooms: 4 }],
    ['on 650 squares, sorry, 650 square metres', { landSqm: 650 }],
    ['on a quarter acre', { landSqm: 1012 }],
    ['almeno 450 mq', { landSqm: 450 }],
    ['mit 4 schlafzimmern und 2 badern', { bedrooms: 4, bathrooms: 2 }],
    ['garagem pra 2 carros', { carSpaces: 2 }],
    ['2ベッド', { bedrooms: 2 }],
    ['방 3개짜리', { bedrooms: 3 }],
    ['要带一个车位的', { carSpaces: 1 }],
  ])('%s', (text, facts) => {
    expect(inShort(text)).toEqual(facts);
  });
});
