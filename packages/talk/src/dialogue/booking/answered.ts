import { plainText } from '../../understanding/clean-text.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { whenSaid } from '../../understanding/when-said.ts';
import { fillArguments } from '../fill-arguments.ts';
import type { Signs } from '../signs.ts';
import { type Call, type Decision, type DialogueState, textOf } from '../state.ts';
import { BEGINS_WITH_NO, BEGINS_WITH_YES, NODS, POINTS } from './answer-words.ts';
import { asideOf, isAsking } from './asides.ts';
import { NONE_SUITS } from './booking-words.ts';
import { ANY_ONE } from './choice-words.ts';
import { chosenHome } from './chosen-home.ts';
import { chosenTime } from './chosen-time.ts';
import { contactSaid } from './contact-said.ts';
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

const SHORT_WORDS = 3;
/** 'Yes, that would be great': more says something else. */
const YES_WORDS = 8;
/** A name and an address are given in few words; more is another question. */
const CONTACT_WORDS = 16;
const CONTACT_WORDS_WITH_MAIL = 60;

const isYes = (text: string, signs: Signs): boolean =>
  signs.has('yes') || BEGINS_WITH_YES.test(text) || NODS.test(text);

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
  const chosen = chosenTime(heard.text, offered, isYes(text, signs));
  if (chosen) return withTime(open, chosen, before);
  const shifted = daysFrom(heard, before, open.arguments);
  if (shifted) return shifted;
  const [one, ...others] = offered;
  const said = whenSaid(heard.rest);
  // Who says who they are and no other time takes the first, and is asked before it is booked.
  const contact = contactSaid(heard.text);
  if (one && contact.email !== undefined && !said)
    return withTime(open, one, { contact: { ...before.contact, ...contact } });
  const moved = laterOrEarlier(heard, before, open.arguments, offered);
  if (moved) return moved;
  const last = others.at(-1) ?? one;
  if (last && !said && NONE_SUITS.test(text))
    return finding(withoutHomes(heard), before, { ...searchOf(open.arguments), after: last.day });
  if (said) return findingAgain(heard, before, open.arguments);
  if (isAsking(heard.text)) return null;
  if (one && (POINTS.test(text) || ANY_ONE.test(text)) && !BEGINS_WITH_NO.test(text))
    return withTime(open, one, before);
  if (!one || !isYes(text, signs) || heard.words > YES_WORDS || BEGINS_WITH_NO.test(text)) return null;
  // Who says yes to several is asked which; who says it again takes the first.
  if (before.missed > 0) return withTime(open, one, before);
  const choices = offered.map((time) => time.text);
  return { kind: 'ask', call: open, missing: 'time', choices, unknown: null, isAgain: true };
};

const contactAnswered = (
  heard: Understanding,
  signs: Signs,
  before: DialogueState,
  { tool, arguments: args }: Call,
): Decision | null => {
  const { text, words, rest } = heard;
  const said = contactSaid(text);
  const plain = plainText(text);
  const open = { tool, arguments: { ...args, ...before.contact } };
  if (said.email === undefined) {
    const there = elsewhere(heard, signs, before, args);
    if (there) return there;
    // 'Actually, what about Sunday?'
    const chosen = chosenTime(text, offeredIn(args), false);
    if (chosen && chosen.startsAt !== args.startsAt && (whenSaid(rest) || !/^\W*\p{Lu}/u.test(text)))
      return withTime(open, chosen, before);
    const shifted = daysFrom(heard, before, args);
    if (shifted) return shifted;
    if (whenSaid(rest) && !chosen) return findingAgain(heard, before, args);
    if (isAsking(text) || asideOf(text) !== null) return null;
  }
  if (words > (said.email === undefined ? CONTACT_WORDS : CONTACT_WORDS_WITH_MAIL)) return null;
  const isBareYes =
    said.email === undefined &&
    (BEGINS_WITH_YES.test(plain) || NODS.test(plain) || BEGINS_WITH_NO.test(plain));
  const known = { ...args, ...before.contact, ...(isBareYes ? {} : said) };
  const email = textOf(known.email);
  const call = { tool, arguments: known };
  if (email === '') return { kind: 'ask', call, missing: 'contact', choices: [], unknown: null };
  if (textOf(known.name) !== '') return { kind: 'confirm', call };
  // Asked for a name and given none: it is booked under the address.
  return before.missed > 0 || isBareYes
    ? { kind: 'confirm', call: { tool, arguments: { ...known, name: email.split('@')[0] } } }
    : { kind: 'ask', call, missing: 'contact', choices: [], unknown: null };
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
  const isTaken = isOne && (said !== null || isYes(text, signs) || POINTS.test(text) || ANY_ONE.test(text));
  const chosen = chosenHome(heard.text, choices) ?? (isTaken ? choices[0] : undefined);
  const known = fillArguments('find_times', heard, before, args);
  if (chosen) return { kind: 'call', call: { tool: 'find_times', arguments: { ...known, address: chosen } } };
  if (signs.addresses > 0) return finding(heard, before, args);
  const isDayAlone = said !== null && choices.length > 0;
  return isDayAlone
    ? { kind: 'ask', call: { tool, arguments: known }, missing: 'address', choices, unknown: null }
    : null;
};

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
