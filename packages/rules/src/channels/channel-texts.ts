import { CHANNEL_ABILITIES, type ConnectedChannel } from './channel-abilities.ts';

const ELLIPSIS = '…';
/** Nothing that is cut ends before half of what there was room for. */
const LEAST_SHARE = 0.5;
const ENDS = [/\n\n/g, /\n/g, /[.!?。！？।]["'”’)]*(?=\s|$)/gu, /\s/g];

/** Cut at the end of a paragraph, else of a line, a sentence, a word. What was left out is shown by its mark. */
export const cutAtEnd = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  const room = longest - ELLIPSIS.length - 1;
  const head = text.slice(0, room);
  for (const end of ENDS) {
    const last = [...head.matchAll(end)].at(-1);
    const at = last ? last.index + last[0].trimEnd().length : -1;
    if (at >= room * LEAST_SHARE) return `${head.slice(0, at).trimEnd()} ${ELLIPSIS}`;
  }
  // A pair of surrogates is one letter.
  return `${head.replace(/[\uD800-\uDBFF]$/, '')}${ELLIPSIS}`;
};

/** The longest message that is taken from a channel; what is longer is cut, and says so. */
export const INBOUND_MAX = 8_000;

/** What follows the words is left out whole where there is no room: half a home, or one without its link, helps nobody. */
const withLines = (text: string, lines: readonly string[], longest: number): string => {
  const whole = [text, ...lines].filter((part) => part !== '').join('\n');
  if (whole.length <= longest) return whole;
  let fitting = text;
  for (const line of lines) {
    const next = fitting === '' ? line : `${fitting}\n${line}`;
    if (next.length + ELLIPSIS.length + 1 > longest) break;
    fitting = next;
  }
  return fitting === '' || fitting.length + ELLIPSIS.length + 1 > longest
    ? cutAtEnd(whole, longest)
    : `${fitting}\n${ELLIPSIS}`;
};

type ChannelText = { text: string; choices: string[] };

/** Of what may be said next, as much as the channel can offer as buttons or a list; the rest is not shown. */
export const forChannel = (
  channel: ConnectedChannel,
  said: { text: string; lines: readonly string[]; choices: readonly string[] },
): ChannelText => {
  const { longest, choices: most, listed, choiceLength } = CHANNEL_ABILITIES[channel];
  const choices = said.choices
    .filter((choice) => choice.length <= choiceLength)
    .slice(0, Math.max(most, listed));
  return { text: withLines(said.text, said.lines, longest), choices };
};

/** Carriers stop a number that does not stop: what counts is the first word, whatever stands around it. */
const STOP_WORDS = new Set(['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit']);
export const isStop = (text: string): boolean =>
  STOP_WORDS.has(
    text
      .trim()
      .toLowerCase()
      .replace(/[.!]+$/, ''),
  );
