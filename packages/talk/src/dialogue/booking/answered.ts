import { plainText } from '../../understanding/clean-text.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { afterCorrection } from '../../understanding/when/corrected.ts';
import { whenSaid } from '../../understanding/when-said.ts';
import { fillArguments } from '../fill-arguments.ts';
import type { Signs } from '../signs.ts';
import type { Call, Decision, DialogueState, ToolArguments } from '../state.ts';
import { BEGINS_WITH_NO, BEGINS_WITH_YES, NODS, POINTS } from './answer-words.ts';
import { asideOf, isAsking } from './asides.ts';
import { ASKS_OTHERS, NONE_SUITS, WANTS_TO_SEE } from './booking-words.ts';
import { ANY_ONE } from './choice-words.ts';
import { chosenHome, OTHER_HOME } from './chosen-home.ts';
import { byHour, chosenTime, namedTime, type OfferedTime } from './chosen-time.ts';
import { type Contact, contactSaid, isReachable, nameBeside, withoutAddresses } from './contact-said.ts';
import {
  daysFrom,
  elsewhere,
  finding,
  findingAgain,
  isBookingTool,
  laterOrEarlier,
  offeredIn,
  searchOf,
  withoutHomes,
  withTime,
} from './finding.ts';
import { hourBeside } from './hour-beside.ts';
import { isForOther } from './name-said.ts';
import { onOfferedDay } from './offered-day.ts';
import { saysDay } from './still-wanted.ts';
import { streetSaid } from './street-said.ts';

const SHORT_WORDS = 3;
/** 'Yes, that would be great': more says something else. */
const YES_WORDS = 8;
/** A name and an address are given in few words; more is another question. */
const CONTACT_WORDS = 16;
const CONTACT_WORDS_WITH_ADDRESS = 60;

const isYes = (text: string, signs: Signs): boolean =>
  signs.has('yes') || BEGINS_WITH_YES.test(text) || NODS.test(text);

/** On the day of those that were offered, where all are on one. */
const onOneDay = ([first, ...others]: readonly OfferedTime[], wanted: ToolArguments): ToolArguments =>
  first && others.every(({ day }) => day === first.day) ? { ...wanted, date: first.day.slice(5) } : wanted;

const timeAnswered = (
  heard: Understanding,
  signs: Signs,
  before: DialogueState,
  open: Call,
): Decision | null => {
  const offered = offeredIn(open.arguments);
  const there = elsewhere(heard, signs, before, open.arguments);
  if (there) return there;
  const text = plainText(heard.text);
  const [one, ...others] = offered;
  const last = others.at(-1) ?? one;
  const after = (day: string): Decision =>
    finding(withoutHomes(heard), before, { ...searchOf(open.arguments, null), after: day });
  // 'The first would do, but are there others?'
  if (last && ASKS_OTHERS.test(text) && isAsking(heard.text) && !whenSaid(heard.rest)) return after(last.day);
  const chosen = chosenTime(withoutAddresses(heard.text), offered, isYes(text, signs));
  if (chosen) return withTime(open, chosen, { contact: { ...nameBeside(heard.text), ...before.contact } });
  const shifted = daysFrom(heard, before, open.arguments);
  if (shifted) return shifted;
  const said = whenSaid(heard.rest);
  // Who says who they are and no other time takes the first, and is asked before it is booked.
  const contact = contactSaid(heard.text, before.contact);
  const hour = hourBeside(heard, said);
  if (one && isReachable(contact) && !said && hour === null)
    return withTime(open, one, { contact: { ...before.contact, ...contact } });
  const moved = laterOrEarlier(heard, before, open.arguments, offered);
  if (moved) return moved;
  if (last && !said && NONE_SUITS.test(text)) return after(last.day);
  if (said) return findingAgain(heard, before, open.arguments, { ...onOfferedDay(said, offered), ...hour });
  if (hour) return findingAgain(heard, before, open.arguments, onOneDay(offered, hour));
  if (isAsking(heard.text)) return null;
  if (one && (POINTS.test(text) || ANY_ONE.test(text)) && !BEGINS_WITH_NO.test(text))
    return withTime(open, one, before);
  if (!one || !isYes(text, signs) || heard.words > YES_WORDS || BEGINS_WITH_NO.test(text)) return null;
  // Who says yes to several is asked which; who says it again takes the first.
  if (before.missed > 0) return withTime(open, one, before);
  const choices = offered.map((time) => time.text);
  return { kind: 'ask', call: open, missing: 'time', choices, unknown: null, isAgain: true };
};

/** Who they are, as it is known before this message; what turned out to be no address is not theirs. */
const contactKnown = ({ contact }: DialogueState, args: ToolArguments): Contact => {
  const said = Object.entries({ ...contact, ...contactIn(args) });
  return Object.fromEntries(said.filter(([, value]) => value !== undefined && value !== args.unusable));
};
const contactIn = ({ name, email, phone }: ToolArguments): ToolArguments =>
  Object.fromEntries(Object.entries({ name, email, phone }).filter(([, value]) => value !== undefined));

const askContact = (call: Call, isNew: boolean): Decision => ({
  kind: 'ask',
  call,
  missing: 'contact',
  choices: [],
  unknown: null,
  // Who has said something of it was understood.
  ...(isNew ? { isAgain: false } : {}),
});

const contactAnswered = (
  heard: Understanding,
  signs: Signs,
  before: DialogueState,
  { tool, arguments: args }: Call,
): Decision | null => {
  const { text, words, rest } = heard;
  const { name, ...reach } = contactKnown(before, args);
  const known: Contact = { ...(name ? { name } : {}), ...reach };
  const said = contactSaid(text, known, true);
  const plain = plainText(text);
  const { unusable: _, ...others } = args;
  const open = { tool, arguments: { ...others, ...known } };
  const isNumber = isReachable(said);
  const times = withoutAddresses(text);
  if (!isNumber) {
    const there = elsewhere(heard, signs, before, args);
    if (there) return there;
    // 'Actually, what about Sunday?'
    const chosen = chosenTime(text, offeredIn(args), false);
    if (chosen && chosen.startsAt !== args.startsAt && (whenSaid(rest) || !/^\W*\p{Lu}/u.test(text)))
      return withTime(open, chosen, before);
    const shifted = daysFrom(heard, before, args);
    if (shifted) return shifted;
    const moved = laterOrEarlier(heard, before, args, offeredIn(args));
    if (moved) return moved;
    if (whenSaid(rest) && !chosen) return findingAgain(heard, before, args);
  }
  if (isForOther(text))
    return askContact({ tool, arguments: { ...others, ...reach, ...said, name: '' } }, true);
  if (!isNumber && (isAsking(text) || asideOf(text) !== null)) return null;
  if (words > (isNumber ? CONTACT_WORDS_WITH_ADDRESS : CONTACT_WORDS)) return null;
  const isBareYes =
    !isNumber && (BEGINS_WITH_YES.test(plain) || NODS.test(plain) || BEGINS_WITH_NO.test(plain));
  const now: Contact = { ...known, ...(isBareYes ? {} : said) };
  const call = { tool, arguments: { ...others, ...now } };
  const isNew = !isBareYes && Object.keys(said).length > 0;
  if (!isReachable(now)) return askContact(call, isNew);
  const wished = afterCorrection(times);
  const other = isNumber ? (namedTime(wished, offeredIn(args)) ?? byHour(wished, offeredIn(args))) : null;
  // 'Sunday is mum's birthday, make it Saturday at four. My mobile is …': the time first, the number is kept.
  const isOther = isNumber && !other && wished !== times && saysDay(whenSaid(wished));
  if (isOther) return findingAgain(heard, { ...before, contact: now }, others);
  const chosen = other ? { ...call.arguments, startsAt: other.startsAt, when: other.text } : call.arguments;
  if (now.name) return { kind: 'confirm', call: { tool, arguments: chosen } };
  // Asked for a name and given none: it is booked under that of their address. A number is nobody's name.
  const addressed = before.missed > 0 || isBareYes ? now.email?.split('@')[0] : undefined;
  return addressed
    ? { kind: 'confirm', call: { tool, arguments: { ...chosen, name: addressed } } }
    : askContact({ tool, arguments: chosen }, isNew);
};

/** Which home was asked: meanwhile a day may be said, and is kept. */
const homeAnswered = (
  heard: Understanding,
  signs: Signs,
  before: DialogueState,
  { tool, arguments: args }: Call,
): Decision | null => {
  const choices = before.pending?.choices ?? [];
  const text = plainText(heard.text);
  const said = whenSaid(heard.rest);
  const isOne = choices.length === 1 && !BEGINS_WITH_NO.test(text);
  const isTaken =
    isOne &&
    (said !== null || [POINTS, ANY_ONE, OTHER_HOME].some((words) => words.test(text)) || isYes(text, signs));
  const chosen = chosenHome(heard.text, choices) ?? (isTaken ? choices[0] : undefined);
  const known = fillArguments('find_times', heard, before, args);
  if (chosen) return { kind: 'call', call: { tool: 'find_times', arguments: { ...known, address: chosen } } };
  if (signs.addresses > 0 || streetSaid(heard)) return finding(heard, before, args);
  const isDayAlone = said !== null && choices.length > 0;
  return isDayAlone
    ? { kind: 'ask', call: { tool, arguments: known }, missing: 'address', choices, unknown: null }
    : null;
};

/** Something else is asked for than which one is meant. */
const isOtherRequest = (heard: Understanding, signs: Signs): boolean =>
  signs.addresses > 0 || isAsking(heard.text) || WANTS_TO_SEE.test(plainText(heard.text));

/** An answer to what we asked about a time. */
export const answered = (heard: Understanding, signs: Signs, before: DialogueState): Decision | null => {
  const { pending } = before;
  if (!pending || !isBookingTool(pending.tool)) return null;
  const open: Call = { tool: pending.tool, arguments: pending.arguments };
  const text = plainText(heard.text);
  const isNo =
    (signs.has('no') || BEGINS_WITH_NO.test(text)) && heard.words <= SHORT_WORDS && !whenSaid(heard.rest);
  // 'The later one' and 'none of those' say no to nothing.
  if (pending.missing === 'time')
    return timeAnswered(heard, signs, before, open) ?? (isNo ? { kind: 'drop' } : null);
  if (isNo) return { kind: 'drop' };
  switch (pending.missing) {
    case 'contact':
      return contactAnswered(heard, signs, before, open);
    case 'person':
    case 'booking': {
      const chosen = pending.choices.find((choice) => text.includes(plainText(choice)));
      const byPlace = chosenHome(heard.text, pending.choices);
      if (!chosen && !byPlace && isOtherRequest(heard, signs)) return null;
      const said = { ...open.arguments, [pending.missing]: chosen ?? byPlace ?? heard.text.trim() };
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
