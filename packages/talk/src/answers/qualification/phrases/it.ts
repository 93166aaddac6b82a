import type { QuestionPhrases } from './question-phrases.ts';

export const it: QuestionPhrases = {
  start: {
    buyer: 'Registrarmi come acquirente',
    seller: 'Far stimare la mia casa',
    investor: 'Registrarmi come investitore',
  },
  which: 'Volentieri. Che cosa ha in mente?',
  begin:
    'Alcune brevi domande, così la persona giusta potrà aiutarla. Può fermarsi e riprendere quando vuole.',
  again: 'Torniamo alle sue risposte.',
  unclear: 'Non ho capito bene. Scelga una di queste risposte, o lo dica in altro modo.',
  paused: 'Va bene, ci fermiamo qui. Le sue risposte restano in questa conversazione.',
  goOn: 'Riprendere le domande',
  skip: 'Preferisco non dirlo',
  contact: 'Come si chiama, e come possiamo contattarla: un indirizzo e-mail o un numero di telefono?',
  done: 'Grazie. Le sue risposte sono presso {place}, e qualcuno la contatterà.',
  doneFor: 'Le risposte sono sulla pagina di {place}.',
  ask: {
    budget: 'Qual è il suo budget?',
    timeline: 'Quando vorrebbe comprare?',
    financing: 'Come pagherà?',
    propertyType: 'Che tipo di casa cerca?',
    areas: 'A quali zone pensa?',
    experience: 'Quanti immobili da investimento ha già comprato?',
    address: 'Quale casa vorrebbe vendere?',
    lastAppraisal: 'Quando è stata stimata l’ultima volta?',
    renovations: 'Che cosa ha ristrutturato o aggiunto?',
    reason: 'Perché pensa di vendere?',
  },
  options: {
    budget: ['Meno di 500K', 'Da 500K a 1M', 'Da 1M a 2M', 'Oltre 2M'],
    timeline: ['Subito', 'Nei prossimi 3 mesi', 'Tra 3-6 mesi', 'Tra più di 6 mesi'],
    financing: ['In contanti', 'Mutuo approvato', 'Mutuo preapprovato', 'Ho bisogno di aiuto'],
    propertyType: ['Casa', 'Casa a schiera', 'Appartamento', 'Terreno', 'Proprietà rurale'],
    experience: [
      'Sarebbe il primo',
      'Ne ho uno',
      'Ne ho due o tre',
      'Ne ho da quattro a nove',
      'Ne ho dieci o più',
    ],
    lastAppraisal: ['Negli ultimi 6 mesi', 'Da 6 a 12 mesi fa', 'Più di un anno fa', 'Mai'],
  },
};
