import { messagesOf } from '@propguard/rules/messages/catalogue';
import type { BookingWords } from './en.ts';

export const words: BookingWords = messagesOf({
  kinds: {
    viewing: 'Visite',
    consultation: 'Consultation',
    'virtual-tour': 'Visite virtuelle',
    meeting: 'Rendez-vous',
    'follow-up': 'Suivi',
  },
  title: '{what} avec {whom}',
  hello: 'Bonjour {name},',
  helloThere: 'Bonjour,',
  subjects: {
    booked: 'Confirmé : {title}, {when}',
    moved: 'Nouvelle heure : {title}, {when}',
    changed: 'Nouveaux détails : {title}, {when}',
    cancelled: 'Annulé : {title}, {when}',
  },
  lines: {
    booked: 'Votre réservation est confirmée : {title}, {when}.',
    moved: 'Votre réservation a une nouvelle heure : {title}, {when}.',
    changed: 'Les détails de votre réservation ont changé : {title}, {when}.',
    cancelled: 'Votre réservation a été annulée : {title}, {when}.',
  },
  where: 'Où : {place}',
  linkToCome: 'Le lien vidéo n’est pas encore prêt. Nous vous l’enverrons dès qu’il le sera.',
  call: 'Besoin d’appeler ? {agent} est au {phone}.',
  callUs: 'Besoin d’appeler ? Nous sommes au {phone}.',
  code: 'Votre code de réservation est {code}. Indiquez-le si vous appelez.',
  shortCode: 'Code {code}.',
  change: 'Pour la déplacer ou l’annuler, jusqu’à deux heures avant : {url}',
  reminder: 'Un petit rappel : {title}, {when}.',
  shortReminder: 'Rappel : {what}.',
  cannot: 'Un empêchement ? Déplacez ou annulez ici : {url}',
  shortCannot: 'Un empêchement ? {url}',
  askSubject: 'Comment était-ce ? {title}',
  ask: 'Merci pour votre temps. Comment était-ce, sur cinq ?',
  askOnce: 'Cela prend un instant, et nous ne le demandons qu’une fois.',
  offerSubject: 'Une heure s’est libérée : {title}, {when}',
  offer: 'Une heure que vous attendiez s’est libérée : {when}. Nous vous la gardons jusqu’à {time}.',
  offerElse: 'Si elle ne convient pas, elle passe à la personne suivante et vous restez sur la liste.',
  openHomeSubjects: {
    moved: 'Nouvelle heure : portes ouvertes, {when}',
    cancelled: 'Annulé : portes ouvertes, {when}',
  },
  openHomes: {
    moved: 'La visite portes ouvertes au {address} a une nouvelle heure : {when}. Votre place est gardée.',
    cancelled: 'La visite portes ouvertes au {address}, {when}, est annulée. Nous en sommes désolés.',
  },
});
