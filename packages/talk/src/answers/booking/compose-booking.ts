import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { Composer, Voice } from '../composed.ts';
import { askTime } from './ask-time.ts';
import { bookedPhrasesOf } from './booked-phrases.ts';
import { timesPhrasesOf } from './times-phrases.ts';

export type FreeTimes = {
  address: string;
  /** The city whose clocks are meant. */
  zone: string;
  /** `near`: not at the minute that was asked for, but close to it. */
  state: 'free' | 'near' | 'else' | 'taken';
  times: { startsAt: string; text: string }[];
  /** A day of them that is a public holiday. */
  holiday?: string | null;
  /** Days that were asked for, beside others, and on which nothing is free. */
  noneOn?: string[];
  /** A date that was said, and another weekday than it has. */
  differs?: { date: string; said: string } | null;
};

const WEEKDAY_TEXT = { weekday: 'long', timeZone: 'UTC' } as const;
const weekdayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, WEEKDAY_TEXT).format(new Date(`${day}T00:00:00Z`));

/** What is said over the times; of a single one in its own words. */
const overTimes = ({ state, times }: FreeTimes, language: AssistantLanguage): string => {
  const words = timesPhrasesOf(language);
  const isOne = times.length === 1;
  return {
    free: isOne ? words.oneFree : words.timesFree,
    near: isOne ? words.oneNear : words.timesNear,
    else: isOne ? words.oneElse : words.timesElse,
    taken: isOne ? words.oneTaken : words.timesTaken,
  }[state];
};

export const composeTimes: Composer<FreeTimes> = (result, voice) => {
  const { address: place, zone, times, holiday = null, noneOn = [], differs = null } = result;
  const { show, language } = voice;
  const words = timesPhrasesOf(language);
  const texts = times.map(({ text }) => text);
  const unclear = differs && {
    date: show.day(differs.date),
    weekday: weekdayText(differs.date, language),
    said: weekdayText(differs.said, language),
  };
  const days = noneOn.map((day) => show.day(day)).join(voice.say.comma);
  return {
    title: place,
    facts: [],
    items: [],
    notes: [],
    sentences: [
      ...(unclear ? [show.say(words.daysDiffer, unclear)] : []),
      ...(days === '' ? [] : [show.say(words.noneOn, { days })]),
      show.say(overTimes(result, language), { place, zone }),
      ...(holiday ? [show.say(words.holiday, { day: show.day(holiday) })] : []),
      ...askTime(voice, texts),
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
  const words = bookedPhrasesOf(language);
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
  const words = bookedPhrasesOf(language);
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
    sentences: [show.say(bookedPhrasesOf(language)[which], { when, place })],
    suggestions: [],
  });
export const composeMoved = settled('moved');
export const composeCancelled = settled('cancelled');
