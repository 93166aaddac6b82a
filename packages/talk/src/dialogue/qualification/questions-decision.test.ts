import { ASSISTANT_LANGUAGES, type AssistantLanguage } from '@propguard/rules/assistant/languages';
import { LEAD_INTENTS, type LeadIntent } from '@propguard/rules/leads/facts';
import { type Answer, BUDGET_OPTIONS, FLOWS, questionOf } from '@propguard/rules/qualification/flow';
import { describe, expect, it } from 'vitest';
import { knowing, place } from '../../../test/knowing.ts';
import { askedQuestion } from '../../answers/qualification/compose-questions.ts';
import { questionPhrasesOf } from '../../answers/qualification/phrases/all.ts';
import { CHOSEN_KEYS } from '../../answers/qualification/phrases/question-phrases.ts';
import { decide } from '../decide.ts';
import { hear } from '../hear.ts';
import { type DialogueState, NEW_DIALOGUE } from '../state.ts';

const KNOWLEDGE = knowing(
  place('New Farm', 'QLD', '4005'),
  place('Bulimba', 'QLD', '4171'),
  place('Croydon', 'SA', '5008'),
  place('Croydon', 'NSW', '2132'),
);
const decided = (text: string, before: Partial<DialogueState> = {}, language: AssistantLanguage = 'en') => {
  const state = { ...NEW_DIALOGUE, language, ...before };
  return decide(hear(text, KNOWLEDGE, { language, state: null }), state, KNOWLEDGE);
};
const asking = (flow: LeadIntent, missing: string): Partial<DialogueState> => ({
  pending: { tool: 'qualify', arguments: { flow, answers: {} }, missing, choices: [] },
  questions: { flow, answers: {}, isRecalled: false },
});
const answerTo = (flow: LeadIntent, key: string, text: string, language: AssistantLanguage = 'en') => {
  const decision = decided(text, asking(flow, key), language);
  if (decision.kind !== 'ask' && decision.kind !== 'confirm') return decision;
  return (decision.call.arguments.answers as Record<string, Answer> | undefined)?.[key];
};

describe('what begins them', () => {
  it.each([
    ['Register as a buyer', 'buyer', 'budget'],
    ['could you put me down as a buyer please', 'buyer', 'budget'],
    ['I’d like to register my interest', 'buyer', 'budget'],
    ['sign me up as an investor', 'investor', 'budget'],
    ['Can I get my house appraised?', 'seller', 'address'],
    ['we want to sell our unit with you', 'seller', 'address'],
  ])('%s', (text, flow, missing) =>
    expect(decided(text)).toMatchObject({
      kind: 'ask',
      missing,
      call: { tool: 'qualify', arguments: { flow } },
    }),
  );
  it('asks what they plan, when nothing says it', () => {
    expect(decided('ask me your questions')).toMatchObject({ kind: 'ask', missing: 'flow' });
    const open = { pending: { tool: 'qualify' as const, arguments: {}, missing: 'flow', choices: [] } };
    expect(decided('I want to sell', open)).toMatchObject({ missing: 'address' });
  });
  it.each(['I want to buy a house in New Farm', 'What is 12 Smith Street worth?', 'how do I sell my house?'])(
    'is not: %s',
    (text) => expect(JSON.stringify(decided(text))).not.toContain('qualify'),
  );
});

describe('an answer in words of one’s own', () => {
  it.each([
    ['buyer', 'budget', '750', { min: null, max: 750_000 }],
    ['buyer', 'budget', 'up to 1.2 million', { min: null, max: 1_200_000 }],
    ['buyer', 'budget', 'between 700k and 900k', { min: 700_000, max: 900_000 }],
    ['buyer', 'budget', 'at least 2 million', { min: 2_000_000, max: null }],
    ['buyer', 'timeline', 'asap', 'immediately'],
    ['buyer', 'timeline', 'within 5 months', '3-6-months'],
    ['buyer', 'timeline', 'in a year or so', '6-months-plus'],
    ['buyer', 'timeline', 'the second', '3-months'],
    ['buyer', 'financing', 'cash', 'cash'],
    ['buyer', 'financing', 'I need help with that', 'needs-help'],
    ['buyer', 'financing', 'pre approved by my bank', 'pre-approved'],
    ['buyer', 'propertyType', 'townhouse', ['townhouse']],
    ['buyer', 'propertyType', 'a flat or some land', ['apartment', 'land']],
    ['buyer', 'propertyType', 'anything', ['house', 'townhouse', 'apartment', 'land', 'rural']],
    ['buyer', 'areas', 'New Farm or Bulimba', ['QLD-4005-New Farm', 'QLD-4171-Bulimba']],
    ['investor', 'experience', 'none so far', '1'],
    ['investor', 'experience', '5 of them', '4'],
    ['seller', 'address', '12 Smith Street, New Farm', '12 Smith Street, New Farm'],
    ['seller', 'lastAppraisal', 'about 3 years ago', 'older'],
    ['seller', 'renovations', 'No', 'No'],
    ['buyer', 'budget', 'skip', null],
  ] as [LeadIntent, string, string, Answer][])('%s, %s: %s', (flow, key, text, answer) =>
    expect(answerTo(flow, key, text)).toEqual(answer),
  );

  it('asks which of two suburbs is meant', () =>
    expect(decided('Croydon', asking('buyer', 'areas'))).toMatchObject({
      kind: 'ask',
      missing: 'areas',
      choices: expect.arrayContaining(['Croydon SA 5008', 'Croydon NSW 2132']),
    }));
});

/** Of each kind: in how many months, how it is paid, how many were bought, when it was appraised, what is spent. */
type Said = Readonly<Record<'in2Months' | 'in5Months' | 'nextYear' | 'now', string>> &
  Readonly<Record<'cash' | 'help' | 'approved' | 'first' | 'three' | 'twelve', string>> &
  Readonly<Record<'appraised2Years' | 'never' | 'upTo800k' | 'atLeast2m' | 'unknown' | 'anything', string>>;
const SAID: Readonly<Record<AssistantLanguage, Said>> = {
  en: {
    in2Months: 'in about two months',
    in5Months: 'five months from now',
    nextYear: 'not before next year',
    now: 'as soon as possible',
    cash: 'I will pay cash',
    help: 'I need help with a loan',
    approved: 'the bank has approved it',
    first: 'this would be my first one',
    three: 'we have three',
    twelve: 'a dozen or so',
    appraised2Years: 'two years ago',
    never: 'it never was',
    upTo800k: 'up to 800k',
    atLeast2m: 'at least 2 million',
    unknown: 'not sure yet',
    anything: 'anything',
  },
  de: {
    in2Months: 'in etwa zwei Monaten',
    in5Months: 'erst in fünf Monaten',
    nextYear: 'frühestens nächstes Jahr',
    now: 'so schnell wie möglich',
    cash: 'ich zahle bar',
    help: 'ich brauche noch einen Kredit',
    approved: 'die Bank hat es genehmigt',
    first: 'das wäre meine erste',
    three: 'wir haben drei',
    twelve: 'ungefähr zwölf',
    appraised2Years: 'vor zwei Jahren',
    never: 'noch nie',
    upTo800k: 'bis 800.000 Dollar',
    atLeast2m: 'mindestens 2 Millionen',
    unknown: 'weiß ich noch nicht',
    anything: 'ist mir egal',
  },
  fr: {
    in2Months: 'dans deux mois environ',
    in5Months: 'dans cinq mois',
    nextYear: 'plutôt l’année prochaine',
    now: 'dès que possible',
    cash: 'je paie comptant',
    help: 'pas encore, j’ai besoin d’un prêt',
    approved: 'mon prêt est approuvé',
    first: 'ce serait mon premier',
    three: 'nous en avons trois',
    twelve: 'une douzaine',
    appraised2Years: 'il y a deux ans',
    never: 'jamais',
    upTo800k: 'jusqu’à 800 000 dollars',
    atLeast2m: 'au moins 2 millions',
    unknown: 'je ne sais pas encore',
    anything: 'peu importe',
  },
  es: {
    in2Months: 'en unos dos meses',
    in5Months: 'dentro de cinco meses',
    nextYear: 'el año que viene',
    now: 'lo antes posible',
    cash: 'pago al contado',
    help: 'necesito una hipoteca',
    approved: 'el banco ya lo tiene aprobado',
    first: 'sería mi primera',
    three: 'tenemos tres',
    twelve: 'unas doce',
    appraised2Years: 'hace dos años',
    never: 'nunca',
    upTo800k: 'hasta 800 mil dólares',
    atLeast2m: 'al menos 2 millones',
    unknown: 'no sé todavía',
    anything: 'me da igual',
  },
  it: {
    in2Months: 'tra circa due mesi',
    in5Months: 'fra cinque mesi',
    nextYear: 'l’anno prossimo',
    now: 'il prima possibile',
    cash: 'pago in contanti',
    help: 'mi serve un mutuo',
    approved: 'la banca lo ha approvato',
    first: 'sarebbe il mio primo',
    three: 'ne abbiamo tre',
    twelve: 'una dozzina',
    appraised2Years: 'due anni fa',
    never: 'mai',
    upTo800k: 'fino a 800 mila dollari',
    atLeast2m: 'almeno 2 milioni',
    unknown: 'non lo so ancora',
    anything: 'va bene qualsiasi cosa',
  },
  pt: {
    in2Months: 'daqui a dois meses',
    in5Months: 'em cinco meses',
    nextYear: 'só no ano que vem',
    now: 'o mais rápido possível',
    cash: 'pago à vista',
    help: 'preciso de um financiamento',
    approved: 'o banco já tem aprovado',
    first: 'seria o meu primeiro',
    three: 'temos três',
    twelve: 'uma dúzia',
    appraised2Years: 'há dois anos',
    never: 'nunca',
    upTo800k: 'até 800 mil dólares',
    atLeast2m: 'pelo menos 2 milhões',
    unknown: 'ainda não sei',
    anything: 'tanto faz',
  },
  ru: {
    in2Months: 'месяца через два',
    in5Months: 'через пять месяцев',
    nextYear: 'только в следующем году',
    now: 'как можно скорее',
    cash: 'заплачу наличными',
    help: 'нужна ипотека',
    approved: 'банк одобрил',
    first: 'это будет мой первый',
    three: 'у нас три',
    twelve: 'около двенадцати',
    appraised2Years: 'два года назад',
    never: 'никогда',
    upTo800k: 'до 800 тысяч долларов',
    atLeast2m: 'не менее 2 миллионов',
    unknown: 'пока не знаю',
    anything: 'всё равно',
  },
  zh: {
    in2Months: '大概两个月后',
    in5Months: '五个月以后',
    nextYear: '明年再说',
    now: '越快越好',
    cash: '我全款付',
    help: '我还没找银行，需要贷款',
    approved: '银行批准了',
    first: '这是第一套',
    three: '我们有三套',
    twelve: '十几套',
    appraised2Years: '两年前',
    never: '从来没有评估过',
    upTo800k: '最多80万',
    atLeast2m: '至少200万',
    unknown: '还不知道',
    anything: '都可以',
  },
  ja: {
    in2Months: '二か月後くらい',
    in5Months: '5か月後',
    nextYear: '来年になります',
    now: 'できるだけ早く',
    cash: '現金で払います',
    help: 'ローンについて相談したいです',
    approved: '銀行の承認を得ました',
    first: '初めてです',
    three: '三件あります',
    twelve: '十二件です',
    appraised2Years: '2年前です',
    never: '一度もありません',
    upTo800k: '80万まで',
    atLeast2m: '200万以上',
    unknown: 'まだわかりません',
    anything: '何でもいいです',
  },
  ko: {
    in2Months: '두 달 후에요',
    in5Months: '5개월 뒤요',
    nextYear: '내년에요',
    now: '가능한 한 빨리요',
    cash: '현금으로 낼 거예요',
    help: '대출이 필요해요',
    approved: '은행 승인을 받았어요',
    first: '처음이에요',
    three: '세 채 있어요',
    twelve: '열두 채요',
    appraised2Years: '2년 전에요',
    never: '한 번도 없어요',
    upTo800k: '80만까지요',
    atLeast2m: '200만 이상이요',
    unknown: '아직 모르겠어요',
    anything: '상관없어요',
  },
  hi: {
    in2Months: 'करीब दो महीने में',
    in5Months: 'पाँच महीने बाद',
    nextYear: 'अगले साल',
    now: 'जितनी जल्दी हो सके',
    cash: 'नकद दूँगा',
    help: 'मुझे लोन चाहिए',
    approved: 'बैंक ने मंज़ूर कर दिया है',
    first: 'यह मेरी पहली होगी',
    three: 'हमारे पास तीन हैं',
    twelve: 'बारह हैं',
    appraised2Years: 'दो साल पहले',
    never: 'कभी नहीं',
    upTo800k: '8 लाख तक',
    atLeast2m: 'कम से कम 20 लाख',
    unknown: 'अभी पता नहीं',
    anything: 'कोई भी चलेगा',
  },
  ar: {
    in2Months: 'بعد شهرين تقريبا',
    in5Months: 'بعد خمسة أشهر',
    nextYear: 'في السنة القادمة',
    now: 'في أقرب وقت',
    cash: 'سأدفع نقدا',
    help: 'أحتاج إلى قرض',
    approved: 'حصلت على موافقة البنك',
    first: 'سيكون الأول لي',
    three: 'لدينا ثلاثة',
    twelve: 'كثير جدا',
    appraised2Years: 'قبل سنتين',
    never: 'أبدا',
    upTo800k: 'حتى 800 ألف دولار',
    atLeast2m: 'على الأقل 2 مليون',
    unknown: 'لا أعرف بعد',
    anything: 'أي شيء',
  },
};
const MEANT: readonly [keyof Said, LeadIntent, string, Answer][] = [
  ['in2Months', 'buyer', 'timeline', '3-months'],
  ['in5Months', 'buyer', 'timeline', '3-6-months'],
  ['nextYear', 'buyer', 'timeline', '6-months-plus'],
  ['now', 'buyer', 'timeline', 'immediately'],
  ['cash', 'buyer', 'financing', 'cash'],
  ['help', 'buyer', 'financing', 'needs-help'],
  ['first', 'investor', 'experience', '1'],
  ['three', 'investor', 'experience', '3'],
  ['twelve', 'investor', 'experience', '5'],
  ['appraised2Years', 'seller', 'lastAppraisal', 'older'],
  ['never', 'seller', 'lastAppraisal', 'never'],
  ['upTo800k', 'buyer', 'budget', { min: null, max: 800_000 }],
  ['atLeast2m', 'buyer', 'budget', { min: 2_000_000, max: null }],
  ['unknown', 'buyer', 'timeline', null],
  ['anything', 'buyer', 'propertyType', ['house', 'townhouse', 'apartment', 'land', 'rural']],
];

describe.each(ASSISTANT_LANGUAGES)('in words of one’s own, in %s', (language) => {
  it.each(MEANT)('%s', (kind, flow, key, answer) =>
    expect(answerTo(flow, key, SAID[language][kind], language), SAID[language][kind]).toEqual(answer),
  );
  // Of several languages the usual word for it is what our buttons call pre-qualified.
  it('approved', () =>
    expect(answerTo('buyer', 'financing', SAID[language].approved, language)).toBe('pre-approved'));
});

/** What somebody wants to do: buy, sell, invest. */
const PLANS: Readonly<Record<AssistantLanguage, readonly [string, string, string]>> = {
  en: ['I want to buy a house', 'I want to sell my house', 'I want to invest in property'],
  de: [
    'Ich möchte ein Haus kaufen',
    'Ich möchte mein Haus verkaufen',
    'Ich möchte in Immobilien investieren',
  ],
  fr: ['Je veux acheter une maison', 'Je veux vendre ma maison', 'Je veux investir dans l’immobilier'],
  es: ['Quiero comprar una casa', 'Quiero vender mi casa', 'Quiero invertir en inmuebles'],
  it: ['Voglio comprare una casa', 'Voglio vendere la mia casa', 'Voglio investire in immobili'],
  pt: ['Quero comprar uma casa', 'Quero vender minha casa', 'Quero investir em imóveis'],
  ru: ['Я хочу купить дом', 'Я хочу продать свой дом', 'Я хочу инвестировать в недвижимость'],
  zh: ['我想买房子', '我想卖房子', '我想投资房产'],
  ja: ['家を買いたいです', '家を売りたいです', '不動産に投資したいです'],
  ko: ['집을 사고 싶어요', '집을 팔고 싶어요', '부동산에 투자하고 싶어요'],
  hi: ['मैं घर खरीदना चाहता हूँ', 'मैं अपना घर बेचना चाहता हूँ', 'मैं संपत्ति में निवेश करना चाहता हूँ'],
  ar: ['أريد شراء منزل', 'أريد بيع منزلي', 'أريد الاستثمار في العقارات'],
};

describe.each(ASSISTANT_LANGUAGES)('what somebody plans, in %s', (language) => {
  const [buy, sell, invest] = PLANS[language];
  it('is heard for what it is', () => {
    expect(decided(buy, {}, language), buy).toMatchObject({ kind: 'ask', call: { tool: 'search_listings' } });
    expect(decided(sell, {}, language), sell).toMatchObject({ kind: 'tell', topics: ['selling'] });
    expect(decided(invest, {}, language), invest).toMatchObject({ kind: 'tell', topics: ['investing'] });
  });
  it('begins its questions once it is asked for', () => {
    const open = { pending: { tool: 'qualify' as const, arguments: {}, missing: 'flow', choices: [] } };
    for (const [text, flow] of [
      [buy, 'buyer'],
      [sell, 'seller'],
      [invest, 'investor'],
    ] as const)
      expect(decided(text, open, language), text).toMatchObject({ call: { arguments: { flow } } });
  });
});

describe('what is no answer', () => {
  it('is asked again, and the address cannot be left out', () => {
    expect(decided('purple', asking('buyer', 'timeline'))).toMatchObject({
      kind: 'ask',
      missing: 'timeline',
    });
    expect(decided('skip', asking('seller', 'address'))).toMatchObject({ kind: 'ask', missing: 'address' });
  });
  it('is another question, which is answered', () =>
    expect(decided('How is the market in New Farm?', asking('buyer', 'budget'))).toMatchObject({
      kind: 'call',
      call: { tool: 'market' },
    }));
  it('ends them, and they are gone on with', () => {
    expect(decided('stop', asking('buyer', 'budget'))).toEqual({ kind: 'drop' });
    const left = { questions: { flow: 'buyer' as const, answers: { budget: null }, isRecalled: true } };
    expect(decided('continue', left)).toMatchObject({ kind: 'ask', missing: 'timeline' });
    expect(decided('Register as a buyer', left)).toMatchObject({ missing: 'timeline' });
  });
});

it('after the last, whether it may be passed on is asked', () => {
  const answers = Object.fromEntries(FLOWS.buyer.map(({ key }) => [key, null]));
  const { areas: _, ...open } = answers;
  const before = asking('buyer', 'areas');
  expect(
    decided('Bulimba', {
      ...before,
      pending: {
        tool: 'qualify',
        arguments: { flow: 'buyer', answers: open },
        missing: 'areas',
        choices: [],
      },
    }),
  ).toMatchObject({
    kind: 'confirm',
    call: {
      tool: 'qualify',
      arguments: { flow: 'buyer', answers: { ...open, areas: ['QLD-4171-Bulimba'] } },
    },
  });
});

describe.each(ASSISTANT_LANGUAGES)('in %s', (language) => {
  const words = questionPhrasesOf(language);
  it('the buttons begin each flow, go on and pass over', () => {
    for (const flow of LEAD_INTENTS)
      expect(decided(words.start[flow], {}, language), words.start[flow]).toMatchObject({
        kind: 'ask',
        call: { tool: 'qualify', arguments: { flow } },
      });
    const left = { questions: { flow: 'buyer' as const, answers: { budget: null }, isRecalled: true } };
    expect(decided(words.goOn, left, language)).toMatchObject({ kind: 'ask', missing: 'timeline' });
    expect(answerTo('buyer', 'budget', words.skip, language)).toBeNull();
  });

  it('every option is taken for what it says', () => {
    for (const key of CHOSEN_KEYS) {
      const flow = key === 'lastAppraisal' ? 'seller' : 'investor';
      const question = questionOf(flow, key);
      words.options[key].forEach((label, at) => {
        const expected =
          question?.kind === 'choice'
            ? question.options[at]?.value
            : key === 'budget'
              ? { min: BUDGET_OPTIONS[at]?.min, max: BUDGET_OPTIONS[at]?.max }
              : [['house', 'townhouse', 'apartment', 'land', 'rural'][at]];
        expect(answerTo(flow, key, label, language), label).toEqual(expected);
      });
    }
  });

  it('every question of every flow has its words', () => {
    for (const flow of LEAD_INTENTS)
      for (const { key, isRequired } of FLOWS[flow]) {
        const asked = askedQuestion({ language }, flow, key);
        expect(asked?.question, key).toBeTruthy();
        expect(asked?.choices.includes(words.skip)).toBe(!isRequired);
      }
  });
});
