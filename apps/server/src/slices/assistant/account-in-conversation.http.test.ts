import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { asNobody } from './evaluation/as-nobody.ts';
import { holdConversation } from './evaluation/hold-conversation.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
});
afterAll(() => installation.close());

const answersTo = async (texts: readonly string[]): Promise<string[]> =>
  (await holdConversation(asNobody(referenceOf(node.context)), texts)).map(({ answer }) => answer);

describe('a figure that was told, asked about', () => {
  it('duty by its steps, what is in it, and that of somebody else', async () => {
    const [, steps, included, theirs] = await answersTo([
      'stamp duty on 780k in qld, first home',
      'how did you get that?',
      'does it include the home concession?',
      "my brother at the bank says it's 28,125, who's right?",
    ]);
    expect(steps).toMatch(/\$17,480 step by step.*\n• .*\$28,125\n• Less \$7,175.*\n• Less \$3,470/);
    expect(included).toMatch(/^Yes, \$17,480 already counts the home concession.*\$7,175\.$/);
    expect(theirs).toContain(
      'Theirs fits the general rate, without any concession: $28,125. By what you told me, mine',
    );
  });

  it('several of them in one message, each beside what else is asked', async () => {
    const [, both] = await answersTo([
      'Necesito saber cuánto efectivo hace falta para comprar por 700 mil en Queensland',
      '¿de dónde salen los 4.000? ¿y cuánto sería la cuota de 560 mil?',
    ]);
    expect(both).toContain('A$4,000 es nuestra estimación fija');
    expect(both).toMatch(/al mes/);
  });

  it('somebody else’s figure becomes no fact of theirs', async () => {
    const [, , again] = await answersTo([
      'loan of 430k at 6.4 over 28 years, monthly?',
      "my bank's app shows 2,900 a month. who's correct?",
      'and what is it a fortnight?',
    ]);
    expect(again).toMatch(/a loan of \$430,000 at 6\.4% over 28 years/);
  });
});
