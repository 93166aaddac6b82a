import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { lastTopicOf } from '../deal/last-topic.ts';
import { type GuideTopic, isAskedByName, isKnownByOthers } from '../guide/guide-topics.ts';
import { asksAnswered } from '../reading/asks-answered.ts';
import type { Ask } from '../reading/learnt-labels.ts';
import { isOpen, wantedIn } from '../reading/weigh.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Knowledge } from './knowledge.ts';
import type { Decision, DialogueState } from './state.ts';
import { toCall } from './to-call.ts';
import { wholeCall } from './whole-call.ts';

/** The tool that answers an ask. Those of a deal are weighed with all of its facts (`deal/deal-decision.ts`). */
const TOOLS: Readonly<Partial<Record<Ask, AssistantTool>>> = {
  value: 'assess',
  fair: 'price_check',
  why: 'explain_value',
  comps: 'comparables',
  market: 'market',
  growth: 'market',
  days: 'market',
  compare: 'compare',
  hazard: 'hazard',
  list: 'search_listings',
};
/** What we do not have: the answer is who has it. */
const TOPICS: Readonly<Partial<Record<Ask, GuideTopic>>> = {
  insurance: 'insurance',
  rents: 'rents',
  forecast: 'forecast',
};

/** So sure that a text on another subject is set aside, and that another tool is. */
const SURER_THAN_TEXT = 0.84;
const SURER_THAN_TOOL = 0.9;
/** As likely as this what the words were taken for is not asked. */
const HARDLY = 0.2;

/** What answers an ask by itself; null where nothing of ours does. */
export const decisionFor = (ask: Ask, said: Understanding, before: DialogueState): Decision | null => {
  const topic = TOPICS[ask];
  if (topic) return { kind: 'tell', topics: [topic] };
  const tool = TOOLS[ask];
  return tool ? toCall(said, wholeCall(tool, said, before)) : null;
};

/** What is outside of what we do, or known by others, stays so, whatever it resembles: homes in Spain are none of ours. */
const isLeftToOthers = (decision: Decision): boolean =>
  (decision.kind === 'decline' && decision.reason === 'outOfScope') ||
  (decision.kind === 'tell' &&
    (decision.isDeclined === true ||
      decision.topics.every(isKnownByOthers) ||
      decision.topics.some(isAskedByName)));

/** Words may fire beside what is asked: what is surely asked is answered, where what was decided surely is not. */
export const asAsked = (
  decision: Decision,
  said: Understanding,
  before: DialogueState,
  { read }: Pick<Knowledge, 'read'>,
): Decision => {
  if (!read || isLeftToOthers(decision) || !isOpen(decision)) return decision;
  const reading = read(said.text, lastTopicOf(before));
  const [first] = wantedIn(reading);
  const least = decision.kind === 'call' || decision.kind === 'ask' ? SURER_THAN_TOOL : SURER_THAN_TEXT;
  if (!first || first.share < least) return decision;
  const answered = asksAnswered(decision);
  if (reading.asks.some(({ ask, share }) => answered.has(ask) && share >= HARDLY)) return decision;
  const instead = decisionFor(first.ask, said, before);
  // To ask back is no better than an answer, but better than to say that nothing was understood.
  const isBetter = instead?.kind === 'call' || instead?.kind === 'tell' || decision.kind === 'decline';
  return instead && isBetter ? instead : decision;
};
