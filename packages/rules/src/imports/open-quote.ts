import { RECORD_MAX_BYTES } from './import-limits.ts';

const LINE_END = /\r\n|\n|\r/g;

/** The text after so many lines, up to what a record may hold. */
const textAfter = async (text: AsyncIterable<string>, lines: number): Promise<string> => {
  let left = lines;
  let rest = '';
  for await (const piece of text) {
    rest += piece;
    LINE_END.lastIndex = 0;
    let from = 0;
    for (let end = LINE_END.exec(rest); left > 0 && end; end = LINE_END.exec(rest)) {
      // A CR at the very end may be half of a CRLF.
      if (end[0] === '\r' && LINE_END.lastIndex === rest.length) break;
      from = LINE_END.lastIndex;
      left -= 1;
    }
    rest = rest.slice(from);
    if (left === 0 && rest.length > RECORD_MAX_BYTES) break;
  }
  return rest;
};

/**
 * The line on which a quote opens that is never closed, or that the next quote in the file closes in the middle of a
 * value. A parser says where it gave up, which may be far below; so what follows the last record that could be read, which
 * ended on line `after`, is looked at again.
 */
export const lineOfOpenQuote = async (
  text: AsyncIterable<string>,
  after: number,
  delimiter: string,
): Promise<number | null> => {
  const rest = await textAfter(text, after);
  let line = after + 1;
  let openedOn: number | null = null;
  for (let at = 0; at < rest.length; at++) {
    const letter = rest.charAt(at);
    if (letter === '\n' || (letter === '\r' && rest.charAt(at + 1) !== '\n')) line += 1;
    if (letter !== '"') continue;
    const before = rest.charAt(at - 1);
    const isCellStart = at === 0 || before === delimiter || before === '\n' || before === '\r';
    if (openedOn === null) openedOn = isCellStart ? line : null;
    else if (rest.charAt(at + 1) === '"') at += 1;
    else if (['', '\n', '\r', delimiter].includes(rest.charAt(at + 1))) openedOn = null;
    else return openedOn;
  }
  return openedOn;
};
