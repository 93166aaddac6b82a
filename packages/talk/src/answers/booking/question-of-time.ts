import { type Call, textOf } from '../../dialogue/state.ts';
import type { Voice } from '../composed.ts';
import { bookingPhrasesOf } from './booking-phrases.ts';

/** What is asked while a time is arranged, with what is known already; null where it asks for something else. */
export const questionOfTime = (
  { say, show, language }: Voice,
  { tool, arguments: args }: Call,
  missing: string,
  isAgain: boolean,
): string[] | null => {
  if (tool !== 'book_viewing' && tool !== 'move_booking') return null;
  const words = bookingPhrasesOf(language);
  const place = textOf(args.address);
  const first = isAgain ? [words.unclear] : [];
  if (missing === 'time') {
    const texts = Array.isArray(args.offered)
      ? (args.offered as { text: string }[]).map(({ text }) => text)
      : [];
    return [
      ...first,
      show.say(words.stillFree, { place }),
      ...texts.map((text) => `\n• ${text}`),
      `\n${say.ask.time}`,
    ];
  }
  if (missing !== 'contact') return null;
  const when = textOf(args.when);
  const hasName = textOf(args.name) !== '';
  const isReachable = textOf(args.email) !== '' || textOf(args.phone) !== '';
  const question = hasName ? words.askReach : isReachable ? words.askName : say.ask.contact;
  const said = textOf(args.unusable);
  if (said !== '') return [...first, show.say(words.unusable, { said })];
  return [...first, ...(when === '' ? [] : [show.say(words.chosen, { when, place })]), question];
};
