import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(knowing(place('Taigum', 'QLD', '4018'), place('Epping', 'VIC', '3076')));
const HOME = '40 Anchor Avenue, Taigum QLD 4018';
const flooded = (language: DialogueState['language'] = 'en'): Partial<DialogueState> => ({
  language,
  last: { tool: 'hazard', arguments: { kinds: ['flood'], address: HOME } },
  address: HOME,
  location: 'Taigum QLD 4018',
  recent: [HOME],
});

describe('what somebody says they did not ask is not answered', () => {
  it.each([
    ["I didn't ask about flood, what is it worth", flooded(), 'assess'],
    ["forget the flooding, what's it worth", flooded(), 'assess'],
    ['ich habe nicht nach Hochwasser gefragt, was ist das Haus wert?', flooded('de'), 'assess'],
    ["je n'ai pas demandé le risque, combien vaut la maison ?", flooded('fr'), 'assess'],
    ['我没问洪水，这房子值多少钱', flooded('zh'), 'assess'],
    ['洪水のことは聞いていません。この家の価値は？', flooded('ja'), 'assess'],
    ['no pregunté por inundaciones, ¿cuánto vale la casa?', flooded('es'), 'assess'],
    ["i'm not asking about the risk, similar sales nearby please", flooded(), 'comparables'],
    ['never mind the loan. median price in Epping?', flooded(), 'market'],
  ] as const)('%s', (message, before, tool) => {
    expect(to(message, before)).toMatchObject({ kind: 'call', call: { tool } });
  });

  it.each([
    ['not interested in buying, only renting', 'en'],
    ["we don't want to buy, what are rents in Taigum", 'en'],
    ['não quero comprar, só alugar', 'pt'],
    ['不想买，只想租', 'zh'],
  ] as const)('%s: rents', (message, language) => {
    expect(to(message, { language })).toMatchObject({ kind: 'tell', topics: ['rents'] });
  });
});

describe('what was rejected is not said once more', () => {
  it.each([
    ["I didn't ask about flood", 'en'],
    ["no, that's not what I asked", 'en'],
    ['i never asked about flooding mate', 'en'],
    ['Ich habe nicht nach Hochwasser gefragt!', 'de'],
    ['我没问洪水', 'zh'],
    ["je n'ai pas demandé ça", 'fr'],
  ] as const)('%s', (message, language) => {
    expect(to(message, flooded(language))).toEqual({ kind: 'tell', topics: ['frustrated'] });
    expect(to(message, { ...flooded(language), told: ['frustrated'] })).toMatchObject({
      kind: 'confirm',
      call: { tool: 'hand_over' },
    });
  });

  it('nor is a topic', () => {
    expect(to("I didn't ask that, what about strata fees?", { language: 'en', told: ['strata'] })).toEqual({
      kind: 'tell',
      topics: ['frustrated'],
    });
  });
});

describe('another bank is nobody’s data', () => {
  it.each([
    'would I save if another bank gave me 6.1%?',
    'can I go to another lender with a 500k loan',
    'should we ask another broker',
    'what if a different bank says no',
    'would another lender take my casual income',
  ])('%s', (message) => {
    const decision = to(message, {
      language: 'en',
      last: { tool: 'repayments', arguments: { loanAud: 500_000, ratePercent: 6.5 } },
      loan: { loanAud: 500_000, ratePercent: 6.5 },
    });
    expect(decision.kind === 'decline' && decision.reason).not.toBe('othersData');
  });

  it.each([
    "show me another bank's valuations",
    'the reports of another broker',
    'open another company’s portfolio',
  ])('%s: is refused', (message) => {
    expect(to(message)).toMatchObject({ kind: 'decline', reason: 'othersData' });
  });
});
