import { describe, expect, it } from 'vitest';
import { type Command, readCommand } from './read-command.ts';

describe('readCommand', () => {
  it.each<[string, Command]>([
    ['12 Smith St Lismore', { focus: 'value', facts: {}, places: ['12 Smith St Lismore'] }],
    [
      '12 Smith Street, Lismore NSW 2480',
      { focus: 'value', facts: {}, places: ['12 Smith Street, Lismore NSW 2480'] },
    ],
    ['is 12 Smith St Lismore flood prone?', { focus: 'flood', facts: {}, places: ['12 Smith St Lismore'] }],
    [
      'value of 3 bed house in Bondi',
      { focus: 'value', facts: { bedrooms: 3, type: 'house' }, places: ['Bondi'] },
    ],
    [
      'How much is a two bedroom, 1 bath apartment in St Kilda VIC worth?',
      { focus: 'value', facts: { bedrooms: 2, bathrooms: 1, type: 'apartment' }, places: ['St Kilda VIC'] },
    ],
    [
      'Unit 3/53 Northam Avenue Bankstown',
      { focus: 'value', facts: {}, places: ['Unit 3/53 Northam Avenue Bankstown'] },
    ],
    ['3/53 Northam Ave', { focus: 'value', facts: {}, places: ['3/53 Northam Ave'] }],
    ['New Farm', { focus: 'value', facts: {}, places: ['New Farm'] }],
    ['Home Hill QLD', { focus: 'value', facts: {}, places: ['Home Hill QLD'] }],
    ['What is the market like in Parramatta?', { focus: 'market', facts: {}, places: ['Parramatta'] }],
    [
      '4 bedroom house with 2 car garage on 650 sqm in Kellyville built in 2008',
      {
        focus: 'value',
        facts: { bedrooms: 4, carSpaces: 2, landM2: 650, yearBuilt: 2008, type: 'house' },
        places: ['Kellyville'],
      },
    ],
    [
      'acreage of 2.5 hectares near Maleny',
      { focus: 'value', facts: { landM2: 25_000, type: 'rural' }, places: ['Maleny'] },
    ],
    [
      'bushfire and flood risk at 9 Tidal Crescent Noosaville',
      { focus: 'risk', facts: {}, places: ['9 Tidal Crescent Noosaville'] },
    ],
    [
      'Assess 42 Moreton Parade, New Farm.',
      { focus: 'value', facts: {}, places: ['42 Moreton Parade, New Farm'] },
    ],
    [
      'value of a house in The Gap QLD',
      { focus: 'value', facts: { type: 'house' }, places: ['The Gap QLD', 'Gap QLD'] },
    ],
    ['what is it worth', { focus: 'value', facts: {}, places: [] }],
    ['🏡', { focus: 'value', facts: {}, places: ['🏡'] }],
  ])('%s', (command, expected) => {
    expect(readCommand(command)).toEqual(expected);
  });
});
