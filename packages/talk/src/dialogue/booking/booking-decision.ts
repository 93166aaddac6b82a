import { plainText } from '../../understanding/clean-text.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { whenSaid } from '../../understanding/when-said.ts';
import { isAddress, placeText } from '../place-text.ts';
import type { Signs } from '../signs.ts';
import { type Call, type Decision, type DialogueState, textOf } from '../state.ts';
import { BEGINS_WITH_NO, BEGINS_WITH_YES, BUT, NODS, NOTHING_ELSE, POINTS } from './answer-words.ts';
import { answered } from './answered.ts';
import { type Aside, alsoAsked, asideOf, isAsking, isForAgent } from './asides.ts';
import { ASKS_WHEN, COMES, ON_PAPER, SEES, WANTS_TO_SEE } from './booking-words.ts';
import { asksForCall } from './call-back-words.ts';
import { asksWhetherCancelled } from './cancelled-asked.ts';
import { asksToCancel, asksToMove, CALLS_OFF, OTHER_DAY, OWN, type Spoken } from './change-words.ts';
import { OTHER_HOME } from './chosen-home.ts';
import { byHour, chosenTime, fits, namedTime } from './chosen-time.ts';
import { type Contact, contactSaid, isReachable, withoutAddresses } from './contact-said.ts';
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
import { hourBeside } from './hour-beside.ts';
import { asksToKeep, beforeKept } from './kept-words.ts';
import { isNotYet } from './not-yet-words.ts';
import { onOfferedDay } from './offered-day.ts';
import { asksWhatIsBooked } from './recount-words.ts';
import { shiftDaysSaid, shiftSaid } from './shift-said.ts';
import { saysDay } from './still-wanted.ts';
import { isStreetAlone, streetSaid } from './street-said.ts';
import { asksOfHome, homesFirst, isViewing, seeksToView, seesOneThere } from './viewing-asked.ts';

const CHANGE_WORDS = 10;
const CONTACT_WORDS = 24;
const NO_WORDS = 8;

const nameIn = ({ arguments: { name } }: Call): Contact =>
  textOf(name) === '' ? {} : { name: textOf(name) };

const asHeard = (heard: Understanding, isMove: boolean): Understanding =>
  isMove ? { ...heard, text: beforeKept(heard.text), rest: beforeKept(heard.rest) } : heard;

/** While a proposal waits, another time, home or name may be given: 'Sunday instead', 'under Mai Tran, mai@…'. */
const changed = (said: Understanding, signs: Signs, before: DialogueState): Decision | null => {
  const { action } = before;
  // 'Friday, or leave it as it is': it is asked for Friday.
  const heard = asHeard(said, action?.tool === 'move_booking');
  if (!action || action.tool === 'cancel_booking' || !isBookingTool(action.tool)) return null;
  const contact = contactSaid(heard.text, nameIn(action));
  if (action.tool === 'book_viewing' && isReachable(contact) && heard.words <= CONTACT_WORDS) {
    const times = withoutAddresses(heard.text);
    const offered = offeredIn(action.arguments);
    const other = namedTime(times, offered) ?? byHour(times, offered);
    const call = { tool: action.tool, arguments: { ...action.arguments, ...contact } };
    return other ? withTime(call, other, { contact: {} }) : { kind: 'confirm', call };
  }
  const there = elsewhere(heard, signs, before, action.arguments);
  if (there) return there;
  const when = whenSaid(heard.rest);
  // 'I told you already, Gino Marchetti': the name that it is proposed for.
  const name = textOf(action.arguments.name);
  const isSameName = name !== '' && when === null && heard.words <= CHANGE_WORDS;
  if (isSameName && plainText(heard.text).endsWith(plainText(name))) return { kind: 'confirm', call: action };
  const shifted = daysFrom(heard, before, action.arguments);
  if (shifted) return shifted;
  if (heard.words > CHANGE_WORDS && !when) return null;
  const offered = offeredIn(action.arguments);
  const chosen = chosenTime(heard.text, offered, false);
  const proposed = offered.filter(({ startsAt }) => startsAt === action.arguments.startsAt);
  const [one] = proposed;
  // 'Can you do 3 instead of 2?' is asked of the day that is proposed, and of no other in the list.
  const isOfItsDay = isAsking(heard.text) && when?.time !== undefined && !saysDay(when);
  const isElsewhere = isOfItsDay && one !== undefined && chosen?.day !== one.day;
  if (chosen && !isElsewhere) return withTime(action, chosen, before);
  const moved = laterOrEarlier(heard, before, action.arguments, proposed);
  if (moved) return moved;
  // 'Any time after three?' is asked of the day that is proposed.
  const onItsDay = one && !saysDay(when) ? { date: one.day.slice(5) } : {};
  const anew = { ...before, last: null };
  // 'Make it 4', '430 fri'.
  const hour = hourBeside(heard, when);
  if (hour) return findingAgain(heard, anew, action.arguments, { ...onItsDay, ...hour });
  if (!when) return null;
  return findingAgain(heard, anew, action.arguments, { ...onItsDay, ...onOfferedDay(when, offered) });
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
  const { email, phone } = contactSaid(text);
  if (email !== undefined && email !== action?.arguments.email) return true;
  if (phone !== undefined && phone !== action?.arguments.phone) return true;
  const offered = offeredIn(action?.arguments ?? {});
  const named = namedTime(text, offered);
  if (named) return named.startsAt !== action?.arguments.startsAt;
  if (said === null) return shiftDaysSaid(plainText(text)) !== undefined;
  const proposed = offered.find(({ startsAt }) => startsAt === action?.arguments.startsAt);
  return !proposed || !fits(said, proposed);
};

/** Yes to what was proposed, whatever is asked beside it; of a cancellation, 'cancel it' is one. */
const agreed = (heard: Understanding, before: DialogueState): Decision | null => {
  const { action } = before;
  const words = plainText(heard.text);
  if (!action || !isBookingTool(action.tool) || BUT.test(words)) return null;
  const isNod = (NODS.test(words) || POINTS.test(words)) && !/[?？؟]/u.test(heard.text);
  const isCalledOff = action.tool === 'cancel_booking' && CALLS_OFF.test(words);
  const isAll = NOTHING_ELSE.test(words) && !isCalledOff && action.tool !== 'cancel_booking';
  const isYes = BEGINS_WITH_YES.test(words) || isNod || isCalledOff || isAll;
  if (!isYes || (BEGINS_WITH_NO.test(words) && !isCalledOff && !isAll)) return null;
  return saysOther(heard, before) ? null : { kind: 'approve', call: action };
};

/** No to what was proposed, and nothing in its place. */
const refused = (heard: Understanding, { action }: DialogueState): Decision | null => {
  if (!action || !isBookingTool(action.tool) || heard.words > NO_WORDS) return null;
  const words = plainText(heard.text);
  const isElse =
    whenSaid(heard.rest) !== null ||
    isReachable(contactSaid(heard.text)) ||
    shiftDaysSaid(words) !== undefined ||
    chosenTime(heard.text, offeredIn(action.arguments), false) !== null;
  return BEGINS_WITH_NO.test(words) && !isElse && heard.places.length === 0 ? { kind: 'drop' } : null;
};

/** Answered though nothing is asked: 'I'm bringing my wife', 'I don't want my number sold', 'please text me the details'. */
const SAID_ALONE: ReadonlySet<Aside> = new Set<Aside>(['company', 'privacy', 'sent']);

/** Without the homes that are named: a Garden Avenue is no garden. */
const askedIn = ({ text, rest, places }: Understanding): string => (places.length > 0 ? rest : text);

/** What is asked about a viewing while one is arranged or booked. */
const asideAsked = (heard: Understanding, before: DialogueState): Aside | null => {
  const isSpokenOf =
    isBookingTool(before.pending?.tool) ||
    isBookingTool(before.action?.tool) ||
    isBookingTool(before.last?.tool);
  const about = asideOf(askedIn(heard));
  const isOpen = isSpokenOf || before.hasBooking;
  // 'Is 3/12 Oak Street still available, and do they allow dogs?': of a home that is named, before anything is arranged.
  // What is asked for it, and nothing else, is of its record.
  const isOfNamed =
    about !== null &&
    about !== 'extras' &&
    [about, ...alsoAsked(askedIn(heard), about)].some(isForAgent) &&
    heard.places.filter(isAddress).length === 1;
  if (!isOpen && !isOfNamed) return null;
  // The rooms of another home that is named are asked of its record.
  if (about === 'rooms' && heard.places.some(isAddress)) return null;
  return about !== null && (isAsking(heard.text) || SAID_ALONE.has(about)) ? about : null;
};

/** A time, a name or a number is said beside what is asked: then both are heard. */
const saysMore = (heard: Understanding, { pending, action }: DialogueState, about: Aside): boolean => {
  const offered = offeredIn((action ?? pending)?.arguments ?? {});
  const text = withoutAddresses(heard.text);
  return (
    isReachable(contactSaid(heard.text)) ||
    whenSaid(heard.rest) !== null ||
    shiftDaysSaid(plainText(text)) !== undefined ||
    // 'A second bathroom' is no second of the times.
    (about !== 'rooms' && namedTime(text, offered) !== null)
  );
};

/** Times are being offered, or one is proposed, and none is to be booked now. */
const calledOff = (text: string, { pending, action }: DialogueState): Decision | null => {
  const tool = action?.tool ?? pending?.tool;
  const isOpen = isBookingTool(tool) && tool !== 'cancel_booking';
  return isOpen && isNotYet(text) ? { kind: 'drop' } : null;
};

/** Another time or none was spoken of for what is booked, and it stays as it is. */
const kept = (text: string, { pending, action, hasBooking }: DialogueState): Decision | null => {
  const tool = action?.tool ?? pending?.tool;
  const isOfBooked = hasBooking && (tool === 'move_booking' || tool === 'cancel_booking');
  return isOfBooked && asksToKeep(text) ? { kind: 'recount', isKept: true } : null;
};

/** What is booked is asked for, whatever else is open. */
const recounted = (text: string, signs: Signs, { hasBooking, action }: DialogueState): Decision | null => {
  if (!hasBooking || signs.addresses > 0 || OTHER_DAY.test(text)) return null;
  if (!asksWhatIsBooked(text) && !asksWhetherCancelled(text)) return null;
  return action?.tool === 'hand_over' ? { kind: 'recount', isKept: true } : { kind: 'recount' };
};

/** Times of the first home that is named; the others are to be seen after it. */
const viewings = (heard: Understanding, before: DialogueState): Decision => {
  const [first, ...others] = heard.places.filter(isAddress);
  if (!first || others.length === 0) return finding(heard, before);
  const decision = finding(
    { ...heard, places: heard.places.filter((one) => !others.includes(one as typeof first)) },
    before,
  );
  const toView = others.map((one) => placeText(one, before));
  return decision.kind === 'call' ? { ...decision, toView } : decision;
};

/** One viewing is settled: the other home that was named at first. */
const nextHome = (heard: Understanding, before: DialogueState): Decision | null => {
  const [next] = before.toView;
  const isFree = before.action === null && !isBookingTool(before.pending?.tool);
  if (next === undefined || !isFree || !OTHER_HOME.test(plainText(heard.text))) return null;
  const decision = finding({ ...heard, places: [] }, before, { address: next });
  return decision.kind === 'call' ? { ...decision, toView: before.toView.slice(1) } : decision;
};

/** 'Can I see the house on Mill Road in Balga?': which one it is, is found by its street. */
const inStreet = (heard: Understanding, signs: Signs, before: DialogueState): Decision | null => {
  const street = streetSaid(heard);
  if (street === null || asksOfHome(signs)) return null;
  const words = plainText(heard.text);
  const isWished = [WANTS_TO_SEE, ASKS_WHEN, COMES, SEES].some((wish) => wish.test(words));
  const isMeant = isWished && !ON_PAPER.test(words);
  return isMeant || isStreetAlone(heard, street) ? finding(heard, before) : null;
};

const onTimes = (heard: Understanding, signs: Signs, before: DialogueState): Decision | null => {
  const text = plainText(heard.text);
  const yes = agreed(heard, before);
  if (yes) return yes;
  const spoken: Spoken = {
    isSpokenOf: isBookingTool(before.last?.tool) || isBookingTool(before.action?.tool) || before.hasBooking,
    isBooked: before.hasBooking,
    saysWhen: whenSaid(heard.rest) !== null || shiftDaysSaid(text) !== undefined,
    namesHome: signs.addresses > 0,
  };
  const isOpen = isProposed(before) && !OWN.test(text);
  if (asksToMove(text, spoken) && !isOpen)
    return finding(heard, before, {
      isMove: true,
      said: heard.text,
      // 'Mon 12 instead?'
      ...hourBeside(heard, whenSaid(heard.rest)),
      ...(OTHER_DAY.test(text) ? { isOtherDay: true } : {}),
      ...shiftSaid(text),
    });
  // 'Changed my mind, can I still see it?'
  const isWanted = !before.hasBooking && !isOpen && before.address !== null && WANTS_TO_SEE.test(text);
  if (isWanted && CALLS_OFF.test(text)) return finding(heard, before);
  // What is only offered or proposed is not booked: nothing of theirs is looked for. Where it was to be moved, all of it is meant.
  const isMove = (before.action ?? before.pending)?.tool === 'move_booking';
  const isOfBooked = isMove && before.hasBooking && CALLS_OFF.test(text);
  if (asksToCancel(text, spoken))
    return isOpen && !isOfBooked
      ? (answered(heard, signs, before) ?? changed(heard, signs, before) ?? { kind: 'drop' })
      : { kind: 'confirm', call: { tool: 'cancel_booking', arguments: { said: heard.text } } };
  return (
    refused(heard, before) ??
    answered(heard, signs, before) ??
    changed(heard, signs, before) ??
    nextHome(heard, before) ??
    inStreet(heard, signs, before) ??
    (isViewing(heard, signs, before)
      ? (homesFirst(heard, signs, before) ?? viewings(heard, before))
      : null) ??
    (seeksToView(heard, signs) ? homesFirst(heard, signs, before) : null) ??
    seesOneThere(heard, signs, before)
  );
};

/** What somebody wants of a time: to see a home, another time, none any more. Known by its words. */
export const bookingDecision = (
  said: Understanding,
  signs: Signs,
  before: DialogueState,
): Decision | null => {
  // Digits by which somebody is reached are no hours.
  const heard = { ...said, rest: withoutAddresses(said.rest) };
  const text = plainText(heard.text);
  const isWithPerson = before.action?.tool === 'hand_over';
  // Who waits for a person tells them the rest; who goes on with the times that are offered may.
  const goesOn =
    isWithPerson &&
    isBookingTool(before.pending?.tool) &&
    (isReachable(contactSaid(heard.text)) ||
      chosenTime(heard.text, offeredIn(before.pending?.arguments ?? {}), false) !== null);
  if (before.isCareful) return null;
  const told = kept(text, before) ?? recounted(text, signs, before);
  if (told && isWithPerson) return told;
  if (isWithPerson && !goesOn) return null;
  if (told?.kind === 'recount' && told.isKept) return told;
  const off = calledOff(text, before);
  if (off) return off;
  // Whether word of it comes is answered with what is booked.
  if (told && asideAsked(heard, before) !== 'sent') return told;
  const isOfTimes =
    isBookingTool(before.pending?.tool) || isBookingTool(before.action?.tool) || signs.addresses > 0;
  if (isOfTimes && asksForCall(text))
    return { kind: 'confirm', call: { tool: 'hand_over', arguments: { reason: heard.text } } };
  const about = asideAsked(heard, before);
  if (about === null) return onTimes(heard, signs, before);
  const others = alsoAsked(askedIn(heard), about);
  const also = others.length > 0 ? { also: others } : {};
  const yes = agreed(heard, before);
  if (yes?.kind === 'approve') return { ...yes, aside: about, ...also };
  const isMore = saysMore(heard, before, about) || isViewing(heard, signs, before);
  const decision = isMore ? onTimes(heard, signs, before) : null;
  const isBoth = decision?.kind === 'confirm' || decision?.kind === 'call' || decision?.kind === 'ask';
  const home = heard.places.find(isAddress);
  return isBoth
    ? { ...decision, aside: about, ...also }
    : (decision ?? {
        kind: 'aside',
        about,
        ...also,
        ...(home ? { address: placeText(home, before) } : {}),
      });
};
