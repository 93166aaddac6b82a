import { asideText } from '@propguard/talk/answers/booking/aside-texts';
import { bookingPhrasesOf } from '@propguard/talk/answers/booking/booking-phrases';
import { questionOfTime } from '@propguard/talk/answers/booking/question-of-time';
import type { Aside } from '@propguard/talk/dialogue/booking/asides';
import { isBookingTool } from '@propguard/talk/dialogue/booking/finding';
import { homeToView } from '@propguard/talk/dialogue/booking/viewing-asked';
import { type Call, type Decision, type ToolArguments, textOf } from '@propguard/talk/dialogue/state';
import { definitionOf } from '@propguard/talk/tools/definitions';
import { DROPPABLE_WISHES, type NearMiss } from '@propguard/talk/tools/near-miss';
import { runTool } from '../tools/run-tool.ts';
import { run } from './act-on-call.ts';
import type { EngineEnd } from './engine.ts';
import { after, type Telling, tell } from './telling.ts';

/** What is asked about a viewing; what was open stays open. */
export const tellAside = (telling: Telling, about: Aside): EngineEnd => {
  const { voice, before } = telling;
  tell(telling, [asideText(about, voice.language)], []);
  return {
    outcome: 'answer',
    missing: null,
    language: voice.language,
    confidence: telling.confidence,
    dialogue: after(telling, { pending: before.pending, action: before.action }),
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
    const { address, when, name, email, person } = action.arguments;
    const whom = textOf(person) || [name, email].filter(Boolean).join(', ');
    const summary = voice.show.say(voice.say[proposal], {
      place: textOf(address),
      when: textOf(when),
      person: whom,
      note: '',
    });
    emit({ type: 'text', delta: '\n\n' });
    tell(telling, [summary], [action.arguments]);
    return {
      ...end,
      dialogue: { ...end.dialogue, action, address: textOf(address) || end.dialogue.address },
    };
  }
  const question =
    pending && isBookingTool(pending.tool) ? questionOfTime(voice, pending, pending.missing, false) : null;
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
  const search = async (args: ToolArguments) => {
    const found = await runTool(
      { scope, language: voice.language, conversationId },
      { tool: call.tool, arguments: args },
    );
    return found.kind === 'found' ? found.result : null;
  };
  const [miss] = ((await search(call.arguments))?.near ?? []) as NearMiss[];
  if (!miss) return null;
  const dropped: readonly string[] = DROPPABLE_WISHES[miss.without];
  const others = Object.entries(call.arguments).filter(([name]) => !dropped.includes(name));
  const listings = (await search({ ...Object.fromEntries(others), sort: 'price_up' }))?.listings;
  return (listings as { address: string }[] | undefined)?.[0]?.address ?? null;
};

const MOST_HOMES = 4;

/** 'Homes in Balga under 900k, can I see the first?': they are shown, and then the times of that one. */
export const viewOneOf = async (telling: Telling, call: Call, wanted: ToolArguments): Promise<EngineEnd> => {
  const found = await run(telling, call);
  if (found.outcome !== 'answer') return found;
  const { said, ...when } = wanted;
  const { listed } = found.dialogue;
  const next = { ...telling, before: { ...found.dialogue, contact: telling.before.contact } };
  const home = homeToView(textOf(said), listed);
  telling.emit({ type: 'text', delta: '\n\n' });
  if (home) return run(next, { tool: 'find_times', arguments: { ...when, address: home } });
  const { language } = telling.voice;
  if (listed.length > 0) {
    const choices = listed.slice(0, MOST_HOMES).map(({ name }) => name);
    tell(telling, [bookingPhrasesOf(language).whichHome], []);
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
  tell(telling, [telling.voice.show.say(bookingPhrasesOf(language).nearestHome, { place: near })], [near]);
  return {
    ...found,
    dialogue: {
      ...found.dialogue,
      pending: { tool: 'find_times', arguments: when, missing: 'address', choices: [near] },
    },
  };
};
