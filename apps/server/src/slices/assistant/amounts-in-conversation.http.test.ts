import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { asNobody } from './evaluation/as-nobody.ts';
import { type HeldTurn, holdConversation } from './evaluation/hold-conversation.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
});
afterAll(() => installation.close());

const hold = (texts: readonly string[]): Promise<HeldTurn[]> =>
  holdConversation(asNobody(referenceOf(node.context)), texts);

/** What a turn must come to: the figures of its card, what it says, and what it must not say. */
type Turn = {
  says: string;
  takes?: Record<string, unknown>;
  gives?: Record<string, unknown>;
  tells?: readonly (string | RegExp)[];
  never?: readonly string[];
};

const conversations: readonly (readonly [name: string, turns: readonly Turn[]])[] = [
  [
    'two who earn are taxed as two, however the next question is put',
    [
      { says: 'im a nurse on 92k, saved 60 grand, looking at 650k in Penrith NSW. how much can i borrow?' },
      {
        says: 'my expenses are more like 1500 a month, and my partner earns 48k. what could we borrow together?',
        takes: { incomeAud: 140_000, secondIncomeAud: 48_000, expensesAud: 1500 },
      },
      {
        says: 'sorry if that was confusing. would the bank lend us 594k on both wages?',
        takes: { incomeAud: 140_000, secondIncomeAud: 48_000, expensesAud: 1500, wantedAud: 594_000 },
      },
    ],
  ],
  [
    'German: rent is no income, and the living costs that are told take the place of ours',
    [
      { says: 'Ich verdiene 98000 im Jahr, meine Frau 54000. Wie viel können wir leihen?' },
      {
        says: 'Wir zahlen im Moment 2400 Miete im Monat. Unsere Ausgaben sind eher 3500 im Monat. Wie viel können wir jetzt leihen?',
        takes: { incomeAud: 152_000, secondIncomeAud: 54_000, expensesAud: 3500 },
        never: ['2.400'],
      },
    ],
  ],
  [
    'Spanish: what is put down leaves the rest for the costs, and the loan of the answer before is over',
    [
      {
        says: 'Gano 92 mil al año, tengo 75 mil ahorrados y quiero un piso de 680 mil en Penrith NSW. ¿Cuánto pagaría al mes?',
      },
      {
        says: 'Si pongo 60 mil de entrada y guardo 15 mil, ¿cuánto pago al mes?',
        gives: { loanAud: 620_000, monthlyAud: 3797 },
      },
    ],
  ],
  [
    'a debt that is paid off goes, and the other one stays',
    [
      { says: "how much can we borrow, I earn 84k and he's on 67k" },
      {
        says: 'we do have a car loan, $540 a month, and a hecs debt of 22k. does that change it?',
        takes: { otherRepaymentsAud: 540, otherDebtsAud: 22_000, secondIncomeAud: 67_000 },
      },
      {
        says: 'if i paid the car off?',
        takes: { otherRepaymentsAud: 0, otherDebtsAud: 22_000, secondIncomeAud: 67_000 },
      },
    ],
  ],
  [
    'Portuguese: the tax that we told is no price',
    [
      { says: 'quanto é o stamp duty para um apê de 700 mil em Queensland, comprador estrangeiro?' },
      { says: 'nossa, 80 mil de imposto?? e quanto de entrada eu preciso?', never: ['A$ 80.000'] },
    ],
  ],
];

describe('amounts over a whole conversation', () => {
  it.each(conversations)('%s', async (_, turns) => {
    const held = await hold(turns.map(({ says }) => says));
    turns.forEach(({ takes, gives, tells = [], never = [] }, at) => {
      const { answer = '', cards = [] } = held[at] ?? {};
      if (takes) expect(cards.map((card) => card.arguments)).toContainEqual(expect.objectContaining(takes));
      if (gives) expect(cards.map((card) => card.result)).toContainEqual(expect.objectContaining(gives));
      for (const text of tells) expect(answer).toMatch(text);
      for (const text of never) expect(answer).not.toContain(text);
    });
  });
});
