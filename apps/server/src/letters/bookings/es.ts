import { messagesOf } from '@propguard/rules/messages/catalogue';
import type { BookingWords } from './en.ts';

export const words: BookingWords = messagesOf({
  kinds: {
    viewing: 'Visita',
    consultation: 'Consulta',
    'virtual-tour': 'Visita virtual',
    meeting: 'Reunión',
    'follow-up': 'Seguimiento',
  },
  title: '{what} con {whom}',
  hello: 'Hola, {name}:',
  helloThere: 'Hola:',
  subjects: {
    booked: 'Confirmado: {title}, {when}',
    moved: 'Nueva hora: {title}, {when}',
    changed: 'Nuevos detalles: {title}, {when}',
    cancelled: 'Cancelado: {title}, {when}',
  },
  lines: {
    booked: 'Su reserva está confirmada: {title}, {when}.',
    moved: 'Su reserva tiene una nueva hora: {title}, {when}.',
    changed: 'Los detalles de su reserva han cambiado: {title}, {when}.',
    cancelled: 'Su reserva se ha cancelado: {title}, {when}.',
  },
  where: 'Dónde: {place}',
  linkToCome: 'El enlace de vídeo aún no está listo. Se lo enviaremos en cuanto lo esté.',
  call: '¿Necesita llamar? {agent} está en el {phone}.',
  callUs: '¿Necesita llamar? Estamos en el {phone}.',
  code: 'El código de su reserva es {code}. Menciónelo si llama.',
  shortCode: 'Código {code}.',
  change: 'Para cambiarla o cancelarla, hasta dos horas antes: {url}',
  reminder: 'Un recordatorio: {title}, {when}.',
  shortReminder: 'Recordatorio: {what}.',
  cannot: '¿No puede venir? Cambie o cancele aquí: {url}',
  shortCannot: '¿No puede venir? {url}',
  askSubject: '¿Qué tal fue? {title}',
  ask: 'Gracias por su tiempo. ¿Qué tal fue, del uno al cinco?',
  askOnce: 'Es solo un momento y no volveremos a preguntar.',
  offerSubject: 'Ha quedado libre una hora: {title}, {when}',
  offer: 'Ha quedado libre una hora que esperaba: {when}. Se la guardamos hasta las {time}.',
  offerElse: 'Si no le va bien, pasa a la siguiente persona y usted sigue en la lista.',
  openHomeSubjects: {
    moved: 'Nueva hora: casa abierta, {when}',
    cancelled: 'Cancelada: casa abierta, {when}',
  },
  openHomes: {
    moved: 'La casa abierta en {address} tiene una nueva hora: {when}. Conserva su lugar.',
    cancelled: 'La casa abierta en {address}, {when}, se ha cancelado. Lo sentimos.',
  },
});
