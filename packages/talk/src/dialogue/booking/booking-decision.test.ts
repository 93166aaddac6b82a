import { describe, expect, it } from 'vitest';
import { knowing, place } from '../../../test/knowing.ts';
import { decide } from '../decide.ts';
import { hear } from '../hear.ts';
import { signsOf } from '../signs.ts';
import { type DialogueState, NEW_DIALOGUE } from '../state.ts';
import { bookingDecision } from './booking-decision.ts';
import { contactSaid } from './contact-said.ts';

const KNOWLEDGE = knowing(place('Lismore', 'NSW', '2480'), place('Balga', 'WA', '6061'));
const HOME = '12 Smith Street, Lismore NSW 2480';

/** As it is decided in a talk, with all that goes before and after bookings. */
const inTalk = (text: string, before: Partial<DialogueState> = {}) => {
  const heard = hear(text, KNOWLEDGE, { language: 'en', state: null, isContinued: true });
  return decide(heard, { ...NEW_DIALOGUE, language: 'en', ...before }, KNOWLEDGE);
};
const decided = (text: string, before: Partial<DialogueState> = {}) => {
  const heard = hear(text, KNOWLEDGE, { language: 'en', state: null });
  return bookingDecision(heard, signsOf(heard), { ...NEW_DIALOGUE, language: 'en', ...before });
};

const offered = [
  { startsAt: 'a', text: 'Sat, 21 Nov, 9:00 am', day: '2026-11-21', weekday: 6, time: '09:00' },
  { startsAt: 'b', text: 'Sat, 21 Nov, 10:30 am', day: '2026-11-21', weekday: 6, time: '10:30' },
  { startsAt: 'c', text: 'Sun, 22 Nov, 1:00 pm', day: '2026-11-22', weekday: 7, time: '13:00' },
];
const waiting: Partial<DialogueState> = {
  address: HOME,
  last: { tool: 'find_times', arguments: {} },
  pending: {
    tool: 'book_viewing',
    arguments: { address: HOME, offered },
    missing: 'time',
    choices: offered.map(({ text }) => text),
  },
};

describe('one of the times that were offered', () => {
  it.each([
    ['Sat, 21 Nov, 10:30 am', 'b'],
    ['10:30 please', 'b'],
    ['half past ten? no, the first one', 'a'],
    ['Sunday', 'c'],
    ['at 1', 'c'],
    ['9', 'a'],
    ['the third', 'c'],
    ['segundo', 'b'],
  ])('%s', (text, startsAt) => {
    expect(decided(text, waiting)).toMatchObject({
      kind: 'confirm',
      call: { tool: 'book_viewing', arguments: { startsAt, address: HOME } },
    });
  });

  it.each(['Saturday', 'do you have anything on Monday?', 'rather 4 pm'])(
    'is looked for anew: %s',
    (text) => {
      expect(decided(text, waiting)).toMatchObject({
        kind: 'call',
        call: { tool: 'find_times', arguments: { address: HOME } },
      });
    },
  );

  it.each(['none of those work', 'none of them', 'do you have other times?', 'those don’t suit'])(
    'is looked for after those that did not suit: %s',
    (text) => {
      expect(decided(text, waiting)).toMatchObject({
        kind: 'call',
        call: { tool: 'find_times', arguments: { address: HOME, after: '2026-11-22' } },
      });
    },
  );

  it('is the only one for whoever says who they are', () => {
    const [first] = offered;
    const pending = { tool: 'book_viewing', arguments: { address: HOME, offered: [first] }, missing: 'time' };
    expect(
      decided('Ana Silva ana@harbour.localhost', {
        ...waiting,
        pending: { ...pending, choices: [] },
      } as never),
    ).toMatchObject({
      kind: 'confirm',
      call: { arguments: { startsAt: 'a', name: 'Ana Silva', email: 'ana@harbour.localhost' } },
    });
  });

  it('is dropped, and left alone by another question', () => {
    expect(decided('no thanks', waiting)).toEqual({ kind: 'drop' });
    expect(decided('is it flood prone?', waiting)).toBeNull();
  });
});

describe('what asks for no time', () => {
  it.each([
    'cancel my subscription',
    'I can see prices fell on Monday',
    'what is 12 Smith Street worth?',
    'move to Sydney or stay?',
  ])('%s', (text) => expect(decided(text, { address: HOME })).toBeNull());

  it('is nothing for somebody who is not safe', () => {
    expect(decided('can I see it on Saturday?', { address: HOME, isCareful: true })).toBeNull();
  });
});

it.each([
  ['Mai Tran, mai@example.com', { name: 'Mai Tran', email: 'mai@example.com' }],
  [
    "My name is Jo O'Brien and my email is jo@ex.com, 0412 345 678",
    { name: "Jo O'Brien", email: 'jo@ex.com', phone: '0412 345 678' },
  ],
  ['我叫王伟，邮箱是 wang@example.com', { name: '王伟', email: 'wang@example.com' }],
  ['Mai', { name: 'Mai' }],
])('%s is who they are', (text, said) => expect(contactSaid(text)).toEqual(said));

it('is booked under another name, while the proposal waits', () => {
  const action = { tool: 'book_viewing', arguments: { address: HOME, startsAt: 'a', name: 'Vera' } };
  expect(decided('Mai Tran, mai@harbour.localhost', { action } as never)).toMatchObject({
    kind: 'confirm',
    call: { arguments: { startsAt: 'a', name: 'Mai Tran', email: 'mai@harbour.localhost' } },
  });
});

describe('one of several homes of that name', () => {
  const choices = [HOME, '12 Smith Street, Goulburn NSW 2580'];
  const which: Partial<DialogueState> = {
    last: { tool: 'find_times', arguments: {} },
    pending: { tool: 'find_times', arguments: { part: 'morning' }, missing: 'address', choices },
  };

  it.each([
    ['12 Smith Street, Goulburn NSW 2580', 1],
    ['the Goulburn one', 1],
    ['the first', 0],
  ])('%s', (text, at) => {
    expect(decided(text, which)).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { address: choices[at], part: 'morning' } },
    });
  });

  it('is asked for again with the day that was said meanwhile', () => {
    expect(decided('10am sat works', which)).toMatchObject({
      kind: 'ask',
      missing: 'address',
      choices,
      call: { arguments: { weekday: 6, time: '10:00' } },
    });
  });
});

describe('a home that somebody wants to come to', () => {
  it.each([
    `i want to view ${HOME}`,
    `We'd love to inspect ${HOME}`,
    `When's the next inspection for ${HOME}?`,
    `book me in for ${HOME} thursday 2pm`,
    `Are there any viewings of ${HOME}?`,
    `I'd like a video tour of ${HOME} on Friday`,
  ])('is looked up for free times: %s', (text) => {
    expect(decided(text)).toMatchObject({ kind: 'call', call: { tool: 'find_times' } });
  });

  it.each([`Can I view the report for ${HOME}?`, `I want to view the value of ${HOME}`, `Value ${HOME}`])(
    'is not meant where it is looked at on paper: %s',
    (text) => {
      expect(decided(text)).toBeNull();
    },
  );
});

describe('one of the times, in the words of strangers', () => {
  it.each([
    ['the second one', 'b'],
    ['2nd one please', 'b'],
    ['number 2', 'b'],
    ['#3', 'c'],
    ['option 1 works', 'a'],
    ['the later one', 'c'],
    ['the last one', 'c'],
    ['the latest', 'c'],
    ['the earlier one', 'a'],
    ['the earliest you have', 'a'],
    ['the middle one', 'b'],
    ['the later one on Saturday', 'b'],
    ['whichever, you pick', 'a'],
    ['the 22nd', 'c'],
    ['can I come on the 22nd', 'c'],
    ['22/11 is good', 'c'],
    ['half past ten', 'b'],
    ['let’s say 9', 'a'],
    ['Sat arvo? no, the first one', 'a'],
    ['I’ll take the Sunday one', 'c'],
  ])('%s', (text, startsAt) => {
    expect(inTalk(text, waiting)).toMatchObject({
      kind: 'confirm',
      call: { tool: 'book_viewing', arguments: { startsAt, address: HOME } },
    });
  });

  it.each([
    ['can I come on the 21st', { dayOfMonth: 21 }],
    ['the 28th?', { dayOfMonth: 28 }],
    ['what about the 21st of November', { date: '11-21' }],
    ['21/12 instead', { date: '12-21' }],
    ['next Tuesday arvo', { weekday: 2, isNext: true, part: 'afternoon' }],
    ['Saturday week', { weekday: 6, weeksOn: 1 }],
    ['any time after 4', { notBefore: '16:00' }],
    ['not on the weekend', { notWeekdays: [6, 7] }],
    ['not mornings', { notPart: 'morning' }],
    ['on the 2nd', { dayOfMonth: 2 }],
    ['anything later?', { after: '2026-11-22' }],
    ['can’t make it then, got another time?', { after: '2026-11-22' }],
    ['I can’t do any of those', { after: '2026-11-22' }],
  ])('%s is looked for', (text, wanted) => {
    expect(inTalk(text, waiting)).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { address: HOME, ...wanted } },
    });
  });

  it('which one is asked again of whoever says yes to several', () => {
    expect(inTalk('yes please', waiting)).toMatchObject({ kind: 'ask', missing: 'time' });
  });

  it('on the day that was asked for, when only hours are said, and the other way round', () => {
    const onSaturday = {
      ...waiting,
      last: { tool: 'find_times' as const, arguments: { weekday: 6, part: 'morning' } },
    };
    expect(inTalk('anything after 4?', onSaturday)).toMatchObject({
      call: { arguments: { weekday: 6, notBefore: '16:00' } },
    });
    expect(inTalk('and on Monday?', onSaturday)).toMatchObject({
      call: { arguments: { weekday: 1, part: 'morning' } },
    });
  });

  it('later than all of one day is later on that day', () => {
    const [one, two] = offered;
    const pending = { ...waiting.pending, arguments: { address: HOME, offered: [one, two] } };
    expect(inTalk('anything later?', { ...waiting, pending } as never)).toMatchObject({
      call: { tool: 'find_times', arguments: { date: '11-21', notBefore: '10:31' } },
    });
    expect(inTalk('got something earlier?', { ...waiting, pending } as never)).toMatchObject({
      call: { tool: 'find_times', arguments: { date: '11-21', before: '09:00' } },
    });
  });
});

describe('another of the homes that were shown', () => {
  const BALGA = '1 Russell Parade, Balga WA 6061';
  const shown: Partial<DialogueState> = {
    ...waiting,
    listed: [
      { name: HOME, priceAud: 500_000 },
      { name: BALGA, priceAud: 400_000 },
    ],
  };

  it.each([
    'the Balga one',
    'actually the Balga one',
    'Balga',
    'what about the one in Balga?',
    'the other house',
    'the Russell Parade one',
    'the second house',
    'the cheaper one',
    BALGA,
  ])('after times were offered: %s', (text) => {
    expect(inTalk(text, shown)).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { address: BALGA } },
    });
  });

  it('with a day, which is not taken for one of the times of the first', () => {
    expect(inTalk('can I see the Balga one on Sunday', shown)).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { address: BALGA, weekday: 7 } },
    });
  });

  it('while a time of the first is proposed', () => {
    const action = { tool: 'book_viewing' as const, arguments: { address: HOME, startsAt: 'a', offered } };
    expect(inTalk('no, the Balga one', { ...shown, pending: null, action })).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { address: BALGA } },
    });
  });

  it.each(['how is the market in Balga?', 'what is the Balga one worth?', 'is the Balga one flood prone?'])(
    'is left alone by another question: %s',
    (text) => {
      const found = inTalk(text, shown);
      expect(found.kind === 'call' && found.call.tool).not.toBe('find_times');
    },
  );
});

describe('what is only proposed', () => {
  const action = { tool: 'book_viewing' as const, arguments: { address: HOME, startsAt: 'a', offered } };
  const proposed: Partial<DialogueState> = { ...waiting, pending: null, action };

  it.each([
    ['the later one', 'c'],
    ['make it the second one', 'b'],
    ['Sunday instead', 'c'],
    ['can we move it to 10:30', 'b'],
  ])('is changed: %s', (text, startsAt) => {
    expect(inTalk(text, proposed)).toMatchObject({ kind: 'confirm', call: { arguments: { startsAt } } });
  });

  it('is looked for anew: a bit later', () => {
    expect(inTalk('could we make it a bit later?', proposed)).toMatchObject({
      call: { tool: 'find_times', arguments: { date: '11-21', notBefore: '09:01' } },
    });
  });

  it('is looked for on its day, where only hours are said', () => {
    expect(inTalk('any time after 3?', proposed)).toMatchObject({
      call: { tool: 'find_times', arguments: { date: '11-21', notBefore: '15:00' } },
    });
  });

  it.each(['cancel that', 'cancel it please'])('is dropped: %s', (text) => {
    expect(inTalk(text, proposed)).toEqual({ kind: 'drop' });
  });

  it('is approved', () => {
    expect(inTalk('yes please', proposed)).toMatchObject({ kind: 'approve' });
  });
});

describe('what is booked', () => {
  const booked: Partial<DialogueState> = { address: HOME, last: { tool: 'find_times', arguments: {} } };

  it.each([
    ['can we make it an hour later?', { shiftMinutes: 60 }],
    ['push it back half an hour', { shiftMinutes: 30 }],
    ['move it to the same time on Sunday', { isSameTime: true, weekday: 7 }],
    ['move my viewing to the 28th', { dayOfMonth: 28 }],
    ['reschedule it to Saturday week arvo', { weekday: 6, weeksOn: 1, part: 'afternoon' }],
  ])('is moved: %s', (text, wanted) => {
    expect(inTalk(text, booked)).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { isMove: true, ...wanted } },
    });
  });

  it.each(['sorry, I can’t make it after all', 'please cancel my viewing', 'cancel it'])(
    'is called off: %s',
    (text) => {
      expect(inTalk(text, booked)).toMatchObject({ kind: 'confirm', call: { tool: 'cancel_booking' } });
    },
  );
});

it.each([
  'can I come on the 21st?',
  'could we pop in Saturday arvo?',
  'is anyone free on Tuesday to show it?',
])('a home that was spoken of is seen: %s', (text) => {
  expect(
    inTalk(text, { address: HOME, last: { tool: 'assess', arguments: { address: HOME } } }),
  ).toMatchObject({
    kind: 'call',
    call: { tool: 'find_times', arguments: { address: HOME } },
  });
});

describe('as strangers put it', () => {
  it.each([
    `inspect ${HOME}`,
    `what times can i see ${HOME}? also is the price negotiable`,
    `heyy can i check out the place at ${HOME} sometime`,
    `keen as to have a squiz at the joint at ${HOME}`,
    `Je voudrais visiter la maison au ${HOME}, est-elle encore à vendre ?`,
    `你好，我想看一下${HOME}那套房子，什么时候可以看？`,
  ])('times are looked for: %s', (text) => {
    expect(inTalk(text)).toMatchObject({ kind: 'call', call: { tool: 'find_times' } });
  });

  it.each([`what is ${HOME} worth?`, `can I see the valuation of ${HOME}`, `show me the risks at ${HOME}`])(
    'no times are: %s',
    (text) => {
      expect(decided(text)).toBeNull();
    },
  );

  it('who names a suburb is shown its homes first', () => {
    expect(inTalk('homes in Balga under 900k, can I book a viewing of the first one')).toMatchObject({
      kind: 'call',
      call: { tool: 'search_listings', arguments: { maxPriceAud: 900_000 } },
    });
  });

  it.each([
    ['k that one. mei-lin ho, meilin@example.com', 'Mei-Lin Ho'],
    ['That will do nicely. My e-mail is m.whitfield@example.com. My grandson set it up.', undefined],
    ['Okay yes that. Sophie Lindqvist, sophie@example.com', 'Sophie Lindqvist'],
    ['why do you need it? ok whatever, it’s hugh@example.com, Hugh Becker', 'Hugh Becker'],
    ['Esa está bien. Me llamo Javier Muñoz Ortega y mi correo es javier@example.com', 'Javier Muñoz Ortega'],
    ['My name is Mai Tran. My email is mai@example.com', 'Mai Tran'],
  ])('of %s the name is %s, and the first time is proposed', (text, name) => {
    expect(contactSaid(text).name).toBe(name);
    expect(decided(text, waiting)).toMatchObject({ kind: 'confirm', call: { arguments: { startsAt: 'a' } } });
  });

  const proposed = (tool: 'book_viewing' | 'cancel_booking'): Partial<DialogueState> => ({
    address: HOME,
    last: { tool, arguments: {} },
    action: { tool, arguments: { address: HOME, offered, startsAt: 'a' } },
  });
  it.each([
    ['yesss', 'book_viewing'],
    ['Yes, please go ahead. Is there anything I need to bring with me?', 'book_viewing'],
    ['perfect, thanks', 'book_viewing'],
    ['Yep cancel it, cheers', 'cancel_booking'],
    ['Oui, annulez.', 'cancel_booking'],
  ] as const)('%s is a yes to %s', (text, tool) => {
    expect(inTalk(text, proposed(tool))).toMatchObject({ kind: 'approve' });
  });
  it.each([
    ['yes but on Sunday', 'book_viewing'],
    ['no, don’t cancel it', 'cancel_booking'],
  ] as const)('%s is none to %s', (text, tool) => {
    expect(inTalk(text, proposed(tool))).not.toMatchObject({ kind: 'approve' });
  });
});
