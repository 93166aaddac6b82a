const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const RIGHT_TO_LEFT_MARK = '\u200f';
const NO_BREAK_SPACE = '\u00a0';
const NARROW_NO_BREAK_SPACE = '\u202f';

type Texts = { [name: string]: string | Texts };

const eachText = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? change(text) : eachText(text, change),
    ]),
  );

const INSERT = /\{\w+\}/g;
const LETTER = /\p{L}/u;

/**
 * In a text that runs from right to left, an address or an amount keeps its own order and moves nothing beside it. One
 * that has no letter of its own, such as '{label}: {value}', says by a mark which way it runs: inserted into another, it
 * would run from left to right.
 */
export const isolateInserts = <T extends Texts>(phrases: T): T =>
  eachText(phrases, (text) => {
    const isolated = text.replace(INSERT, (insert) => `${FIRST_STRONG_ISOLATE}${insert}${POP_ISOLATE}`);
    return isolated === text || LETTER.test(text.replace(INSERT, ''))
      ? isolated
      : `${RIGHT_TO_LEFT_MARK}${isolated}`;
  }) as T;

/** French sets a space before two-part marks, and no line ends there. */
export const frenchSpacing = <T extends Texts>(phrases: T): T =>
  eachText(phrases, (text) =>
    text
      .replace(/ ([:%»])|(«) /g, `$2${NO_BREAK_SPACE}$1`)
      .replace(/ ([;?!])/g, `${NARROW_NO_BREAK_SPACE}$1`),
  ) as T;
