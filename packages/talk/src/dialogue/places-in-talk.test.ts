import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import { separateQuestions } from './separate-questions.ts';
import { type DialogueState, NEW_DIALOGUE } from './state.ts';

const KNOWLEDGE = knowing(
  place('Eagleby', 'QLD', '4207'),
  place('Logan', 'VIC', '3475', 0),
  place('Logan Central', 'QLD', '4114'),
  place('Mount Stuart', 'TAS', '7000'),
  place('Leichhardt', 'NSW', '2040'),
  place('Five Dock', 'NSW', '2046'),
  place('Busselton', 'WA', '6280'),
  place('Goonellabah', 'NSW', '2480'),
  place('Eastwood', 'NSW', '2122'),
  place('Eastwood', 'SA', '5063'),
  place('Coburg', 'VIC', '3058'),
  place('Thornbury', 'VIC', '3071'),
);
const to = decidingWith(KNOWLEDGE);
const asked = (
  tool: 'assess' | 'hazard' | 'compare' | 'market',
  args: Record<string, unknown>,
  more: Partial<DialogueState> = {},
): Partial<DialogueState> => {
  const at = (args.address ?? args.location ?? null) as string | null;
  return { last: { tool, arguments: args }, address: at, location: at, recent: at ? [at] : [], ...more };
};

describe('a place that is put right takes the other’s, and what was asked stays', () => {
  const five = asked('assess', { address: 'Five Dock NSW 2046', bedrooms: 2 }, { language: 'it' });
  it.each<[string, Partial<DialogueState>, string, Record<string, unknown>]>([
    [
      'nah mate Logan in Queensland, not vic. suburb is Eagleby, 4207',
      asked('hazard', { address: 'Logan VIC 3475', kinds: ['flood'] }),
      'hazard',
      { address: 'Eagleby QLD 4207', kinds: ['flood'] },
    ],
    [
      'I said Mount Stuart, not Hobart in general, and settlement means the divorce settlement, not a town in Victoria! Just the value of 22 Mount Stuart Road please',
      asked('compare', { subjects: ['Hobart', 'The Settlement VIC 3561'] }),
      'assess',
      { address: '22 Mount Stuart Road, Mount Stuart TAS 7000' },
    ],
    [
      'No, la casa è a Leichhardt, non a Five Dock! L’indirizzo è 45 Elswick Street, Leichhardt.',
      five,
      'assess',
      { address: '45 Elswick Street, Leichhardt NSW 2040' },
    ],
    [
      'Mi scusi ma non voglio visitarla, ci abita mia madre! Vorrei la valutazione di 45 Elswick Street, Leichhardt.',
      asked('assess', { address: 'Five Dock NSW 2046' }, { language: 'it' }),
      'assess',
      { address: '45 Elswick Street, Leichhardt NSW 2040' },
    ],
    [
      'Nein, Coburg stimmt nicht, ich meinte Thornbury',
      asked('assess', { address: 'Coburg VIC 3058', bedrooms: 3 }, { language: 'de' }),
      'assess',
      { address: 'Thornbury VIC 3071', bedrooms: 3 },
    ],
    [
      'não, Coburg não, Thornbury',
      asked('hazard', { address: 'Coburg VIC 3058', kinds: ['fire'] }, { language: 'pt' }),
      'hazard',
      { address: 'Thornbury VIC 3071', kinds: ['fire'] },
    ],
  ])('%s', (message, before, tool, args) => {
    expect(to(message, before)).toMatchObject({ kind: 'call', call: { tool, arguments: args } });
  });
});

describe('the question is asked of its own place and rooms, whatever else is told', () => {
  it.each([
    [
      'Thinking of selling our four bedroom house in Mandurah and moving to something smaller, perhaps Busselton. What would a two or three bedroom unit cost down there?',
      { address: 'Busselton WA 6280', propertyType: 'unit', bedrooms: 2 },
    ],
    [
      'Un bilocale a Five Dock mi interessa. La casa di mamma a Leichhardt è una casa a schiera con 3 camere: quanto può valere?',
      { address: 'Leichhardt NSW 2040', propertyType: 'townhouse', bedrooms: 3 },
    ],
    [
      'Ich wohne in Thornbury in einem Haus mit 4 Schlafzimmern. Was ist eine Wohnung mit 2 Schlafzimmern in Coburg wert?',
      { address: 'Coburg VIC 3058', propertyType: 'unit', bedrooms: 2 },
    ],
  ])('%s', (message, args) => {
    expect(to(message)).toMatchObject({ kind: 'call', call: { tool: 'assess', arguments: args } });
  });

  it('a yes or no of a place is no search, whatever is told of the home', () => {
    const message = 'im asking is EAGLEBY QLD 4207 flood prone or not. place is 560k asking, 3 bed house';
    expect(to(message)).toMatchObject({
      call: { tool: 'hazard', arguments: { address: 'Eagleby QLD 4207' } },
    });
    expect(to('show me 3 bed houses in Eagleby that don’t flood')).toMatchObject({
      call: { tool: 'search_listings' },
    });
  });

  it('what was not asked stays out where it stands before what is', () => {
    const message = 'i didnt ask whats for sale. does eagleby flood, yes or no';
    expect(separateQuestions(message, { ...NEW_DIALOGUE, language: 'en' }, KNOWLEDGE)).toBeNull();
    expect(to(message)).toMatchObject({ call: { tool: 'hazard' } });
  });
});

it('an address that is given after its suburb was answered is answered beside what else is asked', () => {
  const before: DialogueState = {
    ...NEW_DIALOGUE,
    language: 'en',
    last: { tool: 'hazard', arguments: { address: 'Eagleby QLD 4207', kinds: ['flood'] } },
    address: 'Eagleby QLD 4207',
    location: 'Eagleby QLD 4207',
  };
  const message =
    'right thats better. address is 14 River St Eagleby. also wots stamp duty on 560k, ive owned before so no first home stuff';
  const parts = separateQuestions(message, before, KNOWLEDGE)?.parts ?? [];
  const calls = parts.flatMap(({ decision }) => (decision.kind === 'call' ? [decision.call] : []));
  expect(calls.map(({ tool }) => tool).toSorted()).toEqual(['hazard', 'upfront_costs']);
  expect(calls.find(({ tool }) => tool === 'hazard')?.arguments).toMatchObject({
    address: '14 River St, Eagleby QLD 4207',
    kinds: ['flood'],
  });
});

it('a place that is put right though it was answered for is not sent away', () => {
  const before = asked('hazard', { address: 'Eagleby QLD 4207', kinds: ['flood'] });
  expect(to('nah mate Logan in Queensland, not vic. suburb is Eagleby, 4207', before)).toMatchObject({
    kind: 'call',
    call: { tool: 'hazard', arguments: { address: 'Eagleby QLD 4207' } },
  });
});

it('what somebody says that they wanted to know is a question of its own', () => {
  const message =
    'Veramente volevo sapere il prezzo di un bilocale con due camere a Five Dock. La casa di mamma a Leichhardt è una casa a schiera con 3 camere: quanto può valere?';
  const parts = separateQuestions(message, { ...NEW_DIALOGUE, language: 'it' }, KNOWLEDGE)?.parts ?? [];
  const places = parts.map(({ decision }) =>
    decision.kind === 'call' ? (decision.call.arguments.address ?? decision.call.arguments.location) : null,
  );
  expect(places).toEqual(['Five Dock NSW 2046', 'Leichhardt NSW 2040']);
});

describe('a name that was told goes on meaning the same place', () => {
  it.each([
    ['the one of the talk', asked('market', { location: 'Eastwood SA 5063' })],
    ['the one in its state', asked('market', { location: 'Five Dock NSW 2046' })],
  ])('%s', (name, before) => {
    const address = name.includes('talk') ? 'Eastwood SA 5063' : 'Eastwood NSW 2122';
    expect(to('is Eastwood flood prone', before)).toMatchObject({
      kind: 'call',
      call: { tool: 'hazard', arguments: { address } },
    });
  });
  it('and is asked back where nothing says which', () => {
    expect(to('is Eastwood flood prone')).toMatchObject({ kind: 'ask' });
  });
});

describe('the one home that was found is the one that is pointed at', () => {
  const HOME = '11/66 Pelican Street, Goonellabah NSW 2480';
  const found: DialogueState = {
    ...NEW_DIALOGUE,
    language: 'en',
    last: { tool: 'search_listings', arguments: { locality: 'Goonellabah NSW 2480' } },
    address: '14 Ballina Street, Lismore NSW 2480',
    location: 'Goonellabah NSW 2480',
    listed: [{ name: HOME, priceAud: 590_000 }],
    shown: [HOME],
    recent: ['14 Ballina Street, Lismore NSW 2480'],
  };

  it.each([
    [
      'That’s a unit by the look of the number isn’t it? Is that place in a flood spot too, and when could we have a look, Saturday suits us',
      ['home_facts', 'hazard', 'find_times'],
    ],
    [
      'Could we go and look at the Pelican Street one next Saturday morning? And is it all on one level?',
      ['home_facts', 'find_times'],
    ],
  ])('%s', (message, tools) => {
    const parts = separateQuestions(message, found, KNOWLEDGE)?.parts ?? [];
    const calls = parts.flatMap(({ decision }) => (decision.kind === 'call' ? [decision.call] : []));
    expect(calls.map(({ tool }) => tool)).toEqual(tools);
    for (const call of calls) expect(call.arguments.address).toBe(HOME);
  });

  it('who puts the home right and says who they are is handed over at once', () => {
    const action = { tool: 'hand_over' as const, arguments: { reason: 'a viewing' } };
    expect(
      to('No no, I mean the Pelican Street one, 11/66. I’m Noel Pryor, 0427 555 910', { ...found, action }),
    ).toMatchObject({ kind: 'approve' });
    expect(
      to('No thanks, forget it. 0427 555 910 was for the other agent', { ...found, action }),
    ).not.toMatchObject({
      kind: 'approve',
    });
  });
});
