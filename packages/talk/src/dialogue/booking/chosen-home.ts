import { plainText } from '../../understanding/clean-text.ts';
import { ORDINALS } from './choice-words.ts';

/** 'balga' of '1 Russell Parade, Balga WA 6061'. */
export const suburbOf = (choice: string): string =>
  plainText(choice.split(',').at(-1) ?? '')
    .replace(/\b[a-z]{2,3} \d{4}\b/u, '')
    .trim();

/** Which of several homes of one name is meant: the whole of it, its suburb, or its place in the list. */
export const chosenHome = (message: string, choices: readonly string[]): string | undefined => {
  const text = plainText(message);
  const whole = choices.find((choice) => text.includes(plainText(choice)));
  if (whole) return whole;
  const inSuburb = choices.filter((choice) => suburbOf(choice) !== '' && text.includes(suburbOf(choice)));
  if (inSuburb.length === 1) return inSuburb[0];
  return choices[ORDINALS.findIndex((ordinal) => ordinal.test(text))];
};
