import { HAND_OVER_WORDS } from '@propguard/rules/conversations/hand-over-words';
import { calledBy } from '@propguard/rules/people/called-by';
import { phoneText } from '@propguard/rules/people/phone-text';
import { shortWhenText } from '@propguard/rules/time/time-texts';
import { asideText } from '@propguard/talk/answers/booking/aside-texts';
import { bookedPhrasesOf } from '@propguard/talk/answers/booking/booked-phrases';
import { listingSaid } from '@propguard/talk/answers/booking/listing-said';
import { questionOfTime } from '@propguard/talk/answers/booking/question-of-time';
import { carSpacesSaid, roomsSaid } from '@propguard/talk/answers/booking/rooms-said';
import { sentPhrasesOf } from '@propguard/talk/answers/booking/sent-phrases';
import { whichHomePhrasesOf } from '@propguard/talk/answers/booking/which-home-phrases';
import { type Aside, isForAgent } from '@propguard/talk/dialogue/booking/asides';
import { contactGiven } from '@propguard/talk/dialogue/booking/contact-given';
import { isBookingTool } from '@propguard/talk/dialogue/booking/finding';
import { stillWanted } from '@propguard/talk/dialogue/booking/still-wanted';
import { homeToView } from '@propguard/talk/dialogue/booking/viewing-asked';
import { localityOfText } from '@propguard/talk/dialogue/place-text';
import {
  type Call,
  type Decision,
  type DialogueState,
  type ToolArguments,
  textOf,
} from '@propguard/talk/dialogue/state';
import { asksWhenAnswered } from '@propguard/talk/dialogue/when-they-answer';
import { definitionOf } from '@propguard/talk/tools/definitions';
import type { NearMiss } from '@propguard/talk/tools/near-miss';
import { addNote } from '../../appointments/add-note.ts';
import { askedOfAgent } from '../booking/asked-of-agent.ts';
import { tellSent } from '../booking/confirmed-by.ts';
import { inOffice, officeFor } from '../booking/office.ts';
import { ownBookings } from '../booking/own-bookings.ts';
import { listingOf } from '../tools/listing-of.ts';
import { runTool } from '../tools/run-tool.ts';
import { run } from './act-on-call.ts';
import type { EngineEnd } from './engine.ts';
import { after, type Telling, tell } from './telling.ts';

/** What the agent alone can answer is kept for them. */
const withQuestion = (telling: Telling, about: Aside): Telling => {
  const { before, said } = telling;
  return isForAgent(about)
    ? { ...telling, before: { ...before, forAgent: [...before.forAgent, said.slice(0, NOTE_MAX)] } }
    : telling;
};
const NOTE_MAX = 500;

/** The home that is spoken of while a time for it is arranged. */
const homeOf = ({ action, pending, address }: DialogueState): string =>
  textOf(action?.arguments.address) || textOf(pending?.arguments.address) || (address ?? '');

/** What is answered to what was asked of the viewing or of the listing, and what its figures stand on. */
const answerTo = async (
  telling: Telling,
  about: Aside,
  home = homeOf(telling.before),
  beside: readonly Aside[] = [],
): Promise<{ sentences: string[]; grounds: unknown[] }> => {
  const { scope, voice, before, conversationId } = telling;
  const context = { scope, language: voice.language, conversationId };
  if (about === 'sent') {
    const contact = contactGiven(before);
    return { sentences: [await tellSent(context, voice, contact)], grounds: [contact] };
  }
  if (about !== 'listing' && about !== 'rooms' && about !== 'parking')
    return { sentences: [asideText(about, voice.language)], grounds: [] };
  const listing = await listingOf(context, home);
  if (about === 'parking') {
    const spaces = beside.includes('rooms') ? [] : carSpacesSaid(voice, listing);
    return { sentences: [...spaces, asideText(about, voice.language)], grounds: [listing] };
  }
  const said = about === 'rooms' ? roomsSaid : listingSaid;
  return { sentences: said(voice, listing), grounds: [listing] };
};

/** All that was asked of the viewing or the home beside what is decided. */
export const besideOf = (decision: Decision): Aside[] =>
  'aside' in decision && decision.aside ? [decision.aside, ...(decision.also ?? [])] : [];

const answersTo = async (
  telling: Telling,
  asked: readonly Aside[],
  address?: string,
): Promise<{ sentences: string[]; grounds: unknown[] }> => {
  const answers: Awaited<ReturnType<typeof answerTo>>[] = [];
  for (const one of asked) answers.push(await answerTo(telling, one, address, asked));
  return {
    sentences: saidOnce(answers.flatMap(({ sentences }) => sentences)),
    grounds: answers.flatMap(({ grounds }) => grounds),
  };
};
const questionIn = (asked: readonly Aside[]): Aside | undefined => asked.find(isForAgent) ?? asked[0];

/** What was asked beside something else is answered before it. */
export const tellBeside = async (telling: Telling, asked: readonly Aside[]): Promise<Telling> => {
  const question = questionIn(asked);
  if (question === undefined) return telling;
  const { sentences, grounds } = await answersTo(telling, asked);
  tell(telling, sentences, grounds);
  telling.emit({ type: 'text', delta: '\n\n' });
  return withQuestion(telling, question);
};

/** Two homes were named, and one is booked now: the other is taken up. */
const alsoToView = ({ before, voice }: Telling, { tool }: Call): [string, Partial<DialogueState>] => {
  const [next] = before.toView;
  if (tool !== 'book_viewing' || next === undefined) return ['', {}];
  return [
    voice.show.say(bookedPhrasesOf(voice.language).alsoView, { place: next }),
    {
      // On the days and at the hours that both were asked for.
      pending: {
        tool: 'find_times',
        arguments: stillWanted(null, before),
        missing: 'address',
        choices: [next],
      },
      toView: before.toView.slice(1),
    },
  ];
};

const YES_WORDS = 10;
/** What is said once something is done: what was asked beside the yes, and what comes next. */
export const afterApproval = async (
  telling: Telling,
  call: Call,
  asked: readonly Aside[],
): Promise<{ text: string; dialogue: Partial<DialogueState> }> => {
  const [next, dialogue] = alsoToView(telling, call);
  // 'Yes please do. And could I see 16 Harbour Road instead?': whoever takes over reads it, and they hear that.
  const isMore = call.tool === 'hand_over' && telling.said.split(/\s+/u).length > YES_WORDS;
  const passedOn = isMore ? sentPhrasesOf(telling.voice.language).passedOn : '';
  const isWhenAsked = call.tool === 'hand_over' && asksWhenAnswered(telling.said);
  const when = isWhenAsked ? HAND_OVER_WORDS[telling.voice.language].when : '';
  const answer = (await answersTo(telling, asked)).sentences.join(' ');
  const question = questionIn(asked);
  const { forAgent } = question === undefined ? telling.before : withQuestion(telling, question).before;
  return {
    text: [answer, next, when, passedOn].filter(Boolean).join('\n\n'),
    dialogue: { ...dialogue, forAgent },
  };
};

const ownOnes = async ({ scope, voice, conversationId }: Telling) => {
  const context = { scope, language: voice.language, conversationId };
  const office = await officeFor(scope, conversationId);
  const found = office ? await ownBookings(context, office, '') : [];
  return { office, bookings: found.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()) };
};

/** What is booked, when and with whom. */
const recountSaid = async (telling: Telling): Promise<{ sentences: string[]; grounds: unknown[] }> => {
  const { voice } = telling;
  const words = bookedPhrasesOf(voice.language);
  const { office, bookings } = await ownOnes(telling);
  const shown = bookings.slice(0, MOST_HOMES).map(({ zone, startsAt, address, title, agentName }) => ({
    when: shortWhenText(voice.language, zone, startsAt),
    place: address ?? title,
    agent: agentName ?? '',
  }));
  const sentences = shown.flatMap(({ when, place, agent }) => [
    voice.show.say(words.recount, { when, place }),
    ...(agent === '' ? [] : [voice.show.say(words.recountAgent, { agent })]),
  ]);
  const [only, ...others] = office?.booker.kind === 'member' ? [] : bookings;
  const code = only && others.length === 0 ? [voice.show.say(words.bookedCode, { code: only.code })] : [];
  const all = shown.length === 0 ? [words.recountNone] : [...sentences, ...code, words.recountChange];
  return { sentences: all, grounds: [shown, only?.code] };
};

/** What is booked and how it is changed; where it is kept as it is, what was open is let go of. */
export const tellBooked = async (telling: Telling, isKept = false): Promise<EngineEnd> => {
  const { voice, before } = telling;
  const { sentences, grounds } = await recountSaid(telling);
  tell(telling, sentences, grounds);
  return {
    outcome: 'answer',
    missing: null,
    language: voice.language,
    confidence: telling.confidence,
    dialogue: after(telling, isKept ? {} : { pending: before.pending, action: before.action }),
  };
};

/** What is booked already gets the question now; else it goes with the booking. */
const noteOnBooking = async (telling: Telling): Promise<void> => {
  const { office, bookings } = await ownOnes(telling);
  const [next] = bookings;
  if (!office || !next) return;
  await inOffice(telling.scope, office, (there) =>
    addNote(there, next.id, askedOfAgent(telling.said.slice(0, NOTE_MAX))),
  );
};

/** Of two answers that end alike, the end is said once. */
const saidOnce = (answers: readonly string[]): string[] => {
  const sentences = answers.flatMap((answer) => answer.split(/(?<=[.!?।؟]) |(?<=[。！？])/u));
  return sentences.filter((one, at) => !sentences.includes(one, at + 1));
};

/** What is asked about a viewing; what was open stays open. */
export const tellAside = async (
  telling: Telling,
  { about, also = [], address }: Extract<Decision, { kind: 'aside' }>,
): Promise<EngineEnd> => {
  const { voice, before } = telling;
  const asked = [about, ...also];
  const { sentences, grounds } = await answersTo(telling, asked, address);
  // Who asks whether word of it comes hears when it is, too.
  const recounted = about === 'sent' && before.hasBooking ? await recountSaid(telling) : null;
  tell(telling, [...sentences, ...(recounted?.sentences ?? [])], [...grounds, recounted?.grounds]);
  const forAgent = questionIn(asked) ?? about;
  const end: EngineEnd = {
    outcome: 'answer',
    missing: null,
    language: voice.language,
    confidence: telling.confidence,
    dialogue: after(withQuestion(telling, forAgent), {
      pending: before.pending,
      action: before.action,
      ...(address ? { address, location: localityOfText(address) } : {}),
    }),
  };
  if (!before.hasBooking || !asked.some(isForAgent)) return end;
  return {
    ...end,
    prepare: async (scope) => {
      await noteOnBooking({ ...telling, scope });
      return end;
    },
  };
};

/** Something else was asked while a time was arranged: it is answered, and the time taken up again. */
export const recallTime = (telling: Telling, end: EngineEnd, decision: Decision): EngineEnd => {
  const { voice, before, emit } = telling;
  const { pending, action } = before;
  const isOver = end.prepare || end.handsOver || end.approved || end.dialogue.isCareful;
  const isOfTime = 'call' in decision && isBookingTool(decision.call.tool);
  const isElse =
    (end.dialogue.action !== null && end.dialogue.action !== action) ||
    (end.dialogue.pending !== null && end.dialogue.pending !== pending);
  if (isOver || isOfTime || isElse) return end;
  if (action && isBookingTool(action.tool)) {
    const { proposal } = definitionOf(action.tool);
    if (proposal === null) return end;
    const { address, when, name, email, phone, person } = action.arguments;
    const reach = textOf(email) || phoneText(textOf(phone));
    const whom = textOf(person) || calledBy(textOf(name), [reach].filter(Boolean));
    const summary = voice.show.say(voice.say[proposal], {
      place: textOf(address),
      when: textOf(when),
      person: whom,
      note: '',
    });
    emit({ type: 'text', delta: '\n\n' });
    tell(telling, [summary], [action.arguments, whom]);
    return {
      ...end,
      dialogue: { ...end.dialogue, action, address: textOf(address) || end.dialogue.address },
    };
  }
  const question =
    pending && isBookingTool(pending.tool) ? questionOfTime(voice, pending, pending.missing) : null;
  if (!pending || !question) return end;
  emit({ type: 'text', delta: '\n\n' });
  tell(telling, question, [pending.choices, pending.arguments]);
  if (pending.choices.length > 0) emit({ type: 'suggestions', suggestions: pending.choices });
  const address = textOf(pending.arguments.address) || end.dialogue.address;
  return { ...end, dialogue: { ...end.dialogue, pending, address } };
};

/** The home that comes nearest to what was looked for, where one wish is given up. */
const nearestHome = async (telling: Telling, call: Call): Promise<string | null> => {
  const { scope, voice, conversationId } = telling;
  const found = await runTool({ scope, language: voice.language, conversationId }, call);
  const [miss] = (found.kind === 'found' ? found.result.near : []) as NearMiss[];
  return miss?.address ?? null;
};

const MOST_HOMES = 4;

/** 'Homes in Balga under 900k, can I see the first?': they are shown, and then the times of that one. */
export const viewOneOf = async (telling: Telling, call: Call, wanted: ToolArguments): Promise<EngineEnd> => {
  const found = await run(telling, call);
  if (found.outcome !== 'answer') return found;
  const { said, ...when } = wanted;
  const listed = found.dialogue.listed.filter(({ isNear }) => !isNear);
  const next = { ...telling, before: { ...found.dialogue, contact: telling.before.contact } };
  const home = homeToView(textOf(said), listed);
  telling.emit({ type: 'text', delta: '\n\n' });
  if (home) return run(next, { tool: 'find_times', arguments: { ...when, address: home } });
  const { language } = telling.voice;
  if (listed.length > 0) {
    const choices = listed.slice(0, MOST_HOMES).map(({ name }) => name);
    tell(telling, [whichHomePhrasesOf(language).whichHome], []);
    telling.emit({ type: 'suggestions', suggestions: choices });
    return {
      ...found,
      dialogue: {
        ...found.dialogue,
        pending: { tool: 'find_times', arguments: when, missing: 'address', choices },
      },
    };
  }
  const near = await nearestHome(telling, call);
  if (near === null) return found;
  tell(telling, [telling.voice.show.say(whichHomePhrasesOf(language).nearestHome, { place: near })], [near]);
  return {
    ...found,
    dialogue: {
      ...found.dialogue,
      pending: { tool: 'find_times', arguments: when, missing: 'address', choices: [near] },
    },
  };
};
