import { plainText } from '../../understanding/clean-text.ts';
import { choiceNamed } from '../choice-named.ts';
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
  // 'Number 29', of several in one street.
  const number = /(?<![\d/])(\d{1,5}(?:\/\d{1,5})?[a-j]?)(?![\d/])/u.exec(text)?.[1];
  const numbered = choices.filter(
    (choice) => number !== undefined && plainText(choice).startsWith(`${number} `),
  );
  if (numbered.length === 1) return numbered[0];
  const named = choiceNamed(message, choices);
  if (named) return named;
  return choices[ORDINALS.findIndex((ordinal) => ordinal.test(text))];
};

/** The home that was named beside the first. */
export const OTHER_HOME =
  /\b(?:the )?(?:other|next|second) (?:one|house|home|place|property|unit|apartment|address|viewing)\b|\bder? ?ander\p{L}*\b|\bl'autre\b|\b(?:la|el) otr[oa]\b|\bl'altr[oa]\b|\b[oa] outr[oa]\b|друг\p{L}+|另一(?:个|套|家)|もう(?:一|1)(?:つ|軒)|다른 (?:집|곳)|दूसर[\p{L}\p{M}]* घर|الآخر/u;
