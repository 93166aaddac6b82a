import { plainText } from '../../understanding/clean-text.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { whenSaid } from '../../understanding/when-said.ts';
import type { Signs } from '../signs.ts';
import type { Decision, DialogueState } from '../state.ts';
import { BEGINS_WITH_NO, BEGINS_WITH_YES, BUT, NODS, POINTS } from './answer-words.ts';
import { answered } from './answered.ts';
import { asideOf, isAsking } from './asides.ts';
import { asksToCancel, asksToMove, CALLS_OFF, OWN, type Spoken } from './change-words.ts';
import { chosenTime, fits } from './chosen-time.ts';
import { contactSaid } from './contact-said.ts';
import {
  daysFrom,
  elsewhere,
  finding,
  findingAgain,
  isBookingTool,
  laterOrEarlier,
  offeredIn,
  withTime,
} from './finding.ts';
import { shiftDaysSaid, shiftSaid } from './shift-said.ts';
import { saysDay } from './still-wanted.ts';
import { homesFirst, isViewing, seeksToView } from './viewing-asked.ts';

const CHANGE_WORDS = 10;
const CONTACT_WORDS = 24;
const NO_WORDS = 8;

/** While a proposal waits, another time, home or name may be given: 'Sunday instead', 'under Mai Tran, mai@…'. */
const changed = (heard: Understanding, signs: Signs, before: DialogueState): Decision | null => {
  const { action } = before;
  if (!action || action.tool === 'cancel_booking' || !isBookingTool(action.tool)) return null;
  const contact = contactSaid(heard.text);
  if (action.tool === 'book_viewing' && contact.email !== undefined && heard.words <= CONTACT_WORDS)
    return { kind: 'confirm', call: { tool: action.tool, arguments: { ...action.arguments, ...contact } } };
  const there = elsewhere(heard, signs, before, action.arguments);
  if (there) return there;
  const said = whenSaid(heard.rest);
  const shifted = daysFrom(heard, before, action.arguments);
  if (shifted) return shifted;
  if (heard.words > CHANGE_WORDS && !said) return null;
  const offered = offeredIn(action.arguments);
  const chosen = chosenTime(heard.text, offered, false);
  if (chosen) return withTime(action, chosen, before);
  const proposed = offered.filter(({ startsAt }) => startsAt === action.arguments.startsAt);
  const moved = laterOrEarlier(heard, before, action.arguments, proposed);
  if (moved) return moved;
  const [one] = proposed;
  // 'Any time after three?' is asked of the day that is proposed.
  const onItsDay = one && !saysDay(said) ? { date: one.day.slice(5) } : {};
  return said ? findingAgain(heard, { ...before, last: null }, action.arguments, onItsDay) : null;
};

/** Times of a new booking were offered, or one was proposed. */
const isProposed = ({ action, pending }: DialogueState): boolean =>
  action?.tool === 'book_viewing' ||
  action?.tool === 'move_booking' ||
  (pending?.tool === 'move_booking' && pending.missing === 'time') ||
  (pending?.tool === 'book_viewing' && (pending.missing === 'time' || pending.missing === 'contact'));

/** What is said beside a yes is only what is proposed: 'yes, Saturday at ten is great'. */
const saysOther = ({ text, rest }: Understanding, { action }: DialogueState): boolean => {
  const said = whenSaid(rest);
  const { email } = contactSaid(text);
  if (email !== undefined && email !== action?.arguments.email) return true;
  if (said === null) return shiftDaysSaid(plainText(text)) !== undefined;
  const proposed = offeredIn(action?.arguments ?? {}).find(
    ({ startsAt }) => startsAt === action?.arguments.startsAt,
  );
  return !proposed || !fits(said, proposed);
};

/** Yes to what was proposed, whatever is asked beside it; of a cancellation, 'cancel it' is one. */
const agreed = (heard: Understanding, before: DialogueState): Decision | null => {
  const { action } = before;
  const words = plainText(heard.text);
  if (!action || !isBookingTool(action.tool) || BUT.test(words)) return null;
  const isNod = (NODS.test(words) || POINTS.test(words)) && !/[?？؟]/u.test(heard.text);
  const isCalledOff = action.tool === 'cancel_booking' && CALLS_OFF.test(words);
  const isYes = BEGINS_WITH_YES.test(words) || isNod || isCalledOff;
  if (!isYes || (BEGINS_WITH_NO.test(words) && !isCalledOff)) return null;
  return saysOther(heard, before) ? null : { kind: 'approve', call: action };
};

/** No to what was proposed, and nothing in its place. */
const refused = (heard: Understanding, { action }: DialogueState): Decision | null => {
  if (!action || !isBookingTool(action.tool) || heard.words > NO_WORDS) return null;
  const words = plainText(heard.text);
  const isElse =
    whenSaid(heard.rest) !== null ||
    contactSaid(heard.text).email !== undefined ||
    shiftDaysSaid(words) !== undefined ||
    chosenTime(heard.text, offeredIn(action.arguments), false) !== null;
  return BEGINS_WITH_NO.test(words) && !isElse && heard.places.length === 0 ? { kind: 'drop' } : null;
};

/** What is asked about a viewing while one is arranged or booked. */
const aside = (heard: Understanding, before: DialogueState): Decision | null => {
  const isSpokenOf =
    isBookingTool(before.pending?.tool) ||
    isBookingTool(before.action?.tool) ||
    isBookingTool(before.last?.tool);
  if (!isSpokenOf && !before.hasBooking) return null;
  const about = asideOf(heard.text);
  return about !== null && (isAsking(heard.text) || about === 'company') ? { kind: 'aside', about } : null;
};

/** What somebody wants of a time: to see a home, another time, none any more. Known by its words. */
export const bookingDecision = (
  heard: Understanding,
  signs: Signs,
  before: DialogueState,
): Decision | null => {
  const text = plainText(heard.text);
  const isWithPerson = before.action?.tool === 'hand_over';
  // Who waits for a person tells them the rest; who goes on with the times that are offered may.
  const goesOn =
    isWithPerson &&
    isBookingTool(before.pending?.tool) &&
    chosenTime(heard.text, offeredIn(before.pending?.arguments ?? {}), false) !== null;
  if (before.isCareful || (isWithPerson && !goesOn)) return null;
  const yes = agreed(heard, before);
  if (yes) return yes;
  const spoken: Spoken = {
    isSpokenOf: isBookingTool(before.last?.tool) || isBookingTool(before.action?.tool) || before.hasBooking,
    isBooked: before.hasBooking,
    saysWhen: whenSaid(heard.rest) !== null || shiftDaysSaid(text) !== undefined,
  };
  const isOpen = isProposed(before) && !OWN.test(text);
  const asked = aside(heard, before);
  if (asked && !spoken.saysWhen && contactSaid(heard.text).email === undefined) return asked;
  if (asksToMove(text, spoken) && !isOpen)
    return finding(heard, before, { isMove: true, said: heard.text, ...shiftSaid(text) });
  // What is only offered or proposed is not booked: nothing of theirs is looked for.
  if (asksToCancel(text, spoken))
    return isOpen
      ? (answered(heard, signs, before) ?? changed(heard, signs, before) ?? { kind: 'drop' })
      : { kind: 'confirm', call: { tool: 'cancel_booking', arguments: { said: heard.text } } };
  return (
    refused(heard, before) ??
    answered(heard, signs, before) ??
    changed(heard, signs, before) ??
    (isViewing(heard, signs, before) ? (homesFirst(heard, signs, before) ?? finding(heard, before)) : null) ??
    (seeksToView(heard, signs) ? homesFirst(heard, signs, before) : null)
  );
};
