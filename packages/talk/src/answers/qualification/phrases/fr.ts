import type { QuestionPhrases } from './question-phrases.ts';

export const fr: QuestionPhrases = {
  start: {
    buyer: 'M’inscrire comme acheteur',
    seller: 'Faire estimer mon bien',
    investor: 'M’inscrire comme investisseur',
  },
  which: 'Avec plaisir. Quel est votre projet ?',
  begin:
    'Quelques questions courtes, pour que la bonne personne puisse vous aider. Vous pouvez vous arrêter et reprendre quand vous voulez.',
  again: 'Revenons à vos réponses.',
  unclear: 'Je n’ai pas bien compris. Choisissez une de ces réponses, ou dites-le autrement.',
  paused: 'D’accord, restons-en là. Vos réponses restent dans cette conversation.',
  goOn: 'Reprendre les questions',
  skip: 'Je préfère ne pas le dire',
  contact: 'Quel est votre nom, et comment vous joindre : une adresse e-mail ou un numéro de téléphone ?',
  done: 'Merci. Vos réponses sont chez {place}, et quelqu’un vous contactera.',
  doneFor: 'Les réponses sont sur la page de {place}.',
  ask: {
    budget: 'Quel est votre budget ?',
    timeline: 'Quand souhaitez-vous acheter ?',
    financing: 'Comment allez-vous payer ?',
    propertyType: 'Quel type de logement cherchez-vous ?',
    areas: 'À quels quartiers pensez-vous ?',
    experience: 'Combien de biens locatifs avez-vous déjà achetés ?',
    address: 'Quel bien souhaitez-vous vendre ?',
    lastAppraisal: 'De quand date la dernière estimation ?',
    renovations: 'Qu’avez-vous rénové ou ajouté ?',
    reason: 'Pourquoi pensez-vous à vendre ?',
  },
  options: {
    budget: ['Moins de 500K', '500K à 1M', '1M à 2M', 'Plus de 2M'],
    timeline: ['Tout de suite', 'Dans les 3 prochains mois', 'Dans 3-6 mois', 'Dans plus de 6 mois'],
    financing: ['Au comptant', 'Prêt accordé', 'Prêt accordé de principe', 'Besoin d’aide'],
    propertyType: ['Maison', 'Maison de ville', 'Appartement', 'Terrain', 'Propriété rurale'],
    experience: [
      'Ce serait le premier',
      'J’en ai un',
      'J’en ai deux ou trois',
      'J’en ai quatre à neuf',
      'J’en ai dix ou plus',
    ],
    lastAppraisal: ['Moins de 6 mois', '6 à 12 mois', 'Plus d’un an', 'Jamais'],
  },
};
