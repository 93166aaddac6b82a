import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import { voiceOf } from '../answers/composed.ts';
import { composeWorked } from '../answers/sums/compose-worked.ts';
import type { Found } from '../tools/found.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(knowing(place('Glenelg North', 'SA', '5045')));
const HOME = '5 Pelican Mews, Glenelg North SA 5045';
const VALUED: Partial<DialogueState> = {
  language: 'en',
  address: HOME,
  last: { tool: 'assess', arguments: { address: HOME, landSqm: 810 } },
  figures: { valueAud: 647_983, lowAud: 600_000, highAud: 700_000 },
  answered: [{ name: 'valueAud', aud: 647_983 }],
};
const said = (message: string, before: Partial<DialogueState> = VALUED): string => {
  const decision = to(message, before);
  if (decision.kind !== 'call' || decision.call.arguments.sum !== 'plain') return decision.kind;
  const found = { arguments: decision.call.arguments } as unknown as Found;
  return composeWorked({ sum: 'plain' }, voiceOf('en'), found).sentences.join(' ');
};

describe('a message that is plainly a sum', () => {
  it.each([
    ['647983 / 810', '$647,983 ÷ 810 m² = $800/m²'],
    ['412 + 158', '412 + 158 = 570'],
    ['half of 870996 less 410000', '0.5 × 870,996 − 410,000 = 25,498'],
    ['$870,996 - $410,000', '$870,996 − $410,000 = $460,996'],
    ['(650k + 32k) x 20%', '(650,000 + 32,000) × 20% = 136,400'],
    ['$500,000 / 3 / 100m2', '$500,000 ÷ 3 ÷ 100 m² = $1,667/m²'],
  ])('%s', (message, answer) => {
    expect(said(message)).toBe(answer);
  });

  it('is none where a number was asked for', () => {
    const pending = { tool: 'borrowing_power', arguments: {}, missing: 'incomeAud', choices: [] } as const;
    expect(said('92000 + 48000', { language: 'en', pending: { ...pending, choices: [] } })).not.toContain(
      '=',
    );
  });
});
