import { describe, expect, test } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';

const to = decidingWith(knowing(place('Brisbane', 'QLD', '4000')));
const borrowing = (args: object) => ({ kind: 'call', call: { tool: 'borrowing_power', arguments: args } });

describe('two who earn', () => {
  test.each([
    ['how much can we borrow, I earn 78k and my partner 64k', 78_000, 64_000],
    ['we make 95k plus 80k, how much could we borrow?', 95_000, 80_000],
    ['how much can we borrow on 95k plus 80k?', 95_000, 80_000],
    ['wie viel können wir leihen, ich verdiene 90k und meine Frau 60k', 90_000, 60_000],
    ['combien pouvons-nous emprunter, je gagne 90k et ma femme gagne 60k', 90_000, 60_000],
    ['I get 1,450 a week and my wife 1,200 a week, what can we borrow', 75_400, 62_400],
  ])('are two incomes: %s', (message, first, second) => {
    expect(to(message)).toMatchObject(borrowing({ incomeAud: first + second, secondIncomeAud: second }));
  });

  test('are heard one after the other', () => {
    const alone = { incomeAud: 92_000 };
    const before = { last: { tool: 'borrowing_power' as const, arguments: alone }, loan: alone };
    expect(to('and my wife earns 70k', before)).toMatchObject(
      borrowing({ incomeAud: 162_000, secondIncomeAud: 70_000 }),
    );
  });

  test('are one again when one is said', () => {
    const both = { incomeAud: 142_000, secondIncomeAud: 64_000 };
    const before = { last: { tool: 'borrowing_power' as const, arguments: both }, loan: both };
    const decided = to('what if it is only my income of 78k', before);
    expect(decided).toMatchObject(borrowing({ incomeAud: 78_000 }));
    expect(JSON.stringify(decided)).not.toContain('secondIncomeAud');
  });

  test('are one where the second is what comes on top', () => {
    const decided = to('I earn 90k and get a bonus of 20k, how much can I borrow');
    expect(JSON.stringify(decided)).not.toContain('secondIncomeAud');
  });
});
