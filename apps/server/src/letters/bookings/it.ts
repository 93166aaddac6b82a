import { messagesOf } from '@propguard/rules/messages/catalogue';
import type { BookingWords } from './en.ts';

export const words: BookingWords = messagesOf({
  kinds: {
    viewing: 'Visita',
    consultation: 'Consulenza',
    'virtual-tour': 'Visita virtuale',
    meeting: 'Incontro',
    'follow-up': 'Secondo incontro',
  },
  title: '{what} con {whom}',
  hello: 'Buongiorno {name},',
  helloThere: 'Buongiorno,',
  subjects: {
    booked: 'Confermato: {title}, {when}',
    moved: 'Nuovo orario: {title}, {when}',
    changed: 'Nuovi dettagli: {title}, {when}',
    cancelled: 'Annullato: {title}, {when}',
  },
  lines: {
    booked: 'La sua prenotazione è confermata: {title}, {when}.',
    moved: 'La sua prenotazione ha un nuovo orario: {title}, {when}.',
    changed: 'I dettagli della sua prenotazione sono cambiati: {title}, {when}.',
    cancelled: 'La sua prenotazione è stata annullata: {title}, {when}.',
  },
  where: 'Dove: {place}',
  linkToCome: 'Il link video non è ancora pronto. Te lo invieremo appena lo sarà.',
  call: 'Deve chiamare? {agent} risponde al {phone}.',
  callUs: 'Deve chiamare? Rispondiamo al {phone}.',
  code: 'Il codice della sua prenotazione è {code}. Lo indichi se chiama.',
  shortCode: 'Codice {code}.',
  change: 'Per spostarla o annullarla, fino a due ore prima: {url}',
  reminder: 'Un breve promemoria: {title}, {when}.',
  shortReminder: 'Promemoria: {what}.',
  cannot: 'Non può venire? Sposti o annulli qui: {url}',
  shortCannot: 'Non può venire? {url}',
  askSubject: 'Com’è andata? {title}',
  ask: 'Grazie per il suo tempo. Com’è andata, da uno a cinque?',
  askOnce: 'Basta un momento, e lo chiediamo una volta sola.',
  offerSubject: 'Si è liberato un orario: {title}, {when}',
  offer: 'Si è liberato un orario che aspettava: {when}. Glielo teniamo fino alle {time}.',
  offerElse: 'Se non va bene, passa alla persona successiva e lei resta in lista.',
  openHomeSubjects: {
    moved: 'Nuovo orario: visita aperta, {when}',
    cancelled: 'Annullata: visita aperta, {when}',
  },
  openHomes: {
    moved: 'La visita aperta in {address} ha un nuovo orario: {when}. Il suo posto resta riservato.',
    cancelled: 'La visita aperta in {address}, {when}, è annullata. Ci dispiace.',
  },
});
