import { BOOKING_TOOLS, type BookingTool } from '@propguard/rules/assistant/tools';
import { addDays } from '@propguard/rules/time/wall-time';
import { plainText } from '../../understanding/clean-text.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { alternativesIn } from '../../understanding/when/alternatives.ts';
import { type SaidTime, whenSaid } from '../../understanding/when-said.ts';
import { fillArguments } from '../fill-arguments.ts';
import { isHome } from '../place-text.ts';
import type { Signs } from '../signs.ts';
import { type Call, type Decision, type DialogueState, type ToolArguments, textOf } from '../state.ts';
import { EARLIER_THAN_THOSE, EARLIEST, LATER_THAN_THOSE, LATEST } from './choice-words.ts';
import { chosenTime, type OfferedTime } from './chosen-time.ts';
import { otherHome } from './other-home.ts';
import { shiftDaysSaid } from './shift-said.ts';
import { stillKept, stillWanted } from './still-wanted.ts';

export const isBookingTool = (tool: string | undefined): tool is BookingTool =>
  (BOOKING_TOOLS as readonly string[]).includes(tool ?? '');

export const finding = (
  heard: Understanding,
  before: DialogueState,
  known: ToolArguments = {},
): Decision => ({
  kind: 'call',
  call: { tool: 'find_times', arguments: fillArguments('find_times', heard, before, known) },
});

export const offeredIn = ({ offered }: ToolArguments): OfferedTime[] =>
  Array.isArray(offered) ? (offered as OfferedTime[]) : [];

/** What was asked for when these were found: another day keeps the home, whom it is for, and the hours that suit. */
export const searchOf = (
  { address, isOnline, person, bookingId, kept }: ToolArguments,
  said: SaidTime | null,
): ToolArguments =>
  Object.fromEntries(
    Object.entries({ ...stillKept(said, kept), address, isOnline, person, bookingId }).filter(
      ([, value]) => value !== undefined,
    ),
  );

export const withTime = (
  { tool, arguments: args }: Call,
  { startsAt, text }: OfferedTime,
  { contact }: Pick<DialogueState, 'contact'>,
): Decision => ({
  kind: 'confirm',
  call: {
    tool,
    arguments: { ...args, ...(tool === 'book_viewing' ? contact : {}), startsAt, when: text },
  },
});

/** Of homes that were pointed at only the one that is chosen: 'the second one' is a time here. */
export const withoutHomes = (heard: Understanding): Understanding => ({
  ...heard,
  places: heard.places.filter((place) => !isHome(place)),
});

/** Which of those that will be found is meant: it is proposed at once, and not listed beside others. */
const pickOf = (heard: Understanding): ToolArguments => {
  const text = plainText(heard.text);
  const [first = text] = alternativesIn(text);
  const said = whenSaid(heard.rest);
  if (LATEST.test(first)) return { pick: 'last' };
  if (EARLIEST.test(first) || said?.isSoonest) return { pick: 'first' };
  return said?.time === undefined ? {} : { pick: 'exact' };
};

/** 'Otherwise the last on the list': one of those that were offered before. */
const orElseOf = (heard: Understanding, offered: readonly OfferedTime[]): ToolArguments => {
  const [, ...others] = alternativesIn(plainText(heard.text));
  const one = others
    .filter((part) => whenSaid(part) === null)
    .map((part) => chosenTime(part, offered, false))
    .find((found) => found !== null);
  return one ? { orElse: one.startsAt } : {};
};

/** 'One in the arvo like you had before': of any list, and not of the day that was asked for last. */
const AS_BEFORE =
  /\b(?:(?:like|as|that|which|the one|ones?) (?:you|u|ya) (?:had|said|offered|showed|gave|mentioned|listed)|from (?:before|earlier|the (?:first|other|earlier) list)|(?:you|u|ya) (?:had|offered|showed|gave|mentioned) (?:\w+ ){0,3}(?:before|earlier)|wie vorhin|comme (?:avant|tout a l'heure)|como antes|come prima)\b|как раньше|(?:刚才|之前)(?:说|给|那)|さっき|아까|पहले (?:वाला|जो)|(?:كما|مثل) (?:قبل|السابق)/u;

export const findingAgain = (
  heard: Understanding,
  before: DialogueState,
  args: ToolArguments,
  more: ToolArguments = {},
): Decision => {
  // An hour that was heard apart from the rest is said now, too: 'sun 9' asks for no afternoon any more.
  const hour = typeof more.time === 'string' ? { time: more.time } : {};
  const said = { ...whenSaid(heard.rest), ...hour };
  return finding(withoutHomes(heard), before, {
    ...(AS_BEFORE.test(plainText(heard.text)) ? {} : stillWanted(said, before)),
    ...searchOf(args, said),
    ...pickOf(heard),
    ...orElseOf(heard, offeredIn(args)),
    ...more,
  });
};

/** Times at another home: on the day that was spoken of, unless another is said. */
export const elsewhere = (
  heard: Understanding,
  signs: Signs,
  before: DialogueState,
  { address, isOnline, person }: ToolArguments,
): Decision | null => {
  const home = otherHome(heard, signs, before, textOf(address));
  return home === null ? null : findingAgain(heard, before, { isOnline, person }, { address: home });
};

const MINUTES_AN_HOUR = 60;
const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * MINUTES_AN_HOUR + Number(time.slice(3));
const nextMinute = (time: string): string => {
  const minutes = minutesOf(time) + 1;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / MINUTES_AN_HOUR))}:${two(minutes % MINUTES_AN_HOUR)}`;
};

const isOneHour = (from: string, to: string): boolean => minutesOf(to) - minutesOf(from) <= MINUTES_AN_HOUR;

/** 'Anything later?': on the same day if all were on one, else on the days after. */
export const laterOrEarlier = (
  heard: Understanding,
  before: DialogueState,
  args: ToolArguments,
  shown: readonly OfferedTime[],
): Decision | null => {
  const text = plainText(heard.text);
  const [isLater, isEarlier] = [LATER_THAN_THOSE.test(text), EARLIER_THAN_THOSE.test(text)];
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last || isLater === isEarlier || whenSaid(heard.rest)) return null;
  // Who asks for a later or an earlier hour asks for others than suited before.
  const search = searchOf({ ...args, kept: undefined }, null);
  const clocks = shown.map(({ time }) => time).sort();
  const [soonest = first.time, latest = last.time] = [clocks[0], clocks.at(-1)];
  // All at about one hour, on several days: another hour is meant, and no other day.
  if (first.day !== last.day && isOneHour(soonest, latest))
    return finding(withoutHomes(heard), before, {
      ...stillWanted({ time: first.time }, before),
      ...search,
      ...(isLater ? { notBefore: nextMinute(latest) } : { before: soonest }),
    });
  if (first.day !== last.day)
    return finding(
      withoutHomes(heard),
      before,
      isLater ? { ...searchOf(args, null), after: last.day } : { ...search, isSoonest: true },
    );
  const hours = isLater ? { notBefore: nextMinute(last.time) } : { before: first.time };
  return finding(withoutHomes(heard), before, { ...search, date: first.day.slice(5), ...hours });
};

/** 'The day after': counted from the time that was chosen, or from the last of those that are offered. */
export const daysFrom = (
  heard: Understanding,
  before: DialogueState,
  args: ToolArguments,
): Decision | null => {
  const days = shiftDaysSaid(plainText(heard.text));
  const offered = offeredIn(args);
  const anchor = offered.find(({ startsAt }) => startsAt === args.startsAt) ?? offered.at(-1);
  if (days === undefined || !anchor) return null;
  const {
    weekday: _,
    weekdays: __,
    near: ___,
    ...wanted
  } = fillArguments('find_times', withoutHomes(heard), before, searchOf(args, whenSaid(heard.rest)));
  return {
    kind: 'call',
    call: { tool: 'find_times', arguments: { ...wanted, date: addDays(anchor.day, days).slice(5) } },
  };
};
