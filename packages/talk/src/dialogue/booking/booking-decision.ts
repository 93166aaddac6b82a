import { BOOKING_TOOLS, type BookingTool } from '@propguard/rules/assistant/tools';
import { plainText } from '../../understanding/clean-text.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { whenSaid } from '../../understanding/when-said.ts';
import { fillArguments } from '../fill-arguments.ts';
import type { Signs } from '../signs.ts';
import type { Call, Decision, DialogueState, ToolArguments } from '../state.ts';
import { ASKS_VIEWING } from '../sum-words.ts';
import { asksToCancel, asksToMove, NONE_SUITS, ON_PAPER, SEES, WANTS_TO_SEE } from './booking-words.ts';
import { chosenHome } from './chosen-home.ts';
import { chosenTime, type OfferedTime } from './chosen-time.ts';
import { contactSaid } from './contact-said.ts';

const isBookingTool = (tool: string | undefined): tool is BookingTool =>
  (BOOKING_TOOLS as readonly string[]).includes(tool ?? '');

const SHORT_WORDS = 3;
/** A name and an address are given in few words; more is another question. */
const CONTACT_WORDS = 16;

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

const timeAnswered = (
  heard: Understanding,
  signs: Signs,
  before: DialogueState,
  open: Call,
): Decision | null => {
  const chosen = chosenTime(heard.text, offeredIn(open.arguments), signs.has('yes'));
  if (chosen) return withTime(open, chosen);
  const [one, ...others] = offeredIn(open.arguments);
  const said = contactSaid(heard.text);
  // Who is offered one time and says who they are takes it.
  if (one && others.length === 0 && said.email !== undefined)
    return withTime({ tool: open.tool, arguments: { ...open.arguments, ...said } }, one);
  const last = others.at(-1) ?? one;
  if (last && !whenSaid(heard.rest) && NONE_SUITS.test(plainText(heard.text)))
    return finding(heard, before, { ...searchOf(open.arguments), after: last.day });
  return whenSaid(heard.rest) ? finding(heard, before, searchOf(open.arguments)) : null;
};

const contactAnswered = (
  { text, words }: Understanding,
  { tool, arguments: args }: Call,
): Decision | null => {
  const said = contactSaid(text);
  if (words > CONTACT_WORDS || (said.email === undefined && /[?？؟]/u.test(text))) return null;
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
  const isOther = pending.missing === 'time' && NONE_SUITS.test(plainText(heard.text));
  if (signs.has('no') && heard.words <= SHORT_WORDS && !whenSaid(heard.rest) && !isOther)
    return { kind: 'drop' };
  switch (pending.missing) {
    case 'time':
      return timeAnswered(heard, signs, before, open);
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

/** While a proposal waits, another time or another name may be given: 'Sunday instead', 'under Mai Tran, mai@…'. */
const changed = (heard: Understanding, before: DialogueState): Decision | null => {
  const { action } = before;
  if (!action || action.tool === 'cancel_booking' || !isBookingTool(action.tool)) return null;
  const said = contactSaid(heard.text);
  if (action.tool === 'book_viewing' && said.email !== undefined && heard.words <= CONTACT_WORDS)
    return { kind: 'confirm', call: { tool: action.tool, arguments: { ...action.arguments, ...said } } };
  if (!whenSaid(heard.rest)) return null;
  const chosen = chosenTime(heard.text, offeredIn(action.arguments), false);
  return chosen ? withTime(action, chosen) : finding(heard, before, searchOf(action.arguments));
};

/** A home is named or was spoken of, it is to be seen, and a day is said. */
const isViewing = ({ text, rest }: Understanding, signs: Signs, { address }: DialogueState): boolean => {
  const words = plainText(text);
  const isOnPaper = ON_PAPER.test(words) && whenSaid(rest) === null;
  if (ASKS_VIEWING.test(words)) return !isOnPaper;
  if (signs.addresses > 0 && WANTS_TO_SEE.test(words) && !isOnPaper) return true;
  const isOfHome = signs.addresses > 0 || (address !== null && signs.has('it'));
  return isOfHome && signs.amounts === 0 && SEES.test(plainText(rest)) && whenSaid(rest) !== null;
};

/** What somebody wants of a time: to see a home, another time, none any more. Known by its words. */
export const bookingDecision = (
  heard: Understanding,
  signs: Signs,
  before: DialogueState,
): Decision | null => {
  // Who waits for a person tells them the rest.
  if (before.isCareful || before.action?.tool === 'hand_over') return null;
  const text = plainText(heard.text);
  const isSpokenOf = isBookingTool(before.last?.tool) || isBookingTool(before.action?.tool);
  if (asksToCancel(text, isSpokenOf))
    return { kind: 'confirm', call: { tool: 'cancel_booking', arguments: { said: heard.text } } };
  if (asksToMove(text, isSpokenOf)) return finding(heard, before, { isMove: true, said: heard.text });
  return (
    answered(heard, signs, before) ??
    changed(heard, before) ??
    (isViewing(heard, signs, before) ? finding(heard, before) : null)
  );
};
