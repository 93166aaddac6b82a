import { expect, it } from 'vitest';
import { voiceOf } from '../composed.ts';
import { listingSaid } from './listing-said.ts';
import { roomsSaid } from './rooms-said.ts';

const property = { bedrooms: 3, bathrooms: 2, carSpaces: null, landM2: 1250 };

it('says what the listing says, and no value of our own', () => {
  const en = voiceOf('en');
  const guide = { fromAud: 780_000, toAud: 820_000 };
  expect(listingSaid(en, { guide, listedOn: '2026-10-26' })).toEqual([
    'The price guide is $780,000 to $820,000.',
    'It’s for sale, listed on 26 October 2026.',
  ]);
  expect(listingSaid(en, { guide: { fromAud: 800_000, toAud: 800_000 }, listedOn: '2026-10-26' })[0]).toBe(
    'The asking price is $800,000.',
  );
  expect(listingSaid(en, { guide: null, listedOn: '2026-10-26' })[0]).toMatch(
    /No asking price is published/u,
  );
  expect(listingSaid(en, null)).toHaveLength(1);
  expect(listingSaid(voiceOf('de'), { guide, listedOn: '2026-10-26' })[0]).toContain('780.000');
});

it('tells the rooms and the land that it has, and nothing of what it lacks', () => {
  const listing = { guide: null, listedOn: '2026-10-26', property };
  expect(roomsSaid(voiceOf('en'), listing)).toEqual(['Bedrooms: 3, Bathrooms: 2, Land: 1,250 m²']);
  expect(roomsSaid(voiceOf('en'), null)).toEqual(listingSaid(voiceOf('en'), null));
  const bare = { bedrooms: null, bathrooms: null, carSpaces: null, landM2: null };
  expect(roomsSaid(voiceOf('pt'), { ...listing, property: bare })[0]).toMatch(/corretor/u);
});
