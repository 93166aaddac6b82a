import { BUDGET_OPTIONS, FLOWS, type Question } from '@propguard/rules/qualification/flow';
import type { AskedKey, QuestionPhrases } from './question-phrases.ts';

/** In English the questions are those of the form. */
const QUESTIONS = new Map<string, Question>(
  Object.values(FLOWS)
    .flat()
    .map((question) => [question.key, question]),
);
const ask = (key: AskedKey): string => QUESTIONS.get(key)?.ask ?? key;
const labels = (key: AskedKey): readonly string[] => {
  const question = QUESTIONS.get(key);
  return question?.kind === 'choice' ? question.options.map(({ label }) => label) : [];
};

export const en: QuestionPhrases = {
  start: {
    buyer: 'Register as a buyer',
    seller: 'Have my home appraised',
    investor: 'Register as an investor',
  },
  which: 'Gladly. What are you planning?',
  begin:
    'A few short questions, so the right person can help you. You can stop and pick up again whenever you like.',
  again: 'Back to your answers.',
  unclear: 'I didn’t quite get that. Choose one of these, or say it in other words.',
  paused: 'All right, we’ll leave it there. Your answers are kept in this conversation.',
  goOn: 'Carry on with the questions',
  skip: 'I’d rather not say',
  contact: 'What’s your name, and how can we reach you: an email address or a phone number?',
  done: 'Thank you. Your answers are with {place}, and someone will be in touch.',
  doneFor: 'The answers are on the page of {place}.',
  ask: {
    budget: ask('budget'),
    timeline: ask('timeline'),
    financing: ask('financing'),
    propertyType: ask('propertyType'),
    areas: ask('areas'),
    experience: ask('experience'),
    address: ask('address'),
    lastAppraisal: ask('lastAppraisal'),
    renovations: ask('renovations'),
    reason: ask('reason'),
  },
  options: {
    budget: BUDGET_OPTIONS.map(({ button }) => button),
    timeline: labels('timeline'),
    financing: labels('financing'),
    propertyType: ['House', 'Townhouse', 'Apartment', 'Land', 'Rural'],
    experience: labels('experience'),
    lastAppraisal: labels('lastAppraisal'),
  },
};
