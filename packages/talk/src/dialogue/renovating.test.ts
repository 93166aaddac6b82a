import { expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';

const to = decidingWith(knowing(place('Carlton', 'VIC', '3053')));
const OWN = { address: 'Carlton VIC 3053', propertyType: 'unit', bedrooms: 2 };
const VALUED = {
  last: { tool: 'assess' as const, arguments: OWN },
  address: OWN.address,
  location: OWN.address,
  figures: { bathrooms: 1, bedrooms: 2, valueAud: 800_000 },
};

it.each([
  ['would a new kitchen add value', 'en', {}],
  ['is it worth renovating before selling?', 'en', VALUED],
  ['is it worth renovating before selling my house in Carlton', 'en', {}],
  ['should i redo the bathroom before we sell', 'en', {}],
  ['and a new kitchen?', 'en', VALUED],
  ['do we get more for it if we paint it and do up the garden', 'en', VALUED],
  ['lohnt sich eine neue Küche vor dem Verkauf?', 'de', VALUED],
  ['¿vale la pena reformar la cocina antes de vender?', 'es', VALUED],
  ['est-ce que refaire la cuisine augmente la valeur', 'fr', VALUED],
  ['a cozinha nova valoriza a casa?', 'pt', VALUED],
  ['装修厨房能增值多少', 'zh', VALUED],
  ['стоит ли делать ремонт перед продажей?', 'ru', {}],
  ['リフォームしたら価値は上がりますか', 'ja', VALUED],
  ['리모델링하면 가치가 오르나요?', 'ko', VALUED],
] as const)('%s: that nobody here knows by how much', (message, language, before) => {
  expect(to(message, { language, ...before })).toMatchObject({ kind: 'tell', topics: ['renovation'] });
});

it.each([
  ['would a second bathroom add value?', { bathrooms: 2 }],
  ['would adding an extra bedroom be worth it', { bedrooms: 3 }],
  ['what would a third bedroom add to the value', { bedrooms: 3 }],
] as const)('%s: the value with it', (message, args) => {
  expect(to(message, { language: 'en', ...VALUED })).toMatchObject({
    call: { tool: 'assess', arguments: { ...OWN, ...args } },
  });
});

it('what work costs is another question', () => {
  expect(to('how much does a new kitchen cost', { language: 'en' })).toMatchObject({
    topics: expect.arrayContaining(['building']),
  });
});

it('homes that were worked on can be looked for', () => {
  expect(to('show me renovated houses in Carlton', { language: 'en' })).toMatchObject({
    call: { tool: 'search_listings' },
  });
});
