import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { describe, expect, it } from 'vitest';
import { knowing, place } from '../../test/knowing.ts';
import { guideText } from '../answers/guide/guide-texts.ts';
import { decide } from '../dialogue/decide.ts';
import { hear } from '../dialogue/hear.ts';
import { type DialogueState, NEW_DIALOGUE } from '../dialogue/state.ts';
import { careTopicOf } from './care-topic.ts';

const KNOWLEDGE = knowing(place('Lismore', 'NSW', '2480'), place('Home Hill', 'QLD', '4806'));
const to = (message: string, change: Partial<DialogueState> = {}) => {
  const before = { ...NEW_DIALOGUE, ...change };
  return decide(hear(message, KNOWLEDGE, { language: before.language, state: null }), before, KNOWLEDGE);
};
const CAREFUL: Partial<DialogueState> = { language: 'en', isCareful: true, told: ['danger'] };

describe('somebody who may not want to live on', () => {
  it.each([
    'some nights i dont see the point',
    "I'm three months behind and honestly what's the point of any of it",
    'my family would be better off if I was gone',
    'I just want to die, the bank keeps ringing',
    'i cant find any reason to keep going',
    'nobody would notice if I was not there',
    "i can't see a way out",
    'dont wanna be here anymore',
    'debo seis meses y no le veo sentido a la vida',
    'ya no quiero vivir así',
    'je n’ai plus envie de vivre, je dois trop',
    'Ich sehe nachts keinen Sinn mehr',
    'non voglio più vivere',
    'não quero mais viver',
    'не хочу жить, долги давят',
    'ローンが返せなくて、もう死にたいです',
    '빚 때문에 살고 싶지 않아요',
    '欠了这么多贷款,活着没意思',
    'لا أريد أن أعيش بعد الآن',
    'कर्ज़ के कारण जीने का मन नहीं करता',
  ])('is met with care before anything else: %s', (message) => {
    expect(to(message)).toEqual({ kind: 'tell', topics: ['despair'] });
  });

  it('is understood from fewer words once worries were told', () => {
    expect(careTopicOf("i don't see the point")).toBeNull();
    expect(careTopicOf("i don't see the point", { isCareful: false, told: ['hardship'] })).toBe('despair');
  });
});

describe('somebody who is not safe at home', () => {
  it.each([
    ['hes home got to go', 'safeGoodbye'],
    ['my husband is back, gtg', 'safeGoodbye'],
    ['ya llegó mi marido, tengo que irme', 'safeGoodbye'],
    ['il est rentré, je dois y aller', 'safeGoodbye'],
    ['mein Mann ist da, muss los', 'safeGoodbye'],
    ['муж пришёл, надо идти', 'safeGoodbye'],
    ['他回来了,我得走了', 'safeGoodbye'],
    ['夫が帰ってきた、閉じます', 'safeGoodbye'],
    ['남편이 왔어요, 끊어야 해요', 'safeGoodbye'],
    ['can he sell the house without my signature', 'partnerSells'],
    ['could my husband put it on the market behind my back?', 'partnerSells'],
    ['¿mi marido puede vender la casa sin mi firma?', 'partnerSells'],
    ['Kann mein Mann das Haus ohne meine Unterschrift verkaufen?', 'partnerSells'],
    ['муж может продать дом без моего согласия?', 'partnerSells'],
    ['老公能不经我同意卖房吗', 'partnerSells'],
    ['هل يستطيع زوجي بيع البيت دون توقيعي؟', 'partnerSells'],
    ['क्या मेरे पति बिना मेरे हस्ताक्षर घर बेच सकते हैं?', 'partnerSells'],
    ['my partner checks my phone and takes my pay', 'danger'],
    ['mi pareja no me deja trabajar', 'danger'],
  ])('%s', (message, topic) => {
    expect(to(message)).toEqual({ kind: 'tell', topics: [topic] });
  });

  it('may go at any word once that is known, and is never told that nobody understood', () => {
    expect(to('gotta go', CAREFUL)).toEqual({ kind: 'tell', topics: ['safeGoodbye'] });
    expect(to('mmh dunno whatever', CAREFUL)).toEqual({ kind: 'tell', topics: ['stillHere'] });
    expect(to('mmh dunno whatever')).toMatchObject({ kind: 'decline', reason: 'notUnderstood' });
  });
});

describe('somebody who is wronged', () => {
  it.each([
    ['they want a deposit on WhatsApp before I see it', 'scam'],
    ['500 already sent, who do I turn to', 'scam'],
    ['the landlord asks for the bond by gift card', 'scam'],
    ['I paid the holding deposit and now he blocked me', 'scam'],
    ['is this listing legit', 'scam'],
    ['someone hacked my conveyancers email and we sent the deposit', 'scam'],
    ['me estafaron con un alquiler', 'scam'],
    ['on me demande un acompte avant de visiter, il veut un virement', 'scam'],
    ['Der Vermieter will die Kaution vor der Besichtigung', 'scam'],
    ['ho già pagato e non risponde più, a chi mi rivolgo', 'scam'],
    ['paguei o sinal e o corretor sumiu', 'scam'],
    ['требуют залог до просмотра', 'scam'],
    ['内見前に保証金の送金を求められました', 'scam'],
    ['집 보기 전에 보증금을 보내 달라고 해요', 'scam'],
    ['房东要求看房前先转押金', 'scam'],
    ['يطلبون عربون قبل المعاينة', 'scam'],
    ['देखने से पहले डिपॉज़िट मांग रहे हैं', 'scam'],
    ['got a notice to vacate yesterday', 'eviction'],
    ['landlord told us to move out by friday', 'eviction'],
    ['nos echan del piso', 'eviction'],
    ['le propriétaire veut nous mettre dehors', 'eviction'],
    ['Der Vermieter hat uns gekündigt', 'eviction'],
    ['ci è arrivato lo sfratto', 'eviction'],
    ['recebi uma ordem de despejo', 'eviction'],
    ['нас выселяют', 'eviction'],
    ['大家から退去通知が来ました', 'eviction'],
    ['집주인이 나가라고 해요', 'eviction'],
    ['房东要我们搬走', 'eviction'],
    ['وصلني إشعار إخلاء', 'eviction'],
    ['मकान मालिक घर खाली करने को कह रहा है', 'eviction'],
  ])('%s', (message, topic) => {
    expect(to(message)).toEqual({ kind: 'tell', topics: [topic] });
  });

  it.each([
    'a man at the door is pressuring mum to sign the house over',
    'Dad is 84 and a salesman talked him into a contract, he was confused',
    'quieren que mi abuela firme, la presionan en la puerta',
    'Meine Mutter wird gedrängt, das Haus zu verkaufen',
    'бабушку заставляют подписать договор',
    '有人上门逼我妈签合同卖房',
    '母が家を売る契約を迫られています',
    'أحدهم يضغط على والدتي لتوقيع عقد',
  ])('and old, is told not to sign and how long they can go back: %s', (message) => {
    expect(to(message)).toEqual({ kind: 'tell', topics: ['elderSigning', 'coolingOff'] });
  });
});

describe('words that only sound like it', () => {
  it.each([
    'no point paying LMI',
    "I don't see the point of an offset account",
    "what's the point of a building inspection",
    'is the house a scam at 900k?',
    'stamp duty is such a scam, how much do I pay on 800k',
    'I dont want to live near a highway',
    'we want to live somewhere quiet',
    "he's home on weekends, can we inspect then",
    'how do I evict my tenant',
    'can I buy with the tenants staying',
    'can the bank sell my house without my consent',
    'my parents are selling and want to know what it is worth in Lismore',
    'my mum wants to sell her house in Lismore',
    'when do I pay the deposit',
    'do you have whatsapp, i want to pay a deposit of 10%',
    'how do people fake payslips for a loan',
    'tenant evicted before settlement?',
    'grandma has a north facing front door, what would it sell for',
    'we paid 850k in 2019, what is it worth now',
    'I have to go through the contract, what should I look for',
    'what is the median price in Home Hill',
    '¿cuánto depósito pago antes de firmar?',
    'Wie viel Anzahlung brauche ich für 800k?',
    '我妈想卖房,值多少钱',
    'сколько стоит дом моих родителей в Lismore',
    '내 집 팔면 얼마예요',
    '親の家を売りたい、いくらですか',
  ])('are no call for help: %s', (message) => {
    expect(careTopicOf(message)).toBeNull();
  });
});

describe.each(ASSISTANT_LANGUAGES)('who is named in %s', (language) => {
  it.each([
    ['despair', ['13 11 14', '000', '1800 007 007', 'hardship']],
    ['safeGoodbye', ['000']],
    ['partnerSells', ['1800 737 732', '000']],
    ['stillHere', ['13 11 14', '1800 737 732', '000']],
    ['scam', ['Scamwatch', 'ReportCyber', '1800 595 160', '131 444']],
    ['elderSigning', ['1800 353 374', '10']],
    ['eviction', ['tenantsvic.org.au', '131 450', '000']],
  ] as const)('for %s', (topic, named) => {
    const text = guideText(topic, language).toLowerCase();
    for (const one of named) expect(text).toContain(one.toLowerCase());
  });
});
