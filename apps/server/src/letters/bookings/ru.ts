import { messagesOf } from '@propguard/rules/messages/catalogue';
import type { BookingWords } from './en.ts';

export const words: BookingWords = messagesOf({
  kinds: {
    viewing: 'Просмотр',
    consultation: 'Консультация',
    'virtual-tour': 'Виртуальный показ',
    meeting: 'Встреча',
    'follow-up': 'Повторная встреча',
  },
  title: '{what}: {whom}',
  hello: 'Здравствуйте, {name}!',
  helloThere: 'Здравствуйте!',
  subjects: {
    booked: 'Подтверждено: {title}, {when}',
    moved: 'Новое время: {title}, {when}',
    changed: 'Изменения: {title}, {when}',
    cancelled: 'Отменено: {title}, {when}',
  },
  lines: {
    booked: 'Ваша запись подтверждена: {title}, {when}.',
    moved: 'У вашей записи новое время: {title}, {when}.',
    changed: 'Изменились подробности вашей записи: {title}, {when}.',
    cancelled: 'Ваша запись отменена: {title}, {when}.',
  },
  where: 'Где: {place}',
  linkToCome: 'Ссылка на видеовстречу ещё не готова. Мы пришлём её, как только она появится.',
  call: 'Нужно позвонить? {agent}: {phone}.',
  callUs: 'Нужно позвонить? Наш номер: {phone}.',
  code: 'Код вашей записи: {code}. Назовите его, если будете звонить.',
  shortCode: 'Код {code}.',
  change: 'Перенести или отменить можно не позднее чем за два часа: {url}',
  reminder: 'Напоминаем: {title}, {when}.',
  shortReminder: 'Напоминание: {what}.',
  cannot: 'Не получается прийти? Перенести или отменить можно здесь: {url}',
  shortCannot: 'Не получается? {url}',
  askSubject: 'Как всё прошло? {title}',
  ask: 'Спасибо, что уделили время. Как всё прошло, от одного до пяти?',
  askOnce: 'Это займёт минуту, и мы спрашиваем только один раз.',
  offerSubject: 'Освободилось время: {title}, {when}',
  offer: 'Освободилось время, которого вы ждали: {when}. Держим его для вас до {time}.',
  offerElse: 'Если оно не подходит, его получит следующий, а вы останетесь в списке.',
  openHomeSubjects: {
    moved: 'Новое время: день открытых дверей, {when}',
    cancelled: 'Отменено: день открытых дверей, {when}',
  },
  openHomes: {
    moved: 'У дня открытых дверей по адресу {address} новое время: {when}. Место остаётся за вами.',
    cancelled: 'День открытых дверей по адресу {address}, {when}, отменён. Приносим извинения.',
  },
});
