import { BOOKING_TOOLS, type BookingTool } from '@propguard/rules/assistant/tools';
import { plainText } from '../../understanding/clean-text.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { whenSaid } from '../../understanding/when-said.ts';
import { fillArguments } from '../fill-arguments.ts';
import { isHome } from '../place-text.ts';
import type { Signs } from '../signs.ts';
import { type Call, type Decision, type DialogueState, type ToolArguments, textOf } from '../state.ts';
import { ASKS_VIEWING } from '../sum-words.ts';
import {
  ASKS_WHEN,
  asksToCancel,
  asksToMove,
  BEGINS_WITH_YES,
  BUT,
  CALLS_OFF,
  COMES,
  NODS,
  NONE_SUITS,
  ON_PAPER,
  OWN,
  SEES,
  WANTS_TO_SEE,
} from './booking-words.ts';
import { EARLIER_THAN_THOSE, LATER_THAN_THOSE } from './choice-words.ts';
import { chosenHome } from './chosen-home.ts';
import { chosenTime, type OfferedTime } from './chosen-time.ts';
import { contactSaid } from './contact-said.ts';
import { otherHome } from './other-home.ts';
import { shiftSaid } from './shift-said.ts';
import { saysDay, stillWanted } from './still-wanted.ts';

const isBookingTool = (tool: string | undefined): tool is BookingTool =>
  (BOOKING_TOOLS as readonly string[]).includes(tool ?? '');

const SHORT_WORDS = 3;
/** 'Yes, that would be great': more says something else. */
const YES_WORDS = 6;
/** A name and an address are given in few words; more is another question. */
const CONTACT_WORDS = 16;
const CONTACT_WORDS_WITH_MAIL = 40;

const finding = (heard: Understanding, before: DialogueState, known: ToolArguments = {}): Decision => ({
  kind: 'call',
  call: { tool: 'find_times', arguments: fillArguments('find_times', heard, before, known) },
});

const offeredIn = ({ offered }: ToolArguments): OfferedTime[] =>
  Array.isArray(offered) ? (offered as OfferedTime[]) : [];

/** What was asked for when these were found: another day keeps the home and whom it is for. */
const searchOf = ({ address, isOnline, person, bookingId }: ToolArguments): ToolArguments =>
  Object.fromEntries(
    Object.entries({ address, isOnline, person, bookingId }).filter(([, value]) => value !== undefined),
  );

const withTime = ({ tool, arguments: args }: Call, { startsAt, text }: OfferedTime): Decision => ({
  kind: 'confirm',
  call: { tool, arguments: { ...args, startsAt, when: text } },
});

/** Of homes that were pointed at only the one that is chosen: 'the second one' is a time here. */
const withoutHomes = (heard: Understanding): Understanding => ({
  ...heard,
  places: heard.places.filter((place) => !isHome(place)),
});

const findingAgain = (
  heard: Understanding,
  before: DialogueState,
  args: ToolArguments,
  more: ToolArguments = {},
): Decision =>
  finding(withoutHomes(heard), before, {
    ...stillWanted(whenSaid(heard.rest), before),
    ...searchOf(args),
    ...more,
  });

/** Times at another home: on the day that was spoken of, unless another is said. */
const elsewhere = (
  heard: Understanding,
  signs: Signs,
  before: DialogueState,
  { address, isOnline, person }: ToolArguments,
): Decision | null => {
  const home = otherHome(heard, signs, before, textOf(address));
  return home === null ? null : findingAgain(heard, before, { isOnline, person }, { address: home });
};

const MINUTES_AN_HOUR = 60;
const nextMinute = (time: string): string => {
  const minutes = Number(time.slice(0, 2)) * MINUTES_AN_HOUR + Number(time.slice(3)) + 1;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / MINUTES_AN_HOUR))}:${two(minutes % MINUTES_AN_HOUR)}`;
};

/** 'Anything later?': on the same day if all were on one, else on the days after. */
const laterOrEarlier = (
  heard: Understanding,
  before: DialogueState,
  args: ToolArguments,
  shown: readonly OfferedTime[],
): Decision | null => {
  const text = plainText(heard.text);
  const [isLater, isEarlier] = [LATER_THAN_THOSE.test(text), EARLIER_THAN_THOSE.test(text)];
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last || isLater === isEarlier || whenSaid(heard.rest)) return null;
  const search = searchOf(args);
  if (first.day !== last.day)
    return finding(
      withoutHomes(heard),
      before,
      isLater ? { ...search, after: last.day } : { ...search, isSoonest: true },
    );
  const hours = isLater ? { notBefore: nextMinute(last.time) } : { before: first.time };
  return finding(withoutHomes(heard), before, { ...search, date: first.day.slice(5), ...hours });
};

const timeAnswered = (
  heard: Understanding,
  signs: Signs,
  before: DialogueState,
  open: Call,
): Decision | null => {
  const offered = offeredIn(open.arguments);
  const there = elsewhere(heard, signs, before, open.arguments);
  if (there) return there;
  const chosen = chosenTime(heard.text, offered, signs.has('yes'));
  if (chosen) return withTime(open, chosen);
  const [one, ...others] = offered;
  const said = contactSaid(heard.text);
  // Who says who they are and no other time takes the first, and is asked before it is booked.
  if (one && said.email !== undefined && !whenSaid(heard.rest))
    return withTime({ tool: open.tool, arguments: { ...open.arguments, ...said } }, one);
  const moved = laterOrEarlier(heard, before, open.arguments, offered);
  if (moved) return moved;
  const last = others.at(-1) ?? one;
  if (last && !whenSaid(heard.rest) && NONE_SUITS.test(plainText(heard.text)))
    return finding(withoutHomes(heard), before, { ...searchOf(open.arguments), after: last.day });
  if (whenSaid(heard.rest)) return findingAgain(heard, before, open.arguments);
  const isUnclear = others.length > 0 && signs.has('yes') && heard.words <= YES_WORDS;
  return isUnclear
    ? { kind: 'ask', call: open, missing: 'time', choices: offered.map(({ text }) => text), unknown: null }
    : null;
};

const contactAnswered = (
  { text, words }: Understanding,
  { tool, arguments: args }: Call,
): Decision | null => {
  const said = contactSaid(text);
  if (words > (said.email === undefined ? CONTACT_WORDS : CONTACT_WORDS_WITH_MAIL)) return null;
  if (said.email === undefined && /[?？؟]/u.test(text)) return null;
  const call = { tool, arguments: { ...args, ...said } };
  return call.arguments.email === undefined || call.arguments.name === undefined
    ? { kind: 'ask', call, missing: 'contact', choices: [], unknown: null }
    : { kind: 'confirm', call };
};

/** Which home was asked: meanwhile a day may be said, and is kept. */
const homeAnswered = (
  heard: Understanding,
  signs: Signs,
  before: DialogueState,
  { tool, arguments: args }: Call,
): Decision | null => {
  const choices = before.pending?.choices ?? [];
  const chosen = chosenHome(heard.text, choices);
  const known = fillArguments('find_times', heard, before, args);
  if (chosen) return { kind: 'call', call: { tool: 'find_times', arguments: { ...known, address: chosen } } };
  if (signs.addresses > 0) return finding(heard, before, args);
  const isDayAlone = whenSaid(heard.rest) !== null && choices.length > 0;
  return isDayAlone
    ? { kind: 'ask', call: { tool, arguments: known }, missing: 'address', choices, unknown: null }
    : null;
};

/** An answer to what we asked about a time. */
const answered = (heard: Understanding, signs: Signs, before: DialogueState): Decision | null => {
  const { pending } = before;
  if (!pending || !isBookingTool(pending.tool)) return null;
  const open: Call = { tool: pending.tool, arguments: pending.arguments };
  const isNo = signs.has('no') && heard.words <= SHORT_WORDS && !whenSaid(heard.rest);
  // 'The later one' and 'none of those' say no to nothing.
  if (pending.missing === 'time')
    return timeAnswered(heard, signs, before, open) ?? (isNo ? { kind: 'drop' } : null);
  if (isNo) return { kind: 'drop' };
  switch (pending.missing) {
    case 'contact':
      return contactAnswered(heard, open);
    case 'person':
    case 'booking': {
      const chosen = pending.choices.find((choice) => plainText(heard.text).includes(plainText(choice)));
      const said = { ...open.arguments, [pending.missing]: chosen ?? heard.text.trim() };
      return open.tool === 'find_times'
        ? { kind: 'call', call: { tool: open.tool, arguments: said } }
        : { kind: 'confirm', call: { tool: open.tool, arguments: said } };
    }
    case 'address':
      return homeAnswered(heard, signs, before, open);
    default:
      return null;
  }
};

const CHANGE_WORDS = 10;

/** While a proposal waits, another time, home or name may be given: 'Sunday instead', 'under Mai Tran, mai@…'. */
const changed = (heard: Understanding, signs: Signs, before: DialogueState): Decision | null => {
  const { action } = before;
  if (!action || action.tool === 'cancel_booking' || !isBookingTool(action.tool)) return null;
  const contact = contactSaid(heard.text);
  if (action.tool === 'book_viewing' && contact.email !== undefined && heard.words <= CONTACT_WORDS)
    return { kind: 'confirm', call: { tool: action.tool, arguments: { ...action.arguments, ...contact } } };
  const there = elsewhere(heard, signs, before, action.arguments);
  if (there) return there;
  if (heard.words > CHANGE_WORDS && !whenSaid(heard.rest)) return null;
  const offered = offeredIn(action.arguments);
  const chosen = chosenTime(heard.text, offered, false);
  if (chosen && chosen.startsAt !== action.arguments.startsAt) return withTime(action, chosen);
  if (chosen) return null;
  const proposed = offered.filter(({ startsAt }) => startsAt === action.arguments.startsAt);
  const moved = laterOrEarlier(heard, before, action.arguments, proposed);
  if (moved) return moved;
  const said = whenSaid(heard.rest);
  const [one] = proposed;
  // 'Any time after three?' is asked of the day that is proposed.
  const onItsDay = one && !saysDay(said) ? { date: one.day.slice(5) } : {};
  return said ? findingAgain(heard, { ...before, last: null }, action.arguments, onItsDay) : null;
};

/** A home is named or was spoken of, it is to be seen, and a day is said. */
const isViewing = (
  { text, rest }: Understanding,
  signs: Signs,
  { address, last }: DialogueState,
): boolean => {
  const words = plainText(text);
  const isOnPaper = ON_PAPER.test(words) && whenSaid(rest) === null && !ASKS_WHEN.test(words);
  if (ASKS_VIEWING.test(words)) return !isOnPaper;
  if (signs.addresses > 0 && (WANTS_TO_SEE.test(words) || ASKS_WHEN.test(words)) && !isOnPaper) return true;
  const isThere = address !== null && (signs.has('it') || isBookingTool(last?.tool));
  const isOfHome = signs.addresses > 0 || isThere;
  if ((address !== null || signs.addresses > 0) && COMES.test(words) && whenSaid(rest) !== null && !isOnPaper)
    return true;
  return isOfHome && signs.amounts === 0 && SEES.test(plainText(rest)) && whenSaid(rest) !== null;
};

/** 'Homes in Balga under 900k, can I see the first?': which they are comes before when. */
const homesFirst = (heard: Understanding, { addresses }: Signs, before: DialogueState): Decision | null => {
  const isSuburb = addresses === 0 && before.address === null && heard.places.some((place) => !isHome(place));
  return isSuburb
    ? {
        kind: 'call',
        call: { tool: 'search_listings', arguments: fillArguments('search_listings', heard, before) },
      }
    : null;
};

/** Times of a new booking were offered, or one was proposed. */
const isProposed = ({ action, pending }: DialogueState): boolean =>
  action?.tool === 'book_viewing' ||
  action?.tool === 'move_booking' ||
  (pending?.tool === 'book_viewing' && pending.missing === 'time');

/** Yes to what was proposed, whatever is asked beside it; of a cancellation, 'cancel it' is one. */
const agreed = ({ text, rest }: Understanding, { action }: DialogueState): Decision | null => {
  const words = plainText(text);
  if (!action || !isBookingTool(action.tool) || BUT.test(words) || contactSaid(text).email) return null;
  const isNod = NODS.test(words) && !/[?？؟]/u.test(text);
  const isCalledOff = action.tool === 'cancel_booking' && CALLS_OFF.test(words);
  const isYes = BEGINS_WITH_YES.test(words) || isNod || isCalledOff;
  return isYes && whenSaid(rest) === null ? { kind: 'approve', call: action } : null;
};

/** What somebody wants of a time: to see a home, another time, none any more. Known by its words. */
export const bookingDecision = (
  heard: Understanding,
  signs: Signs,
  before: DialogueState,
): Decision | null => {
  // Who waits for a person tells them the rest.
  if (before.isCareful || before.action?.tool === 'hand_over') return null;
  const yes = agreed(heard, before);
  if (yes) return yes;
  const text = plainText(heard.text);
  const isSpokenOf = isBookingTool(before.last?.tool) || isBookingTool(before.action?.tool);
  const isOpen = isProposed(before) && !OWN.test(text);
  // What is only offered or proposed is not booked: nothing of theirs is looked for.
  if (asksToCancel(text, isSpokenOf))
    return isOpen
      ? (answered(heard, signs, before) ?? changed(heard, signs, before) ?? { kind: 'drop' })
      : { kind: 'confirm', call: { tool: 'cancel_booking', arguments: { said: heard.text } } };
  if (asksToMove(text, isSpokenOf) && !isOpen)
    return finding(heard, before, { isMove: true, said: heard.text, ...shiftSaid(text) });
  return (
    answered(heard, signs, before) ??
    changed(heard, signs, before) ??
    (isViewing(heard, signs, before) ? (homesFirst(heard, signs, before) ?? finding(heard, before)) : null)
  );
};
