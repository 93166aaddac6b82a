import { describe, expect, test } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(
  knowing(
    place('Lismore', 'NSW', '2480'),
    place('Frankston', 'VIC', '3199'),
    place('Chelsea', 'VIC', '3196'),
    place('Aspley', 'QLD', '4034'),
    place('Rockhampton City', 'QLD', '4700'),
  ),
);
const HOME = '12 Smith Street, Lismore NSW 2480';
const [LAKE, WARATAH, MURRAY] = [
  '62 Lake Street, Frankston VIC 3199',
  '9 Waratah Road, Chelsea VIC 3196',
  '52 Murray Street, Aspley QLD 4034',
] as const;
const valued = (language: DialogueState['language']): Partial<DialogueState> => ({
  language,
  last: { tool: 'assess', arguments: { address: HOME } },
  address: HOME,
  location: 'Lismore NSW 2480',
  figures: { valueAud: 562_000, lowAud: 478_000, highAud: 661_000 },
});

describe('how sure a value is, is asked of the one that was told', () => {
  test.each([
    ['en', 'why is that range so wide tho', 'range'],
    ['en', 'how confident are you in that number', 'accuracy'],
    ['en', 'yeah nah how sure r u', 'accuracy'],
    ['es', 'y eso del rango al 80% qué quiere decir?', 'range'],
    ['fr', 'vous êtes sûrs de ce chiffre ?', 'accuracy'],
    ['de', 'Wie sicher sind Sie sich bei der Zahl?', 'accuracy'],
    ['pt', 'por que essa faixa é tão grande?', 'range'],
    ['ru', 'насколько вы уверены в этой оценке?', 'accuracy'],
    ['zh', '这个估价有多准？', 'accuracy'],
    ['ko', '이 값 얼마나 믿을 수 있어요?', 'accuracy'],
  ] as const)('%s: %s', (language, message, topic) => {
    expect(to(message, valued(language))).toMatchObject({ kind: 'tell', topics: [topic] });
  });
});

describe('an amount that somebody named is held against the value', () => {
  test.each([
    ['en', 'my neighbour says 700k is achievable, is he dreaming', 700_000],
    ['es', 'un agente me dijo 640 mil, ¿es realista?', 640_000],
    ['es', 'no quiero hablar con nadie. solo dime si 640.000 es demasiado optimista', 640_000],
    ['fr', 'un agent m’a dit 640 000, c’est réaliste ?', 640_000],
    ['de', 'Ein Makler meinte 640.000, ist das realistisch?', 640_000],
    ['it', 'un agente mi ha detto 640 mila, è realistico?', 640_000],
    ['ru', 'агент сказал 640 тысяч, это реально?', 640_000],
    ['zh', '中介说64万，合理吗', 640_000],
    ['ar', 'قال لي الوكيل 640 ألف، هل هذا معقول؟', 640_000],
    ['hi', 'एजेंट ने 640 हज़ार कहा, क्या यह सही है?', 640_000],
  ] as const)('%s: %s', (language, message, priceAud) => {
    expect(to(message, valued(language))).toMatchObject({
      call: { tool: 'price_check', arguments: { address: HOME, priceAud } },
    });
  });
});

const SEARCH = {
  tool: 'search_listings' as const,
  arguments: { locality: 'Frankston VIC 3199', orIn: ['Chelsea VIC 3196'], maxPriceAud: 700_000 },
};
/** One of the two that were listed is spoken of; another was listed long before. */
const LISTED: Partial<DialogueState> = {
  language: 'en',
  last: { tool: 'hazard', arguments: { address: WARATAH } },
  search: SEARCH,
  address: WARATAH,
  location: 'Chelsea VIC 3196',
  recent: ['Frankston VIC 3199', WARATAH],
  listed: [LAKE, WARATAH].map((name) => ({ name, priceAud: 660_000 })),
  shown: [MURRAY, LAKE, WARATAH],
};

test.each([
  ['whats 52 Murray St worth', 'assess', MURRAY],
  ['does 62 lake st flood', 'hazard', LAKE],
  ['how many beds at 52 murray street', 'home_facts', MURRAY],
])('an address without its suburb is the home that was listed: %s', (message, tool, address) => {
  expect(to(message, LISTED)).toMatchObject({ call: { tool, arguments: { address } } });
});

test.each([
  'which one is better value',
  'so which of the two would you pick',
  'i meant compare 62 Lake Street with 9 Waratah Road',
])('the two are those that were listed: %s', (message) => {
  expect(to(message, LISTED)).toMatchObject({
    call: { tool: 'compare', arguments: { subjects: [LAKE, WARATAH] } },
  });
});

test.each([
  'Lake Street is in Frankston! anyway, please save that search and email me when a new one turns up',
])('that search is kept whole: %s', (message) => {
  expect(to(message, LISTED)).toMatchObject({
    call: { tool: 'save_search', arguments: { ...SEARCH.arguments, alerts: 'each' } },
  });
});

test.each([
  ['en', 'If it isn’t for sale just say so. What is the asking price?', ['asking']],
  ['en', 'simple yes or no: is it on the market', ['asking']],
  ['en', 'Is it a house, how many bedrooms, and what’s it asking?', ['asking', 'type', 'bedrooms']],
  ['en', 'is it all on one level', ['levels']],
  ['es', '¿es una casa o un piso?', ['type']],
  ['de', 'Steht es zum Verkauf?', ['asking']],
  ['zh', '这套房在卖吗', ['asking']],
] as const)('%s: of a home is told what is on record: %s', (language, message, records) => {
  expect(to(message, valued(language))).toMatchObject({
    call: { tool: 'home_facts', arguments: { address: HOME, records } },
  });
});

test('how long homes take to sell is asked of the market', () => {
  expect(to('Cuantos días tardan en venderse los pisos en Chelsea?', valued('es'))).toMatchObject({
    call: { tool: 'market', arguments: { location: 'Chelsea VIC 3196', propertyType: 'unit' } },
  });
});

test('a suburb that is ruled out asks for no list of suburbs', () => {
  expect(to('its not about a suburb lol. 412k at 5.99%, 22 years')).not.toMatchObject({
    call: { tool: 'rank_suburbs' },
  });
});

test('what 5% means is asked of the risk that was told, and not of the growth', () => {
  const compared: Partial<DialogueState> = {
    language: 'en',
    last: { tool: 'compare', arguments: { subjects: ['Frankston VIC 3199', 'Chelsea VIC 3196'] } },
    listed: [{ name: 'Frankston VIC 3199', priceAud: null, growth: 0.046 }],
  };
  expect(to('What does 5% mean?', compared)).toMatchObject({ kind: 'tell', topics: ['riskScore'] });
  expect(to('What does 4.6% mean?', compared)).not.toMatchObject({ topics: ['riskScore'] });
});

test('the one of several that is named in another script is chosen', () => {
  const choices = ['42 Devon Place, The Rocks NSW 2000', '42 Devon Place, Rockhampton City QLD 4700'];
  const pending = { tool: 'find_times' as const, arguments: {}, missing: 'address', choices };
  expect(to('التي في روكهامبتون كما قلت', { language: 'ar', pending })).toMatchObject({
    call: { tool: 'find_times', arguments: { address: choices[1] } },
  });
});

test.each([
  ['de', 'welches von beiden ist besser?'],
  ['fr', 'lequel des deux vaut mieux ?'],
  ['it', 'quale conviene di più?'],
  ['pt', 'qual dos dois é melhor?'],
  ['ru', 'какой из них лучше?'],
  ['ko', '둘 중 뭐가 나아요?'],
  ['ar', 'أيهما أفضل؟'],
] as const)('%s: which is better is asked of the two: %s', (language, message) => {
  expect(to(message, { ...LISTED, language })).toMatchObject({
    call: { tool: 'compare', arguments: { subjects: [LAKE, WARATAH] } },
  });
});

test.each(['never mind', 'lol ok', 'hang on a sec', 'sorry typo'])('nothing is asked: %s', (message) => {
  expect(to(message, LISTED).kind).toBe('thank');
});

test.each([
  ['is it a safe area, much crime?', 'safety'],
  ['what is the yield in Lismore', 'rents'],
])('what we do not have is told: %s', (message, topic) => {
  expect(to(message, valued('en'))).toMatchObject({ kind: 'tell', topics: [topic] });
});
