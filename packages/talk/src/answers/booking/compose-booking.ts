import type { Composer, Voice } from '../composed.ts';
import { bookingPhrasesOf } from './booking-phrases.ts';

export type FreeTimes = {
  address: string;
  /** The city whose clocks are meant. */
  zone: string;
  /** `near`: not at the minute that was asked for, but close to it. */
  state: 'free' | 'near' | 'else' | 'taken';
  times: { startsAt: string; text: string }[];
  /** A day of them that is a public holiday. */
  holiday?: string | null;
};

export const composeTimes: Composer<FreeTimes> = (
  { address: place, zone, state, times, holiday = null },
  { say, show, language },
) => {
  const words = bookingPhrasesOf(language);
  const said = {
    free: words.timesFree,
    near: words.timesNear,
    else: words.timesElse,
    taken: words.timesTaken,
  }[state];
  const texts = times.map(({ text }) => text);
  return {
    title: place,
    facts: [],
    items: [],
    notes: [],
    sentences: [
      show.say(said, { place, zone }),
      ...(holiday ? [show.say(words.holiday, { day: show.day(holiday) })] : []),
      ...texts.map((text) => `\n• ${text}`),
      `\n${say.ask.time}`,
    ],
    suggestions: texts,
  };
};

type Settled = { address: string; when: string };

export type BookedResult = Settled & {
  /** Where the confirmation goes; null: nothing can be sent, or a member booked it. */
  email: string | null;
  textedTo: string | null;
  /** By which its client finds it again; null for a member, who sees the calendar. */
  code: string | null;
};

/** How they hear of it: by letter, by text, or by the page that is shown here. */
const confirmedBy = ({ email, textedTo, code }: BookedResult, { show, language }: Voice): string[] => {
  const words = bookingPhrasesOf(language);
  if (code === null) return [words.bookedHere];
  const way = email
    ? show.say(words.bookedMail, { email })
    : textedTo
      ? show.say(words.bookedText, { phone: textedTo })
      : words.bookedPage;
  return [show.say(words.bookedCode, { code }), way];
};

export const composeBooked: Composer<BookedResult> = (result, voice) => {
  const { address: place, when } = result;
  const { show, language } = voice;
  const words = bookingPhrasesOf(language);
  return {
    title: place,
    facts: [],
    items: [{ title: when, text: place, link: null }],
    notes: [],
    sentences: [show.say(words.booked, { when, place }), ...confirmedBy(result, voice)],
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
