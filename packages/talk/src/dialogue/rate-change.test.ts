import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(knowing(place('Seddon', 'VIC', '3011')));
const OWED: Partial<DialogueState> = {
  last: { tool: 'repayments', arguments: { loanAud: 500_000, ratePercent: 6.2, termYears: 25 } },
  loan: { loanAud: 500_000, ratePercent: 6.2, termYears: 25 },
};

describe('another rate of the same loan is told now, then and by the difference', () => {
  it.each<[message: string, args: Record<string, unknown>, before?: Partial<DialogueState>]>([
    [
      'my fixed rate ends in march n im freaking out. owe 512k, 24 yrs left, currently on 2.19 and they reckon itll go to 6.14. whats my repayment gonna be??',
      { loanAud: 512_000, ratePercent: 2.19, newRatePercent: 6.14, termYears: 24 },
    ],
    [
      'if my rate goes from 6.2 to 5.7 on a 480k loan over 25 years what do i save a month',
      { loanAud: 480_000, ratePercent: 6.2, newRatePercent: 5.7, termYears: 25 },
    ],
    [
      'Mon taux passe de 2,3 % à 6,1 % en mars, je dois 430 000 sur 22 ans. Combien de plus par mois ?',
      { loanAud: 430_000, ratePercent: 2.3, newRatePercent: 6.1, termYears: 22 },
    ],
    [
      'Mein Zins steigt von 2,4 % auf 6,3 %, ich schulde 380.000 über 20 Jahre. Wie viel mehr im Monat?',
      { loanAud: 380_000, ratePercent: 2.4, newRatePercent: 6.3, termYears: 20 },
    ],
    [
      'Mi tasa sube de 2,5% a 6,2%, debo 400 mil a 25 años. ¿Cuánto más pago al mes?',
      { loanAud: 400_000, ratePercent: 2.5, newRatePercent: 6.2, termYears: 25 },
    ],
    [
      'Il tasso scende dal 6,4% al 5,9%, devo 350.000 su 20 anni. Quanto risparmio al mese?',
      { loanAud: 350_000, ratePercent: 6.4, newRatePercent: 5.9, termYears: 20 },
    ],
    [
      '我欠52万，还剩25年，利率从6.5降到5.9，每月少还多少？',
      { loanAud: 520_000, ratePercent: 6.5, newRatePercent: 5.9, termYears: 25 },
    ],
    [
      '대출 45만, 금리가 6.5%에서 5.8%로 내리면 한 달에 얼마나 줄어요?',
      { ratePercent: 6.5, newRatePercent: 5.8 },
    ],
    [
      'rate up half a percent on 600k over 30 years, how much more a month',
      { loanAud: 600_000, ratePercent: 6.2, newRatePercent: 6.7, termYears: 30 },
    ],
    [
      'new rate is 6.14 not 6.2. what am i paying now on the 2.19, so how much more is it a month, on 512k over 24 years',
      { loanAud: 512_000, ratePercent: 2.19, newRatePercent: 6.14, termYears: 24 },
    ],
    [
      'what if it goes from 6.2 to 5.7?',
      { loanAud: 500_000, ratePercent: 6.2, newRatePercent: 5.7, termYears: 25 },
      OWED,
    ],
  ])('%s', (message, args, before) => {
    expect(to(message, before)).toMatchObject({
      kind: 'call',
      call: { tool: 'quick_sum', arguments: { sum: 'rateChange', ...args } },
    });
  });

  it.each<[message: string, before?: Partial<DialogueState>]>([
    ['is it worth refinancing from 6.4 to 5.9 on 500k'],
    ['another bank offers 5.8, we pay 6.3 on 420k, what would we save'],
    ['what are the repayments on 500k at 6.14 over 30 years'],
    ['vacancy went from 1.2% to 2.3% in Seddon, what do homes cost there'],
    ['a 600k house with a deposit of 5% at 6.2%, how much a month'],
  ])('but not: %s', (message, before) => {
    const decision = to(message, before);
    expect(decision).not.toMatchObject({ call: { arguments: { sum: 'rateChange' } } });
  });
});

describe('what is left of a sale is shared', () => {
  it.each<[message: string, args: Record<string, unknown>, before?: Partial<DialogueState>]>([
    [
      'we sell the inherited house for 860k and split it three ways after costs, how much does each of us get',
      { priceAud: 860_000, owners: 3 },
    ],
    [
      'se la vendiamo subito a circa 700.000, io e mio fratello quanto prendiamo a testa, tolte le spese?',
      { priceAud: 700_000, owners: 2 },
    ],
    [
      'Wir verkaufen für 800.000 und teilen durch zwei, wie viel bleibt jedem?',
      { priceAud: 800_000, owners: 2 },
    ],
    [
      'Si la vendemos en 750 mil, ¿cuánto nos queda a cada uno? Somos yo y mis dos hermanos',
      { priceAud: 750_000, owners: 3 },
    ],
    ['Si on vend à 640 000 et qu’on partage en deux, combien chacun ?', { priceAud: 640_000, owners: 2 }],
    ['如果卖70万，我和弟弟平分，每人拿多少？', { priceAud: 700_000, owners: 2 }],
    [
      'if we sell at 900k, pay out the 300k loan and 2.2% commission, what does each of us get',
      { priceAud: 900_000, loanAud: 300_000, owners: 2, sharePercent: 2.2 },
    ],
  ])('%s', (message, args, before) => {
    expect(to(message, before)).toMatchObject({
      kind: 'call',
      call: { tool: 'quick_sum', arguments: { sum: 'sale', ...args } },
    });
  });

  it.each([
    'what does each bedroom add to the price',
    'we sell for 700k and buy for 600k, what do we need',
    'how much each month on 500k',
  ])('but not: %s', (message) => {
    expect(to(message)).not.toMatchObject({ call: { arguments: { sum: 'sale' } } });
  });
});
