import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from '../dialogue/state.ts';

const to = decidingWith(knowing(place('Penrith', 'NSW', '2750')));
const EARNING: Partial<DialogueState> = {
  language: 'en',
  deal: { incomesAud: [92_000, 48_000] },
  last: { tool: 'borrowing_power', arguments: { incomeAud: 140_000, secondIncomeAud: 48_000 } },
  loan: { incomeAud: 140_000, secondIncomeAud: 48_000 },
};
const WITH_TWO: Partial<DialogueState> = { ...EARNING, deal: { incomesAud: [92_000, 48_000], children: 2 } };

describe('children in what can be borrowed', () => {
  it.each<[DialogueState['language'], string]>([
    ['en', 'how much could we borrow on 92k plus 48k? 2 kids'],
    ['en', 'we earn 140k together and have two children under 10. what could we borrow?'],
    ['es', '¿Cuánto podemos pedir prestado con 140 mil al año y dos hijos?'],
    ['fr', 'Combien pouvons-nous emprunter avec 140 000 par an et deux enfants ?'],
    ['de', 'Wie viel können wir mit 140.000 im Jahr und zwei Kindern leihen?'],
    ['it', 'Quanto possiamo chiedere in prestito con 140mila l’anno e due figli?'],
    ['pt', 'Quanto podemos pedir emprestado com 140 mil por ano e dois filhos?'],
    ['ru', 'Сколько мы можем взять в кредит при доходе 140 тысяч в год и двумя детьми?'],
    ['zh', '我们年收入14万，两个孩子，能贷多少？'],
    ['ja', '年収14万ドル、子供が2人います。いくら借りられますか？'],
    ['ko', '연소득 14만 달러, 아이 둘인데 얼마까지 빌릴 수 있나요?'],
    ['ar', 'دخلنا 140 ألف بالسنة وعندنا طفلين، كم نقدر نقترض؟'],
    ['hi', 'हमारी सालाना आय 1,40,000 है और दो बच्चे हैं, कितना लोन मिल सकता है?'],
  ])('%s: %s', (language, message) => {
    expect(to(message, { language })).toMatchObject({
      kind: 'call',
      call: { tool: 'borrowing_power', arguments: { children: 2 } },
    });
  });

  it.each([
    'we have two kids by the way, does that change it?',
    'i forgot, we’ve got 2 kids',
    'you haven’t counted our 2 children',
  ])('are counted from then on: %s', (message) => {
    expect(to(message, EARNING)).toMatchObject({
      call: { tool: 'borrowing_power', arguments: { incomeAud: 140_000, children: 2 } },
    });
  });

  it('are put right and taken back', () => {
    expect(to('sorry, three kids, not two. how much now?', WITH_TWO)).toMatchObject({
      call: { tool: 'borrowing_power', arguments: { children: 3 } },
    });
    const none = to('actually forget the kids, how much now?', WITH_TWO);
    expect(none).toMatchObject({ call: { tool: 'borrowing_power' } });
    expect(JSON.stringify(none)).not.toContain('children');
  });

  it('go along in the sheet of a deal', () => {
    const sheet = to('can we buy for 800k with 90k saved? and what is the repayment and the duty?', WITH_TWO);
    expect(sheet).toMatchObject({ call: { tool: 'deal', arguments: { children: 2 } } });
  });
});
