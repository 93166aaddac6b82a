import { namesHeard } from '../understanding/name-sounds.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/**
 * The one of several choices that a message names by a word which none of the others has, in Latin letters or by its
 * sound in another script; undefined where it names none of them, or several.
 */
export const choiceNamed = (text: string, choices: readonly string[]): string | undefined => {
  const said = new Set(wordsOf(text));
  const named = choices.filter((choice) => {
    const others = choices.filter((one) => one !== choice).flatMap(wordsOf);
    const own = wordsOf(choice).filter((word) => !others.includes(word));
    return own.some((word) => said.has(word)) || namesHeard(text, own).length > 0;
  });
  return named.length === 1 ? named[0] : undefined;
};
