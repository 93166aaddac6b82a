import type { Composer } from '../composed.ts';
import { bookingPhrasesOf } from './booking-phrases.ts';

export type FreeTimes = {
  address: string;
  /** The city whose clocks are meant. */
  zone: string;
  state: 'free' | 'else' | 'taken';
  times: { startsAt: string; text: string }[];
};

export const composeTimes: Composer<FreeTimes> = (
  { address: place, zone, state, times },
  { say, show, language },
) => {
  const words = bookingPhrasesOf(language);
  const said = { free: words.timesFree, else: words.timesElse, taken: words.timesTaken }[state];
  const texts = times.map(({ text }) => text);
  return {
    title: place,
    facts: [],
    items: [],
    notes: [],
    sentences: [show.say(said, { place, zone }), ...texts.map((text) => `\n• ${text}`), `\n${say.ask.time}`],
    suggestions: texts,
  };
};

type Settled = { address: string; when: string };

export const composeBooked: Composer<Settled & { email: string | null }> = (
  { address: place, when, email },
  { show, language },
) => {
  const words = bookingPhrasesOf(language);
  return {
    title: place,
    facts: [],
    items: [{ title: when, text: place, link: null }],
    notes: [],
    sentences: [
      show.say(words.booked, { when, place }),
      email === null ? words.bookedHere : show.say(words.bookedMail, { email }),
    ],
    suggestions: [],
  };
};

const settled =
  (which: 'moved' | 'cancelled'): Composer<Settled> =>
  ({ address: place, when }, { show, language }) => ({
    title: place,
    facts: [],
    items: [],
    notes: [],
    sentences: [show.say(bookingPhrasesOf(language)[which], { when, place })],
    suggestions: [],
  });
export const composeMoved = settled('moved');
export const composeCancelled = settled('cancelled');
