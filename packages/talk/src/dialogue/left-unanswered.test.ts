import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(
  knowing(
    place('Lismore', 'NSW', '2480'),
    place('South Lismore', 'NSW', '2480'),
    place('Coorparoo', 'QLD', '4151'),
    place('Carindale', 'QLD', '4152'),
    place('Parramatta', 'NSW', '2150'),
  ),
);
const LISMORE = 'Lismore NSW 2480';
const valued = (language: DialogueState['language'] = 'en'): Partial<DialogueState> => ({
  language,
  last: { tool: 'assess', arguments: { address: LISMORE, propertyType: 'house', bedrooms: 4 } },
  address: LISMORE,
  location: LISMORE,
  recent: [LISMORE],
  figures: { valueAud: 799_489 },
});

describe('what was left out is answered when it is asked for again', () => {
  it.each([
    ['you didnt say about the flood. how bad is it there', 'en'],
    ["you haven't answered if it floods", 'en'],
    ['and you never told me about the flood risk', 'en'],
    ['no me dijo nada de la inundación', 'es'],
    ['Sie haben zum Hochwasser nichts gesagt', 'de'],
    ['你没说洪水', 'zh'],
    ['non mi ha detto nulla sul rischio alluvione', 'it'],
  ] as const)('%s', (message, language) => {
    const decision = to(message, valued(language));
    expect(decision).toMatchObject({
      kind: 'call',
      call: { tool: 'hazard', arguments: { address: LISMORE } },
    });
    expect(JSON.stringify(decision)).not.toContain('frustrated');
  });
});

it.each([
  'that is not right. My street is in South Lismore. what do your maps say for there',
  'what do the maps show for South Lismore',
])('%s: the same risk there', (message) => {
  const before = {
    ...valued(),
    last: { tool: 'hazard' as const, arguments: { address: LISMORE, kinds: ['flood'] } },
  };
  expect(to(message, before)).toMatchObject({
    call: { tool: 'hazard', arguments: { address: 'South Lismore NSW 2480', kinds: ['flood'] } },
  });
});

it.each([
  'we are selling our 3 bed house in Coorparoo and want to buy a 4 bedder in Carindale. whats ours worth roughly',
  'selling our 3 bed house in Coorparoo, looking for something in Carindale. how much would our place fetch?',
])('%s: of the one that is sold', (message) => {
  expect(to(message)).toMatchObject({
    call: { tool: 'assess', arguments: { address: 'Coorparoo QLD 4151', bedrooms: 3 } },
  });
});

it('what is left of a sale asks for no plan', () => {
  const decision = to('whats left in our pocket', valued());
  expect('call' in decision && decision.call.tool).not.toBe('plan_usage');
});

it('a value that was told is the one that is reckoned with', () => {
  expect(to('and the lvr with 60k deposit?', valued())).toMatchObject({
    call: { tool: 'lvr', arguments: { valueAud: 799_489, depositAud: 60_000 } },
  });
});

it.each([
  ['最多55万', 'zh', 550_000],
  ['最高 60万 可以', 'zh', 600_000],
] as const)('%s is a limit', (message, language, maxPriceAud) => {
  const search = {
    tool: 'search_listings' as const,
    arguments: { locality: 'Parramatta NSW 2150', maxPriceAud: 500_000 },
  };
  expect(to(message, { language, last: search, search, location: 'Parramatta NSW 2150' })).toMatchObject({
    call: { tool: 'search_listings', arguments: { maxPriceAud } },
  });
});

it.each(['whats it got? is there a proper yard', 'what has that one got', 'does it have a decent backyard?'])(
  '%s: what is on record',
  (message) => {
    const HOME = '18 Laurel Court, Lismore NSW 2480';
    expect(to(message, { ...valued(), address: HOME, recent: [HOME] })).toMatchObject({
      call: { tool: 'home_facts', arguments: { address: HOME } },
    });
  },
);
