import { expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import { separateQuestions } from './separate-questions.ts';
import { type DialogueState, NEW_DIALOGUE } from './state.ts';

const KNOWLEDGE = knowing(place('Wynnum', 'QLD', '4178'));
const UNIT = '5/22 Beach Road, Wynnum QLD 4178';
const partsOf = (message: string, language: DialogueState['language']) =>
  separateQuestions(message, { ...NEW_DIALOGUE, language }, KNOWLEDGE)?.parts.map(({ decision }) => [
    'call' in decision ? decision.call.tool : decision.kind,
    'topics' in decision ? decision.topics : undefined,
  ]);

it.each([
  [
    'en',
    'my mum just passed and left me and my sister her unit at 5/22 Beach Road Wynnum QLD. I dont even know where to start. whats it worth roughly and do we pay tax if we sell it',
  ],
  [
    'en',
    'Dad died in June and left my brother and me his unit at 5/22 Beach Road Wynnum QLD. what is it worth roughly and do we pay tax if we sell it',
  ],
])('%s: the value comes first, then the tax, and no helpline: %s', (language, message) => {
  expect(partsOf(message, language as DialogueState['language'])).toEqual([
    ['assess', undefined],
    ['tell', ['inheritance']],
  ]);
});

const after = (told: DialogueState['told']): Partial<DialogueState> => ({
  language: 'en',
  last: { tool: 'upfront_costs', arguments: { priceAud: 300_000, state: 'QLD', dutyOnly: true } },
  told,
  address: UNIT,
  location: 'Wynnum QLD 4178',
  sharedWithKin: true,
  visited: [{ name: UNIT, priceAud: 598_011 }] as DialogueState['visited'],
});

it('only half of it is', () => {
  expect(
    decidingWith(KNOWLEDGE)('no, half of that is mine, what duty is it', after(['shareBought'])),
  ).toMatchObject({
    call: { tool: 'upfront_costs', arguments: { priceAud: 299_006 } },
  });
});

it.each(['i just asked about the duty on it', 'so what duty do i pay on my sisters half?'])(
  'the price of her share is not shared once more: %s',
  (message) => {
    expect(decidingWith(KNOWLEDGE)(message, after(['shareBought']))).toMatchObject({
      kind: 'call',
      call: { tool: 'upfront_costs', arguments: { priceAud: 300_000 } },
    });
  },
);
