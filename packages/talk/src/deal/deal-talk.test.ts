import { BUILT_IN_DUTY } from '@propguard/rules/duty/duty-table';
import { transferDuty } from '@propguard/rules/duty/transfer-duty';
import { ruleSetOn } from '@propguard/rules/lending/choose-rule-set';
import { describe, expect, it } from 'vitest';
import { knowing, place } from '../../test/knowing.ts';
import { voiceOf } from '../answers/composed.ts';
import { composeDeal } from '../answers/sums/compose-deal.ts';
import { decide } from '../dialogue/decide.ts';
import { hear } from '../dialogue/hear.ts';
import { type Call, type Decision, type DialogueState, NEW_DIALOGUE } from '../dialogue/state.ts';
import type { AmountRole, Ask } from '../reading/learnt-labels.ts';
import type { LearntReading } from '../reading/learnt-reading.ts';
import type { ArgumentsOf } from '../tools/definitions.ts';
import type { Found } from '../tools/found.ts';
import { dealSaid } from './deal-said.ts';
import { solveDeal } from './solve-deal.ts';

type Said = readonly [role: AmountRole, value: number, timesAYear?: number];
type Turn = {
  says: string;
  asks: readonly Ask[];
  amounts?: readonly Said[];
  /** The tool that answers it, and what it is called with; 'other' where it is no sum. */
  tool?: 'deal' | 'quick_sum' | 'borrowing_power' | 'repayments' | 'upfront_costs' | 'lvr' | 'other';
  takes?: Record<string, unknown>;
  /** What the answer of a deal says. */
  tells?: readonly (string | RegExp)[];
  /** What was found meanwhile. */
  found?: Partial<DialogueState>;
};

const KNOWN = knowing(
  place('Werribee', 'VIC', '3030'),
  place('Reservoir', 'VIC', '3073'),
  place('Greensborough', 'VIC', '3088'),
  place('Ballina', 'NSW', '2478'),
  place('Parramatta', 'NSW', '2150'),
  place('Baldivis', 'WA', '6171'),
  place('Carindale', 'QLD', '4152'),
  place('Mornington', 'VIC', '3931'),
  place('Footscray', 'VIC', '3011'),
);
const { rules } = ruleSetOn([], '2026-11-18');

const readingOf = ({ asks, amounts = [] }: Turn): LearntReading => ({
  asks: asks.map((ask, at) => ({ ask, share: 0.95 - at / 100 })),
  amounts: amounts.map(([role, value, timesAYear]) => ({
    role,
    value,
    timesAYear: timesAYear ?? null,
    share: 0.9,
    start: 0,
    end: 0,
  })),
});

const textOfDeal = (decision: Decision, language: DialogueState['language']): string => {
  if (decision.kind !== 'call' || decision.call.tool !== 'deal') return '';
  const { asks, period = 'month', ...facts } = decision.call.arguments as ArgumentsOf<'deal'>;
  const { state, priceAud = 0, firstHome = false } = facts;
  const table = state ? BUILT_IN_DUTY[state] : null;
  const result = {
    ...solveDeal(facts, asks, { duty: table, surchargePercent: null, rules }, period),
    period,
    incomesAud: facts.incomesAud ?? [],
    isFirstHome: firstHome,
    duty:
      table && state
        ? {
            state,
            relief: transferDuty(table, priceAud, firstHome).relief,
            surchargePercent: null,
            asOf: '2025-07-01',
            office: table.office,
            site: 'example.gov.au',
          }
        : null,
  };
  return composeDeal(result, voiceOf(language ?? 'en'), {} as Found).sentences.join(' ');
};

type Answered = { turn: Turn; call: Call | null; text: string };

/** Talks through all of it, as the engine keeps what was said. */
const talk = (turns: readonly Turn[], start: Partial<DialogueState> = {}): Answered[] => {
  let before: DialogueState = { ...NEW_DIALOGUE, language: 'en', ...start };
  return turns.map((turn) => {
    before = { ...before, ...turn.found };
    const knowledge = { ...KNOWN, read: (text: string) => (text === heard.text ? readingOf(turn) : NOTHING) };
    const heard = hear(turn.says, knowledge, {
      language: before.language,
      state: before.state,
      isContinued: before.last !== null,
    });
    const decision = decide(heard, before, knowledge);
    const call = decision.kind === 'call' ? decision.call : null;
    const text = textOfDeal(decision, before.language);
    const deal = dealSaid(heard, before, knowledge)?.facts ?? before.deal;
    before = { ...before, deal, last: call ?? before.last, told: [] };
    return { turn, call, text };
  });
};
const NOTHING: LearntReading = { amounts: [], asks: [] };

type Conversation = [name: string, turns: readonly Turn[], start?: Partial<DialogueState>];

describe('strangers who ask several figures of one deal', () => {
  it.each<Conversation>([
    [
      'move from a unit to a house',
      [
        {
          says: 'so if we sell the unit at 560 and pay out the 410 we have 150 left. buy at 850, agent and stamp duty on top... what loan do we need and whats the monthly',
          asks: ['loan', 'repay'],
          amounts: [
            ['sale', 560_000],
            ['owed', 410_000],
            ['savings', 150_000],
            ['price', 850_000],
          ],
          takes: {
            asks: ['loan', 'repay'],
            saleAud: 560_000,
            owedAud: 410_000,
            priceAud: 850_000,
            state: 'VIC',
          },
          tells: [/^You’d need a loan of about \$764,070: /, 'About $4,680 a month'],
        },
        {
          says: 'hang on you forgot we still owe 410 on the unit. the sale leaves 136 not 546. so loan is about 764? monthly on that, and could we get it on 165k combined',
          asks: ['repay', 'afford', 'loan', 'correct'],
          amounts: [
            ['owed', 410_000],
            ['savings', 136_000],
            ['denied', 546_000],
            ['loan', 764_000],
            ['income', 165_000, 1],
          ],
          takes: { incomesAud: [165_000], saleAud: 560_000, priceAud: 850_000 },
          tells: ['$764,070', '$4,680 a month', /Yes, that looks doable|Not quite, sorry/],
        },
      ],
      { state: 'VIC', location: 'Greensborough VIC 3088' },
    ],

    [
      'buy their first home with 85 in',
      [
        {
          says: 'hey so me and my partner want to buy our first place, thinking around Werribee vic, we got 85 grand saved and earn 78 and 64k, what can we actualy borrow',
          asks: ['borrow'],
          amounts: [
            ['savings', 85_000],
            ['income', 78_000, 1],
            ['income', 64_000, 1],
          ],
          tool: 'borrowing_power',
          takes: { incomeAud: 142_000, secondIncomeAud: 64_000, depositAud: 85_000 },
        },
        {
          says: 'can we even afford it with the stamp duty',
          asks: ['afford', 'duty'],
          found: {
            last: { tool: 'assess', arguments: { location: 'Werribee VIC 3030' } },
            figures: { valueAud: 718_320 },
            state: 'VIC',
            firstHome: true,
          },
          takes: { priceAud: 718_320, incomesAud: [78_000, 64_000], savingsAud: 85_000 },
          tells: [/^Yes, that looks doable/, 'Stamp duty in VIC on $718,320'],
        },
        {
          says: 'nah dont need a person. just say: if it costs 718k and we put our 85 in, after stamp duty what deposit is left and whats the loan and LVR',
          asks: ['loan', 'lvr'],
          amounts: [
            ['price', 718_000],
            ['savings', 85_000],
          ],
          takes: { asks: ['loan', 'lvr'], priceAud: 718_000, savingsAud: 85_000, firstHome: true },
          tells: [/which leaves \$[\d,]+ towards \$718,000/, /is an LVR of 9\d/],
        },
        {
          says: 'thats just the stamp duty again. 85 minus the duty minus costs = ? then loan on 718 and what would the repayments be',
          asks: ['loan', 'repay', 'reject'],
          amounts: [
            ['savings', 85_000],
            ['price', 718_000],
          ],
          tells: [/which leaves/, /a month/],
        },
      ],
      { state: 'VIC', firstHome: true },
    ],

    [
      'sells at 600 for a 771 unit on the pension',
      [
        {
          says: 'so 600 for mine less the agent, would I have to find more money for a 771 one? how much short am I, and what stamp duty, I get the age pension',
          asks: ['gap', 'duty'],
          amounts: [
            ['sale', 600_000],
            ['price', 771_000],
          ],
          takes: { asks: ['gap', 'duty'], saleAud: 600_000, priceAud: 771_000, state: 'NSW' },
          tells: [/^You’d be about \$219,\d{3} short/, 'Stamp duty in NSW on $771,000 is about $29,107'],
        },
      ],
      { state: 'NSW', location: 'Ballina NSW 2478' },
    ],

    [
      'must refinance after a divorce and pays child support',
      [
        {
          says: 'so new loan would be 465 + 110 right? what LVR is that, and can i borrow that on 98k alone. no other debts, i pay 600 a month child support',
          asks: ['lvr', 'afford'],
          amounts: [
            ['owed', 465_000],
            ['loan', 575_000],
            ['income', 98_000, 1],
            ['commitment', 600, 12],
          ],
          found: { deal: { priceAud: 720_000 } },
          takes: { asks: ['lvr', 'afford'], commitmentsAud: [600], incomesAud: [98_000], loanAud: 575_000 },
          tells: ['LVR of 79.9%', /Not quite, sorry: you’d need \$575,000/, 'counts $600 a month'],
        },
        {
          says: 'no!! 98k is my income, 600 a month is the child support i PAY. loan is 575. house 720. LVR and can i afford it',
          asks: ['lvr', 'afford', 'correct'],
          amounts: [
            ['income', 98_000, 1],
            ['commitment', 600, 12],
            ['loan', 575_000],
            ['price', 720_000],
          ],
          takes: { commitmentsAud: [600] },
          tells: ['79.9%', 'Not quite, sorry'],
        },
        {
          says: 'ok 79.9 good. now the second half: borrowing power with 98k income and 600 a month child support, is 575 doable',
          asks: ['afford', 'borrow'],
          amounts: [
            ['income', 98_000, 1],
            ['commitment', 600, 12],
            ['loan', 575_000],
          ],
          takes: { incomesAud: [98_000], commitmentsAud: [600], loanAud: 575_000 },
          tells: [/^Not quite, sorry/, 'You could borrow about'],
        },
        {
          says: 'thats not what i asked. how much can i borrow, 98k a year, child support 600 a month counts as a commitment',
          asks: ['borrow', 'reject'],
          amounts: [
            ['income', 98_000, 1],
            ['commitment', 600, 12],
          ],
          tool: 'borrowing_power',
          takes: { incomeAud: 98_000, otherRepaymentsAud: 600 },
        },
        {
          says: 'i PAY the child support i dont get it. so take 600 off plus normal living costs say 2200 a month. then how much, and am i short of 575',
          asks: ['borrow', 'gap', 'correct'],
          amounts: [
            ['commitment', 600, 12],
            ['living', 2200, 12],
            ['loan', 575_000],
          ],
          takes: { incomesAud: [98_000], livingAud: 2200, commitmentsAud: [600] },
          tells: ['You could borrow about', /You’d be about \$[\d,]+ short: it takes a loan of \$575,000/],
        },
      ],
    ],

    [
      'wonders what the bank takes',
      [
        {
          says: 'our rate went up again and we owe 740 on the place in Baldivis, 27 yrs left, 6.24%. what are we paying a month supposed to be?? feels wrong bank takes 4890',
          asks: ['repay', 'difference'],
          amounts: [
            ['owed', 740_000],
            ['term', 27],
            ['rate', 6.24],
            ['repayment', 4890, 12],
          ],
          tells: ['About $4,729 a month', 'You pay $4,890 a month, $161 more'],
        },
        {
          says: 'no no thats not my income. we OWE 740 thousand. 4890 is what the bank takes each month. whats the right repayment on 740k at 6.24 over 27 years',
          asks: ['repay', 'correct'],
          amounts: [
            ['owed', 740_000],
            ['repayment', 4890, 12],
            ['rate', 6.24],
            ['term', 27],
          ],
          tool: 'repayments',
          takes: { loanAud: 740_000, ratePercent: 6.24, termYears: 27 },
        },
        {
          says: 'so bank is taking 160 too much a month? or is there some reason',
          asks: ['difference'],
          amounts: [['change', 160, 12]],
          tells: ['$161 more than the $4,729'],
        },
        {
          says: 'ok and if we chuck an extra 500 a month on it how much quicker is it gone',
          asks: ['payoff'],
          amounts: [['extra', 500, 12]],
          tool: 'repayments',
          takes: { loanAud: 740_000, extraAud: 500 },
        },
      ],
    ],

    [
      'has a car loan, and says so until it counts',
      [
        {
          says: "g'day sparky here 27 earn 105k got a ute loan 850 a month for another 3 yrs. how much will a bank give me",
          asks: ['borrow'],
          amounts: [
            ['income', 105_000, 1],
            ['commitment', 850, 12],
          ],
          tool: 'borrowing_power',
          takes: { incomeAud: 105_000, otherRepaymentsAud: 850 },
        },
        {
          says: 'did you count the ute? 850 a month',
          asks: ['borrow', 'correct'],
          amounts: [['commitment', 850, 12]],
          tool: 'borrowing_power',
          takes: { incomeAud: 105_000, otherRepaymentsAud: 850 },
        },
        {
          says: 'still wrong. living is about 2200 a month PLUS 850 ute. 105k. what can i borrow',
          asks: ['borrow', 'reject'],
          amounts: [
            ['living', 2200, 12],
            ['commitment', 850, 12],
            ['income', 105_000, 1],
          ],
          tool: 'borrowing_power',
          takes: { incomeAud: 105_000, otherRepaymentsAud: 850, expensesAud: 2200 },
        },
        {
          says: 'so 713 for a house there. thats way over what i can get isnt it',
          asks: ['afford'],
          amounts: [['price', 713_000]],
          found: {
            state: 'VIC',
            deal: { incomesAud: [105_000], commitmentsAud: [850], livingAud: 2200, savingsAud: 60_000 },
          },
          takes: { asks: ['afford'], priceAud: 713_000, savingsAud: 60_000 },
          tells: [/^Not quite, sorry/],
        },
      ],
    ],

    [
      'sells and buys at once in Queensland',
      [
        {
          says: 'ok simpler. we sell for 1.11m, owe 410k, agent takes about 2%. buy for 1.2m plus the 49.5k duty. how big is the new loan',
          asks: ['loan'],
          amounts: [
            ['sale', 1_110_000],
            ['owed', 410_000],
            ['share', 2],
            ['price', 1_200_000],
            ['fee', 49_500],
          ],
          tool: 'quick_sum',
          takes: { sum: 'move', sharePercent: 2, dutyAud: 49_500 },
        },
        {
          says: 'thats not it, thats our old loan. what would repayments be on about 570k over 25 years at 5.9',
          asks: ['repay', 'reject'],
          amounts: [
            ['loan', 570_000],
            ['term', 25],
            ['rate', 5.9],
          ],
          tool: 'repayments',
          takes: { loanAud: 570_000, termYears: 25, ratePercent: 5.9 },
        },
      ],
      { state: 'QLD' },
    ],

    [
      'looks at a price and its duty, a chef in Hobart',
      [
        {
          says: 'alright 292. thats not much.. i have 45k saved. so roughly what price could i look at and would there be stamp duty, im in Hobart, first home',
          asks: ['afford', 'duty'],
          amounts: [['savings', 45_000]],
          found: { deal: { incomesAud: [71_000], commitmentsAud: [420], livingAud: 2000 }, firstHome: true },
          takes: { incomesAud: [71_000], savingsAud: 45_000 },
          tells: [/^You could look at homes up to about \$3\d\d,\d{3}/, 'Stamp duty in TAS on $3'],
        },
      ],
      { state: 'TAS' },
    ],
  ])('%s', (_name, turns, start) => {
    for (const { turn, call, text } of talk(turns, start)) {
      const { says, tool = 'deal', takes = {}, tells = [] } = turn;
      if (tool === 'other') expect(call?.tool, says).not.toBe('deal');
      else expect(call, says).toMatchObject({ tool, arguments: takes });
      for (const part of tells) expect(text, says).toMatch(part);
    }
  });
});

describe('strangers in other languages', () => {
  it.each<Conversation>([
    [
      'Italian: what a sale leaves, once the loan said before is paid',
      [
        {
          says: 'va bene... e se invece la vendessimo a 1 milione e 950, dopo aver chiuso il mutuo quanto ci resta in mano?',
          asks: ['proceeds'],
          // As it was misread.
          amounts: [['sale', 1_000_000]],
          found: { deal: { owedAud: 620_000 } },
          takes: { asks: ['proceeds'], saleAud: 1_000_000, owedAud: 620_000 },
          tells: [/355\.000/],
        },
        {
          says: 'No, 1 milione e 950 mila = 1.950.000. E il mutuo te l’ho detto, 620 mila',
          asks: ['correct', 'proceeds'],
          amounts: [
            ['sale', 1_950_000],
            ['owed', 620_000],
          ],
          tells: [/1\.281\.250/],
        },
        {
          says: 'Vendo a un milione, niente mutuo, compro a 510 mila. Quanto mi resta tolte le spese? e quanto pago di stamp duty?',
          asks: ['gap', 'duty'],
          amounts: [
            ['sale', 1_000_000],
            ['price', 510_000],
          ],
          found: { deal: {}, state: 'VIC' },
          takes: { saleAud: 1_000_000, priceAud: 510_000 },
          tells: [/^Avanzerebbero circa/, /510\.000/],
        },
      ],
      { language: 'it' },
    ],

    [
      'Arabic: what is short, first home, and whether the bank lends it',
      [
        {
          says: 'قلت لك شقة مو بيت 🙂 وما جاوبتني عن الكاش. معي 60 ألف، كم ناقصني إذا أول بيت لي؟',
          asks: ['cash', 'gap'],
          amounts: [['savings', 60_000]],
          found: {
            last: { tool: 'assess', arguments: { location: 'Parramatta NSW 2150' } },
            figures: { valueAud: 843_536 },
            firstHome: true,
          },
          takes: { priceAud: 843_536, savingsAud: 60_000 },
          tells: [/A\$843,536/, /ينقصك نحو/],
        },
        {
          says: 'يا أخي السعر 843000 دولار. المقدم 60000. كم رسوم الطوابع (stamp duty) في نيو ساوث ويلز لأول مشتري',
          asks: ['duty'],
          amounts: [
            ['price', 843_000],
            ['savings', 60_000],
          ],
          tool: 'upfront_costs',
          takes: { priceAud: 843_000, state: 'NSW', firstHome: true },
        },
        {
          says: 'تمام، يعني أحتاج 72 ألف ومعي 60، ناقصني 12 ألف صح؟ وراتبي 92 ألف بالسنة، يعطيني البنك القرض هذا؟',
          asks: ['afford', 'gap'],
          amounts: [
            ['savings', 60_000],
            ['income', 92_000, 1],
          ],
          takes: { incomesAud: [92_000], savingsAud: 60_000, priceAud: 843_000 },
          tells: [/للأسف/],
        },
      ],
      { language: 'ar', state: 'NSW' },
    ],

    [
      'Chinese: affordable, and what it costs a month',
      [
        {
          says: '太好了。那我年薪9万5，存款11万，没有别的贷款，这套买得起吗？每个月还多少',
          asks: ['afford', 'repay'],
          amounts: [
            ['income', 95_000, 1],
            ['savings', 110_000],
          ],
          found: {
            last: { tool: 'upfront_costs', arguments: { priceAud: 467_108, state: 'VIC' } },
            figures: { valueAud: 467_108 },
            firstHome: true,
          },
          takes: { priceAud: 467_108, incomesAud: [95_000], savingsAud: 110_000 },
          tells: [/^可以，看来负担得起/, '每月约'],
        },
        {
          says: '那如果只付10%首付，要不要付LMI？',
          asks: ['lmi'],
          amounts: [['share', 10]],
          takes: { depositPercent: 10 },
          tells: [/LMI/],
        },
      ],
      { language: 'zh', state: 'VIC' },
    ],

    [
      'Spanish: rent as a part of what is earned',
      [
        {
          says: 'y si gano 52 y pago 480 de alquiler por semana, estoy pagando demasiado de alquiler?',
          asks: ['rentshare'],
          amounts: [
            ['income', 52_000, 1],
            ['rentOut', 480, 52],
          ],
          tells: [/48/, 'estrés por el alquiler'],
        },
        {
          says: 'no entendiste, no quiero otro prestamo. pregunto del alquiler: 480 por semana con 52 mil al año, que porcentaje es?',
          asks: ['rentshare', 'reject'],
          amounts: [
            ['rentOut', 480, 52],
            ['income', 52_000, 1],
          ],
          tells: [/48/],
        },
      ],
      { language: 'es' },
    ],

    [
      'German: what is left after selling and buying, with duty',
      [
        {
          says: 'Na gut. Was bleibt uns, wenn wir für 1,2 Mio. verkaufen und in Mornington eine Wohnung für 750.000 kaufen – mit Stempelsteuer?',
          asks: ['gap', 'duty'],
          amounts: [
            ['sale', 1_200_000],
            ['price', 750_000],
          ],
          takes: { saleAud: 1_200_000, priceAud: 750_000, state: 'VIC' },
          tells: [/^Es bleiben etwa/, /Stamp Duty in VIC/],
        },
      ],
      { language: 'de' },
    ],

    [
      'Portuguese: will the bank lend the rest',
      [
        {
          says: 'E com 130 mil de salário o banco me empresta os outros 675 mil? Sou solteiro, sem dívidas',
          asks: ['afford'],
          amounts: [
            ['income', 130_000, 1],
            ['loan', 675_000],
          ],
          takes: { asks: ['afford'], loanAud: 675_000, incomesAud: [130_000] },
          tells: [/^(?:Sim|Infelizmente)/],
        },
      ],
      { language: 'pt', state: 'NSW' },
    ],
  ])('%s', (_name, turns, start) => {
    for (const { turn, call, text } of talk(turns, start)) {
      const { says, tool = 'deal', takes = {}, tells = [] } = turn;
      if (tool === 'other') expect(call?.tool, says).not.toBe('deal');
      else expect(call, says).toMatchObject({ tool, arguments: takes });
      for (const part of tells) expect(text, says).toMatch(part);
    }
  });
});

describe('what a deal goes on with', () => {
  const DEAL: Turn = {
    says: 'we earn 142k, saved 85k, looking at 700. what loan do we need and can we afford it',
    asks: ['loan', 'afford'],
    amounts: [
      ['income', 142_000, 1],
      ['savings', 85_000],
      ['price', 700_000],
    ],
    tells: ['Stamp duty isn’t in that yet'],
  };

  it.each<Conversation>([
    [
      'the state that was asked for',
      [
        DEAL,
        {
          says: 'vic',
          asks: ['none'],
          found: {
            pending: {
              tool: 'deal',
              arguments: { asks: ['loan', 'afford'] },
              missing: 'location',
              choices: [],
            },
          },
          takes: { asks: ['afford', 'loan'], state: 'VIC', priceAud: 700_000 },
        },
      ],
    ],

    [
      'a fact that is put right',
      [
        DEAL,
        {
          says: 'no sorry it is 750 not 700',
          asks: ['correct'],
          amounts: [
            ['price', 750_000],
            ['denied', 700_000],
          ],
          takes: { priceAud: 750_000, incomesAud: [142_000] },
        },
      ],
    ],

    [
      'an amount alone, that was asked for',
      [
        {
          says: 'what loan would we need for 700 with 85 saved, and could we get it',
          asks: ['loan', 'afford'],
          amounts: [
            ['price', 700_000],
            ['savings', 85_000],
          ],
          tells: ['yearly income'],
        },
        {
          says: '$142,000',
          asks: ['none'],
          found: {
            pending: {
              tool: 'deal',
              arguments: { asks: ['loan', 'afford'] },
              missing: 'incomeAud',
              choices: [],
            },
          },
          takes: { incomesAud: [142_000], priceAud: 700_000 },
        },
      ],
    ],

    [
      'how far one price is above another',
      [
        {
          says: 'mate forget listings. 2.1 mil minus 1.61 mil is how much over, in %',
          asks: ['difference'],
          amounts: [
            ['price', 2_100_000],
            ['price', 1_610_000],
          ],
          tells: ['$490,000: $2,100,000 is 30.4% above'],
        },
      ],
    ],

    [
      'nothing that is asked of something else',
      [
        {
          says: 'is there anything for sale in werribee 3 beds under 650',
          asks: ['list'],
          amounts: [['cap', 650_000]],
          tool: 'other',
        },
        { says: 'what is a 3 bed house in Werribee worth', asks: ['value'], tool: 'other' },
        { says: 'thanks', asks: ['thanks'], tool: 'other' },
      ],
    ],
  ])('%s', (_name, turns, start) => {
    for (const { turn, call, text } of talk(turns, start)) {
      const { says, tool = 'deal', takes = {}, tells = [] } = turn;
      if (tool === 'other') expect(call?.tool, says).not.toBe('deal');
      else expect(call, says).toMatchObject({ tool, arguments: takes });
      for (const part of tells) expect(text, says).toMatch(part);
    }
  });
});
