import type { GuideTopic } from '../guide/guide-topics.ts';
import { plainText } from '../understanding/clean-text.ts';
import { hardTimeIn } from './hard-time.ts';
import type { Part } from './message-parts.ts';
import type { Decision } from './state.ts';

const OF_TAX: ReadonlySet<GuideTopic> = new Set<GuideTopic>(['tax', 'cgt', 'sellingCosts', 'selling']);
const TAX =
  /\btax(?:es|ed)?\b|\bimpuestos?\b|\bimpots?\b|\btaxes\b|steuer\p{L}*|\btass[ae]\b|\bimpost[oi]s?\b|налог\p{L}*|税|세금|ضريب\p{L}*|ضرائب|टैक्स/u;

const without = (decision: Decision, dropped: ReadonlySet<GuideTopic>): Decision => {
  if (decision.kind !== 'call' || decision.topics === undefined) return decision;
  const { topics, ...call } = decision;
  const kept = topics.filter((topic) => !dropped.has(topic));
  return kept.length === 0 ? call : { ...call, topics: kept };
};
/** The kind word says it, and a first word of a death calls for no helpline. */
const WORN: ReadonlySet<GuideTopic> = new Set<GuideTopic>(['worn']);
const WORN_AND_TAX: ReadonlySet<GuideTopic> = new Set<GuideTopic>(['worn', 'inheritance']);

/** Who tells of a death hears what they asked, in its order: what the home is worth, and the tax where it is asked for. */
export const afterLoss = (message: string, parts: readonly Part[]): Part[] => {
  if (hardTimeIn(message) !== 'loss') return [...parts];
  const isOfTax = ({ text, decision }: Part): boolean =>
    decision.kind === 'tell' &&
    decision.topics.every((topic) => OF_TAX.has(topic)) &&
    TAX.test(plainText(text));
  const isToldLater = parts.some(isOfTax);
  return parts.map((part) => {
    if (isOfTax(part))
      return { ...part, decision: { kind: 'tell', topics: ['inheritance'] }, isSettled: true };
    const decision = without(part.decision, isToldLater ? WORN_AND_TAX : WORN);
    return decision === part.decision ? part : { ...part, decision, isSettled: true };
  });
};
