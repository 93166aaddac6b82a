import { expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import { type DialogueState, NEW_DIALOGUE } from './state.ts';

const to = decidingWith(knowing(place('Parramatta', 'NSW', '2150')));
const HOME = '14 Macquarie Street, Parramatta NSW 2150';
const valued = (language: DialogueState['language']): Partial<DialogueState> => ({
  language,
  last: { tool: 'assess', arguments: { address: HOME } },
  address: HOME,
  location: 'Parramatta NSW 2150',
  figures: { valueAud: 1_443_686 },
  deal: { ...NEW_DIALOGUE.deal, priceAud: 1_443_686 },
});

it.each([
  ['en', 'Can a registered valuer sign one off, what would it cost and how long?'],
  ['en', 'do I need a registered valuer, and what does that cost'],
  ['de', 'Was kostet ein Gutachter und wie lange dauert das?'],
  ['es', '¿Puede firmarlo un tasador, cuánto cuesta y cuánto tarda?'],
  ['ru', 'Может ли это подписать оценщик, сколько это стоит и как долго?'],
] as const)('what a valuer costs is no repayment: %s: %s', (language, message) => {
  expect(to(message, valued(language))).toMatchObject({ kind: 'tell', topics: ['valuer'] });
});

it('what a loan costs is worked out', () => {
  expect(to('what would the repayments be on 900k?', { ...valued('en'), told: ['valuer'] })).toMatchObject({
    kind: 'call',
    call: { tool: 'repayments' },
  });
});
