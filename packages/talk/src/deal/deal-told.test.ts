import { describe, expect, it } from 'vitest';
import { readMessage } from '../intents/intent-files.ts';
import type { DealFacts } from './deal-facts.ts';
import { type DealTold, dealAfter, NOTHING_TOLD } from './facts-after.ts';

const after = (...messages: string[]): DealTold =>
  messages.reduce<DealTold>((told, text) => {
    const { facts, parts } = dealAfter(told, { ...readMessage(text, 'borrow'), text });
    return { facts, parts };
  }, NOTHING_TOLD);
const told = (...messages: string[]): DealFacts => after(...messages).facts;

describe('what is told of a deal over several messages', () => {
  it.each<[string[], DealFacts]>([
    // Worked out of what they have, and what is given to them.
    [['we have 52k saved plus dad is giving us 15'], { savingsAud: 67_000 }],
    [['we have 52k saved plus dad is giving us 15', 'dad can do 20 now'], { savingsAud: 72_000 }],
    [['35k saved + 15k from nan', 'we have 35k + 15k = 50k'], { savingsAud: 50_000 }],
    [['35k saved + 15k from nan', 'so 50k all up'], { savingsAud: 50_000 }],
    [['35k saved + 15k from nan', 'nan pulled out'], { savingsAud: 35_000 }],
    // Put right, with and without what was wrong.
    [['I earn 72k a year', 'sorry, 82 not 72'], { incomesAud: [82_000] }],
    [['I earn 72k a year', 'sorry, I meant 82'], { incomesAud: [82_000] }],
    [['repayments on a loan of 480k over 30 years', 'make it 25 years'], { loanAud: 480_000, termYears: 25 }],
    [['we sell at 690 and owe 410', 'actually we owe 310'], { saleAud: 690_000, owedAud: 310_000 }],
    // What a home would sell for puts no loan right, and a part of a pay that counts is no deposit.
    [
      ['my loan is 560k', 'and if it only sells for 606,185 how much is left?'],
      { loanAud: 560_000, saleAud: 606_185 },
    ],
    [['my loan is 560k', 'and if it only sold for 610k?'], { loanAud: 560_000, saleAud: 610_000 }],
    [
      ['we want an 850k place with a 10% deposit', 'most lenders shade o/t to 80%, rerun it'],
      { priceAud: 850_000, depositPercent: 10 },
    ],
    // What was told keeps its role, and what is left of it is worked out.
    [
      ['we buy for 650k and have 110k saved', 'is 110k enough, yes or no?'],
      { priceAud: 650_000, savingsAud: 110_000 },
    ],
    [
      ['compramos por 650 mil, tenemos 110 mil ahorrados', '¿alcanza con 110 mil, sí o no?'],
      { priceAud: 650_000, savingsAud: 110_000 },
    ],
    [
      [
        '85만 달러 아파트를 사려고 해요. 저축은 30만 달러예요.',
        '30만 달러에서 인지세 3만 2천을 내면 계약금은 26만 8천 남잖아요. LVR은 몇 %예요?',
      ],
      { priceAud: 850_000, savingsAud: 300_000, feesAud: 32_000 },
    ],
    [
      [
        'the place is 850k and we saved 300k',
        'out of the 300k goes the duty, that leaves 268k deposit. LVR?',
      ],
      { priceAud: 850_000, savingsAud: 300_000 },
    ],
    [
      [
        '부동산은 72만 달러이고 저축은 25만 달러예요',
        '25만 달러에서 인지세 5만 1천을 내면 19만 9천이 남아요. LVR은?',
      ],
      { priceAud: 720_000, savingsAud: 250_000, feesAud: 51_000 },
    ],
    [
      ['the place is 720k and we saved 250k', 'less the duty of 51k we have 199k left. LVR?'],
      { priceAud: 720_000, savingsAud: 250_000, feesAud: 51_000 },
    ],
    [
      ['the place is 850k and we saved 300k', 'no sorry, we have 268k saved'],
      { priceAud: 850_000, savingsAud: 268_000 },
    ],
    // Whose it is.
    [['we earn 95k and 60k and spend 4,000 a month'], { incomesAud: [95_000, 60_000], livingAud: 4000 }],
    [
      ['the house is 640k and we have 95k. we earn 80k and 62k. is 95k enough?'],
      { priceAud: 640_000, savingsAud: 95_000, incomesAud: [80_000, 62_000] },
    ],
    [['wir geben 3800 im Monat aus und verdienen 95.000'], { incomesAud: [95_000], livingAud: 3800 }],
    [['I earn 97k', 'no, my wife earns that. I make 71k'], { incomesAud: [71_000, 97_000] }],
    [['I earn 97k', 'and my partner is on 64k', 'she is on 74k'], { incomesAud: [97_000, 74_000] }],
    [
      ["I'm on 102k and my wife is on 44k part time", "when she goes back full time it's 88"],
      { incomesAud: [102_000, 88_000] },
    ],
    [['85k base plus about 9k in overtime', 'the 9k is just my overtime'], { incomesAud: [94_000] }],
    [['85k base plus about 9k in overtime', 'I earn 90k now'], { incomesAud: [90_000] }],
    [['income 160k', "my partner's going part time so more like 130k income"], { incomesAud: [130_000] }],
    [['98k income, 2.1k monthly expenses'], { incomesAud: [98_000], livingAud: 2100 }],
    // Rent that is paid is no income, and living costs are what they live on, in any language.
    [['हम 2100 महीना किराया देते हैं और खर्च 3200 महीना है'], { rentPaidAud: 485, livingAud: 3200 }],
    [
      ['Wir zahlen 2400 Miete im Monat, unsere Ausgaben sind eher 3500 im Monat'],
      { rentPaidAud: 554, livingAud: 3500 },
    ],
    [
      ['Pagamos 2300 de alquiler al mes y gastamos unos 2800 en gastos'],
      { rentPaidAud: 531, livingAud: 2800 },
    ],
    [['我们每月房租2600,生活费每月3500'], { rentPaidAud: 600, livingAud: 3500 }],
    [['تقريباً مصروفنا 3800 بالشهر'], { livingAud: 3800 }],
    [['my expenses are more like 1500 a month tho'], { livingAud: 1500 }],
    [['1500 is our living costs sorry if that was confusing'], { livingAud: 1500 }],
    // What stands right beside an amount in Korean.
    [['15만 달러가 제 돈(디포짓)이고 대출은 95만 달러예요'], { savingsAud: 150_000, loanAud: 950_000 }],
    // A part of what is earned is no rate and no deposit; neither is a limit of what they own.
    [["we're putting about 3% of my pay to hecs"], {}],
    [['der Staat nimmt 3% von meinem Gehalt'], {}],
    [['how much equity can i pull out if i keep it at 80%?'], {}],
    // How their money is parted leaves it as much as it was.
    [['75k saved', 'if i put 60k down and keep 15k back, what then?'], { savingsAud: 75_000 }],
    [['tenemos 95 mil ahorrados', 'si ponemos 70 mil de entrada y guardamos 25'], { savingsAud: 95_000 }],
    [['我们有15万存款', '如果首付10万'], { savingsAud: 150_000 }],
    [
      ['the place is 680k and we have 95k saved', 'redo the LVR with a 76k deposit on 680k'],
      { priceAud: 680_000, savingsAud: 95_000 },
    ],
    [
      ['the place is 680k and we have 95k saved', 'if we put in 76k our loan is 604k right?'],
      { priceAud: 680_000, savingsAud: 95_000, loanAud: 604_000 },
    ],
    [
      [
        'la casa cuesta 680 mil y tenemos 95 mil ahorrados',
        'si ponemos 76 mil el préstamo es de 604 mil, ¿no?',
      ],
      { priceAud: 680_000, savingsAud: 95_000, loanAud: 604_000 },
    ],
    // A scheme's share is none of theirs; their own is.
    [
      ['the house is 780k, we saved 95k', 'isnt there that govt thing with 5% deposit?'],
      { priceAud: 780_000, savingsAud: 95_000 },
    ],
    [
      [
        'la casa cuesta 680 mil y tenemos 95 mil ahorrados',
        '¿no hay un programa del gobierno con 5% de entrada?',
      ],
      { priceAud: 680_000, savingsAud: 95_000 },
    ],
    [['那套房68万，我们存了9万5', '政府是不是有个5%首付的计划？'], { priceAud: 680_000, savingsAud: 95_000 }],
    [['what if we only put down 5% of 680k?'], { priceAud: 680_000, depositPercent: 5 }],
    [
      [
        'I earn 150k, living expenses are 3,900 a month and I pay 640 a month on a car loan',
        'living expenses are still 3,900 and the car loan 640 on top, so total outgoings 4,540 a month',
      ],
      { incomesAud: [150_000], livingAud: 3900, commitmentsAud: [640] },
    ],
    // One after the other, told again, and taken back.
    [
      ['hecs debt of 20k', 'and 5k on a credit card', 'the hecs is 18k sorry', 'the card is paid off now'],
      { debtsAud: 18_000 },
    ],
    [
      ['I earn 88k and pay 400 a month on a car', 'did you count the 400 a month for the car?'],
      { incomesAud: [88_000], commitmentsAud: [400] },
    ],
    [['I earn 88k and pay 400 a month on a car', 'forget the car'], { incomesAud: [88_000] }],
    [
      [
        'I have hecs of 31k and a car loan of 410 a month',
        'if I paid the car loan off (owe 11k) how much more?',
      ],
      {
        debtsAud: 31_000,
        commitmentsAud: [410],
      },
    ],
    // No facts of theirs.
    [['we have 48k, do we still get the 10k grant? and is the 5% scheme for us'], { savingsAud: 48_000 }],
    [
      ['house is 1.05m and we owe 480, she gets 55% of the equity'],
      { priceAud: 1_050_000, owedAud: 480_000 },
    ],
    [['I earn 98k', 'that jumped 113k from nothing'], { incomesAud: [98_000] }],
    [['we earn 140k together', 'where did 612k come from??'], { incomesAud: [140_000] }],
    [['we earn 140k together', 'could we get to 700k?'], { incomesAud: [140_000] }],
    [['we earn 140k together', 'what if I had no car loan?'], { incomesAud: [140_000] }],
  ])('%j', (messages, facts) => {
    const { incomesAud, ...others } = told(...messages);
    expect({
      ...others,
      ...(incomesAud ? { incomesAud: incomesAud.toSorted((a, b) => a - b) } : {}),
    }).toEqual({
      ...facts,
      ...(facts.incomesAud ? { incomesAud: facts.incomesAud.toSorted((a, b) => a - b) } : {}),
    });
  });

  it('is worked with where it is only asked about', () => {
    const { facts, parts } = after('we earn 140k together');
    const text = 'could we get to 700k?';
    const { asked } = dealAfter({ facts, parts }, { ...readMessage(text, 'borrow'), text });
    expect(asked).toMatchObject({ incomesAud: [140_000], loanAud: 700_000 });
  });

  it('takes what we assumed for no fact, where they say what they have', () => {
    const text = "we don't have 110k, more like 40k";
    const told = dealAfter(NOTHING_TOLD, { ...readMessage(text, 'cash'), text }, { figures: [110_000] });
    expect(told.facts.savingsAud).toBe(40_000);
  });
});
