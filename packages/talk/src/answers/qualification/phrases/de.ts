import type { QuestionPhrases } from './question-phrases.ts';

export const de: QuestionPhrases = {
  start: {
    buyer: 'Als Käufer vormerken',
    seller: 'Mein Haus schätzen lassen',
    investor: 'Als Anleger vormerken',
  },
  which: 'Gern. Was haben Sie vor?',
  begin:
    'Ein paar kurze Fragen, damit die richtige Person Ihnen helfen kann. Sie können jederzeit aufhören und später weitermachen.',
  again: 'Zurück zu Ihren Antworten.',
  unclear: 'Das habe ich nicht ganz verstanden. Wählen Sie eine dieser Antworten, oder sagen Sie es anders.',
  paused: 'Gut, dann lassen wir es dabei. Ihre Antworten bleiben in diesem Gespräch.',
  goOn: 'Weiter mit den Fragen',
  skip: 'Möchte ich nicht sagen',
  contact: 'Wie heißen Sie, und wie erreicht man Sie: per E-Mail oder Telefon?',
  done: 'Vielen Dank. Ihre Antworten liegen bei {place}, und jemand meldet sich bei Ihnen.',
  doneFor: 'Die Antworten stehen auf der Seite von {place}.',
  ask: {
    budget: 'Wie hoch ist Ihr Budget?',
    timeline: 'Wann möchten Sie kaufen?',
    financing: 'Wie werden Sie bezahlen?',
    propertyType: 'Was für ein Zuhause suchen Sie?',
    areas: 'An welche Vororte denken Sie?',
    experience: 'Wie viele Anlageimmobilien haben Sie schon gekauft?',
    address: 'Welches Haus möchten Sie verkaufen?',
    lastAppraisal: 'Wann wurde es zuletzt geschätzt?',
    renovations: 'Was haben Sie renoviert oder angebaut?',
    reason: 'Warum denken Sie an einen Verkauf?',
  },
  options: {
    budget: ['Unter 500K', '500K bis 1M', '1M bis 2M', 'Über 2M'],
    timeline: ['Sofort', 'In den nächsten 3 Monaten', 'In 3-6 Monaten', 'In über 6 Monaten'],
    financing: ['Ohne Kredit', 'Kredit zugesagt', 'Kredit in Aussicht gestellt', 'Brauche Hilfe dabei'],
    propertyType: ['Haus', 'Reihenhaus', 'Wohnung', 'Grundstück', 'Hof auf dem Land'],
    experience: [
      'Das wäre die erste',
      'Ich habe eine',
      'Ich habe zwei oder drei',
      'Ich habe vier bis neun',
      'Ich habe zehn oder mehr',
    ],
    lastAppraisal: ['In den letzten 6 Monaten', 'Vor 6 bis 12 Monaten', 'Vor über einem Jahr', 'Noch nie'],
  },
};
