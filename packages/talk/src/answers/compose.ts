import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { Found } from '../tools/found.ts';
import type { Card } from './card.ts';
import { composeBorrowing, composeCompliance, composeLvr, composeRules } from './compose-lending.ts';
import { composeHazards, composeListings, composeMarket } from './compose-place.ts';
import {
  composeAssessment,
  composeComparables,
  composeComparison,
  composeExplanation,
} from './compose-property.ts';
import {
  composeCertificate,
  composeHandOver,
  composeHelp,
  composeReport,
  composeUsage,
} from './compose-service.ts';
import type { Composed, Composer, Voice } from './composed.ts';

/** Each composer knows the result of its own tool. */
const COMPOSERS: Readonly<Record<AssistantTool, Composer<never>>> = {
  assess: composeAssessment,
  explain_value: composeExplanation,
  comparables: composeComparables,
  compare: composeComparison,
  market: composeMarket,
  hazard: composeHazards,
  lvr: composeLvr,
  borrowing_power: composeBorrowing,
  rules: composeRules,
  compliance: composeCompliance,
  search_listings: composeListings,
  report: composeReport,
  check_certificate: composeCertificate,
  plan_usage: composeUsage,
  help: composeHelp,
  hand_over: composeHandOver,
};

export const compose = (tool: AssistantTool, found: Found, voice: Voice): Composed =>
  (COMPOSERS[tool] as Composer<Record<string, unknown>>)(found.result, voice, found);

export const toCard = (
  tool: AssistantTool,
  callId: string,
  found: Found,
  { title, facts, items, notes }: Composed,
  { say }: Voice,
): Card => ({
  callId,
  tool,
  arguments: found.arguments,
  title,
  facts,
  items,
  notes,
  link: found.path ? { path: found.path, label: say.labels.open } : null,
  sample: found.sample,
  result: found.result,
});
