import { createHash, randomUUID } from 'node:crypto';
import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { COMPARED_MAX } from '@propguard/rules/assistant/limits';
import type { FoundCause } from '@propguard/rules/conversations/hand-over-causes';
import { HAND_OVER_REASON_MAX } from '@propguard/rules/conversations/limits';
import { isState } from '@propguard/rules/places/states';
import { askedFigures } from '@propguard/talk/answers/asked-figures';
import { compose, toCard } from '@propguard/talk/answers/compose';
import { type Voice, voiceOf } from '@propguard/talk/answers/composed';
import { groundsOf, ungrounded } from '@propguard/talk/answers/grounding';
import { guideText } from '@propguard/talk/answers/guide/guide-texts';
import { gapBetween } from '@propguard/talk/answers/join-sentences';
import { askNow, questioningAfter, recallNow } from '@propguard/talk/answers/qualification/ask-now';
import { questionPhrasesOf } from '@propguard/talk/answers/qualification/phrases/all';
import { decide } from '@propguard/talk/dialogue/decide';
import { firstHomeIn } from '@propguard/talk/dialogue/first-home';
import { handOverCause, missedAfter } from '@propguard/talk/dialogue/hand-over-cause';
import { hasContact } from '@propguard/talk/dialogue/hand-over-details';
import { hear } from '@propguard/talk/dialogue/hear';
import { loanSaid } from '@propguard/talk/dialogue/loan-said';
import { localityOfText } from '@propguard/talk/dialogue/place-text';
import { figuresIn, listedIn, rememberLoan, visitedWith } from '@propguard/talk/dialogue/remember';
import { type Call, type Decision, type DialogueState, textOf } from '@propguard/talk/dialogue/state';
import { understoodShare } from '@propguard/talk/dialogue/understood';
import { wishesAfter } from '@propguard/talk/dialogue/wishes';
import { makesCareful } from '@propguard/talk/guide/care-topic';
import { type GuideTopic, isDistress, isKnownByOthers } from '@propguard/talk/guide/guide-topics';
import { guessIntent } from '@propguard/talk/intents/guess-intent';
import { definitionOf } from '@propguard/talk/tools/definitions';
import type { Found } from '@propguard/talk/tools/found';
import { plainText } from '@propguard/talk/understanding/clean-text';
import { referenceOf } from '../../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { Failure } from '../../../fail.ts';
import { isWithOutsider } from '../../conversations/hand-over-asked.ts';
import type { Prepare } from '../booking/prepared.ts';
import { knowledgeOf } from '../knowledge/knowledge-of.ts';
import { runTool } from '../tools/run-tool.ts';
import type { Engine, EngineEnd, EngineEvent } from './engine.ts';
import { prepareOf } from './prepare-of.ts';

type Emit = (event: EngineEvent) => void;
type Telling = {
  scope: WorkspaceScope;
  voice: Voice;
  before: DialogueState;
  said: string;
  conversationId: string | null;
  /** How likely it is that the message was understood; null where nobody can say. */
  confidence: number | null;
  /** How often in a row the person was not understood, this message included. */
  missed: number;
  emit: Emit;
};

/** The same however a database has put the names within: what is kept as JSON comes back in an order of its own. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => [name, inOrder(one)]);
};

/** SHA-256 of what would be done: an approval is for exactly this. */
export const hashOfCall = ({ tool, arguments: args }: Call): string =>
  createHash('sha256')
    .update(JSON.stringify([tool, inOrder(args)]))
    .digest('hex');

/** A sentence had to be left out: what is said is not all that was found. */
const NOT_WHOLE_AT_MOST = 0.5;

/** Says each sentence that stands on something; one that does not is left out and logged. */
const tell = (
  { scope, voice, said, emit }: Telling,
  sentences: readonly string[],
  grounds: readonly unknown[],
): boolean => {
  const known = groundsOf(said, ...grounds);
  let isWhole = true;
  for (const [at, sentence] of sentences.entries()) {
    const loose = ungrounded(sentence, known);
    if (loose.length > 0) {
      scope.services.log.error(
        { loose },
        'a sentence of the assistant had figures that no tool gave; it was left out',
      );
      isWhole = false;
      continue;
    }
    emit({ type: 'text', delta: gapBetween(sentences[at - 1], sentence, voice.language) + sentence });
  }
  return isWhole;
};

const stateIn = (text: string | null, earlier: DialogueState['state']): DialogueState['state'] => {
  const found = text?.match(/\b[A-Z]{2,3}\b/g)?.find((word) => isState(word));
  return found && isState(found) ? found : earlier;
};

const after = ({ before, voice, missed }: Telling, change: Partial<DialogueState>): DialogueState => ({
  ...before,
  language: voice.language,
  pending: null,
  action: null,
  told: [],
  missed,
  ...change,
});

/** The rooms of a home are those of the home until another is spoken of. */
const figuresOf = (
  { address, figures }: DialogueState,
  subject: Found['subject'],
  result: Found['result'],
): DialogueState['figures'] => ({
  ...(subject === null || subject.address === address ? figures : {}),
  ...figuresIn(result),
});

const spokenOf = (
  before: DialogueState,
  { arguments: args, subject, result }: Found,
  tool: Call['tool'],
): Partial<DialogueState> => {
  const location = subject?.location ?? before.location;
  const listed = listedIn(tool, args, result);
  const compared = tool === 'compare' && listed ? listed.map(({ name }) => name) : [];
  const one = subject?.address ?? subject?.location;
  const named = compared.length > 0 ? compared : one ? [one] : [];
  return {
    recent: [...before.recent.filter((earlier) => !named.includes(earlier)), ...named].slice(-COMPARED_MAX),
    listed: listed ?? before.listed,
    visited: visitedWith(before.visited, named, listed ?? [], result),
    figures: tool === 'help' ? before.figures : figuresOf(before, subject, result),
    search: tool === 'search_listings' ? { tool, arguments: args } : before.search,
    loan: rememberLoan(before.loan, args),
    last: tool === 'help' ? before.last : { tool, arguments: args },
    pending: tool === 'help' ? before.pending : null,
    location,
    address: subject ? subject.address : before.address,
    state: stateIn(subject?.address ?? location, before.state),
  };
};

const ask = (
  telling: Telling,
  { call, missing, choices, unknown }: Extract<Decision, { kind: 'ask' }>,
): EngineEnd => {
  const { voice } = telling;
  const { say } = voice;
  const ofLead = choices.length > 0 ? null : askNow(voice, telling.before, call, missing);
  const question =
    choices.length > 0 ? say.whichOne : (say.ask[missing as keyof typeof say.ask] ?? say.ask.address);
  tell(
    telling,
    [
      ...(unknown ? [voice.show.say(say.unknownPlace, { name: unknown })] : []),
      ...(ofLead?.sentences ?? [question]),
    ],
    [unknown],
  );
  const suggestions = ofLead?.choices ?? choices;
  if (suggestions.length > 0) telling.emit({ type: 'suggestions', suggestions });
  return {
    outcome: 'ask',
    missing,
    language: telling.voice.language,
    confidence: telling.confidence,
    dialogue: after(telling, {
      pending: { ...call, missing, choices },
      questions: questioningAfter(call, telling.before.questions),
    }),
  };
};

/** A place as it is written, however it was typed: 'new york' is New York. */
const asName = (typed: string): string =>
  typed.replace(/(?<![\p{L}'’])\p{Ll}/gu, (first) => first.toLocaleUpperCase());

const decline = (telling: Telling, { reason, about }: Extract<Decision, { kind: 'decline' }>): EngineEnd => {
  const { voice } = telling;
  const { say, language } = voice;
  tell(telling, [voice.show.say(say.decline[reason], { name: asName(about ?? '') })], [about]);
  telling.emit({ type: 'suggestions', suggestions: [say.suggest.abilities, say.suggest.person] });
  return {
    outcome: 'decline',
    missing: null,
    language,
    confidence: telling.confidence,
    dialogue: after(telling, { pending: telling.before.pending }),
  };
};

/** Where a person is asked for in the place of what was wanted. */
const handOverFor = ({ said }: Telling, about: string | null): Call => ({
  tool: 'hand_over',
  arguments: { reason: about ? `${said} (${about})` : said },
});

/** What is lacking is asked for, what can be proposed is, and a time that went is followed by others. */
const prepared = async (telling: Telling, call: Call, prepare: Prepare): Promise<EngineEnd> => {
  const { scope, voice, conversationId } = telling;
  const found = await prepare({ scope, language: voice.language, conversationId }, call.arguments);
  switch (found.kind) {
    case 'ask':
      return ask(telling, {
        kind: 'ask',
        call: { tool: call.tool, arguments: found.arguments },
        missing: found.missing,
        choices: found.choices,
        unknown: null,
      });
    case 'taken':
      return run(telling, { tool: 'find_times', arguments: found.search });
    case 'hand-over':
      return confirm(telling, handOverFor(telling, found.about));
    default:
      return propose(telling, { tool: call.tool, arguments: found.arguments }, found.person);
  }
};

/** Something may have to be kept before it is proposed; that is done in a transaction which may write. */
const confirm = (telling: Telling, call: Call): EngineEnd => {
  const prepare = prepareOf(call.tool);
  if (!prepare) return propose(telling, call, textOf(call.arguments.person));
  return {
    outcome: 'confirm',
    missing: null,
    language: telling.voice.language,
    confidence: telling.confidence,
    dialogue: after(telling, {}),
    prepare: (scope) => prepared({ ...telling, scope }, call, prepare),
  };
};

const propose = (telling: Telling, call: Call, person: string, why: readonly string[] = []): EngineEnd => {
  const { voice } = telling;
  const { say, language } = voice;
  const { proposal } = definitionOf(call.tool);
  if (proposal === null) throw new Error(`The tool ${call.tool} asks for no approval.`);
  const summary = voice.show.say(say[proposal], {
    place: textOf(call.arguments.place ?? call.arguments.address),
    person,
    note: textOf(call.arguments.note),
    when: textOf(call.arguments.when),
  });
  // A name or a number could give away somebody who is not safe.
  const isUnreachable =
    call.tool === 'hand_over' && !telling.before.isCareful && !hasContact(textOf(call.arguments.reason));
  tell(telling, [...why, summary, ...(isUnreachable ? [say.handOverContact] : [])], [call.arguments, person]);
  telling.emit({
    type: 'action',
    action: {
      id: randomUUID(),
      ...call,
      argumentsHash: hashOfCall(call),
      summary,
      state: 'waiting',
      error: null,
      upgradePath: null,
    },
  });
  const address =
    typeof call.arguments.address === 'string' ? call.arguments.address : telling.before.address;
  return {
    outcome: 'confirm',
    missing: null,
    language,
    confidence: telling.confidence,
    dialogue: after(telling, {
      action: call,
      // What is asked for now has all the answers.
      ...(call.tool === 'qualify' ? { questions: null } : {}),
      address,
      ...(address ? { location: localityOfText(address) } : {}),
    }),
  };
};

const show = (telling: Telling, call: Call, callId: string, found: Found, isTold: boolean): EngineEnd => {
  const { voice, emit } = telling;
  const composed = compose(call.tool, found, voice);
  const card = toCard(call.tool, callId, found, composed, voice);
  emit({ type: 'tool-result', callId, card });
  const isWhole = tell(telling, isTold ? [] : composed.sentences, [
    found.result,
    found.arguments,
    found.passages,
  ]);
  if (found.sample && composed.facts.length + composed.items.length > 0)
    tell(telling, [`\n${voice.say.sample}`], []);
  if (found.passages && found.passages.length > 0) emit({ type: 'sources', sources: found.passages });
  if (composed.suggestions.length > 0) emit({ type: 'suggestions', suggestions: composed.suggestions });
  return {
    outcome: 'answer',
    missing: null,
    language: voice.language,
    confidence: isWhole ? telling.confidence : Math.min(NOT_WHOLE_AT_MOST, telling.confidence ?? 1),
    dialogue: after(telling, {
      ...spokenOf(telling.before, found, call.tool),
      ...(found.asks ? { pending: { ...found.asks, choices: composed.suggestions } } : {}),
    }),
  };
};

/** What is told of topics of the guide; each once in a row, in the order in which they were asked about. */
const tellTopics = (telling: Telling, topics: readonly GuideTopic[]): void => {
  const texts = topics.map((topic) => guideText(topic, telling.voice.language));
  tell(telling, texts.length > 1 ? texts.map((text) => `• ${text}`) : texts, texts);
};

/** Here somebody to talk to helps more than a text. */
const OFFERS_A_PERSON: ReadonlySet<GuideTopic> = new Set([
  'disagree',
  'worn',
  'doorOffer',
  'giftHome',
  'elderSigning',
]);

const guide = (
  telling: Telling,
  { topics, isDeclined = false }: Extract<Decision, { kind: 'tell' }>,
): EngineEnd => {
  const { voice, before, emit } = telling;
  const { say } = voice;
  tellTopics(telling, topics);
  const isCareful = topics.some(makesCareful);
  const isForPerson = topics.some((topic) => isDistress(topic) || OFFERS_A_PERSON.has(topic));
  if (isForPerson && !isCareful) emit({ type: 'suggestions', suggestions: [say.suggest.person] });
  return {
    outcome: isDeclined || topics.every(isKnownByOthers) ? 'decline' : 'answer',
    missing: null,
    language: voice.language,
    confidence: telling.confidence,
    dialogue: after(telling, {
      pending: before.pending,
      action: before.action,
      told: topics,
      isCareful: before.isCareful || isCareful,
    }),
  };
};

/** Topics that a tool runs beside are told first. */
const runBeside = async (telling: Telling, call: Call, topics: readonly GuideTopic[]): Promise<EngineEnd> => {
  if (topics.length === 0) return run(telling, call);
  tellTopics(telling, topics);
  // The article of the help would say the same again: its card is enough.
  const isTold = call.tool === 'help';
  if (!isTold) telling.emit({ type: 'text', delta: '\n' });
  const end = await run(telling, call, isTold);
  return { ...end, dialogue: { ...end.dialogue, told: [...topics] } };
};

/** Where a tool can answer, or a topic says how it goes, it does; else a person is offered. */
const isOffered = (decision: Decision): boolean =>
  decision.kind === 'decline' ||
  decision.kind === 'ask' ||
  (decision.kind === 'confirm' && decision.call.tool === 'hand_over');

/**
 * Though nobody asked for a person, one should answer. Whoever writes to the workspace from outside is given one at once;
 * somebody at home in it is asked first. Null: it is answered as it would be.
 */
const forPerson = async (
  telling: Telling,
  cause: FoundCause,
  decision: Decision,
): Promise<EngineEnd | null> => {
  const { scope, voice, said, conversationId, confidence } = telling;
  const { say, language } = voice;
  const why = say.handOverFor[cause];
  const dialogue = after(telling, { missed: 0 });
  if (conversationId !== null && (await isWithOutsider(scope, conversationId))) {
    const handsOver = { cause, reason: said.slice(0, HAND_OVER_REASON_MAX), why };
    return { outcome: 'decline', missing: null, language, confidence, dialogue, handsOver };
  }
  if (!isOffered(decision)) return null;
  const reason = decision.kind === 'confirm' ? decision.call.arguments : { reason: said };
  return propose({ ...telling, missed: 0 }, { tool: 'hand_over', arguments: { ...reason, cause } }, '', [
    why,
  ]);
};

/** What somebody's role does not allow is said, and is no fault. */
const refuse = (telling: Telling): EngineEnd => {
  const { voice } = telling;
  tell(telling, [voice.say.refusals.FORBIDDEN], []);
  return {
    outcome: 'decline',
    missing: null,
    language: voice.language,
    confidence: telling.confidence,
    dialogue: after(telling, {}),
  };
};

const run = async (telling: Telling, call: Call, isTold = false): Promise<EngineEnd> => {
  const { scope, voice, emit, conversationId } = telling;
  const callId = randomUUID();
  emit({ type: 'tool-started', callId, tool: call.tool, label: voice.say.tools[call.tool] });
  try {
    const outcome = await runTool({ scope, language: voice.language, conversationId }, call);
    if (outcome.kind === 'found') return show(telling, call, callId, outcome, isTold);
    if (outcome.kind === 'hand-over') return confirm(telling, handOverFor(telling, outcome.about));
    return ask(telling, {
      kind: 'ask',
      call: { tool: call.tool, arguments: outcome.arguments },
      missing: outcome.missing,
      choices: outcome.choices,
      unknown: null,
    });
  } catch (error) {
    // It was understood and could not be done: the turn fails, and says so.
    emit({ type: 'tool-failed', callId, tool: call.tool, message: voice.say.failed });
    if (error instanceof Failure && error.code === 'FORBIDDEN') return refuse(telling);
    throw error;
  }
};

/** Whoever wants no more questions may go on with them later. */
const drop = (telling: Telling): EngineEnd => {
  const { say, language } = telling.voice;
  if (telling.before.pending?.tool !== 'qualify') return chat(telling, say.dropped, []);
  const words = questionPhrasesOf(language);
  return chat(telling, words.paused, telling.before.questions ? [words.goOn] : []);
};

/** Something else was asked in between: it is answered, and the question that was open is put once more. */
const recall = (telling: Telling, end: EngineEnd): EngineEnd => {
  const { voice, before, emit } = telling;
  const { dialogue } = end;
  const isElsewhere = dialogue.pending !== null && dialogue.pending.tool !== 'qualify';
  const isOver = end.prepare || end.handsOver || end.approved || dialogue.action !== null;
  const asked = isElsewhere || isOver || dialogue.isCareful ? null : recallNow(voice, before);
  if (!asked || !dialogue.questions) return end;
  const { call, missing, choices } = asked;
  emit({ type: 'text', delta: '\n\n' });
  tell(telling, asked.sentences, []);
  emit({ type: 'suggestions', suggestions: choices });
  return {
    ...end,
    dialogue: {
      ...dialogue,
      pending: { ...call, missing, choices: [] },
      questions: { ...dialogue.questions, isRecalled: true },
    },
  };
};

const chat = (telling: Telling, sentence: string, suggestions: string[]): EngineEnd => {
  tell(telling, [sentence], []);
  if (suggestions.length > 0) telling.emit({ type: 'suggestions', suggestions });
  return {
    outcome: 'answer',
    missing: null,
    language: telling.voice.language,
    confidence: telling.confidence,
    dialogue: after(telling, {}),
  };
};

/** Whether a language was heard surely enough to leave the one spoken before. */
const languageOf = (
  heard: AssistantLanguage,
  isSure: boolean,
  before: AssistantLanguage | null,
): AssistantLanguage => (isSure || before === null ? heard : before);

const respond = async (telling: Telling, decision: Decision): Promise<EngineEnd> => {
  const { say } = telling.voice;
  switch (decision.kind) {
    case 'call':
      return runBeside(telling, decision.call, decision.topics ?? []);
    case 'tell':
      return guide(telling, decision);
    case 'ask':
      return ask(telling, decision);
    case 'confirm':
      return confirm(telling, decision.call);
    case 'approve':
      return {
        outcome: 'answer',
        missing: null,
        language: telling.voice.language,
        confidence: telling.confidence,
        dialogue: after(telling, { action: decision.call }),
        approved: true,
      };
    case 'drop':
      return drop(telling);
    case 'decline':
      return decline(telling, decision);
    case 'greet':
      return chat(telling, say.greeting, [
        say.suggest.abilities,
        say.suggest.borrow,
        questionPhrasesOf(telling.voice.language).start.buyer,
      ]);
    default:
      return chat(telling, say.thanks, []);
  }
};

/**
 * Our own engine: understands, decides, calls the product's operations and says what they gave. Texts of tool results
 * are shown and never read, so nothing that stands in them can change what it does.
 */
export const ownEngine: Engine = async (scope, { text, before, conversationId }, emit) => {
  const knowledge = await knowledgeOf(referenceOf(scope.services));
  const heard = hear(text, knowledge, {
    language: before.language,
    state: before.state,
    isContinued: before.last !== null,
  });
  const language = heard.answered ?? languageOf(heard.language, heard.isLanguageSure, before.language);
  const firstHome = firstHomeIn(heard) ?? before.firstHome;
  const state = heard.places.find((place) => place.kind === 'state')?.state ?? before.state;
  const decision = decide(
    { ...heard, language: heard.answered ? heard.language : language },
    { ...before, firstHome, state },
    knowledge,
  );
  const isConversation = before.last !== null || before.pending !== null;
  const guess = guessIntent(knowledge.intents, heard, isConversation);
  const wishes = wishesAfter(heard, decision, before);
  const telling: Telling = {
    scope,
    voice: voiceOf(language, askedFigures(plainText(text))),
    before: { ...before, wishes, firstHome, state, loan: { ...before.loan, ...loanSaid(heard, decision) } },
    said: text,
    conversationId,
    confidence: understoodShare(decision, guess),
    missed: missedAfter(decision, before),
    emit,
  };
  const cause = handOverCause(text, decision, before);
  const given = cause && (await forPerson(telling, cause, decision));
  if (given) return given;
  const end = await respond(telling, decision);
  return decision.kind === 'ask' || decision.kind === 'drop' ? end : recall(telling, end);
};
