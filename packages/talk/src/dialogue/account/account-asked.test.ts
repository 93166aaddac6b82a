import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { describe, expect, test } from 'vitest';
import { NEW_DIALOGUE } from '../state.ts';
import { accountAsked } from './account-asked.ts';
import type { ToldAnswer } from './told.ts';
import { toldAfter } from './told-answers.ts';

const answer = (tool: AssistantTool, args: object, result: object): ToldAnswer => {
  const [told] = toldAfter([], tool, { ...args }, { ...result });
  if (!told) throw new Error('No answer with figures.');
  return told;
};
const DUTY = answer(
  'upfront_costs',
  { priceAud: 780_000, state: 'QLD', firstHome: true, dutyOnly: true },
  { state: 'QLD', priceAud: 780_000, dutyAud: 23_220, isFirstHome: true, isDutyOnly: true, costsAud: 4000 },
);
const CASH = answer(
  'upfront_costs',
  { priceAud: 700_000, state: 'QLD' },
  {
    state: 'QLD',
    priceAud: 700_000,
    dutyAud: 24_525,
    depositAud: 140_000,
    costsAud: 4000,
    totalAud: 168_525,
  },
);
const LVR = answer(
  'deal',
  { priceAud: 700_000, savingsAud: 120_000, asks: ['lvr'] },
  {
    answers: [
      {
        target: 'lvr',
        steps: { priceAud: 700_000, ownAud: 120_000, costsAud: 4000, loanAud: 584_000, lvrPercent: 83.4 },
      },
    ],
  },
);
const VALUE = answer(
  'assess',
  { address: '22 Rae Street, Seddon VIC 3011' },
  {
    address: '22 Rae Street, Seddon VIC 3011',
    valueAud: 1_039_027,
    lowAud: 757_207,
    highAud: 1_425_735,
    confidence: 0.7586,
    medianError: 0.159,
  },
);
const NONE = answer('assess', { address: 'Seddon VIC 3011' }, { address: 'Seddon VIC 3011', valueAud: null });
const REPAY = answer(
  'repayments',
  { loanAud: 500_000 },
  {
    monthlyAud: 3062,
    eachAud: 3062,
    loanAud: 500_000,
    ratePercent: 6.2,
    termYears: 30,
    stressedMonthlyAud: 3394,
  },
);
const POWER = answer(
  'borrowing_power',
  { incomeAud: 120_000 },
  {
    borrowingPowerAud: 621_448,
    incomeAud: 120_000,
    expensesAud: 2500,
    ratePercent: 6.2,
    testedRatePercent: 9.2,
  },
);
const MARKET = answer(
  'market',
  { location: 'Fremantle' },
  { location: 'Fremantle', medianPriceAud: 924_000 },
);

const asked = (text: string, ...told: ToldAnswer[]) =>
  accountAsked({ text, places: [] }, { ...NEW_DIALOGUE, toldAnswers: told });

describe('how a figure was reckoned', () => {
  test.each([
    ['how did you get 23,220? show me the steps please', DUTY, 'dutyAud'],
    ['where does that 23k come from', DUTY, 'dutyAud'],
    ['can you break that down for me', DUTY, 'dutyAud'],
    ['and what’s in your number exactly', DUTY, 'dutyAud'],
    ['come ci siete arrivati?', POWER, 'borrowingPowerAud'],
    ['show me the steps please', REPAY, 'eachAud'],
    ['show your working', DUTY, 'dutyAud'],
    ['run me through the numbers', DUTY, 'dutyAud'],
    ['Détaillez-moi ce montant svp', CASH, 'totalAud'],
    ['como vocês chegaram nesse valor?', DUTY, 'dutyAud'],
    ['how much of that is interest', REPAY, 'eachAud'],
    ['その3,062ドルのうち利息はいくらですか', REPAY, 'eachAud'],
    ['3,062 में ब्याज कितना है?', REPAY, 'eachAud'],
    ['как вы это посчитали?', POWER, 'borrowingPowerAud'],
    ['mi spieghi i passaggi del calcolo per favore', DUTY, 'dutyAud'],
    ['where does the 15.9 come from', VALUE, 'medianError'],
    ['откуда такая сумма?', REPAY, 'eachAud'],
    ['¿de dónde sale ese préstamo?', LVR, 'loanAud'],
    ['¿en cuántas ventas se basa esa cifra?', MARKET, 'medianPriceAud'],
    ['walk me through how you arrived at that', POWER, 'borrowingPowerAud'],
    ['¿de dónde salen los 23.220?', DUTY, 'dutyAud'],
    ['D’où viennent les 4 000 de plus ?', CASH, 'costsAud'],
    ['Wie kommen Sie auf 23.220?', DUTY, 'dutyAud'],
    ['Da dove viene quel 621.448?', POWER, 'borrowingPowerAud'],
    ['de onde vem esse 3.062?', REPAY, 'eachAud'],
    ['откуда взялись 584 тысячи?', LVR, 'loanAud'],
    ['584000是怎么来的？', LVR, 'loanAud'],
    ['この金額はどうやって計算しましたか', DUTY, 'dutyAud'],
    ['그 금액 어떻게 계산한 거예요?', REPAY, 'eachAud'],
    ['और ये 5,84,000 कहाँ से आया?', LVR, 'loanAud'],
    ['كيف حسبت هذا المبلغ؟', DUTY, 'dutyAud'],
  ] as const)('%s', (text, told, name) => {
    expect(asked(text, told)).toMatchObject({ act: 'how', figure: { name } });
  });

  test('of what they told themselves, and of none of ours', () => {
    expect(asked('where did you get 780k from?', DUTY)).toMatchObject({ act: 'yours', value: 780_000 });
    expect(asked('where’d you get 52,000 from', REPAY)).toMatchObject({ act: 'unknown', value: 52_000 });
  });
});

describe('what a figure means', () => {
  test.each([
    ['what’s the 76% supposed to mean?', VALUE, 'confidence'],
    ['is 15.9% the MdAPE?', VALUE, 'medianError'],
    ['is that 15.9% your error rate?', VALUE, 'medianError'],
    ['what is the 4,000 extra', CASH, 'costsAud'],
    ['and the 4k?', CASH, 'costsAud'],
    ['und die 4.000?', CASH, 'costsAud'],
    ['was sind die 4.000?', CASH, 'costsAud'],
    ['c’est quoi les 76 % ?', VALUE, 'confidence'],
    ['Und was genau sagen mir die 15,9 %?', VALUE, 'medianError'],
    ['¿qué significa el 76%?', VALUE, 'confidence'],
    ['cosa significa il 15,9%?', VALUE, 'medianError'],
    ['o que significa 76%?', VALUE, 'confidence'],
    ['что значит 76%?', VALUE, 'confidence'],
    ['76%是什么意思', VALUE, 'confidence'],
    ['¿el 15,9% es el margen de error?', VALUE, 'medianError'],
    ['76% sure but 15.9% off, what’s the 15.9% for?', VALUE, 'medianError'],
    ['왜 9.2%예요? 금리는 6.2%라면서요', POWER, 'testedRatePercent'],
    ['pourquoi 76 % ?', VALUE, 'confidence'],
    ['o que é esse intervalo, 757.207 a 1.425.735?', VALUE, 'highAud'],
    ['76%とは何ですか', VALUE, 'confidence'],
    ['76%가 무슨 뜻이에요?', VALUE, 'confidence'],
    ['और 4,000 extra क्या है?', CASH, 'costsAud'],
    ['ماذا تعني 76%؟', VALUE, 'confidence'],
  ] as const)('%s', (text, told, name) => {
    expect(asked(text, told)).toMatchObject({ act: 'meaning', figure: { name } });
  });
});

describe('another number than ours for what we told', () => {
  test.each([
    ['what’s the 77% supposed to mean', 'confidence', 77],
    ['is 12.4% the MdAPE?', 'medianError', 12.4],
    ['so is that 12.4 your margin of error?', 'medianError', 12.4],
    ['76% sure but 12% off, what’s the 12% error for?', 'medianError', 12],
    ['Was bedeuten die 75 %?', 'confidence', 75],
    ['Ist das 12,4% der Medianfehler?', 'medianError', 12.4],
    ['c’est quoi les 75 % ?', 'confidence', 75],
    ['12,4 %, c’est l’erreur médiane ?', 'medianError', 12.4],
    ['¿qué significa el 75%?', 'confidence', 75],
    ['¿el 12,4% es el margen de error?', 'medianError', 12.4],
    ['cosa significa il 75%?', 'confidence', 75],
    ['o que significa 75%?', 'confidence', 75],
    ['что значит 75%?', 'confidence', 75],
    ['75%是什么意思', 'confidence', 75],
    ['75%とは何ですか', 'confidence', 75],
    ['75%가 무슨 뜻이에요?', 'confidence', 75],
    ['और 75% का मतलब क्या है?', 'confidence', 75],
    ['ماذا تعني 75%؟', 'confidence', 75],
  ] as const)('%s', (text, name, said) => {
    expect(asked(text, VALUE)).toMatchObject({ act: 'meaning', said, figure: { name } });
  });

  test.each([
    ['what about 5.5%?', REPAY],
    ['what is 20% of that?', VALUE],
    ['what’s the 90% LVR cost me?', LVR],
    ['what does 60% mean?', VALUE],
    ['is 6% the rate?', VALUE],
  ] as const)('%s', (text, told) => {
    expect(asked(text, told)).toBeNull();
  });
});

describe('whether something is in it', () => {
  test.each([
    ['does your figure include the home concession?', DUTY, ['ownHome']],
    ['does it include the home concession + the first home one', DUTY, ['firstHome', 'ownHome']],
    ['so is that 23k with the first home thing or without?', DUTY, ['firstHome']],
    ['did you count my car loan?', POWER, ['debts']],
    ['does it take off my HECS?', POWER, ['debts']],
    ['does yours have any first home thing baked in', DUTY, ['firstHome']],
    ['l’assurance LMI est-elle dedans ?', CASH, ['insurance']],
    ['Est-ce que vous avez compté mon prêt auto ?', POWER, ['debts']],
    ['stamp duty included?', CASH, ['duty']],
    ['첫 집 혜택이 포함된 건가요?', DUTY, ['firstHome']],
    ['¿eso incluye el descuento de primera vivienda?', DUTY, ['firstHome']],
    ['Ist da der Zuschlag für Ausländer schon dabei?', DUTY, ['surcharge']],
    ['est-ce que ça inclut la réduction premier achat ?', DUTY, ['firstHome']],
    ['isso já inclui o desconto de primeira casa?', DUTY, ['firstHome']],
    ['а сюда входит надбавка для иностранцев?', DUTY, ['surcharge']],
    ['这个包括印花税吗？', LVR, ['duty']],
    ['क्या इसमें पहले घर की छूट शामिल है?', DUTY, ['firstHome']],
    ['هل هذا يشمل تأمين القرض؟', REPAY, ['insurance']],
  ] as const)('%s', (text, told, parts) => {
    expect(asked(text, told)).toMatchObject({ act: 'includes', parts });
  });
});

describe('whether own money is enough asks nothing of what is in a figure', () => {
  const LENT = answer(
    'borrowing_power',
    { incomeAud: [88_000, 72_000], savingsAud: 95_000, priceAud: 680_000 },
    { borrowingPowerAud: 845_689, expensesAud: 3300, ratePercent: 6.2, testedRatePercent: 9.2 },
  );
  test.each([
    'we have a car loan 420 a month. and does the 95k cover it for 680k, like deposit + the stamp duty?',
    'would our savings cover that with the stamp duty?',
    'is 95k enough for that, stamp duty counted?',
    'will 110k cover the deposit and the duty in that?',
    'Reichen die 95.000 dabei auch für die Stamp Duty?',
    'Genügt das inklusive Stamp Duty, die 95.000 dabei?',
    'est-ce que les 95 000 suffisent, stamp duty comprise ?',
    'mes économies couvrent-elles ça, stamp duty incluse ?',
    '¿alcanzan los 95.000 para eso, incluyendo el stamp duty?',
    'bastano i 95.000, stamp duty inclusa?',
    'os 95.000 dão para isso, incluindo o stamp duty?',
    'хватит ли 95 тысяч на это, включая stamp duty?',
    '这95,000够不够，包括印花税？',
    'その95,000ドルで印紙税も含めて足りますか？',
    '그 95,000달러면 인지세 포함해서 충분해요?',
    'क्या इसमें 95,000 काफी हैं, स्टाम्प ड्यूटी शामिल करके?',
    'هل يكفي هذا 95,000 مع احتساب رسوم الطوابع؟',
  ])('%s', (text) => {
    expect(asked(text, LENT)).toBeNull();
  });

  test.each([
    ['does it cover stamp duty?', CASH, ['duty']],
    ['we have 95k, is that enough? and does the 168k include stamp duty?', CASH, ['duty']],
    ['does that 168,525 cover the stamp duty?', CASH, ['duty']],
  ] as const)('%s', (text, told, parts) => {
    expect(asked(text, told)).toMatchObject({ act: 'includes', parts });
  });
});

describe('ours against that of somebody else', () => {
  test.each([
    ['you said 21,000, broker says 23,220. Who’s right?', DUTY, 23_220],
    ['17.480 sagt meine Bank, was stimmt jetzt?', DUTY, 17_480],
    ['hmm 23k? my broker said around 17 and a half. which one is it?', DUTY, 17_500],
    ['you said 23,220, broker says 17,480. Who’s right?', DUTY, 17_480],
    ['my accountant’s website says 23,200-ish, why is yours different?', DUTY, 23_200],
    ['the agent next door said 1.2 mil, who do i believe', VALUE, 1_200_000],
    ['mi abogado dice 20.950, ¿cuál es el correcto?', DUTY, 20_950],
    ['my conveyancer quoted 23,220', DUTY, 23_220],
    ['lol that’s way more than the 18k the calculator online gave me, whats going on', DUTY, 18_000],
    ['ur figure is 1.04m, CoreLogic has it at 1.12, why so different?', VALUE, 1_120_000],
    ['that sounds off. my solicitor has 23,220 on the settlement sheet', DUTY, 23_220],
    ['our broker got 590. whos closer to the truth', POWER, 590_000],
    ['Die ING sagt 3.150. Warum ist das mehr?', REPAY, 3150],
    ['Mon notaire parle de 21 000 de droits, c’est différent ?', CASH, 21_000],
    ['CBA told me 610k. which should I trust?', POWER, 610_000],
    ['ma banque m’annonce 3 100, qui a raison ?', REPAY, 3100],
    ['Mein Makler sagt 28.125. Stimmt das?', DUTY, 28_125],
    ['mi hermana dice 17.480, ¿quién tiene razón?', DUTY, 17_480],
    ['брокер говорит 17 480, кто прав?', DUTY, 17_480],
    ['银行说是58万，谁说得对？', POWER, 580_000],
    ['은행에서는 3,400이라고 하던데 누구 말이 맞아요?', REPAY, 3400],
    ['बैंक ने 3,300 बताया, कौन सही है?', REPAY, 3300],
  ] as const)('%s', (text, told, theirs) => {
    expect(asked(text, told)).toMatchObject({ act: 'theirs', theirs });
  });
});

describe('so much that a lender would lend is nothing that one has said', () => {
  test.each([
    'sorry if that was confusing. would the bank lend us 594k on both wages?',
    'will they lend 594k then, or is that too much?',
    'does a lender go to 594k? seems different',
    '¿nos prestaría el banco 594.000 o es demasiado? no entiendo',
    'La banque nous prêterait 594 000, c’est juste ?',
    'Würde uns die Bank 594.000 leihen? Stimmt das?',
    'la banca ci presterebbe 594.000? non capisco',
    'o banco nos emprestaria 594.000, está certo?',
    'А банк даст нам 594 тысячи, это верно?',
    '银行会借给我们59.4万吗？对不对',
    '銀行は594,000ドル貸してくれますか？違いますか',
    '은행이 594,000달러 빌려줄까요? 다른가요',
    'क्या बैंक 5,94,000 देगा? सही है?',
    'هل يقرضنا البنك 594,000؟ هل هذا صحيح',
  ])('%s', (text) => {
    expect(asked(text, POWER)).toBeNull();
  });
});

describe('ours against what they reckon themselves', () => {
  test.each([
    ['I make it 21,900. Is yours right?', DUTY, 21_900],
    ['I make it about 580k', POWER, 580_000],
    ['you said 621k, I get 580k, why?', POWER, 580_000],
    ['Ich komme auf etwa 580.000. Stimmt Ihre Zahl?', POWER, 580_000],
    ['moi j’arrive à 3 100', REPAY, 3100],
    ['a mí me sale 580.000, ¿por qué?', POWER, 580_000],
    ['a me risulta 580.000', POWER, 580_000],
    ['para mim dá 580.000, confere?', POWER, 580_000],
    ['у меня получается 580 тысяч', POWER, 580_000],
    ['我算出来是58万，你的数对吗？', POWER, 580_000],
    ['私の計算では58万ドルです', POWER, 580_000],
    ['제 계산으로는 58만 달러예요', POWER, 580_000],
    ['मेरे हिसाब से 5,80,000 है', POWER, 580_000],
    ['حسب حسابي 580,000', POWER, 580_000],
  ] as const)('%s', (text, told, own) => {
    expect(asked(text, told)).toMatchObject({ act: 'own', own });
  });

  test.each([
    ['I make 120k', POWER],
    ['I make it 580k if expenses are 4,100', POWER],
    ['can we make it 580k?', POWER],
    ['I get 1,450 a week', REPAY],
    ['wir kommen auf 190.000 brutto', POWER],
  ] as const)('%s', (text, told) => {
    expect(asked(text, told)).toBeNull();
  });
});

describe('two of ours', () => {
  test('a value, and an answer that found none', () => {
    const text = 'Huh, you said 1,039,027 a minute ago and now you don’t have enough sales? Which is it';
    expect(asked(text, VALUE, NONE)).toMatchObject({ act: 'which', one: { of: VALUE }, other: NONE });
  });
  test('of one kind, the later one second', () => {
    const text = 'erst sagten Sie 24.525, jetzt 23.220, was stimmt?';
    expect(asked(text, CASH, DUTY)).toMatchObject({ act: 'which', one: { of: CASH }, other: { of: DUTY } });
  });
});

describe('two of ours that are not named', () => {
  const MORE = answer(
    'borrowing_power',
    { incomeAud: 190_000 },
    { borrowingPowerAud: 919_352, incomeAud: 190_000 },
  );
  test.each([
    'first you said five hundred something now its heaps more, which is it?',
    'сначала вы говорили одно, теперь другое, что верно?',
    '你刚才说的不一样，哪个对？',
    'so which is it?',
    'two different figures, which is right?',
    'which one is it then',
    'Zwei verschiedene Zahlen, welche stimmt?',
    'Was gilt denn nun?',
    'alors c’est lequel ?',
    '¿entonces cuál es la correcta?',
    'allora qual è giusto?',
    'e qual é o certo?',
    'Так какая из них верная?',
    '那到底哪个对？',
    'どっちが正しいんですか？',
    '그럼 어느 게 맞아요?',
    'तो कौन सा सही है?',
    'طيب أيهما الصحيح؟',
  ])('%s', (text) => {
    expect(asked(text, POWER, MORE)).toMatchObject({ act: 'which', one: { of: POWER }, other: { of: MORE } });
    expect(asked(text, POWER)).toBeNull();
  });
});

describe('which of two homes or banks asks of no figure', () => {
  const MORE = answer('borrowing_power', { incomeAud: 190_000 }, { borrowingPowerAud: 919_352 });
  test.each([
    'which one is better for us?',
    'which bank is right for us?',
    'which is it, the one near the park?',
  ])('%s', (text) => {
    expect(asked(text, POWER, MORE)).toBeNull();
  });
});

describe('asks for something else', () => {
  test.each([
    ['what’s the repayment on 584,000?', LVR],
    ['oof 3062. we spend 3500 a month, would a bank even give us 780?', REPAY],
    ['confidence 76% with an 80% range on Macquarie St?', VALUE],
    ['i said 3500 not 2500 lol. and is that 33k with the first home thing?', POWER],
    ['go back to the first one - what hazards does it have', VALUE],
    ['does it have a first home buyer zone nearby?', VALUE],
    ['what can I get for 621k', POWER],
    ['my bank won’t lend more than 600k, what can we buy with that?', POWER],
    ['mi banco no presta más de 600 mil, ¿qué casas hay?', POWER],
    ['how much of the house can the bank own?', REPAY],
    ['can I include my car loan in the mortgage?', POWER],
    ['puis-je inclure mon prêt auto dans le crédit ?', POWER],
    ['you said my partner can help, which bank is right for us?', REPAY],
    ['what would it be over 25 years', REPAY],
    ['agent said 850k, is that right?', VALUE],
    ['how do I get a pre-approval?', POWER],
    ['how did you get your data?', MARKET],
    ['does the price include the furniture?', VALUE],
    ['my broker said I can borrow 600k, what are the repayments?', MARKET],
    ['is it near the school my sister goes to?', VALUE],
    ['das in Taigum für 710.000, wie hoch ist die Rate mit 100.000 Eigenkapital?', MARKET],
    ['do i need LMI with 60k down on a 440k place', LVR],
    ['y si pongo 150 mil de entrada, ¿cuánto pago al mes?', REPAY],
    ['那如果利率5.5%呢？', REPAY],
    ['we are first home buyers, how much duty then?', DUTY],
  ] as const)('%s', (text, told) => {
    expect(asked(text, told)).toBeNull();
  });

  test('of the whole, where a part of it was just explained', () => {
    const figureMeant = { kind: 'costs', name: 'costsAud', value: 4000, unit: 'aud' } as const;
    const before = { ...NEW_DIALOGUE, toldAnswers: [CASH], figureMeant };
    expect(accountAsked({ text: '这里面包括印花税吗？', places: [] }, before)).toMatchObject({
      act: 'includes',
      figure: { name: 'totalAud' },
    });
  });

  test('nothing was told yet', () => {
    expect(asked('how did you get 23,220?')).toBeNull();
  });
});
