import { LEAD_INTENTS, type LeadIntent } from '@propguard/rules/leads/facts';
import { FLOWS, type Question } from '@propguard/rules/qualification/flow';
import type { Composer, Voice } from '../composed.ts';
import { questionPhrasesOf } from './phrases/all.ts';
import { ASKED_KEYS, CHOSEN_KEYS, type QuestionPhrases } from './phrases/question-phrases.ts';

/** What is asked before any question of a flow, and after the last. */
const BESIDE: Readonly<Record<string, (words: QuestionPhrases) => string>> = {
  flow: ({ which }) => which,
  contact: ({ contact }) => contact,
};

const optionsOf = (question: Question, words: QuestionPhrases): readonly string[] => {
  const key = CHOSEN_KEYS.find((one) => one === question.key);
  return key ? words.options[key] : [];
};

/** A question in its language, with what can be pressed; null: none of these. */
export const askedQuestion = (
  { language }: Pick<Voice, 'language'>,
  flow: LeadIntent | null,
  missing: string,
): { question: string; choices: string[] } | null => {
  const words = questionPhrasesOf(language);
  const beside = BESIDE[missing];
  if (beside)
    return {
      question: beside(words),
      choices: missing === 'flow' ? LEAD_INTENTS.map((one) => words.start[one]) : [],
    };
  const key = ASKED_KEYS.find((one) => one === missing);
  const question = flow === null ? undefined : FLOWS[flow].find((one) => one.key === missing);
  if (!key || !question) return null;
  return {
    question: words.ask[key],
    choices: [...optionsOf(question, words), ...(question.isRequired ? [] : [words.skip])],
  };
};

/** Where it went; nothing of what it is worth, which is the team's to know. */
export const composeQualified: Composer<{ place: string; isOwn: boolean }> = (
  { place, isOwn },
  { language, show },
) => {
  const words = questionPhrasesOf(language);
  return {
    title: place,
    facts: [],
    items: [],
    notes: [],
    sentences: [show.say(isOwn ? words.done : words.doneFor, { place })],
    suggestions: [],
  };
};
