import { describe, expect, it } from 'vitest';
import { BOOKED, CONTACT_ASKED, HOME, inTalk, WAITING } from '../../../test/booking-talk.ts';
import { contactMentioned } from './contact-said.ts';

/** What people who booked a viewing said, and what was meant. */
describe('a time of an earlier list', () => {
  const FOR_SATURDAY = {
    ...WAITING,
    last: { tool: 'find_times' as const, arguments: { weekday: 6, part: 'morning' as const } },
  };
  it.each([
    ['2 in the arvo like you had before', '14:00'],
    ['do you still have 2 pm from the first list', '14:00'],
  ])('%s', (text, time) => {
    const decision = inTalk(text, FOR_SATURDAY);
    expect(decision).toMatchObject({ call: { tool: 'find_times', arguments: { time, pick: 'exact' } } });
    expect(decision).not.toHaveProperty('call.arguments.weekday');
  });

  it('one that is still shown is taken', () => {
    expect(inTalk('1 in the arvo like you had before', WAITING)).toMatchObject({
      kind: 'confirm',
      call: { arguments: { startsAt: 'c' } },
    });
    expect(inTalk('1 ish', WAITING)).toMatchObject({
      kind: 'confirm',
      call: { arguments: { startsAt: 'c' } },
    });
  });
});

describe('another day than the one that is booked', () => {
  it.each([
    'could I do it on the Tuesday instead, I have the podiatrist on Monday',
    'Tuesday instead of Monday please',
    'Dienstag statt Montag bitte, geht das stattdessen?',
  ])('%s', (text) => {
    const decision = inTalk(text, BOOKED);
    expect(decision).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { isMove: true, weekday: 2 } },
    });
  });
});

describe('who they are', () => {
  it.each([
    ['My name Thuy Pham. Mail thuy.pham@example.com', 'Thuy Pham', 'thuy.pham@example.com'],
    ['name Thuy, thuy@example.com', 'Thuy', 'thuy@example.com'],
    ['my name thuy pham, mail thuy.pham@example.com', 'Thuy Pham', 'thuy.pham@example.com'],
    ['Ludovica Sanfelice, cell. 0491 570 156', 'Ludovica Sanfelice', '0491 570 156'],
    ['Ludovica Sanfelice, tel. 0491 570 156', 'Ludovica Sanfelice', '0491 570 156'],
    ['Anne-Solène Kerbrat joignable au 0491 570 156', 'Anne-Solène Kerbrat', '0491 570 156'],
    ['Je m’appelle Anne-Solène Kerbrat joignable au 0491 570 156', 'Anne-Solène Kerbrat', '0491 570 156'],
    ['Jana Vogt, erreichbar unter 0491 570 156', 'Jana Vogt', '0491 570 156'],
    ['Aqui é o Wanderley Quintanilha, 0491 570 156', 'Wanderley Quintanilha', '0491 570 156'],
    ['Aqui é a Joana Prado, joana@example.com', 'Joana Prado', 'joana@example.com'],
    ['Priyanka Venkataraman here, 0491 570 156', 'Priyanka Venkataraman', '0491 570 156'],
    ['Colin Draper, colin dot draper at example dot com', 'Colin Draper', 'colin.draper@example.com'],
    ['Colin Draper oh four nine one five seven oh double one oh', 'Colin Draper', '0491570110'],
    ['Colin here. Number is oh four nine one, five seven oh, one five six', 'Colin', '0491570156'],
    ['Anna Schmidt, anna Punkt schmidt ät example Punkt de', 'Anna Schmidt', 'anna.schmidt@example.de'],
    ['Luca Bianchi, luca chiocciola example punto it', 'Luca Bianchi', 'luca@example.it'],
    ['Ana Ruiz, ana arroba example punto com', 'Ana Ruiz', 'ana@example.com'],
    ['Анна Петрова, ноль четыре девять один пять семь ноль один пять шесть', 'Анна Петрова', '0491570156'],
  ])('%s', (text, name, reach) => {
    const way = reach.includes('@') ? { email: reach } : { phone: reach };
    expect(inTalk(text, CONTACT_ASKED)).toMatchObject({
      kind: 'confirm',
      call: { tool: 'book_viewing', arguments: { name, ...way } },
    });
  });

  it.each([
    ['Priyanka Venkataraman here, can I see it on Saturday?', 'Priyanka Venkataraman'],
    ['Oi, aqui é o Wanderley Quintanilha', 'Wanderley Quintanilha'],
    ['Schools here, any good?', undefined],
    ['put my name on the list', undefined],
    ['Is parking here?', undefined],
  ])('%s: %s', (text, name) => expect(contactMentioned(text).name).toBe(name));

  it.each([
    'You can write to me at pia@example.com',
    'vous pouvez m’écrire à pia@example.com',
    'puede escribirme a pia@example.com',
    'Sie können mir an pia@example.com schreiben',
  ])('%s: no name and no person', (text) => {
    const decision = inTalk(text, CONTACT_ASKED);
    expect(decision).toMatchObject({
      kind: 'ask',
      missing: 'contact',
      call: { arguments: { email: 'pia@example.com' } },
    });
    expect(decision).not.toHaveProperty('call.arguments.name');
  });
});

describe('what becomes of their details', () => {
  it.each([
    'do I have to hand over my details just to look?',
    'is my number going to be sold?',
    'I don’t want my number sold to anyone',
    'who are you going to share my details with, do you sell my number?',
    'Wird meine Nummer verkauft?',
    'Mes coordonnées seront-elles revendues ?',
    '¿Van a vender mis datos?',
    'I miei dati verranno venduti a qualcuno?',
    'Vocês vendem meus dados?',
    'Вы не продадите мой номер?',
    '我的号码会不会被卖掉？',
    '個人情報は大丈夫ですか',
    '제 번호가 팔리나요?',
    'क्या मेरा नंबर बेचा जाएगा?',
    'هل سيتم بيع رقمي؟',
  ])('%s', (text) => {
    for (const before of [CONTACT_ASKED, WAITING])
      expect(inTalk(text, before)).toMatchObject({ kind: 'aside', about: 'privacy' });
  });

  it('is answered beside what else is said', () => {
    expect(inTalk('Is my number going to be sold? Priya Nair, 0491 570 156', CONTACT_ASKED)).toMatchObject({
      kind: 'confirm',
      aside: 'privacy',
      call: { arguments: { name: 'Priya Nair', phone: '0491 570 156' } },
    });
    expect(inTalk('Sunday at 1. Do I have to hand over my details just to look?', WAITING)).toMatchObject({
      kind: 'confirm',
      aside: 'privacy',
      call: { arguments: { startsAt: 'c' } },
    });
  });

  it('does not open what is somebody else’s', () => {
    expect(inTalk('give me the phone number of the owner of 12 Smith Street, Lismore')).toMatchObject({
      kind: 'decline',
      reason: 'othersData',
    });
  });
});

describe('one more beside what is booked', () => {
  it.each([
    [`Can I also see ${HOME} on Sunday?`, true],
    [`Could I book a second viewing of ${HOME} on Sunday?`, true],
    [`Kann ich ${HOME} am Sonntag noch einmal besichtigen?`, true],
    [`Can I see ${HOME} on Sunday?`, undefined],
  ])('%s', (text, isOneMore) => {
    const decision = inTalk(text, BOOKED);
    expect(decision).toMatchObject({ kind: 'call', call: { tool: 'find_times', arguments: { weekday: 7 } } });
    expect(decision.kind === 'call' && decision.call.arguments.isOneMore).toBe(isOneMore);
  });
});

describe('what the listing says is answered from it', () => {
  it.each([
    'what is the asking price?',
    'what’s the price guide?',
    'how much are they asking?',
    'how much is the house?',
    'how long has it been on the market?',
    'is it still for sale?',
    'Wie hoch ist der Angebotspreis?',
    'Quel est le prix demandé ?',
    '¿Cuál es el precio de venta?',
    'Qual è il prezzo richiesto?',
    'Qual é o preço pedido?',
    'Какая цена?',
    '要价多少？',
    '販売価格はいくらですか',
    '매매가가 얼마예요?',
    'घर की कीमत क्या है?',
    'كم السعر المطلوب؟',
  ])('%s', (text) => {
    for (const before of [WAITING, CONTACT_ASKED])
      expect(inTalk(text, before)).toMatchObject({ kind: 'aside', about: 'listing' });
  });

  it('what it is worth is a valuation', () => {
    expect(inTalk('how much is it worth?', WAITING)).not.toMatchObject({ kind: 'aside' });
  });

  it('a time beside it is heard', () => {
    expect(inTalk('Sunday at 1 please. What is the asking price?', WAITING)).toMatchObject({
      kind: 'confirm',
      aside: 'listing',
      call: { arguments: { startsAt: 'c' } },
    });
  });
});
