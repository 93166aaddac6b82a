import { describe, expect, it } from 'vitest';
import { NEW_DIALOGUE } from '../state.ts';
import { accountAsked } from './account-asked.ts';
import { accountDecision } from './account-decision.ts';
import type { ToldAnswer } from './told.ts';

const HOME = '22 Rae Street, Seddon VIC 3011';
const VALUE: ToldAnswer = {
  tool: 'assess',
  arguments: { address: HOME, bedrooms: 3 },
  result: {
    address: HOME,
    valueAud: 717_132,
    lowAud: 600_000,
    highAud: 850_000,
    comparablesValueAud: 766_535,
  },
};
const MARKET: ToldAnswer = {
  tool: 'market',
  arguments: { location: 'Seddon VIC 3011' },
  result: { location: 'Seddon VIC 3011', medianPriceAud: 905_000 },
};
const askedOf = (text: string, told: readonly ToldAnswer[] = [VALUE]) =>
  accountAsked({ text, places: [] }, { ...NEW_DIALOGUE, toldAnswers: [...told] });
const kindsOf = (text: string, told?: readonly ToldAnswer[]) => {
  const account = askedOf(text, told);
  return account?.act === 'beside' ? [account.one.figure.kind, account.other.figure.kind] : account?.act;
};

describe('two figures of one home', () => {
  it.each([
    'Why is your value 717,132 lower than the 766,535 of the comparables?',
    'why is your value lower than the comparables',
    'how come the comps say 766,535 but you only say 717,132?',
    'can you explain the gap between the value and the comparable sales?',
    'Warum ist der Wert 717.132 niedriger als die 766.535 der Vergleichsverkäufe?',
    '¿Por qué su valor de 717.132 es más bajo que los 766.535 de las comparables?',
    'Pourquoi la valeur est-elle plus basse que les ventes comparables ?',
    'Perché il valore è inferiore alle vendite comparabili?',
    'Por que o valor é menor que as vendas comparáveis?',
    'Почему оценка 717 132 ниже, чем 766 535 по сопоставимым продажам?',
    '为什么估值717132比可比成交766535低？',
    'なぜ評価額717,132は比較事例の766,535より低いのですか？',
    '왜 추정 가치가 비교 거래보다 낮아요?',
    'لماذا القيمة 717132 أقل من المبيعات المقارنة 766535؟',
    'मूल्य तुलनीय बिक्रियों से कम क्यों है?',
  ])('the value and its comparables: %s', (text) => {
    expect(kindsOf(text)).toEqual(['value', 'comparables']);
  });

  it('of its suburb as well', () => {
    expect(kindsOf('why is your value lower than the median of the suburb?', [VALUE, MARKET])).toEqual([
      'value',
      'median',
    ]);
  });

  it.each([
    'why is the value so low?',
    'show me the comparables',
    'my agent says 766,535, why is your value lower?',
    'why is your value lower than 690,000?',
  ])('no two of them: %s', (text) => {
    expect(askedOf(text)?.act).not.toBe('beside');
  });

  it('is told by what the value is made of, with the facts that it was told with', () => {
    const heard = { text: 'why is your value lower than the comparables?', places: [] };
    const decided = accountDecision(
      { kind: 'decline', reason: 'notUnderstood', about: null },
      heard as never,
      { ...NEW_DIALOGUE, toldAnswers: [VALUE] },
    );
    expect(decided).toEqual({
      kind: 'call',
      call: { tool: 'explain_value', arguments: { address: HOME, bedrooms: 3, beside: 'comparables' } },
    });
  });
});
