import { type AssistantTool, asksFirst } from '@propguard/rules/assistant/tools';
import type { Understanding } from '../understanding/understand.ts';
import { fillArguments, inheritSubject, missingArgument } from './fill-arguments.ts';
import { bareIntent, intentOf, type Signs, signsOf } from './intent.ts';
import { choicesOf, isSubject } from './place-text.ts';
import type { Call, Decision, DialogueState, ToolArguments } from './state.ts';

const SHORT_WORDS = 9;

const refusal = (heard: Understanding, signs: Signs): Decision | null => {
  if (signs.has('injection')) return { kind: 'decline', reason: 'injection', about: null };
  if (signs.has('othersData')) return { kind: 'decline', reason: 'othersData', about: null };
  const foreign = heard.places.find(({ kind }) => kind === 'foreign');
  if (foreign?.kind === 'foreign' && signs.places === 0)
    return { kind: 'decline', reason: 'outsideCoverage', about: foreign.name };
  if (signs.has('rent') && !signs.has('market')) return { kind: 'decline', reason: 'rentals', about: null };
  return null;
};

/** Yes or no to what was proposed, and nothing else. */
const answerToProposal = (heard: Understanding, signs: Signs, { action }: DialogueState): Decision | null => {
  if (!action || heard.words > SHORT_WORDS || signs.places > 0) return null;
  if (signs.has('no')) return { kind: 'drop' };
  return signs.has('yes') ? { kind: 'approve', call: action } : null;
};

const toCall = (heard: Understanding, call: Call): Decision => {
  const unclear = heard.places.find((place) => choicesOf(place).length > 0);
  const missing = missingArgument(call.tool, call.arguments);
  const unknown = heard.places.find(({ kind }) => kind === 'unknown');
  if (missing)
    return {
      kind: 'ask',
      call,
      missing,
      choices: [],
      unknown: unknown?.kind === 'unknown' ? unknown.name : null,
    };
  if (unclear && call.tool !== 'search_listings') {
    const subject = call.tool === 'market' ? 'location' : call.tool === 'compare' ? 'subjects' : 'address';
    return { kind: 'ask', call, missing: subject, choices: choicesOf(unclear), unknown: null };
  }
  return asksFirst(call.tool) ? { kind: 'confirm', call } : { kind: 'call', call };
};

const SUBJECT_ARGUMENTS = ['address', 'location', 'locality', 'subjects'];
const MONEY_ARGUMENTS = ['loanAud', 'valueAud', 'incomeAud', 'depositAud'];

const ORDINALS: readonly RegExp[] = [
  /\b(?:first|1st|1)\b/,
  /\b(?:second|2nd|2)\b/,
  /\b(?:third|3rd|3)\b/,
  /\b(?:fourth|4th|4)\b/,
];

/** Which of the places offered is meant: by its state, or by its place in the list. */
const chosenOf = ({ places, rest }: Understanding, choices: readonly string[]): string | undefined => {
  const state = places.find(({ kind }) => kind === 'state');
  if (state?.kind === 'state') {
    const inState = choices.filter((choice) => choice.includes(` ${state.state}`));
    if (inState.length === 1) return inState[0];
  }
  if (places.some(isSubject)) return undefined;
  return choices.find((_, at) => ORDINALS[at]?.test(rest));
};

const withChoice = ({ subjects }: ToolArguments, chosen: string): string[] => {
  const [name = ''] = chosen.split(/ [A-Z]{2,3} /);
  return ((subjects as string[] | undefined) ?? []).map((subject) =>
    subject.startsWith(name) ? chosen : subject,
  );
};

/** The message as an answer to the one question that we asked. */
const answerToQuestion = (heard: Understanding, before: DialogueState): Call | null => {
  const { pending } = before;
  if (!pending) return null;
  const { tool, missing, choices } = pending;
  const chosen = chosenOf(heard, choices);
  if (chosen)
    return {
      tool,
      arguments: {
        ...pending.arguments,
        [missing]: missing === 'subjects' ? withChoice(pending.arguments, chosen) : chosen,
      },
    };
  const filled = fillArguments(tool, heard, before, pending.arguments);
  if (SUBJECT_ARGUMENTS.includes(missing)) {
    const isNamed = heard.places.some(isSubject);
    if (!isNamed)
      return missing === 'locality' && filledMore(filled, pending.arguments)
        ? { tool, arguments: filled }
        : null;
    return { tool, arguments: filled };
  }
  if (MONEY_ARGUMENTS.includes(missing)) {
    if (missing === 'valueAud' && heard.places.some(isSubject)) return { tool, arguments: filled };
    const [amount] = heard.money;
    if (!amount) return null;
    const isRoled = filled[missing] !== undefined && filled[missing] !== pending.arguments[missing];
    const yearly = missing === 'incomeAud' ? (amount.timesAYear ?? 1) : 1;
    return {
      tool,
      arguments: isRoled ? filled : { ...pending.arguments, [missing]: Math.round(amount.aud * yearly) },
    };
  }
  if (missing === 'reference') {
    const reference = heard.reference ?? /\b[\w-]*\d[\w-]*\b/.exec(heard.text)?.[0];
    return reference ? { tool, arguments: { ...filled, reference } } : null;
  }
  return missingArgument(tool, filled) === null ? { tool, arguments: filled } : null;
};

const filledMore = (filled: ToolArguments, known: ToolArguments): boolean =>
  Object.keys(filled).length > Object.keys(known).length;

const NEXT_DOOR = 'nextDoor';
/** Tools that a home's neighbour can be asked for. */
const OF_A_HOME: ReadonlySet<AssistantTool> = new Set([
  'assess',
  'explain_value',
  'comparables',
  'hazard',
  'report',
]);

const changes = (heard: Understanding): boolean => {
  const { places, money, facts, features, hazards, percentages, termYears, topics } = heard;
  return (
    places.some(isSubject) ||
    money.length + features.length + hazards.length + percentages.length + topics.length > 0 ||
    termYears !== null ||
    Object.values(facts).some((fact) => fact !== null)
  );
};

/** 'And for units?', 'what about Manly?', 'no, I meant Bondi Junction', 'make it 25 years': the last call, changed. */
const followUp = (heard: Understanding, before: DialogueState): Call | null => {
  const { last } = before;
  if (!last || !changes(heard)) return null;
  const changed = fillArguments(last.tool, heard, before, last.arguments);
  if (JSON.stringify(changed) === JSON.stringify(last.arguments)) return null;
  if (
    last.tool === 'lvr' &&
    heard.money.length > 0 &&
    changed.valueAud !== undefined &&
    heard.places.length === 0
  )
    return { tool: 'lvr', arguments: changed };
  return { tool: last.tool, arguments: withoutStale(last, changed, heard) };
};

/** Another home has other rooms; a value given outright replaces an address, and the other way round. */
const withoutStale = (
  { tool, arguments: known }: Call,
  changed: ToolArguments,
  heard: Understanding,
): ToolArguments => {
  const isElsewhere = changed.address !== undefined && changed.address !== known.address;
  if (tool === 'assess' && isElsewhere) {
    const { address, propertyType } = changed;
    const fresh = fillArguments('assess', heard, { ...EMPTY, location: null }, {});
    return {
      ...(propertyType === undefined || heard.facts.propertyType === null ? {} : { propertyType }),
      ...fresh,
      address,
    };
  }
  if (tool === 'lvr' && isElsewhere) {
    const { valueAud: _, ...rest } = changed;
    return rest;
  }
  return changed;
};
const EMPTY: DialogueState = {
  language: null,
  last: null,
  address: null,
  location: null,
  state: null,
  recent: [],
  pending: null,
  action: null,
};

const nextDoor = (signs: Signs, before: DialogueState): Call | null => {
  const { last, address } = before;
  if (!signs.has(NEXT_DOOR) || !address || !last) return null;
  const tool = OF_A_HOME.has(last.tool) ? last.tool : 'assess';
  return {
    tool,
    arguments: { ...(tool === 'hazard' ? last.arguments : {}), address: `${NEXT_DOOR}:${address}` },
  };
};

/** Whether the words only change what was asked before, although one of them could be a wish of its own. */
const isContinued = (
  heard: Understanding,
  signs: Signs,
  intent: AssistantTool,
  before: DialogueState,
): boolean => {
  const { last } = before;
  if (!last || heard.words > SHORT_WORDS || !changes(heard)) return false;
  if (intent === last.tool) return true;
  const isBegun = signs.has('also', 'correction');
  if (!isBegun) return false;
  if (intent === 'market') return !signs.has('market') && !signs.has('price');
  if (intent === 'search_listings')
    return last.tool === 'search_listings' || !signs.says(/\b(?:find|search|show|listings?|for sale)\b/);
  return intent === 'help';
};

const wholeCall = (tool: AssistantTool, heard: Understanding, before: DialogueState): Call => ({
  tool,
  arguments: inheritSubject(tool, fillArguments(tool, heard, before, {}), before),
});

const fresh = (heard: Understanding, tool: AssistantTool, before: DialogueState): Decision =>
  toCall(heard, wholeCall(tool, heard, before));

const smallTalk = (heard: Understanding, signs: Signs): Decision | null => {
  if (heard.words > SHORT_WORDS || changes(heard)) return null;
  if (signs.has('thanks')) return { kind: 'thank' };
  return signs.has('hello') ? { kind: 'greet' } : null;
};

const lastResort = (heard: Understanding, signs: Signs): Decision => {
  const unknown = heard.places.find(({ kind }) => kind === 'unknown');
  if (signs.has('offTopic') || !unknown)
    return { kind: 'decline', reason: signs.has('offTopic') ? 'outOfScope' : 'notUnderstood', about: null };
  return { kind: 'decline', reason: 'notUnderstood', about: null };
};

/** Something else altogether, unless the message also speaks of a home, a place or a loan. */
const isOffTopic = (heard: Understanding, signs: Signs, intent: AssistantTool | null): boolean => {
  if (!signs.has('offTopic') || signs.has('product') || heard.reference || heard.topics.length > 0)
    return false;
  if (intent === null || intent === 'help') return true;
  const isOurs =
    signs.places > 0 ||
    signs.hasType ||
    signs.has('home', 'loan', 'lvr', 'borrowingPower', 'comparables') ||
    heard.hazards.length > 0;
  return !isOurs;
};

/** What to do about a message in its conversation. Nothing here reads the database or the clock. */
export const decide = (heard: Understanding, before: DialogueState): Decision => {
  const signs = signsOf(heard);
  const refused = refusal(heard, signs);
  if (refused) return refused;
  const settled = answerToProposal(heard, signs, before);
  if (settled) return settled;

  const intent = intentOf(heard, before);
  if (isOffTopic(heard, signs, intent)) return { kind: 'decline', reason: 'outOfScope', about: null };

  const next = nextDoor(signs, before);
  if (next) return toCall(heard, next);

  const answered = answerToQuestion(heard, before);
  const isAnswer =
    answered &&
    (intent === null || intent === answered.tool || heard.words <= SHORT_WORDS) &&
    !isOtherWish(intent, answered, signs);
  if (answered && isAnswer) return toCall(heard, answered);

  if (intent && isContinued(heard, signs, intent, before)) {
    const changed = followUp(heard, before);
    if (changed) return toCall(heard, changed);
  }
  if (intent === null || (intent === 'help' && signs.has('correction') && changes(heard))) {
    const changed = followUp(heard, before);
    if (changed) return toCall(heard, changed);
  }
  const talk = intent === null || intent === 'help' ? smallTalk(heard, signs) : null;
  if (talk) return talk;
  const chosen = intent ?? bareIntent(heard);
  if (chosen) return fresh(heard, chosen, before);
  if (before.pending && heard.words <= SHORT_WORDS && !signs.has('offTopic'))
    return { kind: 'ask', call: before.pending, missing: before.pending.missing, choices: [], unknown: null };
  return lastResort(heard, signs);
};

/** A question back is answered, or another one is asked instead. */
const isOtherWish = (intent: AssistantTool | null, answered: Call, signs: Signs): boolean => {
  if (intent === null || intent === answered.tool) return false;
  if (intent === 'market' || intent === 'assess') return signs.has('market') && answered.tool !== 'market';
  return !(
    intent === 'help' ||
    intent === 'search_listings' ||
    intent === 'lvr' ||
    intent === 'borrowing_power'
  );
};
