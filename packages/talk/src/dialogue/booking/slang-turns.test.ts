import { describe, expect, it } from 'vitest';
import { BOOKED, CONTACT_ASKED, HOME, inTalk, TO_CANCEL } from '../../../test/booking-talk.ts';
import type { DialogueState } from '../state.ts';
import type { OfferedTime } from './chosen-time.ts';

const saturday = (text: string, time: string): OfferedTime => ({
  startsAt: time,
  text: `Sat, 21 Nov, ${text}`,
  day: '2026-11-21',
  weekday: 6,
  time,
});
const HALVES = [
  saturday('3:30 pm', '15:30'),
  saturday('4:00 pm', '16:00'),
  saturday('4:30 pm', '16:30'),
  saturday('5:00 pm', '17:00'),
];
const DAYS: OfferedTime[] = [
  { startsAt: 'mon', text: 'Mon, 23 Nov, 11:30 am', day: '2026-11-23', weekday: 1, time: '11:30' },
  { startsAt: 'thu', text: 'Thu, 26 Nov, 10:30 am', day: '2026-11-26', weekday: 4, time: '10:30' },
  { startsAt: 'sat', text: 'Sat, 28 Nov, 10:00 am', day: '2026-11-28', weekday: 6, time: '10:00' },
];
const FRIDAY: OfferedTime[] = [
  { startsAt: 'fri', text: 'Fri, 20 Nov, 9:00 am', day: '2026-11-20', weekday: 5, time: '09:00' },
];

const offering = (
  offered: readonly OfferedTime[],
  tool: 'book_viewing' | 'move_booking' = 'book_viewing',
): Partial<DialogueState> => ({
  address: HOME,
  hasBooking: tool === 'move_booking',
  last: { tool: 'find_times', arguments: { address: HOME } },
  pending: {
    tool,
    arguments: { address: HOME, offered, ...(tool === 'move_booking' ? { bookingId: 'x' } : {}) },
    missing: 'time',
    choices: offered.map(({ text }) => text),
  },
});
const TO_MOVE: Partial<DialogueState> = {
  ...BOOKED,
  action: {
    tool: 'move_booking',
    arguments: {
      bookingId: 'x',
      address: HOME,
      offered: FRIDAY,
      startsAt: 'fri',
      when: FRIDAY[0]?.text ?? '',
    },
  },
};
const WITH_PERSON: Partial<DialogueState> = {
  ...BOOKED,
  action: { tool: 'hand_over', arguments: { reason: 'Will somebody text me?' } },
};

describe('an hour of those that are offered, as it is written in haste', () => {
  it.each([
    ['4', '16:00', undefined],
    ['sat 4', '16:00', undefined],
    ['yeh 430 sweet', '16:30', undefined],
    ['330', '15:30', undefined],
    ['sat 5 pls, dana whitlock, dana.w@example.com', '17:00', 'Dana Whitlock'],
    ['half 4 mate, kyle brannigan', '16:30', 'Kyle Brannigan'],
    ['4:30 please, Kyle Brannigan', '16:30', 'Kyle Brannigan'],
    ['430 thanks, cheers mate', '16:30', undefined],
    ['430, sounds good', '16:30', undefined],
  ])('%s', (text, startsAt, name) => {
    const decision = inTalk(text, offering(HALVES));
    expect(decision).toMatchObject({ kind: 'confirm', call: { arguments: { startsAt } } });
    expect('call' in decision ? decision.call.arguments.name : null).toBe(name);
  });

  it('that is none of them is looked for on the day that is said', () => {
    expect(inTalk('sat 2', offering(HALVES))).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { weekday: 6, time: '02:00', pick: 'exact' } },
    });
  });
});

describe('a name that is said once more', () => {
  it.each([
    ['kyle brannigan i just said. 0400 555 912', 'Kyle Brannigan'],
    ['It is Margaret Ellery and my telephone is 03 9555 0142', 'Margaret Ellery'],
    ['Margaret Ellery, as I said. 0400 555 912', 'Margaret Ellery'],
    ['Jonas Weber, wie gesagt. 0400 555 912', 'Jonas Weber'],
    ['João Pereira, como já disse, 0400 555 912', 'João Pereira'],
    ['Giulia Conti, come ho già detto, 0400 555 912', 'Giulia Conti'],
  ])('%s', (text, name) => {
    expect(inTalk(text, CONTACT_ASKED)).toMatchObject({ kind: 'confirm', call: { arguments: { name } } });
  });

  it('beside a number that was given before', () => {
    const before = { ...CONTACT_ASKED, contact: { phone: '03 9555 0142' } };
    expect(inTalk('Margaret Ellery, as I said. And the telephone I gave you.', before)).toMatchObject({
      kind: 'confirm',
      call: { arguments: { name: 'Margaret Ellery', phone: '03 9555 0142' } },
    });
  });
});

describe('a day that is told beside the one that is wanted', () => {
  it.each([
    'Oh the Thursday would be lovely, as my neighbour drives me to the hairdresser on Mondays',
    'Thursday please because we have visitors on Saturday',
    'Donnerstag bitte, weil wir am Samstag Besuch haben',
    'jeudi s’il vous plaît, car le samedi c’est le marché',
    'giovedì per favore, perché sabato ho un matrimonio',
    '周四吧，周六有婚礼',
    'गुरुवार कर दीजिए, शनिवार को शादी है',
  ])('%s', (text) => {
    expect(inTalk(text, offering(DAYS))).toMatchObject({
      kind: 'confirm',
      call: { arguments: { startsAt: 'thu' } },
    });
  });

  it('moves nothing to it', () => {
    expect(inTalk('एक काम कीजिए, बुधवार सुबह कर दीजिए, रविवार को पूजा है', BOOKED)).toMatchObject({
      call: { tool: 'find_times', arguments: { isMove: true, weekday: 3, part: 'morning' } },
    });
    expect(
      inTalk('Desculpa, afinal na sexta não consigo. Dá para mudar para sábado ou domingo?', BOOKED),
    ).toMatchObject({ call: { tool: 'find_times', arguments: { isMove: true, weekdays: [6, 7] } } });
  });

  it('is wanted where no other is said', () => {
    expect(inTalk('because Saturday is my day off', offering(DAYS))).toMatchObject({
      call: { arguments: { startsAt: 'sat' } },
    });
  });
});

describe('what is booked, and another time for it', () => {
  it.each(['oi actualy can we do fri same time insted', 'same time on friday instead?'])(
    'is looked for at the same time: %s',
    (text) => {
      expect(inTalk(text, BOOKED)).toMatchObject({
        call: { tool: 'find_times', arguments: { isMove: true, isSameTime: true, weekday: 5 } },
      });
    },
  );

  it('is looked for at the hour that is said in the place of the one that is proposed', () => {
    expect(inTalk('nah 9am im at work. 430 fri or leave it thurs', TO_MOVE)).toMatchObject({
      call: { tool: 'find_times', arguments: { bookingId: 'x', weekday: 5, time: '04:30', pick: 'exact' } },
    });
  });

  it.each([
    ['no!! keep thurs 430', TO_MOVE],
    ['just leave it thursday', TO_MOVE],
    ['no allora lasci stare, tengo sabato. È ancora confermato?', offering(FRIDAY, 'move_booking')],
    ['Não! A de segunda é para manter.', TO_CANCEL],
    ['Nein, wir bleiben beim Donnerstag, behalten Sie den Termin', TO_MOVE],
    ['不用改了，保留原来的', TO_MOVE],
  ] as const)('stays as it is: %s', (text, before) => {
    expect(inTalk(text, before)).toEqual({ kind: 'recount', isKept: true });
  });
});

describe('a question about what is booked is answered, and calls nothing off', () => {
  it.each([
    'E a visita de sexta ficou cancelada, certo?',
    'so was the friday one cancelled?',
    'Ist der Termin am Freitag storniert?',
    'Qual é a minha reserva?',
    'Para quando está marcada a minha visita?',
    'È ancora confermato?',
    'so when do i have it',
    'just tell me what day and time i am booked for',
  ])('%s', (text) => {
    expect(inTalk(text, BOOKED)).toEqual({ kind: 'recount' });
    expect(inTalk(text, TO_MOVE)).toEqual({ kind: 'recount' });
    expect(inTalk(text, offering(FRIDAY, 'move_booking'))).toEqual({ kind: 'recount' });
  });

  it('in the place of a person who was proposed', () => {
    const text = 'no i dont need a person, just tell me what day and time i am booked for';
    expect(inTalk(text, WITH_PERSON)).toEqual({ kind: 'recount', isKept: true });
  });

  it.each(['please cancel the friday one', 'can you get it cancelled?', 'pode cancelar a visita?'])(
    'is none: %s',
    (text) => {
      expect(inTalk(text, BOOKED)).toMatchObject({ kind: 'confirm', call: { tool: 'cancel_booking' } });
    },
  );
});

describe('hours of a working day', () => {
  it.each([
    [`need to see ${HOME} tomorrow lunchtime`, { near: 'tomorrow', notBefore: '11:00', before: '14:00' }],
    [`can I see ${HOME} on Friday over lunch?`, { weekday: 5, notBefore: '11:00', before: '14:00' }],
    [`我想看 ${HOME}，工作日下班以后`, { notWeekdays: [6, 7], notBefore: '17:00' }],
    [`Kann ich ${HOME} nach der Arbeit besichtigen?`, { notBefore: '17:00' }],
  ])('%s', (text, wanted) => {
    expect(inTalk(text)).toMatchObject({ call: { tool: 'find_times', arguments: wanted } });
  });
});

describe('homes of a place are to be seen, and not valued', () => {
  const HOMES = { tool: 'search_listings', arguments: { locality: 'Balga WA 6061' } };
  it.each([
    'i want to look at a 3 bed house in balga, can you book me in',
    'i want to look at a 3 bed house in balga, can you book me in this week',
  ])('%s', (text) => {
    expect(inTalk(text)).toMatchObject({ call: HOMES, thenView: { said: text } });
  });

  it('also where they were valued before', () => {
    const text = 'no i want to go and see one, not value it';
    const last = { tool: 'assess' as const, arguments: { address: 'Balga WA 6061', bedrooms: 3 } };
    expect(inTalk(text, { location: 'Balga WA 6061', last })).toMatchObject({
      call: { ...HOMES, arguments: { ...HOMES.arguments, minBedrooms: 3 } },
      thenView: { said: text },
    });
  });
});
