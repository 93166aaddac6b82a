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
    ['is 75k enough for the deposit and the duty?', EARNING, ['enough']],
    ['¿alcanza con 75 mil, sí o no?', EARNING, ['enough']],
    ['75 000 suffisent pour l’apport et les droits ?', EARNING, ['enough']],
    ['7.5万够付首付和印花税吗？', EARNING, ['enough']],
    ['is 92k enough for that?', EARNING, []],
    ['will the bank give us that loan of 608k and what is the instalment?', EARNING, ['afford', 'repay']],
    ['क्या 6.08 लाख का लोन मिल जाएगा और महीने की किस्त कितनी होगी?', EARNING, ['afford', 'repay']],
    ['bekommen wir den Kredit, und wie hoch ist die Rate?', EARNING, ['afford', 'repay']],
    ['¿el banco nos da los 608 mil?', EARNING, ['afford']],
    ['даст ли банк нам 608 тысяч?', EARNING, ['afford']],
    ['how much will the bank give us?', EARNING, []],
    ['¿cuánto nos presta el banco?', EARNING, []],
    [
      'wie hoch ist dann der lvr, lmi ja oder nein, und welche rate im monat?',
      EARNING,
      ['lvr', 'lmi', 'repay'],
    ],
    ['¿cuál sería el LVR y la cuota al mes?', SAVING, ['lvr', 'repay']],
    ['what would the LVR be once the duty comes out of it?', SAVING, ['lvr']],
    ['扣掉印花税之后LVR是多少？', SAVING, ['lvr']],
    ['स्टाम्प ड्यूटी भी इसी में से जाएगी? LVR कितना होगा', SAVING, ['lvr']],
    ['what would the LVR be?', SAVING, []],
    ['do i need LMI?', SAVING, []],
    ['will that cover the deposit and the duty?', EARNING, ['enough']],
    ['¿eso cubre la entrada y el impuesto?', SAVING, ['enough']],
    ['ce lo danno il mutuo e quanto sarebbe la rata?', EARNING, ['afford', 'repay']],
    ['does the insurance cover flooding?', SAVING, []],
    [
      "is 75k enough, will the bank lend us the rest, and what's it a month?",
      EARNING,
      ['enough', 'afford', 'repay'],
    ],
    // Without what it rests on, nothing is asked of the deal.
    ['what price could i buy at?', SAVING, []],
    ['how much more can they lend me?', EARNING, []],
    ['is that enough?', { priceAud: 680_000 }, []],
    ['what is the stamp duty?', EARNING, []],
  ])('%s', (text, facts, targets) => {
    expect(targetsInWords(plainText(text), facts)).toEqual(targets);
  });
});
