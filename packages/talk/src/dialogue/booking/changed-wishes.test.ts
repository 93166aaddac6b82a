import { describe, expect, it } from 'vitest';
import {
  BOOKED,
  CONTACT_ASKED,
  HOME,
  inTalk,
  OFFERED,
  PROPOSED,
  TIMES,
  WAITING,
} from '../../../test/booking-talk.ts';
import type { Decision, DialogueState } from '../state.ts';

const AFTERNOON: Partial<DialogueState> = {
  ...WAITING,
  last: { tool: 'find_times', arguments: { address: HOME, weekday: 6, part: 'afternoon' } },
  pending: {
    tool: 'book_viewing',
    arguments: { ...TIMES, offered: OFFERED.slice(2), kept: { part: 'afternoon' } },
    missing: 'time',
    choices: [],
  },
};
const wantedIn = (decision: Decision): Record<string, unknown> =>
  'call' in decision ? decision.call.arguments : {};

describe('what is said newly takes the place of what was said of the same', () => {
  it.each([
    ['ok tues 9', { weekday: 2, time: '09:00' }],
    ['MORNING. mon 10.30 am', { weekday: 1, time: '10:30' }],
    ['wed 11', { weekday: 3, time: '11:00' }],
  ])('%s', (text, wanted) => {
    const args = wantedIn(inTalk(text, AFTERNOON));
    expect(args).toMatchObject(wanted);
    expect(args.part).toBeUndefined();
  });

  it('a day of the list that is offered is meant, and not the next that comes', () => {
    const thursdays = [
      { startsAt: 'x', text: 'Thu, 26 Nov, 10:00 am', day: '2026-11-26', weekday: 4, time: '10:00' },
      { startsAt: 'y', text: 'Thu, 26 Nov, 3:00 pm', day: '2026-11-26', weekday: 4, time: '15:00' },
    ];
    const listed = { ...TIMES, offered: [...OFFERED, ...thursdays] };
    const waiting = { tool: 'book_viewing' as const, arguments: listed, missing: 'time', choices: [] };
    expect(wantedIn(inTalk('el jueves', { ...WAITING, pending: waiting })).date).toBe('11-26');
    const action = { tool: 'book_viewing' as const, arguments: { ...PROPOSED.action?.arguments, ...listed } };
    expect(wantedIn(inTalk('plutôt le jeudi', { ...PROPOSED, action })).date).toBe('11-26');
  });

  it('an hour that is asked for is of the day that is proposed', () => {
    expect(wantedIn(inTalk('can u do 1pm instead of 10.30?', PROPOSED))).toMatchObject({
      date: '11-21',
      time: '13:00',
    });
  });

  it('what was said of other things holds', () => {
    expect(wantedIn(inTalk('and tuesday?', AFTERNOON))).toMatchObject({ weekday: 2, part: 'afternoon' });
  });
});

describe('who they are is not asked twice', () => {
  it('after another time, also where the name was only an answer', () => {
    const asked = { ...CONTACT_ASKED, contact: {} };
    expect(inTalk('Gino Marchetti, 0411 555 332', asked)).toMatchObject({
      kind: 'confirm',
      call: { arguments: { name: 'Gino Marchetti', phone: '0411 555 332' } },
    });
    expect(inTalk('the sunday one is better', { ...PROPOSED, contact: {} })).toMatchObject({
      kind: 'confirm',
      call: { arguments: { startsAt: 'c', name: 'Mai', email: 'mai@example.com' } },
    });
  });

  it.each([
    'no no, ho detto venerdì 27. e il nome è sempre Gino Marchetti',
    'sono il signor Gino Marchetti, sabato alle 9',
    'el nombre es Gino Marchetti, el lunes',
    'der Name ist Gino Marchetti, Montag bitte',
    'o nome é Gino Marchetti, segunda-feira',
    'le nom est Gino Marchetti, lundi',
  ])('%s', (text) => {
    const decision = inTalk(text, { ...WAITING, contact: { phone: '0411 555 332' } });
    const { name = 'Gino Marchetti' } = wantedIn(decision);
    expect(name).toBe('Gino Marchetti');
  });

  it('a number is nobody’s name', () => {
    const asked: Partial<DialogueState> = {
      ...CONTACT_ASKED,
      missed: 1,
      pending: {
        tool: 'book_viewing',
        arguments: { ...TIMES, startsAt: 'b', when: 'Sat', phone: '0411 555 332' },
        missing: 'contact',
        choices: [],
      },
    };
    expect(inTalk('yes', asked)).toMatchObject({ kind: 'ask', missing: 'contact' });
  });

  it('the name that it is proposed for, said again', () => {
    const proposed: Partial<DialogueState> = {
      ...PROPOSED,
      action: {
        tool: 'book_viewing',
        arguments: { ...PROPOSED.action?.arguments, name: 'Gino Marchetti' },
      },
    };
    const said = inTalk('gliel’ho già detto, Gino Marchetti', proposed);
    expect(said).toMatchObject({ kind: 'confirm', call: { arguments: { name: 'Gino Marchetti' } } });
    expect(said).not.toHaveProperty('isAgain', true);
  });
});

it('once booked, other times are asked for', () => {
  expect(inTalk('any time after 4 tomorrow or fri then?', BOOKED)).toMatchObject({
    kind: 'call',
    call: { tool: 'find_times', arguments: { isMove: true, near: 'tomorrow', notBefore: '16:00' } },
  });
});

describe('whether word of it comes', () => {
  it.each([
    'will you send me a text?',
    'do I get a confirmation?',
    'thank you. is somebody going to text me or do i just turn up',
    'Bekomme ich eine Bestätigung?',
    'Est-ce que je recevrai une confirmation ?',
    '¿me mandan una confirmación?',
    'mi arriva un sms di conferma?',
    'vou receber uma confirmação?',
    'придёт ли мне подтверждение?',
    '会给我发短信吗？',
    '確認メールは届きますか？',
    '확인 문자가 오나요?',
    'क्या मुझे मैसेज आएगा?',
    'هل ستصلني رسالة تأكيد؟',
  ])('%s', (text) => {
    expect(inTalk(text, BOOKED)).toMatchObject({ kind: 'aside', about: 'sent' });
    expect(inTalk(text, CONTACT_ASKED)).toMatchObject({ kind: 'aside', about: 'sent' });
  });
});

describe('what is asked of the home', () => {
  it('before anything is arranged, several things at once', () => {
    expect(
      inTalk(`heyy is the unit at ${HOME} stil avalable? do they alow dogs n is there parking`),
    ).toMatchObject({ kind: 'aside', about: 'listing', also: ['pets', 'parking'], address: HOME });
  });

  it('while a time is chosen, with slips of the keys', () => {
    expect(inTalk('sick. b4 i pick how many bedrms is it and is there a car park', WAITING)).toMatchObject({
      kind: 'aside',
      about: 'rooms',
      also: ['parking'],
    });
  });

  it.each([
    'Sind Haustiere erlaubt?',
    'Les chiens sont-ils acceptés ?',
    '¿admiten perros?',
    'sono ammessi i cani?',
    'aceitam cachorro?',
    'можно с собакой?',
    '可以养狗吗？',
    'ペットは飼えますか？',
    '반려동물 키울 수 있나요?',
    'क्या कुत्ता रख सकते हैं?',
    'هل يسمح بالكلاب؟',
  ])('%s', (text) => expect(inTalk(text, WAITING)).toMatchObject({ kind: 'aside', about: 'pets' }));
});

describe('what is booked and was to be moved is called off', () => {
  const MOVING: Partial<DialogueState> = {
    ...BOOKED,
    pending: { tool: 'move_booking', arguments: TIMES, missing: 'time', choices: [] },
  };
  it.each([
    'no, cancel the whole thing please',
    'oh just cancel it altogether',
    'stornieren Sie bitte alles',
    'annulla tutto per favore',
  ])('%s', (text) => {
    expect(inTalk(text, MOVING)).toMatchObject({ kind: 'confirm', call: { tool: 'cancel_booking' } });
  });
  it.each(['leave it as it is', 'never mind, keep it'])('%s: it stays', (text) => {
    expect(inTalk(text, MOVING).kind).not.toBe('confirm');
  });
  it('before anything is booked there is nothing to call off', () => {
    expect(inTalk('cancel the whole thing', WAITING)).toMatchObject({ kind: 'drop' });
  });
});

describe('a time beside what is told of another', () => {
  it('who gives a number and another time is asked for that time', () => {
    const said =
      'hm actually saturday is my mums birthday lunch, make it monday 4pm after all. my mobile is 0412 335 778';
    expect(wantedIn(inTalk(said, CONTACT_ASKED))).toMatchObject({ startsAt: 'd', phone: '0412 335 778' });
    const elsewhen = 'sunday is no good, make it thursday 2pm after all. my mobile is 0412 335 778';
    expect(inTalk(elsewhen, CONTACT_ASKED)).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { weekday: 4, time: '14:00' } },
    });
  });
  it.each([
    ['boss just put a meeting in thurs. mon 12 instead?', { isMove: true, weekday: 1, time: '12:00' }],
    ['footy! can we shift it to friday same sorta time', { isMove: true, weekday: 5, isSameTime: true }],
  ])('%s', (text, wanted) => {
    expect(wantedIn(inTalk(text, BOOKED))).toMatchObject(wanted);
  });
  it('hours that are said hold, and not those of the word beside them', () => {
    expect(wantedIn(inTalk(`can i see ${HOME}? only lunch 12-2 works`))).toMatchObject({
      notBefore: '12:00',
      before: '14:00',
    });
  });
});

describe('what is asked of the home beside a time, a number or a yes', () => {
  it.each([
    [
      'yeah saturday half past ten sounds all right what are they asking for it by the way',
      WAITING,
      'listing',
    ],
    ['it is 0417 223 906 and how much is it', CONTACT_ASKED, 'listing'],
    ['yeah book it in and you still haven’t told me the price mate', PROPOSED, 'listing'],
    ['Dann nehme ich Samstag 10:30. Ist das Haus klimatisiert?', WAITING, 'extras'],
    ['نعم احجزي لي، هل فيه حديقة؟', PROPOSED, 'extras'],
  ])('%s', (text, before, aside) => {
    expect(inTalk(text, before)).toMatchObject({ aside });
  });
  it('each of several', () => {
    expect(inTalk('sat 10.30. is there parking, and is there a pool?', WAITING)).toMatchObject({
      aside: 'extras',
      also: ['parking'],
    });
  });
  it('a street’s name is nothing of the home', () => {
    const said = 'What’s 34 Garden Avenue, Balga WA worth? Is it a good one?';
    expect(inTalk(said, WAITING).kind).not.toBe('aside');
    expect(inTalk(said).kind).not.toBe('aside');
  });
  it.each(['Сколько стоит дом по адресу 12 Smith Street, Lismore?', `how much is ${HOME}`])(
    'the price of a home that is named, before anything is arranged, is no aside: %s',
    (text) => {
      expect(inTalk(text).kind).not.toBe('aside');
    },
  );
});
