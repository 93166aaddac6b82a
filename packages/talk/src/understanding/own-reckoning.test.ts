import { describe, expect, test } from 'vitest';
import { isLikelyReckoning, isOwnReckoning } from './own-reckoning.ts';

/** With the number as #. */
const sides = (text: string): [string, string] => {
  const [before = '', after = ''] = text.split('#');
  return [before, after];
};

describe('what somebody reckons themselves', () => {
  test.each([
    'that double counts, I make it about # now',
    'we made it #',
    'I work it out to be #',
    'my spreadsheet says #',
    'by my maths it’s roughly #',
    'nach meiner Rechnung sind es #',
    'd’après mes calculs, environ #',
    'según mis cálculos unos #',
    'secondo i miei calcoli #',
    'pelas minhas contas #',
    'по моим расчётам около #',
    '我算出来是 #',
    '私の計算では約#',
    '제 계산으로는 #',
    'मेरे हिसाब से #',
    'حسب حسابي #',
  ])('%s', (text) => {
    expect(isOwnReckoning(...sides(text.replaceAll('’', "'")))).toBe(true);
  });

  test.each([
    'Ich komme auf etwa #',
    'moi j’arrive à #',
    'a mí me sale unos #',
    'a me viene #',
    'eu cheguei a #',
    'у меня получается #',
    '我得出 #',
    'मेरा आया #',
    'يطلع معي #',
  ])('beside a figure like it: %s', (text) => {
    const [before, after] = sides(text.replaceAll('’', "'"));
    expect([isLikelyReckoning(before, after), isOwnReckoning(before, after)]).toEqual([true, false]);
  });

  test.each([
    'I make #',
    'I make # a year',
    'can we make it # instead?',
    'what if I make it #',
    'make it #',
    'Ich verdiene #',
    'Ich komme auf # brutto im Jahr',
    'je gagne #',
    'me gano #',
    'у меня зарплата #',
    'we saved #',
    'we have #',
    'I get # a week',
    'we get # from the sale',
    'el banco me da #',
  ])('no reckoning: %s', (text) => {
    expect(isLikelyReckoning(...sides(text.replaceAll('’', "'")))).toBe(false);
  });
});
