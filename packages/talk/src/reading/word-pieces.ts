import { plainText } from '../understanding/clean-text.ts';

const WORD = /[\p{L}\p{M}']+/gu;
/** Scripts whose words are not parted by spaces, or take endings of single signs. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const SIZES = [3, 4, 5];
const DENSE_SIZES = [2, 3, 4];

/** What stands inside the words: it is the same in a word that is bent, joined or mistyped. */
export const piecesOf = (text: string): string[] =>
  (plainText(text).match(WORD) ?? []).flatMap((word) => {
    const isDense = DENSE.test(word);
    const whole = isDense ? word : `^${word}$`;
    return (isDense ? DENSE_SIZES : SIZES).flatMap((size) =>
      Array.from({ length: Math.max(0, whole.length - size + 1) }, (_, at) => whole.slice(at, at + size)),
    );
  });
