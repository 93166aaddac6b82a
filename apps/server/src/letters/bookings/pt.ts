import { messagesOf } from '@propguard/rules/messages/catalogue';
import type { BookingWords } from './en.ts';

export const words: BookingWords = messagesOf({
  kinds: {
    viewing: 'Visita',
    consultation: 'Consulta',
    'virtual-tour': 'Visita virtual',
    meeting: 'Reunião',
    'follow-up': 'Acompanhamento',
  },
  title: '{what} com {whom}',
  hello: 'Olá, {name},',
  helloThere: 'Olá,',
  subjects: {
    booked: 'Confirmado: {title}, {when}',
    moved: 'Novo horário: {title}, {when}',
    changed: 'Novos detalhes: {title}, {when}',
    cancelled: 'Cancelado: {title}, {when}',
  },
  lines: {
    booked: 'Sua reserva está confirmada: {title}, {when}.',
    moved: 'Sua reserva tem um novo horário: {title}, {when}.',
    changed: 'Os detalhes da sua reserva mudaram: {title}, {when}.',
    cancelled: 'Sua reserva foi cancelada: {title}, {when}.',
  },
  where: 'Onde: {place}',
  linkToCome: 'O link de vídeo ainda não está pronto. Vamos enviá-lo assim que estiver.',
  call: 'Precisa ligar? {agent} atende em {phone}.',
  callUs: 'Precisa ligar? Atendemos em {phone}.',
  code: 'O código da sua reserva é {code}. Informe-o se ligar.',
  shortCode: 'Código {code}.',
  change: 'Para mudar ou cancelar, até duas horas antes: {url}',
  reminder: 'Um lembrete rápido: {title}, {when}.',
  shortReminder: 'Lembrete: {what}.',
  cannot: 'Não vai poder vir? Mude ou cancele aqui: {url}',
  shortCannot: 'Não vai poder vir? {url}',
  askSubject: 'Como foi? {title}',
  ask: 'Agradecemos o seu tempo. Como foi, de um a cinco?',
  askOnce: 'Leva só um momento, e perguntamos uma única vez.',
  offerSubject: 'Vagou um horário: {title}, {when}',
  offer: 'Vagou um horário que você esperava: {when}. Guardamos para você até {time}.',
  offerElse: 'Se não servir, passa para a próxima pessoa e você continua na lista.',
  openHomeSubjects: {
    moved: 'Novo horário: visita aberta, {when}',
    cancelled: 'Cancelada: visita aberta, {when}',
  },
  openHomes: {
    moved: 'A visita aberta em {address} tem um novo horário: {when}. Seu lugar está garantido.',
    cancelled: 'A visita aberta em {address}, {when}, foi cancelada. Sentimos muito.',
  },
});
