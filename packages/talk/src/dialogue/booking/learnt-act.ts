import { plainText } from '../../understanding/clean-text.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { whenSaid } from '../../understanding/when-said.ts';
import type { Signs } from '../signs.ts';
import type { Call, Decision, DialogueState } from '../state.ts';
import type { ActStage } from './acts/act-labels.ts';
import { type ActModels, guessAct } from './acts/guess-act.ts';
import { isAsking } from './asides.ts';
import { byHour, type OfferedTime } from './chosen-time.ts';
import { contactSaid, isReachable, withoutAddresses } from './contact-said.ts';
import { finding, isBookingTool, offeredIn, searchOf, withoutHomes, withTime } from './finding.ts';
import { ACKNOWLEDGES } from './name-words.ts';
import { shiftSaid } from './shift-said.ts';
import { saysLimits } from './still-wanted.ts';
import { streetSaid } from './street-said.ts';
import { asksOfHome } from './viewing-asked.ts';

/**
 * How likely an act must be where known words say nothing. Chosen by cross-validation: of what is proposed by it, or only
 * shown, nine in ten are right; of what is booked or let go of by it, more.
 */
const LEAST = {
  viewing: { named: 0.25, spokenOf: 0.6 },
  offered: 0.4,
  yes: 0.7,
  no: 0.8,
  otherTime: 0.5,
  booked: 0.5,
  recount: 0.5,
  thanks: 0.5,
  /** Asked for a name: one that was never heard reaches a third at most. */
  refusal: 0.6,
  /** No home is named yet: it is asked which. */
  anyHome: 0.6,
  /** What is booked, where nothing is. */
  noneBooked: 0.6,
  goodbye: 0.8,
} as const;
/** Surer than this, it is believed over known words: 'the first one no hang on the last one'. */
const SURER = 0.9;

/** Where a name or a contact is asked for: a refusal is heard there as it is where times are offered or proposed. */
const onContact = ({ decision, heard, acts }: Heard): Decision | null => {
  if (decision !== null && decision.kind !== 'ask') return decision;
  const isAcknowledged = ACKNOWLEDGES.test(plainText(heard.text));
  if (isAcknowledged || isReachable(contactSaid(heard.text)) || whenSaid(heard.rest) !== null)
    return decision;
  const [proposed, offered] = [guessAct(acts, 'confirm', heard), guessAct(acts, 'offered', heard)];
  const share = Math.max(proposed.shareOf('no'), offered.shareOf('not-now'));
  return share >= LEAST.refusal ? { kind: 'drop' } : decision;
};

const stageOf = ({ action, pending, hasBooking }: DialogueState): ActStage | null => {
  if (action) return action.tool === 'book_viewing' || action.tool === 'move_booking' ? 'confirm' : null;
  if (isBookingTool(pending?.tool)) return pending?.missing === 'time' ? 'offered' : null;
  return hasBooking ? 'after' : 'opening';
};

const inTime = (offered: readonly OfferedTime[]): OfferedTime[] =>
  offered.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));

const pickedBy = (label: string, offered: readonly OfferedTime[]): OfferedTime | undefined => {
  switch (label) {
    case 'pick-1':
    case 'any':
      return offered[0];
    case 'pick-2':
      return offered[1];
    case 'pick-3':
      return offered[2];
    case 'pick-last':
      return offered.at(-1);
    case 'pick-earliest':
      return inTime(offered)[0];
    case 'pick-latest':
      return inTime(offered).at(-1);
    default:
      return undefined;
  }
};

type Heard = {
  decision: Decision | null;
  heard: Understanding;
  signs: Signs;
  before: DialogueState;
  acts: ActModels;
};

/** Known words said nothing, or not enough: the same would be asked once more. */
const isOpen = (decision: Decision | null): boolean =>
  decision === null || (decision.kind === 'ask' && decision.isAgain === true);

const onOffered = ({ decision, heard, before, acts }: Heard, open: Call): Decision | null => {
  const { label, share, isClear } = guessAct(acts, 'offered', heard);
  if (share < LEAST.offered || !isClear) return decision;
  const offered = offeredIn(open.arguments);
  // A day or an hour that is said is exact: 'segunda-feira' is no second of a list, '4' none of those at half past.
  const isExact = whenSaid(heard.rest) !== null || byHour(withoutAddresses(heard.text), offered) !== null;
  const isBelieved = share >= SURER && decision?.kind === 'confirm' && !isExact;
  if (!isOpen(decision) && !isBelieved) return decision;
  const one = pickedBy(label, offered);
  // Any of them will do: one that was named is one of them.
  if (one) return isBelieved && label === 'any' ? decision : withTime(open, one, before);
  if (isBelieved) return decision;
  const last = offered.at(-1);
  if (label === 'others' && last)
    return finding(withoutHomes(heard), before, { ...searchOf(open.arguments, null), after: last.day });
  return label === 'not-now' ? { kind: 'drop' } : decision;
};

const withoutTime = ({ tool, arguments: args }: Call): Call => {
  const { startsAt: _, when: __, ...others } = args;
  return { tool, arguments: others };
};

const onProposal = ({ decision, heard, acts }: Heard, action: Call): Decision | null => {
  const { label, share } = guessAct(acts, 'confirm', heard);
  const isSettled = decision?.kind === 'approve' || decision?.kind === 'drop';
  if (decision !== null && !(isSettled && share >= SURER)) return decision;
  if (label === 'yes' && share >= LEAST.yes) return { kind: 'approve', call: action };
  if (label === 'no' && share >= LEAST.no) return { kind: 'drop' };
  const others = offeredIn(action.arguments).filter(({ startsAt }) => startsAt !== action.arguments.startsAt);
  if (label !== 'change-time' || share < LEAST.otherTime || others.length === 0) return decision;
  return {
    kind: 'ask',
    call: withoutTime({ ...action, arguments: { ...action.arguments, offered: others } }),
    missing: 'time',
    choices: others.map(({ text }) => text),
    unknown: null,
  };
};

/** New times or an aside are easily heard in 'my husband says it is too far, please delete Friday'. */
const isDoubtful = (decision: Decision | null): boolean =>
  decision === null ||
  (decision.kind === 'aside' && decision.about !== 'sent') ||
  (decision.kind === 'call' && decision.call.tool === 'find_times' && !decision.call.arguments.isMove);

/** 'See you on Monday' names a day, and moves nothing to it. */
const isOfDay = (decision: Decision, { rest }: Understanding): boolean =>
  decision.kind === 'recount' ||
  (decision.kind === 'call' && decision.call.tool === 'find_times' && whenSaid(rest) !== null);

const onBooked = ({ decision, heard, signs, before, acts }: Heard): Decision | null => {
  const { label, share, isClear } = guessAct(acts, 'after', heard);
  const isGoodbye = label === 'thanks' && share >= LEAST.thanks && isClear && !isAsking(heard.text);
  // 'A sabato allora': a word of it may be the name of a suburb.
  const isPlaceHeard = decision?.kind === 'call' && decision.thenView !== undefined && share >= LEAST.goodbye;
  const isNothingElse = decision === null || isOfDay(decision, heard) || isPlaceHeard;
  if (isGoodbye && signs.addresses === 0 && isNothingElse) return { kind: 'thank' };
  if (!isClear || signs.addresses > 0 || !isDoubtful(decision)) return decision;
  // 'Any time after four tomorrow or Friday?' asks for times, and not for the one that is booked.
  if (decision?.kind === 'call' && label === 'recount' && saysLimits(whenSaid(heard.rest)))
    return finding(heard, before, { isMove: true, said: heard.text });
  if (label === 'recount' && share >= LEAST.recount) return { kind: 'recount' };
  if (share < LEAST.booked) return decision;
  if (label === 'move')
    return finding(heard, before, { isMove: true, said: heard.text, ...shiftSaid(plainText(heard.text)) });
  return label === 'cancel'
    ? { kind: 'confirm', call: { tool: 'cancel_booking', arguments: { said: heard.text } } }
    : decision;
};

/** Times were spoken of and none was booked: 'so I'm not booked for anything?', 'ok bye'. */
const afterNone = ({ heard, before, acts }: Heard): Decision | null => {
  if (!isBookingTool(before.last?.tool)) return null;
  const { label, share } = guessAct(acts, 'after', heard);
  if (label === 'recount' && share >= LEAST.noneBooked) return { kind: 'recount' };
  const isGoodbye = label === 'thanks' && share >= LEAST.goodbye && !isAsking(heard.text);
  return isGoodbye && whenSaid(heard.rest) === null ? { kind: 'thank' } : null;
};

const onOpening = (said: Heard): Decision | null => {
  const { heard, signs, before, acts } = said;
  const isNamed = signs.addresses > 0 || streetSaid(heard) !== null;
  const share = () => guessAct(acts, 'opening', heard).shareOf('viewing');
  const ended = isNamed ? null : afterNone(said);
  if (ended) return ended;
  if (!isNamed && before.address === null) {
    const isFirst = before.last === null && before.pending === null && heard.places.length === 0;
    return isFirst && !asksOfHome(signs) && share() >= LEAST.anyHome ? finding(heard, before) : null;
  }
  // Of a home that was spoken of before, many other things are asked; so where its price or risk is.
  const isAlone = isNamed && !asksOfHome(signs);
  return share() >= (isAlone ? LEAST.viewing.named : LEAST.viewing.spokenOf) ? finding(heard, before) : null;
};

/** 'Is it still for sale? I'd like to have a look': what is asked of the home is answered beside its times. */
const opened = (said: Heard): Decision | null => {
  const { decision } = said;
  if (decision !== null && decision.kind !== 'aside') return decision;
  const times = onOpening(said);
  if (decision === null) return times;
  return times?.kind === 'call' ? { ...times, aside: decision.about } : decision;
};

/**
 * What known words decided about a time, and where they say nothing, or hardly what is meant, what examples of many
 * people have taught.
 */
export const withLearntAct = (said: Heard): Decision | null => {
  const { decision, before } = said;
  const { action, pending } = before;
  if (before.isCareful) return decision;
  if (action === null && pending?.tool === 'book_viewing' && pending.missing === 'contact')
    return onContact(said);
  switch (stageOf(before)) {
    case 'offered':
      return pending ? onOffered(said, { tool: pending.tool, arguments: pending.arguments }) : decision;
    case 'confirm':
      return action ? onProposal(said, action) : decision;
    case 'after':
      return onBooked(said) ?? onOpening(said);
    case 'opening':
      return opened(said);
    default:
      return decision;
  }
};
