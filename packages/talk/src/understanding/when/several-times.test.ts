import { expect, it } from 'vitest';
import { whenSaid } from '../when-said.ts';

const NOT_AT_WORK = [{ before: '09:00' }, { notBefore: '17:00' }];
it.each([
  ['before 9 or after 5', { windows: NOT_AT_WORK }],
  ['asap, before 9 or after 5 weekdays only', { notWeekdays: [6, 7], windows: NOT_AT_WORK }],
  ['wochentags vor 9 oder nach 17 Uhr', { notWeekdays: [6, 7], windows: NOT_AT_WORK }],
  ['avant 9h ou après 17h', { windows: NOT_AT_WORK }],
  ['antes de las 9 o después de las 17', { windows: NOT_AT_WORK }],
  ['prima delle 9 o dopo le 17, giorni feriali', { notWeekdays: [6, 7], windows: NOT_AT_WORK }],
  ['antes das 9 ou depois das 17', { windows: NOT_AT_WORK }],
  ['до 9 или после 17', { windows: NOT_AT_WORK }],
  ['工作日9点前或者17点以后', { notWeekdays: [6, 7], windows: NOT_AT_WORK }],
  ['قبل الساعة 9 أو بعد الساعة 5', { windows: NOT_AT_WORK }],
  ['saturday before 10 or after 3', { weekday: 6, windows: [{ before: '10:00' }, { notBefore: '15:00' }] }],
])('hours of which any suit: %s', (text, said) => expect(whenSaid(text)).toEqual(said));

it('hours that come before the first day are those of all', () => {
  expect(whenSaid('any time after 4 tomorrow or fri then?')).toEqual({
    near: 'tomorrow',
    notBefore: '16:00',
    either: [{ weekday: 5, notBefore: '16:00' }],
  });
  expect(whenSaid('monday morning or tuesday')).toEqual({
    weekday: 1,
    part: 'morning',
    either: [{ weekday: 2 }],
  });
});

it.each([
  'Friday 27',
  'Freitag, 27.',
  'Freitag den 27.',
  'vendredi 27',
  'viernes 27',
  'venerdì 27',
  'sexta-feira 27',
  'пятницу 27',
  '周五27号',
  '金曜27日',
  '금요일 27일',
  'शुक्रवार 27',
  'الجمعة 27',
])('a date beside a weekday is kept: %s', (text) =>
  expect(whenSaid(text)).toEqual({ weekday: 5, dayOfMonth: 27 }),
);

it.each([
  ['Samstag 15 Uhr', '15:00'],
  ['samedi 15h30', '15:30'],
  ['周六15点', '15:00'],
  ['शनिवार 15 बजे', '15:00'],
])('an hour beside a weekday is no date: %s', (text, time) =>
  expect(whenSaid(text)).toMatchObject({ weekday: 6, time }),
);

it('of two dates the one that is put aside is not meant', () => {
  expect(whenSaid('no no, il 20 no! ho detto venerdì 27')).toEqual({ weekday: 5, dayOfMonth: 27 });
});
