import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { askedFigures } from '../answers/asked-figures.ts';
import { nearestTopic } from '../guide/asked-topics.ts';
import type { GuideTopic } from '../guide/guide-topics.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { SHORT_WORDS } from './follow-up.ts';
import { hasContact } from './hand-over-details.ts';
import type { Signs } from './signs.ts';
import type { Decision, DialogueState } from './state.ts';
import { toCall } from './to-call.ts';

/** Their answers hold more than one question asks for: 'what is the range?', 'how sure is that?'. */
export const REPEATABLE: ReadonlySet<AssistantTool> = new Set([
  'assess',
  'market',
  'hazard',
  'lvr',
  'borrowing_power',
  'compare',
]);

/** Of another subject, and yet of what a buyer needs: who knows it is told, and it counts as declined. */
const ABOUT_BUYING: ReadonlySet<GuideTopic> = new Set<GuideTopic>([
  'contract',
  'tax',
  'planning',
  'building',
]);
export const outside = (heard: Understanding, base: Decision): Decision => {
  const topic = base.kind === 'decline' && base.reason === 'outOfScope' ? nearestTopic(heard) : null;
  return topic !== null && ABOUT_BUYING.has(topic)
    ? { kind: 'tell', topics: [topic], isDeclined: true }
    : base;
};

/** 'Somewhere near the hospital in Hobart, a unit is fine': a place and a kind of home are a search. */
export const isHomeSought = (base: Decision, signs: Signs, { strange }: Understanding): boolean =>
  base.kind === 'decline' &&
  base.reason === 'outOfScope' &&
  signs.places > 0 &&
  signs.hasType &&
  strange.length <= 2 &&
  !signs.has('offTopic', 'notOffered');

/** Nothing was found to do about it. */
export const isLost = (base: Decision): boolean =>
  (base.kind === 'decline' && base.reason === 'notUnderstood') ||
  (base.kind === 'ask' && base.choices.length === 0 && base.unknown === null);

/** A person is handed to whoever asks for one, and not to whoever says 'agent' or 'American'. */
const ASKS_PERSON =
  /\b(?:person|people|human|connect|put me (?:on|through)|someone|somebody|anyone|anybody|staff|team|support|call|ring|phone|talk|speak|chat|contact|reach|book|view\w*|inspect\w*|visit|see it|meet|help me|appointment|consult\w*|advis\w+|lady|guy|operator|manager|number|email|whats ?app|sms|go through)\b/u;
export const asksForPerson = ({ text, language }: Understanding): boolean =>
  language !== 'en' || ASKS_PERSON.test(plainText(text));
const isForPerson = (base: Decision): boolean => base.kind === 'confirm' && base.call.tool === 'hand_over';
export const isUnasked = (base: Decision, heard: Understanding): boolean =>
  isForPerson(base) && !asksForPerson(heard);
/** Somebody asks for a person, and for nothing else. */
export const isPersonAskedFor = (base: Decision, heard: Understanding): boolean =>
  isForPerson(base) && asksForPerson(heard);

const POINTS =
  /\b(?:the|that) (?:first|second|third|last|cheapest|dearest|biggest) (?:one|home|house|place|listing)\b|(?:le|la) (?:premier|deuxieme|second)e?\b|(?:das|die|der) (?:erste|zweite|billigste)|(?:2|二|3|三|1|一)番目の?|(?:첫|두|세) ?번째|第[一二三](?:个|套)/u;
/** 'Me chama no whats', 'can someone ring', 'có ai nói tiếng Việt không': a person is asked for, loosely. */
const CALLS_FOR_PERSON =
  /\b(?:whats ?app|no whats|call me|ring me|text me|phone me|get back to me|have someone|is there (?:some|any)(?:one|body))\b|me (?:chama|liga|llama|llaman|appelle|appelez)\b|ruf\w* mich an|mi (?:chiami|richiami|chiamate)|позвони\p{L}*|перезвони\p{L}*|話せる人|電話して|전화 ?(?:줘|주세요)|통화|打(?:给|电话)|联系我|اتصل بي|كلموني|फ़?ोन कर|कॉल कर/u;
const OF_RANGE = /\b(?:range|interval|confiden\w+|how sure|(?:low|high)(?:er|est)? (?:end|figure))\b/u;
const THANKS = /^\W*(?:tx|thx|tks|ta|cheers|tyvm|ty|blz|valeu|mersi|cam on)\b/u;
/** 'Never mind', 'all good', 'hang on a sec': nothing is asked. */
const NOTHING_MORE =
  /^\W*(?:(?:lol|haha+|ok|okay|k|kk|oh|ah|right|righto|cool|no worries|never ?mind|nvm|sorry|typo|wrong (?:chat|window)|hang on|hold on|wait|one (?:sec|moment|minute)|a sec|brb|all good|fair enough|got it|i see|gotcha|hm+|yep|yeah|nah|mate|vale|da igual|no importa|de acuerdo|d'accord|laisse tomber|peu importe|schon gut|egal|moment|va bene|lascia stare|non importa|deixa pra la|tudo bem|ладно|понятно|неважно|好的|没事|算了|了解|なるほど|알겠어요|괜찮아요|ठीक है|कोई बात नहीं|تمام|طيب|لا بأس)\W*)+$/u;
const ALONE_RENT = /^\W*(?:and |what about |the )?(?:rents?|rental|to rent|renting)\W*$/u;

/** The best answer there is where nothing fits: the last one again by the figure that is named, or the nearest topic. */
export const nearest = (heard: Understanding, before: DialogueState, base: Decision): Decision | null => {
  const text = plainText(heard.text);
  const isCompared = heard.concepts.has('compare');
  if (base.kind === 'decline' && (THANKS.test(text) || NOTHING_MORE.test(text))) return { kind: 'thank' };
  if (ALONE_RENT.test(text)) return { kind: 'tell', topics: ['rents'] };
  if (before.listed.length === 0 && before.recent.length === 0 && !isCompared && POINTS.test(text))
    return { kind: 'tell', topics: ['noneListed'] };
  // Who begins with an address or a number has asked for nobody yet.
  const isReachable = before.language !== null && hasContact(heard.text);
  if (isReachable || CALLS_FOR_PERSON.test(text))
    return { kind: 'confirm', call: { tool: 'hand_over', arguments: { reason: heard.text } } };
  // Asked once and not answered: it is not asked again.
  const isAskedAgain = base.kind === 'ask' && before.pending?.missing === base.missing;
  if (base.kind === 'ask' && !isAskedAgain) return null;
  const { last } = before;
  if (
    last &&
    REPEATABLE.has(last.tool) &&
    heard.words <= 2 * SHORT_WORDS &&
    (askedFigures(text).length > 0 || OF_RANGE.test(text))
  )
    return toCall(heard, last);
  const topic = nearestTopic(heard);
  return topic === null || before.told.includes(topic) ? null : { kind: 'tell', topics: [topic] };
};
