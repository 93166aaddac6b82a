import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import { hear } from './hear.ts';
import { homesAfter } from './homes-told.ts';
import { type DialogueState, NEW_DIALOGUE } from './state.ts';
import { takeIn } from './take-in.ts';

const KNOWLEDGE = knowing(place('Seddon', 'VIC', '3011'), place('Parramatta', 'NSW', '2150'));
const to = decidingWith(KNOWLEDGE);
const RAE = '22 Rae Street, Seddon VIC 3011';

/** Where the talk stands after a message, as the engine keeps it. */
const standingAfter = (message: string, before: Partial<DialogueState> = {}): DialogueState => {
  const state = { ...NEW_DIALOGUE, ...before };
  const heard = hear(message, KNOWLEDGE, {
    language: state.language,
    state: null,
    isContinued: false,
    lastTopic: null,
  });
  const decision = to(message, before);
  const last = decision.kind === 'call' ? decision.call : state.last;
  return { ...state, last, address: RAE, homes: homesAfter(decision, heard, state) };
};

describe('what was told of a home holds', () => {
  it.each([
    ['What is our house at 22 Rae Street, Seddon VIC worth?', 'what is it worth?', 'en'],
    ['Does the house at 22 Rae Street, Seddon VIC flood?', 'and what is 22 Rae Street Seddon worth?', 'en'],
    ['What is the house at 22 Rae Street, Seddon VIC worth?', 'show me the comparable sales', 'en'],
    [
      'Wie viel ist das Haus 22 Rae Street, Seddon VIC wert?',
      'Und was ist 22 Rae Street, Seddon jetzt wert?',
      'de',
    ],
    ['¿Cuánto vale la casa de 22 Rae Street, Seddon VIC?', '¿cuánto vale 22 Rae Street, Seddon ahora?', 'es'],
  ] as const)('%s %s', (first, next, language) => {
    const before = { ...standingAfter(first, { language }), last: null };
    expect(to(next, before)).toMatchObject({
      kind: 'call',
      call: { arguments: { address: RAE, propertyType: 'house' } },
    });
  });

  it('what is said now goes before it, and the rest stays', () => {
    const before = standingAfter('What is the 3 bedroom house at 22 Rae Street, Seddon VIC worth?');
    expect(to('what is the 4 bedroom one at 22 Rae Street, Seddon worth?', before)).toMatchObject({
      call: { arguments: { bedrooms: 4, propertyType: 'house' } },
    });
  });

  it.each([
    'what would 22 Rae Street, Seddon be worth with 5 bedrooms?',
    'What is 22 Rae Street, Seddon worth if it had 5 bedrooms?',
    'Was wäre 22 Rae Street, Seddon wert, wenn es 5 Schlafzimmer hätte?',
  ])('what is only thought of is not kept: %s', (message) => {
    expect(standingAfter(message).homes).toEqual([]);
  });

  it('what is asked with would is told all the same, and a generic word is no other kind', () => {
    const before = standingAfter(
      'got a 4 bed unit at 22 Rae Street, Seddon VIC, roughly what would it fetch',
    );
    expect(to('what is the house worth?', { ...before, last: null })).toMatchObject({
      call: { arguments: { address: RAE, propertyType: 'unit', bedrooms: 4 } },
    });
  });

  it('its price holds as well', () => {
    const before = standingAfter('The house at 22 Rae Street, Seddon VIC is listed at $980k. Does it flood?');
    expect(to('is the price fair?', before)).toMatchObject({
      call: { tool: 'price_check', arguments: { address: RAE, priceAud: 980_000 } },
    });
  });

  it('another home has nothing of it', () => {
    const before = standingAfter('What is the house at 22 Rae Street, Seddon VIC worth?');
    const decision = to('what is 14 Macquarie Street, Parramatta NSW worth?', before);
    expect(decision).toMatchObject({ kind: 'call', call: { tool: 'assess' } });
    expect(decision.kind === 'call' && decision.call.arguments.propertyType).toBeUndefined();
  });

  it.each([
    "it's a unit",
    'no, it is a unit',
    'sorry its a townhouse actually',
    'es ist eine Wohnung',
    'es ist eine Wohnung mit 2 Schlafzimmern',
    "it's a 2 bed unit",
    'es un apartamento',
    "c'est un appartement",
  ])('of what kind it is can be put right: %s', (message) => {
    const before = standingAfter('What is 22 Rae Street, Seddon VIC worth?');
    const said = to(message, before);
    expect(said).toMatchObject({ kind: 'call', call: { tool: 'assess', arguments: { address: RAE } } });
    expect(said.kind === 'call' && said.call.arguments.propertyType).toMatch(/unit|townhouse/);
  });
});

describe('a home that is named while something else is told', () => {
  const knowledge = knowing(place('Gosford', 'NSW', '2250'));
  const home = '8/33 Mangrove Pde, Gosford NSW 2250';
  const first =
    'I’ve lost my job and I am behind two payments on the mortgage. Should I sell before the bank does?? 2 bed 1 bath unit, 8/33 Mangrove Pde Gosford';

  it('is the one that is spoken of from then on, with what was told of it', () => {
    const { decision, heard, meant, standing } = takeIn(first, NEW_DIALOGUE, knowledge);
    expect(decision).toMatchObject({ kind: 'tell', topics: ['hardship'] });
    expect(meant).toMatchObject({ address: home, location: 'Gosford NSW 2250' });
    const homes = homesAfter(decision, heard, standing);
    expect(homes).toMatchObject([{ address: home, bedrooms: 2, bathrooms: 1, propertyType: 'unit' }]);
    const next = {
      ...standing,
      language: 'en' as const,
      address: meant.address,
      location: meant.location,
      homes,
    };
    expect(takeIn('roughly what would the unit sell for?', next, knowledge).decision).toMatchObject({
      kind: 'call',
      call: { tool: 'assess', arguments: { address: home, bedrooms: 2 } },
    });
  });

  it('is not kept of whoever is not safe', () => {
    const { decision, heard, meant, standing } = takeIn(
      'My husband hits me, I want to leave 8/33 Mangrove Pde Gosford',
      NEW_DIALOGUE,
      knowledge,
    );
    expect(decision.kind).toBe('tell');
    expect(meant.address).toBeNull();
    expect(homesAfter(decision, heard, standing)).toEqual([]);
  });
});
