import type { LeadIntent } from '../leads/facts.ts';
import { LEAD_FINANCINGS, LEAD_TIMELINES } from '../leads/facts.ts';
import { LEAD_LOCATIONS_MAX, LEAD_MONEY_MAX_AUD } from '../leads/limits.ts';
import { PROPERTY_TYPES } from '../properties/property-types.ts';
import { ABOUT_FINANCING, ABOUT_TIMELINE } from './answers.ts';

export type BudgetRange = { min: number | null; max: number | null };
/** Null: they would rather not say. What is not there was not asked yet. */
export type Answer = string | string[] | BudgetRange | null;
export type Answers = Readonly<Record<string, Answer>>;

type Option = { value: string; label: string; score: number };
type Asked = { key: string; weight: number; ask: string; isRequired?: true };
export type Question = Asked &
  (
    | { kind: 'budget' }
    | { kind: 'choice'; options: readonly Option[] }
    | { kind: 'types' }
    | { kind: 'places' }
    | { kind: 'text'; most: number }
  );

/** What an answer counts that is not one of specified scores: it was given. */
const GIVEN = 10;

/** OPS-QUAL-08 and -09. */
export const BUDGET_OPTIONS: readonly (BudgetRange & { label: string; button: string })[] = [
  { label: 'under $500K', button: 'Under 500K', min: null, max: 500_000 },
  { label: '$500K-$1M', button: '500K to 1M', min: 500_000, max: 1_000_000 },
  { label: '$1M-$2M', button: '1M to 2M', min: 1_000_000, max: 2_000_000 },
  { label: '$2M+', button: 'Over 2M', min: 2_000_000, max: null },
];

const TIMELINE: readonly Option[] = LEAD_TIMELINES.map((value) => ({ value, ...ABOUT_TIMELINE[value] }));
const FINANCING: readonly Option[] = LEAD_FINANCINGS.map((value) => ({ value, ...ABOUT_FINANCING[value] }));
/** OPS-QUAL-07: one to five, of five. */
const EXPERIENCE: readonly Option[] = [
  { value: '1', label: 'This would be my first', score: 1 },
  { value: '2', label: 'I own one', score: 2 },
  { value: '3', label: 'I own two or three', score: 3 },
  { value: '4', label: 'I own four to nine', score: 4 },
  { value: '5', label: 'I own ten or more', score: 5 },
];
const EXPERIENCE_MOST = 5;
const APPRAISALS: readonly Option[] = [
  { value: 'recent', label: 'In the last 6 months', score: GIVEN },
  { value: 'this-year', label: '6 to 12 months ago', score: GIVEN },
  { value: 'older', label: 'More than a year ago', score: GIVEN },
  { value: 'never', label: 'Never', score: GIVEN },
];

const ABOUT_HOMES: readonly Question[] = [
  { key: 'budget', weight: 30, kind: 'budget', ask: 'What is your budget?' },
  { key: 'timeline', weight: 25, kind: 'choice', options: TIMELINE, ask: 'When would you like to buy?' },
  { key: 'financing', weight: 20, kind: 'choice', options: FINANCING, ask: 'How will you pay for it?' },
  { key: 'propertyType', weight: 15, kind: 'types', ask: 'What kind of home are you looking for?' },
  { key: 'areas', weight: 10, kind: 'places', ask: 'Which suburbs do you have in mind?' },
];

/**
 * What is asked, in its order, with what it weighs (OPS-QUAL-04, -10). An investor is asked what a buyer is, and how much
 * they have done of it: its scores are specified, its weight is ours, so the others keep their proportions.
 */
export const FLOWS: Readonly<Record<LeadIntent, readonly Question[]>> = {
  buyer: ABOUT_HOMES,
  investor: [
    ...ABOUT_HOMES,
    {
      key: 'experience',
      weight: 15,
      kind: 'choice',
      options: EXPERIENCE.map((option) => ({ ...option, score: (option.score / EXPERIENCE_MOST) * GIVEN })),
      ask: 'How many investment properties have you bought?',
    },
  ],
  seller: [
    {
      key: 'address',
      weight: 40,
      kind: 'text',
      most: 200,
      isRequired: true,
      ask: 'Which home would you like to sell?',
    },
    {
      key: 'lastAppraisal',
      weight: 20,
      kind: 'choice',
      options: APPRAISALS,
      ask: 'When was it last appraised?',
    },
    {
      key: 'renovations',
      weight: 25,
      kind: 'text',
      most: 500,
      ask: 'What have you renovated or added?',
    },
    { key: 'reason', weight: 15, kind: 'text', most: 500, ask: 'What makes you think about selling?' },
  ],
};

export const questionOf = (flow: LeadIntent, key: string): Question | null =>
  FLOWS[flow].find((question) => question.key === key) ?? null;

/** What is asked next; null: nothing is left. */
export const nextQuestion = (flow: LeadIntent, answers: Answers): Question | null =>
  FLOWS[flow].find(({ key }) => !(key in answers)) ?? null;

type Taken = { ok: true; answer: Answer } | { ok: false; words: string };
const refused = (words: string): Taken => ({ ok: false, words });
const taken = (answer: Answer): Taken => ({ ok: true, answer });

const isAmount = (aud: unknown): aud is number | null =>
  aud === null || (typeof aud === 'number' && Number.isInteger(aud) && aud >= 0 && aud <= LEAD_MONEY_MAX_AUD);

const takeBudget = (given: Answer): Taken => {
  if (given === null || typeof given === 'string' || Array.isArray(given)) return refused('Choose a range.');
  const { min, max } = given;
  if (!(isAmount(min) && isAmount(max))) return refused('Enter whole dollars.');
  if (min === null && max === null) return refused('Enter at least one amount.');
  if (min !== null && max !== null && min > max) return refused('The lowest budget is above the highest.');
  return taken({ min, max });
};

const takeList = (given: Answer, most: number, isOne: (item: string) => boolean): Taken => {
  if (!Array.isArray(given) || given.length === 0) return refused('Choose at least one.');
  if (given.length > most) return refused(`Choose at most ${most}.`);
  return given.every(isOne) ? taken([...new Set(given)]) : refused('Choose from the list.');
};

const PLACE_ID_MAX_LENGTH = 120;

/** Whether this is an answer to the question, in the form that it is kept in. Whether a suburb exists is asked elsewhere. */
export const takeAnswer = (question: Question, given: Answer): Taken => {
  if (given === null || given === '')
    return question.isRequired ? refused('We need this to carry on.') : taken(null);
  switch (question.kind) {
    case 'budget':
      return takeBudget(given);
    case 'choice':
      return question.options.some(({ value }) => value === given)
        ? taken(given)
        : refused('Choose one of the answers.');
    case 'types':
      return takeList(given, PROPERTY_TYPES.length, (type) => PROPERTY_TYPES.some((known) => known === type));
    case 'places':
      return takeList(
        given,
        LEAD_LOCATIONS_MAX,
        (place) => place !== '' && place.length <= PLACE_ID_MAX_LENGTH,
      );
    case 'text': {
      const text = typeof given === 'string' ? given.trim() : '';
      if (text === '') return question.isRequired ? refused('We need this to carry on.') : taken(null);
      return text.length > question.most ? refused(`Write at most ${question.most} letters.`) : taken(text);
    }
  }
};

/** Of ten. What was passed over counts nothing. */
const pointsOf = (question: Question, answer: Answer | undefined): number => {
  if (answer === null || answer === undefined) return 0;
  if (question.kind !== 'choice') return GIVEN;
  return question.options.find(({ value }) => value === answer)?.score ?? 0;
};

export type ScoredQuestion = { key: string; weight: number; points: number };

/** Each question with its points of ten, and all of it of a hundred, by the weights. */
export const scoreAnswers = (
  flow: LeadIntent,
  answers: Answers,
): { score: number; questions: ScoredQuestion[] } => {
  const questions = FLOWS[flow].map((question) => ({
    key: question.key,
    weight: question.weight,
    points: pointsOf(question, answers[question.key]),
  }));
  const weight = questions.reduce((sum, one) => sum + one.weight, 0);
  const sum = questions.reduce((total, one) => total + one.weight * one.points, 0);
  return { score: Math.round((sum / weight) * (100 / GIVEN)), questions };
};
