import { describe, expect, it } from 'vitest';
import { knowing, place } from '../../../test/knowing.ts';
import { hear } from '../hear.ts';
import { signsOf } from '../signs.ts';
import { type DialogueState, NEW_DIALOGUE } from '../state.ts';
import { bookingDecision } from './booking-decision.ts';
import { contactSaid } from './contact-said.ts';

const KNOWLEDGE = knowing(place('Lismore', 'NSW', '2480'));
const HOME = '12 Smith Street, Lismore NSW 2480';

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
