import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isRealPersonAsked } from './real-person.ts';
import { NEW_DIALOGUE } from './state.ts';
import { asksWhenAnswered } from './when-they-answer.ts';

const to = decidingWith(knowing(place('Mandurah', 'WA', '6210'), place('Mount Stuart', 'TAS', '7000')));
const COMPARED = {
  last: { tool: 'compare' as const, arguments: { subjects: ['Mount Stuart, TAS 7000', 'Victoria'] } },
};
const HANDED = { kind: 'confirm', call: { tool: 'hand_over' } };

describe('in all languages', () => {
  it.each([
    ['es', 'Páseme con una persona, por favor. Me llamo Ana Ruiz, 0412 555 101'],
    ['fr', 'Passez-moi quelqu’un svp. Je m’appelle Luc, 0412 555 102'],
    ['de', 'Ich möchte mit einem echten Menschen sprechen. Ich heiße Jan, 0412 555 103'],
    ['it', 'Mi passi una persona, per favore. Mi chiamo Davide Russo, 0412 555 308'],
    ['pt', 'tá difícil, me passa pra alguém que fale português, 0412 555 104'],
    ['ru', 'Соедините меня с человеком. Меня зовут Олег, 0412 555 105'],
    ['zh', '请转人工,我叫李娜,0412 555 106'],
    ['ja', '担当者と話したいです。田中です、0412 555 107'],
    ['ko', '상담원 연결해 주세요. 김민수, 0412 555 108'],
    ['ar', 'حولني إلى شخص من فضلك، اسمي أحمد، 0412 555 109'],
    ['hi', 'मुझे किसी इंसान से बात करनी है। मेरा नाम राज, 0412 555 110'],
  ] as const)('%s: %s', (language, message) => {
    expect(to(message, { language })).toMatchObject(HANDED);
    // What was proposed and lacked a number is done with it, and not proposed once more.
    const action = { tool: 'hand_over' as const, arguments: { reason: 'help' } };
    expect(to(message, { language, action })).toMatchObject({ kind: 'approve' });
  });

  it.each([
    ['es', 'no quiero hablar con una persona, ¿cuánto vale una casa en Mandurah?'],
    ['de', 'Ich will nicht mit einem Menschen sprechen, was kostet ein Haus in Mandurah?'],
    ['zh', '不要转人工,Mandurah的房子多少钱?'],
  ] as const)('but not who wants none: %s: %s', (language, message) => {
    expect(isRealPersonAsked({ text: message, language } as Understanding, NEW_DIALOGUE)).toBe(false);
  });

  it.each([
    'Thank you. When will they call?',
    'how long until someone rings me back',
    '¿cuándo me van a llamar?',
    'Quand est-ce qu’on m’appelle ?',
    'Wann rufen Sie mich an?',
    'quando mi richiamano?',
    'quando vão me ligar?',
    'когда мне перезвонят?',
    '什么时候打给我?',
    'いつ電話をもらえますか',
    '언제 전화 주시나요?',
    'متى سيتصل بي؟',
    'वे कब कॉल करेंगे?',
  ])('asks when they are answered: %s', (message) => {
    expect(asksWhenAnswered(message)).toBe(true);
  });
  it.each(['is it flood prone', 'call me on 0400 555 123', 'please also ask about the stairs'])(
    'and does not: %s',
    (message) => {
      expect(asksWhenAnswered(message)).toBe(false);
    },
  );
});

describe('whoever asks for a real person gets one, whatever else they name', () => {
  it.each([
    'This is making me upset. It’s in TASMANIA. Can I just talk to a real person please?',
    'could I speak with a real person about listing the Mandurah house?',
    'just put me through to a human',
    'Please put me on to an actual person, the loan is 640k and you have it wrong',
  ])('%s', (message) => {
    expect(to(message)).toMatchObject(HANDED);
    expect(to(message, COMPARED)).toMatchObject(HANDED);
  });

  it.each([
    'no I don’t want to talk to a real person, how does Tasmania compare',
    'are the sales real? how is Mandurah going',
  ])('but not who asks for something else: %s', (message) => {
    expect(to(message, COMPARED)).not.toMatchObject(HANDED);
  });

  it('a yes to what is proposed stays a yes', () => {
    const action = { tool: 'hand_over' as const, arguments: { reason: 'help' } };
    expect(to('yes let me talk to a real person, 0491 570 156', { action })).toMatchObject({
      kind: 'approve',
    });
  });
});

describe('whoever leaves a way to be reached with the ask', () => {
  it.each([
    ['it', 'Mi faccia contattare da una persona: Marco Bellini, marco@example.com. Quando mi rispondono?'],
    ['en', 'please have someone call me, I’m Peter Lang, 0400 111 222'],
    ['en', 'just the sums pls, and can a real broker ring me, im Jess 0412 555 018'],
    ['en', 'then pass me to a person, I’m Dana Whitlock, dana.whitlock@example.com'],
    ['fr', 'Oui, confiez à une personne : Claire Marchand, claire@example.com'],
    ['es', 'Que me contacte alguien, soy Ana Ruiz, ana@example.com'],
    ['de', 'Bitte lassen Sie mich anrufen, Jan Weber, 0412 555 103'],
    ['pt', 'Peça para alguém entrar em contato: João Lima, joao@example.com'],
    ['ru', 'Пусть мне позвонит человек: Анна, 0412 555 900'],
    ['zh', '请让人联系我：李娜，0412 555 106'],
    ['ja', '担当者から連絡をください。田中、tanaka@example.com'],
    ['ko', '담당자가 연락해 주세요. 김민수, 0412 555 108'],
    ['ar', 'أريد أن يتصل بي أحد، أحمد 0412 555 109'],
    ['hi', 'किसी से कॉल करवा दीजिए, राज, 0412 555 110'],
  ] as const)('is handed over: %s: %s', (language, message) => {
    expect(to(message, { language })).toMatchObject(HANDED);
    expect(isRealPersonAsked({ text: message, language } as Understanding, NEW_DIALOGUE)).toBe(true);
  });

  it.each([
    ['en', 'who can I call about flood insurance in Mandurah?'],
    ['it', 'Come si contatta il council di Mandurah?'],
  ] as const)('and nobody else: %s: %s', (language, message) => {
    expect(isRealPersonAsked({ text: message, language } as Understanding, NEW_DIALOGUE)).toBe(false);
  });
});
