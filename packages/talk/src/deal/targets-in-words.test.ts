import { describe, expect, it } from 'vitest';
import { plainText } from '../understanding/clean-text.ts';
import type { DealFacts, DealTarget } from './deal-facts.ts';
import { targetsInWords } from './targets-in-words.ts';

const EARNING: DealFacts = { incomesAud: [92_000], savingsAud: 75_000, priceAud: 680_000 };
const OWING: DealFacts = { incomesAud: [125_000, 40_000], priceAud: 650_000, owedAud: 410_000 };
const SAVING: DealFacts = { savingsAud: 75_000, priceAud: 680_000 };

describe('what words ask of a deal by themselves', () => {
  it.each<[string, DealFacts, DealTarget[]]>([
    ['what price could i actually buy at with 75k then?', EARNING, ['reach']],
    ['bis zu welchem Preis können wir kaufen?', EARNING, ['reach']],
    ['¿y qué precio podemos pagar?', EARNING, ['reach']],
    ['A che prezzo posso comprare allora?', EARNING, ['reach']],
    ['até que preço posso comprar?', EARNING, ['reach']],
    ['那我们最多能买多少钱的房子?', EARNING, ['reach']],
    ['तो मैं कितने तक का घर ले सकता हूँ?', EARNING, ['reach']],
    ['how much more can they lend me on top of what i owe', OWING, ['more']],
    ['does that take off the 410 i already owe or nah?', OWING, ['more']],
    ['wie viel mehr können sie uns leihen?', OWING, ['more']],
    ['还能再借多少?', OWING, ['more']],
    ['is 75k enough to get in?', SAVING, ['enough']],
    ['Reicht das?', SAVING, ['enough']],
    ['¿me alcanza?', SAVING, ['enough']],
    ['15万够吗?', SAVING, ['enough']],
    ['so is 650 ok or not', EARNING, ['afford']],
    ['would they even lend me that?', EARNING, ['afford']],
    // Without what it rests on, nothing is asked of the deal.
    ['what price could i buy at?', SAVING, []],
    ['how much more can they lend me?', EARNING, []],
    ['is that enough?', { priceAud: 680_000 }, []],
    ['what is the stamp duty?', EARNING, []],
  ])('%s', (text, facts, targets) => {
    expect(targetsInWords(plainText(text), facts)).toEqual(targets);
  });
});
