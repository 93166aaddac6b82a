import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import { wishPhrasesOf } from '../answers/listings/wish-phrases.ts';
import { DROPPABLE_WISHES, type Droppable } from '../tools/near-miss.ts';
import { decide } from './decide.ts';
import { hear } from './hear.ts';
import { keptWishes } from './kept-wishes.ts';
import { type DialogueState, NEW_DIALOGUE } from './state.ts';
import { valuedBefore } from './valued-before.ts';

const KNOWLEDGE = knowing(
  place('Waitara', 'NSW', '2077'),
  place('Asquith', 'NSW', '2077'),
  place('Parramatta', 'NSW', '2150'),
  place('Bankstown', 'NSW', '2200'),
  place('Dulwich Hill', 'NSW', '2203'),
  place('Paddington', 'NSW', '2021'),
  place('Kalamunda', 'WA', '6076'),
  place('Mount Druitt', 'NSW', '2770'),
  place('St Marys', 'NSW', '2760'),
  place('Hornsby', 'NSW', '2077'),
);
const to = decidingWith(KNOWLEDGE);
const searched = (args: Record<string, unknown>, language: DialogueState['language'] = 'en') => {
  const call = { tool: 'search_listings' as const, arguments: args };
  return { language, last: call, search: call, location: 'Parramatta NSW 2150' };
};
const EVERY_WISH = {
  locality: 'Parramatta NSW 2150',
  propertyType: 'unit',
  minBedrooms: 2,
  minBathrooms: 2,
  minCarSpaces: 1,
  maxPriceAud: 700_000,
  minLandSqm: 300,
  features: ['swimming pool'],
  maxRisk: { kind: 'flood', level: 'low' },
  nearCoast: true,
};

describe('the ways on from a search that found nothing', () => {
  it.each(ASSISTANT_LANGUAGES)('do what they say, in %s', (language) => {
    const { any, nearby, alert } = wishPhrasesOf(language);
    const before = searched(EVERY_WISH, language);
    const dropped = Object.entries(any).map(([wish, text]) => {
      const decision = to(text, before);
      const args =
        decision.kind === 'call' && decision.call.tool === 'search_listings' ? decision.call.arguments : null;
      const isGone =
        args !== null && DROPPABLE_WISHES[wish as Droppable].every((name) => args[name] === undefined);
      const isRest = args !== null && Object.keys(args).length >= Object.keys(EVERY_WISH).length - 1;
      return isGone && isRest ? null : `${text}: ${JSON.stringify(decision)}`;
    });
    expect(dropped.filter((one) => one !== null)).toEqual([]);
    expect(to(nearby, before), nearby).toMatchObject({
      kind: 'call',
      call: { tool: 'search_listings', arguments: { ...EVERY_WISH, nearby: true } },
    });
    expect(to(alert, before), alert).toMatchObject({
      kind: 'confirm',
      call: { tool: 'save_search', arguments: EVERY_WISH },
    });
  });
});

describe('places around', () => {
  it.each([
    [
      'two bedroom units for sale in Asquith or Waitara, or thereabouts',
      { orIn: ['Waitara NSW 2077'], nearby: true },
    ],
    ['can you show us 2 bed units around Parramatta up to 780k?', { nearby: true, minBedrooms: 2 }],
    [
      'Gibt es Häuser unter 750.000 in Kalamunda oder Umgebung?',
      { locality: 'Kalamunda WA 6076', nearby: true },
    ],
    ['Parramatta附近有没有两室的公寓出售？', { nearby: true, propertyType: 'unit' }],
    ['casas en venta cerca de Parramatta', { nearby: true }],
    ['appartements à vendre près de Parramatta', { nearby: true }],
    ['case in vendita vicino a Parramatta', { nearby: true }],
    ['apartamentos à venda perto de Parramatta', { nearby: true }],
    ['квартиры на продажу рядом с Parramatta', { nearby: true }],
    ['Parramatta周辺で売りに出ている家を探して', { nearby: true }],
    ['Parramatta 근처에 매물로 나온 아파트 보여 주세요', { nearby: true }],
    ['شقق للبيع قرب Parramatta', { nearby: true }],
    ['Parramatta के पास बिकाऊ घर दिखाइए', { nearby: true }],
  ])('are looked through at once: %s', (message, args) => {
    expect(to(message)).toMatchObject({ kind: 'call', call: { tool: 'search_listings', arguments: args } });
  });

  it('are those of suburbs: the beach, a school and a city are none', () => {
    for (const message of ['homes near the beach in Parramatta', '2 bed units in Parramatta near a school'])
      expect(to(message)).not.toMatchObject({ call: { arguments: { nearby: true } } });
  });
});

describe('several suburbs', () => {
  it.each([
    [
      'nah jus units in mt druitt or st marys, cheapest 1s',
      { locality: 'Mount Druitt NSW 2770', orIn: ['St Marys NSW 2760'], sort: 'price_up' },
    ],
    [
      'any units under 780k in Bankstown or Dulwich Hill?',
      { locality: 'Bankstown NSW 2200', orIn: ['Dulwich Hill NSW 2203'], maxPriceAud: 780_000 },
    ],
  ])('are searched together: %s', (message, args) => {
    expect(to(message)).toMatchObject({ kind: 'call', call: { tool: 'search_listings', arguments: args } });
  });

  it('are gone with another place', () => {
    const before = searched({
      locality: 'Asquith NSW 2077',
      orIn: ['Waitara NSW 2077'],
      nearby: true,
      minBedrooms: 2,
    });
    const decision = to('what about Parramatta?', before);
    expect(decision).toMatchObject({
      call: { arguments: { locality: 'Parramatta NSW 2150', minBedrooms: 2 } },
    });
    expect(decision).not.toMatchObject({ call: { arguments: { nearby: true } } });
    expect(decision).not.toHaveProperty('call.arguments.orIn');
  });
});

describe('to be told when one is listed', () => {
  it.each([
    [
      'Please send me an email alert when a two bedroom unit is listed in Waitara.',
      { locality: 'Waitara NSW 2077', propertyType: 'unit', minBedrooms: 2, alerts: 'each' },
    ],
    [
      'i want to get an email when a house comes up for sale in paddington nsw under 2.5m',
      { locality: 'Paddington NSW 2021', propertyType: 'house', maxPriceAud: 2_500_000, alerts: 'each' },
    ],
    [
      'Could you tell me when something comes up there? Two bedrooms, Waitara or Asquith, up to 850 thousand.',
      { locality: 'Waitara NSW 2077', orIn: ['Asquith NSW 2077'], minBedrooms: 2, maxPriceAud: 850_000 },
    ],
    [
      'Save a search for 2 bedroom units in Waitara under $700,000',
      { locality: 'Waitara NSW 2077', propertyType: 'unit', minBedrooms: 2, maxPriceAud: 700_000 },
    ],
    [
      'Avísame cuando salga una casa en Paddington por menos de 2 millones',
      { locality: 'Paddington NSW 2021', propertyType: 'house', maxPriceAud: 2_000_000 },
    ],
    [
      'Prévenez-moi quand un appartement se libère à Waitara',
      { locality: 'Waitara NSW 2077', propertyType: 'unit' },
    ],
    [
      'Sagen Sie mir Bescheid, sobald in Waitara eine Wohnung angeboten wird',
      { locality: 'Waitara NSW 2077', propertyType: 'unit' },
    ],
    [
      'Avvisami quando esce un appartamento a Waitara',
      { locality: 'Waitara NSW 2077', propertyType: 'unit' },
    ],
    [
      'Me avise quando aparecer um apartamento em Waitara',
      { locality: 'Waitara NSW 2077', propertyType: 'unit' },
    ],
    [
      'Сообщите мне, когда в Waitara появится квартира',
      { locality: 'Waitara NSW 2077', propertyType: 'unit' },
    ],
    ['Waitaraでマンションが出たら知らせてください', { locality: 'Waitara NSW 2077', propertyType: 'unit' }],
    ['Waitara에 아파트가 나오면 알려 주세요', { locality: 'Waitara NSW 2077', propertyType: 'unit' }],
    ['Waitara有公寓上市时请通知我', { locality: 'Waitara NSW 2077', propertyType: 'unit' }],
    ['أخبرني عندما تعرض شقة في Waitara', { locality: 'Waitara NSW 2077', propertyType: 'unit' }],
    ['Waitara में कोई फ्लैट आए तो बताइए', { locality: 'Waitara NSW 2077', propertyType: 'unit' }],
  ])('is proposed with exactly those wishes: %s', (message, args) => {
    const decision = to(message, {
      search: {
        tool: 'search_listings',
        arguments: { maxRisk: { kind: 'flood', level: 'low' }, minBathrooms: 3 },
      },
    });
    expect(decision).toMatchObject({ kind: 'confirm', call: { tool: 'save_search' } });
    if (decision.kind === 'confirm') expect(decision.call.arguments).toEqual(args);
  });

  it('keeps what was searched for, where the message names nothing else', () => {
    expect(
      to('tell me when something comes up there', searched({ locality: 'Waitara NSW 2077', minBedrooms: 2 })),
    ).toMatchObject({
      kind: 'confirm',
      call: { tool: 'save_search', arguments: { locality: 'Waitara NSW 2077', minBedrooms: 2 } },
    });
  });

  it.each(['tell me when the auction is', 'let me know if it floods', 'tell me about Parramatta'])(
    'is not what is asked for: %s',
    (message) => {
      expect(to(message)).not.toMatchObject({ call: { tool: 'save_search' } });
    },
  );
});

describe('a wish from before', () => {
  const before = searched({
    locality: 'Parramatta NSW 2150',
    propertyType: 'townhouse',
    minBedrooms: 2,
    features: ['study'],
    maxPriceAud: 780_000,
  });

  it('is let go by whoever wants any home elsewhere', () => {
    const decision = to(
      'hmm nothing at all? ok what about Bankstown or Dulwich Hill then, any units under 780k',
      before,
    );
    expect(decision).toMatchObject({
      kind: 'call',
      call: {
        tool: 'search_listings',
        arguments: { locality: 'Bankstown NSW 2200', propertyType: 'unit', maxPriceAud: 780_000 },
      },
    });
    expect(decision).not.toHaveProperty('call.arguments.minBedrooms');
    expect(decision).not.toHaveProperty('call.arguments.features');
  });

  it('is named where it holds on', () => {
    const heard = hear('what about Bankstown?', KNOWLEDGE, {
      language: 'en',
      state: null,
      isContinued: true,
    });
    const state = { ...NEW_DIALOGUE, ...before };
    expect(keptWishes(heard, decide(heard, state, KNOWLEDGE), state).toSorted()).toEqual([
      'features',
      'maxPriceAud',
      'minBedrooms',
      'propertyType',
    ]);
  });
});

describe('homes that are wanted, and no figure', () => {
  it.each([
    [
      'You have house for 450000 near Melbourne? Two bedroom is ok.',
      { locality: 'Melbourne', maxPriceAud: 450_000, minBedrooms: 2 },
    ],
    [
      'This is too much money. I want see list of homes for sale, maximum 450000, Victoria.',
      { state: 'VIC', maxPriceAud: 450_000 },
    ],
    [
      'right. so which brisbane suburbs do NOT flood? want a house under 900k, 3 bedrooms',
      { maxRisk: { kind: 'flood', level: 'low' }, maxPriceAud: 900_000 },
    ],
  ])('are listed: %s', (message, args) => {
    expect(
      to(message, {
        language: 'en',
        location: 'Kew VIC 3101',
        loan: { incomeAud: 68_000, depositAud: 55_000, budgetAud: 450_000 },
        last: { tool: 'upfront_costs', arguments: { priceAud: 450_000, state: 'VIC' } },
      }),
    ).toMatchObject({ kind: 'call', call: { tool: 'search_listings', arguments: args } });
  });

  it('are not wanted by whoever sells: their home is valued, and how selling goes is told', () => {
    expect(
      to(
        'Good morning. We are thinking of selling our family home in Hornsby, four bedrooms, two bathrooms, and buying something smaller. Where would I start?',
      ),
    ).toMatchObject({
      kind: 'call',
      call: { tool: 'assess', arguments: { address: 'Hornsby NSW 2077', bedrooms: 4, bathrooms: 2 } },
      topics: ['selling'],
    });
  });

  it('a hazard that was only spoken of is no wish', () => {
    expect(to('lol thats about floods. show me houses in Parramatta under 900k')).not.toHaveProperty(
      'call.arguments.maxRisk',
    );
  });
});

describe('facts that are told after a value', () => {
  const before: Partial<DialogueState> = {
    language: 'en',
    last: { tool: 'assess', arguments: { address: 'Hornsby NSW 2077', propertyType: 'house', bedrooms: 4 } },
    address: 'Hornsby NSW 2077',
    location: 'Hornsby NSW 2077',
    figures: { valueAud: 1_245_563, lowAud: 862_432, highAud: 1_798_897 },
  };

  it('value it again with them', () => {
    const message =
      "Thank you. That's quite a wide range. It's on about 900 square metres and has a double garage, built 1978, does that help narrow it?";
    const decision = to(message, before);
    expect(decision).toMatchObject({
      kind: 'call',
      call: {
        tool: 'assess',
        arguments: {
          address: 'Hornsby NSW 2077',
          propertyType: 'house',
          bedrooms: 4,
          landSqm: 900,
          carSpaces: 2,
          yearBuilt: 1978,
        },
      },
    });
    expect(valuedBefore(decision, { ...NEW_DIALOGUE, ...before })).toMatchObject({ valueAud: 1_245_563 });
  });

  it('land under a house is its size', () => {
    const decision = to(
      'details of my house in Hornsby: 4 bed, 2 bath, 2 car, 900m2 land. What is it worth?',
      before,
    );
    expect(decision).toMatchObject({
      call: { tool: 'assess', arguments: { propertyType: 'house', landSqm: 900 } },
    });
  });

  it('a street is no amount', () => {
    const heard = hear('what do YOU value 29 Mill Road, Parramatta at?', KNOWLEDGE, {
      language: 'en',
      state: null,
    });
    expect(heard.money).toEqual([]);
    expect(heard.places).toMatchObject([{ kind: 'address', line: '29 Mill Road' }]);
    expect(
      hear('3 bed terrace in Parramatta', KNOWLEDGE, { language: 'en', state: null }).places,
    ).toMatchObject([{ kind: 'locality' }]);
  });
});
