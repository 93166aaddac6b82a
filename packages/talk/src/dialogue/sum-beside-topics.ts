import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { type GuideTopic, isOfProcess } from '../guide/guide-topics.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { INTEREST_ONLY } from './asked-sum-words.ts';
import { ASKS_REPAYMENT } from './sum-words.ts';

/** Beside a topic a sum is worked out only when its own words ask for it. */
export const isAsked = (sum: AssistantTool, { text }: Understanding): boolean =>
  sum !== 'repayments' || ASKS_REPAYMENT.test(plainText(text)) || INTEREST_ONLY.test(plainText(text));
/** What the sum itself works out is not told beside it. */
const WORKED_OUT: ReadonlySet<GuideTopic> = new Set([
  'stampDuty',
  'interestOnly',
  'firstHomeWho',
  'concessions',
  'foreignCosts',
  'foreignBuyer',
]);

/** What a rented home costs is named, and not asked about. */
const OF_LET_HOME: ReadonlySet<GuideTopic> = new Set([
  'rents',
  'yield',
  'insurance',
  'strata',
  'councilRates',
  'agentFees',
  'lettingOut',
]);

/** Told beside a sum: what it neither works out nor names. */
export const topicsBesideSum = (sum: AssistantTool, topics: readonly GuideTopic[]): boolean =>
  topics.length > 0 &&
  !topics.some((topic) => WORKED_OUT.has(topic) || (sum === 'investment_return' && OF_LET_HOME.has(topic))) &&
  !topics.every(isOfProcess);
