import { describe, expect, it } from 'vitest';
import { plainSumIn, workedOut } from './plain-sum.ts';

const comesTo = (text: string) => {
  const parts = plainSumIn(text);
  const result = parts && workedOut(parts);
  return result && [Math.round(result.value * 100) / 100, result.per];
};

describe('a message that is a sum', () => {
  it.each<[string, number, string | null]>([
    ['647983 / 810', 799.98, null],
    ['412 + 158', 570, null],
    ['half of 870996 less 410000', 25_498, null],
    ['$647,983 / 810 m²', 799.98, 'audPerSqm'],
    ['whats $870k minus 410k', 460_000, 'aud'],
    ['(650k + 32k) x 20%', 136_400, null],
    ['412k plus $158k please', 570_000, 'aud'],
    ['1.200.000 geteilt durch 3', 400_000, null],
    ['Wie viel ist 500 mal 52?', 26_000, null],
    ['¿cuánto es 650.000 menos 120.000?', 530_000, null],
    ['la mitad de 870996', 435_498, null],
    ['combien font 500 fois 52 ?', 26_000, null],
    ['la moitié de 870996 moins 410000', 25_498, null],
    ['quanto fa 500 per 52', 26_000, null],
    ['quanto é 500 vezes 52', 26_000, null],
    ['сколько будет 870996 минус 410000', 460_996, null],
    ['половина от 870996', 435_498, null],
    ['870996减410000等于多少', 460_996, null],
    ['870996的一半', 435_498, null],
    ['870996 引く 410000 は', 460_996, null],
    ['500 곱하기 52는 얼마예요', 26_000, null],
    ['نصف 870996 ناقص 410000', 25_498, null],
    ['500 गुणा 52 कितना है', 26_000, null],
  ])('%s', (text, value, per) => {
    expect(comesTo(text)).toEqual([value, per]);
  });

  it.each([
    '3x2',
    '8/33',
    '600-650',
    '12-14 Rose Street',
    '650k',
    '20% of 650k',
    'our loan is 410000 and the home is worth 870996',
    'we earn 92k + 48k, how much can we borrow?',
    'what about 95k + 52k',
    '0412 555 018',
    '3 bed 2 bath',
    '5 / 0',
    '12/11/2026',
  ])('is none: %s', (text) => {
    expect(plainSumIn(text)).toBeNull();
  });
});
