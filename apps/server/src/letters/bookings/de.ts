import { messagesOf } from '@propguard/rules/messages/catalogue';
import type { BookingWords } from './en.ts';

export const words: BookingWords = messagesOf({
  kinds: {
    viewing: 'Besichtigung',
    consultation: 'Beratung',
    'virtual-tour': 'Virtueller Rundgang',
    meeting: 'Treffen',
    'follow-up': 'Folgetermin',
  },
  title: '{what} mit {whom}',
  hello: 'Guten Tag {name},',
  helloThere: 'Guten Tag,',
  subjects: {
    booked: 'Bestätigt: {title}, {when}',
    moved: 'Neue Zeit: {title}, {when}',
    changed: 'Neue Angaben: {title}, {when}',
    cancelled: 'Storniert: {title}, {when}',
  },
  lines: {
    booked: 'Ihre Buchung ist bestätigt: {title}, {when}.',
    moved: 'Ihre Buchung hat eine neue Zeit: {title}, {when}.',
    changed: 'Die Angaben zu Ihrer Buchung haben sich geändert: {title}, {when}.',
    cancelled: 'Ihre Buchung ist storniert: {title}, {when}.',
  },
  where: 'Wo: {place}',
  linkToCome: 'Der Videolink steht noch nicht fest. Sobald es ihn gibt, schicken wir ihn Ihnen.',
  call: 'Möchten Sie anrufen? {agent} ist unter {phone} erreichbar.',
  callUs: 'Möchten Sie anrufen? Wir sind unter {phone} erreichbar.',
  code: 'Ihr Buchungscode ist {code}. Nennen Sie ihn, wenn Sie anrufen.',
  shortCode: 'Code {code}.',
  change: 'Verschieben oder stornieren, bis zwei Stunden vorher: {url}',
  reminder: 'Eine kurze Erinnerung: {title}, {when}.',
  shortReminder: 'Erinnerung: {what}.',
  cannot: 'Etwas dazwischengekommen? Hier verschieben oder stornieren: {url}',
  shortCannot: 'Etwas dazwischengekommen? {url}',
  askSubject: 'Wie war es? {title}',
  ask: 'Vielen Dank für Ihre Zeit. Wie war es, von eins bis fünf?',
  askOnce: 'Es dauert nur einen Moment, und wir fragen nur einmal.',
  offerSubject: 'Eine Zeit ist frei geworden: {title}, {when}',
  offer: 'Eine Zeit, auf die Sie warten, ist frei geworden: {when}. Wir halten sie für Sie bis {time}.',
  offerElse: 'Passt sie nicht, bekommt sie die nächste Person, und Sie bleiben auf der Liste.',
  openHomeSubjects: {
    moved: 'Neue Zeit: offene Besichtigung, {when}',
    cancelled: 'Abgesagt: offene Besichtigung, {when}',
  },
  openHomes: {
    moved: 'Die offene Besichtigung in {address} hat eine neue Zeit: {when}. Ihr Platz bleibt reserviert.',
    cancelled: 'Die offene Besichtigung in {address} am {when} ist abgesagt. Es tut uns leid.',
  },
});
