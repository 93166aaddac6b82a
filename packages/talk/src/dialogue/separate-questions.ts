import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { isOfMoney } from '../deal/deal-decision.ts';
import { lastTopicOf } from '../deal/last-topic.ts';
import { makesCareful } from '../guide/care-topic.ts';
import { isDistress } from '../guide/guide-topics.ts';
import { asksAnswered } from '../reading/asks-answered.ts';
import type { LearntReading } from '../reading/learnt-reading.ts';
import { wantedIn } from '../reading/weigh.ts';
import { asksFirst } from '../tools/definitions.ts';
import { afterLoss } from './after-loss.ts';
import { decisionFor } from './as-asked.ts';
import { askedBeside } from './asked-beside.ts';
import { isBookingTool } from './booking/finding.ts';
import { isOfFewListed } from './few-listed.ts';
import { subjectOf } from './filler.ts';
import { hasContact } from './hand-over-details.ts';
import type { Knowledge } from './knowledge.ts';
import { orderIn, type Part, withPart } from './message-parts.ts';
import { isHome, localityOfText } from './place-text.ts';
import { askingClauses, lettersOf, questionsIn, withoutClauses } from './questions-in.ts';
import { isOfPerson, isRealPersonAsked } from './real-person.ts';
import { type Decision, type DialogueState, textOf } from './state.ts';
import { type TakenIn, takeIn } from './take-in.ts';
import { saysUnanswered } from './unanswered-said.ts';
import { decidedShare } from './understood.ts';
import { asksWhenAnswered } from './when-they-answer.ts';
import { askedOnceMore, withoutWithdrawn } from './withdrawn.ts';

/**
 * So sure that a part stands for itself; else the message is read as one. A share as the classifier gives it: what is
 * decided does not move when the calibration is made anew.
 */
const SURE = 0.1067;
/** A part asks it so surely that a decision which answers it needs no other sign. */
const SURELY_ASKED = 0.7;

/** Of a viewing that is arranged, and of what waits for a yes, the whole message speaks. */
const isSettled = ({ kind }: Decision): boolean =>
  kind === 'approve' || kind === 'drop' || kind === 'aside' || kind === 'recount';
/** Two figures are spoken of by the whole message: 'which is it?' is no question beside it. */
const isOfTwoFigures = (decision: Decision): boolean =>
  decision.kind === 'account' && (decision.account.act === 'which' || decision.account.act === 'theirs');

/** Whoever is in need is answered as a whole, and by nothing else. */
const isOfNeed = (decision: Decision): boolean =>
  decision.kind === 'tell' && decision.topics.some((topic) => isDistress(topic) || makesCareful(topic));

const isSure = (decision: Decision, share: number | null, read: LearntReading | undefined): boolean => {
  if (share === null || share >= SURE) return true;
  const [asked] = read ? wantedIn(read) : [];
  return asked !== undefined && asked.share >= SURELY_ASKED && asksAnswered(decision).has(asked.ask);
};

/** It has an answer, or needs one thing more for it. */
const isAnswerable = (decision: Decision, isUnderstood: boolean, isArranging: boolean): boolean => {
  switch (decision.kind) {
    case 'call':
      // What can be done here is told to who asks for that alone.
      return decision.call.tool !== 'help' && isUnderstood;
    case 'account':
      return true;
    case 'tell':
      return !isOfNeed(decision);
    case 'aside':
      return !isArranging;
    case 'confirm':
      return asksFirst(decision.call.tool);
    default:
      return false;
  }
};

/** What waits for an answer of the person comes last. */
const isLeftOpen = (decision: Decision): boolean =>
  decision.kind === 'ask' ||
  decision.kind === 'confirm' ||
  (decision.kind === 'call' && decision.call.tool === 'find_times');

/** As if it had been answered: 'and can I see it?' speaks of the home of the question before. */
const afterPart = (before: DialogueState, decision: Decision): DialogueState => {
  if (decision.kind === 'account' && 'figure' in decision.account)
    return { ...before, figureMeant: decision.account.figure };
  if (decision.kind === 'tell') return { ...before, told: [...decision.topics] };
  if (decision.kind !== 'call') return before;
  const { call } = decision;
  const address = textOf(call.arguments.address) || before.address;
  const location = textOf(call.arguments.location) || (address ? localityOfText(address) : before.location);
  return { ...before, last: call, address, location };
};

/** A person is asked for. */
const isHandedOver = (decision: Decision): boolean =>
  decision.kind === 'confirm' && decision.call.tool === 'hand_over';
/** A person was offered, and is taken. */
const isPersonTaken = (decision: Decision): boolean =>
  decision.kind === 'approve' && decision.call.tool === 'hand_over';

const isOfShare = (decision: Decision): boolean =>
  'topics' in decision && decision.topics?.includes('shareBought') === true;
const isOfDuty = (decision: Decision): boolean =>
  (decision.kind === 'call' && decision.call.tool === 'upfront_costs') ||
  (decision.kind === 'tell' && decision.topics.includes('stampDuty'));

/** Nothing was found to say to it. */
const isLeftOver = (decision: Decision): boolean =>
  decision.kind === 'decline' && (decision.reason === 'notUnderstood' || decision.reason === 'outOfScope');

/** It was not understood, or what it needs is not known: it is named, and the others are answered. */
const isNamable = (decision: Decision): boolean =>
  isLeftOver(decision) ||
  decision.kind === 'call' ||
  (decision.kind === 'ask' && decision.choices.length === 0);

const FEWEST_LETTERS = 10;
/** 'So little?' and 'Melbourne???' are no questions that wait for an answer. */
const isQuestion = (text: string): boolean =>
  askingClauses(text).some(
    (clause) => lettersOf(clause) >= FEWEST_LETTERS && !/[?？؟!！]{2,}\s*$/u.test(clause),
  );

const toolOf = (decision: Decision): string =>
  'call' in decision ? decision.call.tool : decision.kind === 'tell' ? decision.topics.join() : decision.kind;

/** Whoever takes over reads all of the message: how to reach somebody may stand anywhere in it. */
const withPerson = (parts: readonly Part[], whole: Part | null): Part[] =>
  whole === null
    ? [...parts]
    : [...parts.filter(({ decision }) => !isHandedOver(decision)), { ...whole, isSettled: true }];

/** `leftOver`: the parts to which there is no answer. */
export type Separate = {
  parts: Part[];
  language: AssistantLanguage;
  leftOver: string[];
  /** What the whole message says of their deal: each part may rest on it. */
  deal: Pick<DialogueState, 'deal' | 'dealParts'>;
};

/**
 * The questions of a message that are answered one after the other; null where it is one question, or where one of its
 * parts means nothing alone.
 */
export const separateQuestions = (
  written: string,
  earlier: DialogueState,
  knowledge: Pick<Knowledge, 'acts' | 'intents' | 'isInHelp' | 'places' | 'topics' | 'read'>,
  /** The message as it was taken in where the talk stands so. */
  taken: TakenIn = takeIn(written, earlier, knowledge),
): Separate | null => {
  const message = askedOnceMore(withoutWithdrawn(written).text);
  // A person that was offered waits; whatever else waits for a yes is what the message speaks of.
  const isWaiting = earlier.action !== null && earlier.action.tool !== 'hand_over';
  if (earlier.isCareful || isWaiting) return null;
  const inTalk = ({ decision, heard, guess, deal: told }: TakenIn, text: string, state: DialogueState) => {
    const deal = { deal: told?.facts ?? state.deal, dealParts: told?.parts ?? state.dealParts };
    const read = knowledge.read?.(text, lastTopicOf(state));
    return { decision, heard, deal, read, isSure: isSure(decision, decidedShare(decision, guess), read) };
  };
  const decideOn = (text: string, state: DialogueState) =>
    inTalk(takeIn(text, state, knowledge), text, state);
  const all = inTalk(taken, message, earlier);
  // What is said of who buys holds for every part.
  const { firstHome, foreign, partnerForeign, namedState, sharedWithKin, passing } = taken.standing;
  const isTaken = isPersonTaken(all.decision);
  const standing = { firstHome, foreign, partnerForeign, namedState, sharedWithKin, passing };
  // What is asked beside a yes to a person is no answer to what was offered.
  const before: DialogueState = { ...earlier, ...standing, ...(isTaken ? { action: null } : {}) };
  if (isSettled(all.decision) && !isTaken) return null;
  if (isOfNeed(all.decision) || isOfTwoFigures(all.decision)) return null;
  const { language } = taken;
  // Of the viewing that is arranged the whole message speaks.
  const isArranging = isBookingTool(before.pending?.tool);
  const isPersonAsked = isTaken || (isHandedOver(all.decision) && isRealPersonAsked(taken.heard, earlier));

  /** Its words alone say too little: the whole message may name the home, or the places, that it speaks of. */
  const settledBy = (part: typeof all, whole: typeof all): Decision | null => {
    const { decision } = part;
    // 'Would he pay duty on that?' asks of the share that the sentence before it names.
    if (isOfShare(whole.decision) && isOfDuty(decision)) return whole.decision;
    if (decision.kind === 'call' && !part.isSure)
      return whole.decision.kind === 'call' && whole.decision.call.tool === decision.call.tool
        ? whole.decision
        : null;
    if (decision.kind !== 'ask' || decision.choices.length > 0 || isOfMoney(decision.call.tool)) return null;
    const [asked] = part.read ? wantedIn(part.read) : [];
    const known =
      asked && asksAnswered(decision).has(asked.ask) ? decisionFor(asked.ask, whole.heard, before) : null;
    return known?.kind === 'call' ? known : null;
  };

  /** 'And is the price borne out?', of the one home and the price that the message names. */
  const aboutHome = (text: string, state: DialogueState): Decision | null => {
    const homes = all.heard.places.filter(isHome);
    const home = homes.length === 1 ? subjectOf(all.heard, before) : undefined;
    if (home === undefined || state.address !== null) return null;
    const own = decideOn(text, { ...state, address: home, location: localityOfText(home) });
    return own.decision.kind === 'call' && own.isSure ? own.decision : null;
  };

  const partsOf = (questions: readonly string[]): { parts: Part[]; left: string[] } | null => {
    let state: DialogueState = { ...before, language, ...all.deal };
    let parts: Part[] = [];
    const left: string[] = [];
    for (const text of questions) {
      const own = decideOn(text, state);
      // 'Only one listing?' wonders at what was found, and asks for what comes after it.
      if (isLeftOver(own.decision) && isOfFewListed(text)) continue;
      const settled = isArranging ? null : settledBy(own, all);
      const decision = settled ?? own.decision;
      // What the sum lacks is asked for last.
      const isOpenAsk = decision.kind === 'ask' && isOfMoney(decision.call.tool) && !isArranging;
      if (settled || isAnswerable(decision, own.isSure, isArranging) || isOpenAsk) {
        parts = withPart(parts, { text, decision, isSettled: settled !== null || isTaken });
        state = afterPart(state, decision);
        continue;
      }
      const ofHome = isArranging ? null : aboutHome(text, state);
      if (ofHome) {
        parts = withPart(parts, { text, decision: ofHome, isSettled: true });
        state = afterPart(state, ofHome);
      } else if (isArranging || !isNamable(decision)) return null;
      else left.push(text);
    }
    // What is on record of one home is told in one go.
    if (
      parts.length > 1 &&
      left.length === 0 &&
      parts.every(({ decision }) => toolOf(decision) === 'home_facts')
    )
      return null;
    // All that is asked of a deal rests on the same figures.
    const isOneDeal = parts.every(({ decision }) => 'call' in decision && isOfMoney(decision.call.tool));
    if (toolOf(all.decision) === 'deal' && isOneDeal && left.length === 0) return null;
    if (parts.length === 0 || parts.filter(({ decision }) => isLeftOpen(decision)).length > 1) return null;
    // Read as one it would get the answer to the other part, and this one would be dropped in silence.
    const isDropped =
      isLeftOver(all.decision) ||
      all.decision.kind === 'tell' ||
      parts.some((part) => toolOf(part.decision) === toolOf(all.decision));
    const isBesidePerson = isPersonAsked && !parts.some(({ decision }) => isHandedOver(decision));
    return (left.length === 0 ? parts.length > 1 || isBesidePerson : isDropped) ? { parts, left } : null;
  };

  const isLeftUnanswered = saysUnanswered(written);
  const isOfTaking = (clause: string): boolean =>
    isTaken && (hasContact(clause) || (askingClauses(clause).length === 0 && !isLeftUnanswered));
  const rest = isPersonAsked
    ? withoutClauses(
        message,
        (clause) => isOfPerson(clause) || asksWhenAnswered(clause) || isOfTaking(clause),
      )
    : message;
  const questions = rest === '' ? [] : questionsIn(rest);
  const found = questions.length < (isPersonAsked ? 1 : 2) ? null : partsOf(questions);
  const whole: Part = { text: message, decision: all.decision, isSettled: false };
  const parts = withPerson(found?.parts ?? [whole], isPersonAsked ? whole : null);
  // What is on record of a home is told in one go, whatever it resembles.
  const beside =
    isArranging || toolOf(all.decision) === 'home_facts'
      ? []
      : askedBeside(
          parts.map(({ decision }) => decision),
          all.heard,
          before,
          knowledge,
        ).map((decision): Part => ({ text: message, decision, isSettled: true }));
  if (!found && beside.length === 0) return null;
  const order = orderIn(message, all.read, knowledge);
  // A value stands before the sales that it rests on.
  const isValueOfSales =
    beside.some(({ decision }) => toolOf(decision) === 'assess') &&
    parts.some(({ decision }) => toolOf(decision) === 'comparables');
  const isFirst =
    beside.length > 0 && (isValueOfSales || order(beside, Number.POSITIVE_INFINITY) < order(parts, 0));
  // What was asked first is answered first; what the whole message adds is not what the talk goes on with.
  const [first, later] = isFirst ? [beside, parts] : [parts, beside];
  const together = later
    .map((part) => ({ ...part, isBeside: found === null || !isFirst }))
    .reduce(withPart, first);
  const open = together.filter(({ decision }) => isLeftOpen(decision));
  const ordered = [...together.filter(({ decision }) => !isLeftOpen(decision)), ...open];
  return {
    parts: afterLoss(message, ordered),
    language,
    leftOver: (found?.left ?? []).filter(isQuestion),
    deal: all.deal,
  };
};
