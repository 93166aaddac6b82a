import { isHeardTwice, saidKey, sentencesIn } from './sentences-in.ts';

/** What an answer has said so far; nothing of it is said twice in it. */
export type OnceSaid = {
  /** What is left to say of a text, with what parts it from what was said before. */
  say: (text: string) => string;
};

/** A line or a new part parts more than a space. */
const wider = (one: string, other: string): string => {
  const lines = (gap: string): number => gap.split('\n').length;
  return lines(other) > lines(one) || one === '' ? other : one;
};

export const saidOnce = (): OnceSaid => {
  const heard = new Set<string>();
  let gap = '';
  let isBegun = false;
  const sayOne = (between: string, text: string): string => {
    gap = wider(gap, between);
    const key = saidKey(text);
    if (heard.has(key)) return '';
    if (isHeardTwice(key)) heard.add(key);
    const before = isBegun ? gap : '';
    gap = '';
    isBegun = true;
    return before + text;
  };
  return {
    say: (text) => {
      const trailing = /\s*$/.exec(text)?.[0] ?? '';
      const leading = /^\s*/.exec(text)?.[0] ?? '';
      const said = sentencesIn(text.trim())
        .map((one, at) => sayOne(at === 0 ? leading : one.gap, one.text))
        .join('');
      gap = wider(gap, text.trim() === '' ? text : trailing);
      return said;
    },
  };
};

const RECENT = 3;
/** The sentences of the last answers, by which they are known again. */
export const recentlySaid = (history: readonly { answer: string }[]): ReadonlySet<string> =>
  new Set(
    history
      .slice(-RECENT)
      .flatMap(({ answer }) => sentencesIn(answer).map(({ text }) => saidKey(text)))
      .filter(isHeardTwice),
  );

/** 'What was the repayment again?', in all languages. */
const ASKED_AGAIN =
  /\b(?:again|once more|repeat|remind|recap|summar\w+|nochmal\w*|noch ?mals?|noch einmal|wiederhol\w*|erinner\w*|encore une fois|rappel\w*|repet\w*|otra vez|de nuevo|recuerd\w*|resum\w*|di nuovo|ancora una volta|ripet\w*|riassum\w*|de novo|outra vez|lembr\w*|repit\w*)\b|еще раз|ещё раз|снова|повтор\p{L}*|напомн\p{L}*|再说|再讲|再算|重复|再告诉|もう一度|再度|もう一回|다시|한 번 더|फिर से|दोबारा|مرة (?:أخرى|اخرى|ثانية)|كرر|أعد|اعد|ذكرني/u;
export const isAskedAgain = (plain: string): boolean => ASKED_AGAIN.test(plain);

/**
 * What an answer tells beside what was asked, and the last answers told already: left out. What answers stays, unless all
 * of it was told: then its first sentence does. So do the lines of a list, and what is asked back.
 */
export const withoutToldBefore = (
  sentences: readonly string[],
  recent: ReadonlySet<string>,
  answering = 1,
): string[] => {
  if (recent.size === 0) return [...sentences];
  const isTold = (text: string): boolean => recent.has(saidKey(text));
  const said = sentences.map(sentencesIn);
  const isSame = said.slice(0, answering).every((pieces) => pieces.every(({ text }) => isTold(text)));
  const isStaying = (text: string, at: number, piece: number): boolean =>
    (at === 0 && piece === 0) ||
    (answering > 1 && at < answering && !isSame) ||
    text.startsWith('•') ||
    /[?？؟:：]$/.test(text) ||
    !isTold(text);
  return said.flatMap((pieces, at) => {
    const kept = pieces.filter(({ text }, piece) => isStaying(text, at, piece));
    const line = sentences[at]?.startsWith('\n') ? '\n' : '';
    const text = kept.map((piece, before) => (before === 0 ? piece.text : piece.gap + piece.text)).join('');
    return kept.length === 0 ? [] : [line + text];
  });
};
