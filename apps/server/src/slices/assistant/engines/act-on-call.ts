import { randomUUID } from 'node:crypto';
import { questionOfTime } from '@propguard/talk/answers/booking/question-of-time';
import { questionOfStreet } from '@propguard/talk/answers/booking/street-phrases';
import { timesPhrasesOf } from '@propguard/talk/answers/booking/times-phrases';
import { whomPhrasesOf } from '@propguard/talk/answers/booking/whom-phrases';
import { compose, toCard } from '@propguard/talk/answers/compose';
import { wishesSaid } from '@propguard/talk/answers/listings/wishes-said';
import { askNow, questioningAfter } from '@propguard/talk/answers/qualification/ask-now';
import { withoutToldBefore } from '@propguard/talk/answers/said-once';
import { saidKey } from '@propguard/talk/answers/sentences-in';
import { movedBy } from '@propguard/talk/answers/value-change';
import type { OfferedTime } from '@propguard/talk/dialogue/booking/chosen-time';
import { type Contact, isReachable } from '@propguard/talk/dialogue/booking/contact-said';
import { hasContact, hasName } from '@propguard/talk/dialogue/hand-over-details';
import { localityOfText } from '@propguard/talk/dialogue/place-text';
import { type Call, type Decision, textOf } from '@propguard/talk/dialogue/state';
import { LEAST_CLAIMED } from '@propguard/talk/intents/calibration';
import { definitionOf } from '@propguard/talk/tools/definitions';
import type { Found } from '@propguard/talk/tools/found';
import { Failure } from '../../../fail.ts';
import type { Prepare } from '../booking/prepared.ts';
import { isGuest, runTool } from '../tools/run-tool.ts';
import { hashOfCall } from './call-hash.ts';
import type { EngineEnd } from './engine.ts';
import { prepareOf } from './prepare-of.ts';
import { spokenOf } from './spoken-of.ts';
import { after, type Telling, tell } from './telling.ts';

export const ask = (
  telling: Telling,
  { call, missing, choices, unknown, street, isAgain = false }: Extract<Decision, { kind: 'ask' }>,
): EngineEnd => {
  const { voice } = telling;
  const { say } = voice;
  const ofTime = questionOfTime(voice, call, missing, { isAgain, before: telling.before.pending });
  const ofStreet = street ? questionOfStreet(voice, street.text, choices, street.isNone) : null;
  const ofLead = choices.length > 0 ? null : askNow(voice, telling.before, call, missing);
  const asked = say.ask[missing as keyof typeof say.ask] ?? say.ask.address;
  const question = choices.length > 0 && missing !== 'booking' ? say.whichOne : asked;
  const listed = missing === 'booking' ? choices.map((choice) => `\n• ${choice}`) : [];
  tell(
    telling,
    [
      ...(unknown ? [voice.show.say(say.unknownPlace, { name: unknown })] : []),
      ...(ofStreet ?? ofTime ?? ofLead?.sentences ?? [question, ...listed]),
    ],
    [unknown, choices, call.arguments, street],
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
      // 'The Balga one' is one of them, also after another was chosen.
      ...(call.tool === 'find_times' && missing === 'address' && choices.length > 0
        ? { listed: choices.map((name) => ({ name, priceAud: null })) }
        : {}),
      questions: questioningAfter(call, telling.before.questions),
    }),
  };
};

/** Where a person is asked for in the place of what was wanted: they read what it was, and whom to answer. */
const handOverFor = ({ said, before: { contact } }: Telling, about: string | null): Call => {
  const known = [contact.name, contact.email, contact.phone].filter(
    (part) => part !== undefined && !said.includes(part),
  );
  const reason = [about ? `${said} (${about})` : said, ...known].join(' / ');
  return { tool: 'hand_over', arguments: { reason } };
};

/** No times can be had: that is said before a person is proposed. */
const proposePerson = (telling: Telling, tool: Call['tool'], about: string | null): EngineEnd => {
  const { voice } = telling;
  const words = timesPhrasesOf(voice.language);
  const why = tool === 'find_times' && about ? [voice.show.say(words.noTimes, { place: about })] : [];
  return propose(telling, handOverFor(telling, about), '', why);
};

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
      return proposePerson(telling, call.tool, found.about);
    default:
      return propose(telling, { tool: call.tool, arguments: found.arguments }, found.person);
  }
};

/** Something may have to be kept before it is proposed; that is done in a transaction which may write. */
export const confirm = (telling: Telling, call: Call, isAgain = false): EngineEnd => {
  // Who writes on a channel has no searches to keep: a person notes what they look for.
  if (call.tool === 'save_search' && isGuest(telling))
    return propose(telling, { tool: 'hand_over', arguments: { reason: telling.said } }, '');
  const prepare = prepareOf(call.tool);
  if (isAgain) tell(telling, [timesPhrasesOf(telling.voice.language).unclear, '\n'], []);
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

export const propose = (
  telling: Telling,
  call: Call,
  person: string,
  why: readonly string[] = [],
): EngineEnd => {
  const { voice } = telling;
  const { say, language } = voice;
  const { proposal } = definitionOf(call.tool);
  if (proposal === null) throw new Error(`The tool ${call.tool} asks for no approval.`);
  const question = voice.show.say(say[proposal], {
    place: textOf(call.arguments.place ?? call.arguments.address),
    person,
    note: textOf(call.arguments.note),
    when: textOf(call.arguments.when),
  });
  // What is kept is said before it is: nobody finds a wish in it that was not theirs.
  const wishes = call.tool === 'save_search' ? wishesSaid(call.arguments, { ...voice, kept: [] }) : '';
  const summary = wishes === '' ? question : voice.show.say(say.aside, { text: question, aside: wishes });
  // A name or a number could give away somebody who is not safe.
  const reason = textOf(call.arguments.reason);
  const isUnreachable = call.tool === 'hand_over' && !telling.before.isCareful && !hasContact(reason);
  // Who has said their name is not asked for it again.
  const reach = hasName(reason) ? whomPhrasesOf(language).askReach : say.handOverContact;
  tell(telling, [...why, summary, ...(isUnreachable ? [reach] : [])], [call.arguments, person]);
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
      // Times that are offered stay: who chooses one of them goes on.
      ...(call.tool === 'hand_over' ? { pending: telling.before.pending } : {}),
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
  const sentences = isTold ? [] : withoutToldBefore(composed.sentences, telling.recent, composed.answering);
  const isWhole = tell(telling, sentences, [
    found.result,
    found.arguments,
    found.passages,
    voice.valued,
    movedBy(found.result.valueAud, voice),
    // What they said of their deal in other turns is theirs, too.
    telling.before.deal,
    composed.grounds,
  ]);
  const isSampleTold = telling.recent.has(saidKey(voice.say.sample));
  if (found.sample && !isSampleTold && composed.facts.length + composed.items.length > 0)
    tell(telling, [`\n${voice.say.sample}`], []);
  if (found.passages && found.passages.length > 0) emit({ type: 'sources', sources: found.passages });
  if (composed.suggestions.length > 0) emit({ type: 'suggestions', suggestions: composed.suggestions });
  return {
    outcome: 'answer',
    missing: null,
    language: voice.language,
    // A sentence had to be left out: what is said is not all that was found, and no more is claimed than for nothing.
    confidence: isWhole ? telling.confidence : Math.min(LEAST_CLAIMED, telling.confidence ?? 1),
    dialogue: after(telling, {
      ...spokenOf(telling.before, found, call.tool),
      ...(found.asks ? { pending: { ...found.asks, choices: composed.suggestions } } : {}),
    }),
  };
};

/** Who says which of the times they want, or has said all that a booking needs, is asked for no choice. */
const meantOf = ({ tool, arguments: args }: Call, { asks, result }: Found, contact: Contact): Call | null => {
  if (tool !== 'find_times' || !asks || result.state !== 'free') return null;
  const offered = asks.arguments.offered as OfferedTime[];
  const isAllSaid = asks.tool === 'book_viewing' && contact.name !== undefined && isReachable(contact);
  const isOne = offered.length === 1;
  const isPicked = args.pick === 'exact' ? isOne : args.pick !== undefined;
  const one = args.pick === 'last' ? offered.at(-1) : offered[0];
  if (!one || !(isPicked || (isOne && isAllSaid) || (isOne && asks.tool === 'move_booking'))) return null;
  const who = asks.tool === 'book_viewing' ? contact : {};
  return {
    tool: asks.tool,
    arguments: { ...asks.arguments, ...who, startsAt: one.startsAt, when: one.text },
  };
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

export const run = async (telling: Telling, call: Call, isTold = false): Promise<EngineEnd> => {
  const { scope, voice, emit, conversationId } = telling;
  const callId = randomUUID();
  emit({ type: 'tool-started', callId, tool: call.tool, label: voice.say.tools[call.tool] });
  try {
    const outcome = await runTool({ scope, language: voice.language, conversationId }, call);
    if (outcome.kind === 'found') {
      const meant = meantOf(call, outcome, telling.before.contact);
      return meant ? confirm(telling, meant) : show(telling, call, callId, outcome, isTold);
    }
    if (outcome.kind === 'hand-over') return proposePerson(telling, call.tool, outcome.about);
    return ask(telling, {
      kind: 'ask',
      call: { tool: call.tool, arguments: outcome.arguments },
      missing: outcome.missing,
      choices: outcome.choices,
      unknown: null,
      street: outcome.street,
    });
  } catch (error) {
    // It was understood and could not be done: the turn fails, and says so.
    emit({ type: 'tool-failed', callId, tool: call.tool, message: voice.say.failed });
    if (error instanceof Failure && error.code === 'FORBIDDEN') return refuse(telling);
    throw error;
  }
};
