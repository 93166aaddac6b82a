import type { AssistantCard, AssistantWishes } from '@propguard/protocol/assistant-turns';
import { shortAud } from '@propguard/rules/formats/money';
import type { TurnView } from '../conversation/turn-view.ts';
import { text } from '../text.ts';

const words = text.lead;

export interface LeadFact {
  name: string;
  value: string;
}

function budgetOf({ minPriceAud: low, maxPriceAud: high }: AssistantWishes): string {
  if (low !== null && high !== null) return words.between(shortAud(low), shortAud(high));
  if (high !== null) return words.upTo(shortAud(high));
  return low === null ? '' : words.from(shortAud(low));
}

function bedroomsOf({ minBedrooms: low, maxBedrooms: high }: AssistantWishes): string {
  if (low !== null && high !== null) return low === high ? String(low) : words.between(`${low}`, `${high}`);
  if (high !== null) return words.atMost(high);
  return low === null ? '' : words.atLeast(low);
}

/** What the person has told of what they look for, up to now (OPS-WIDGET-03). */
export function leadSummary(turns: readonly TurnView[]): LeadFact[] {
  const wishes = turns.findLast(({ turn }) => turn.wishes !== null)?.turn.wishes;
  if (!wishes) return [];
  const { place, propertyType, minBathrooms, timeline } = wishes;
  return [
    { name: words.budget, value: budgetOf(wishes) },
    { name: words.place, value: place ?? '' },
    { name: words.type, value: propertyType ?? '' },
    { name: words.bedrooms, value: bedroomsOf(wishes) },
    { name: words.bathrooms, value: minBathrooms === null ? '' : words.atLeast(minBathrooms) },
    { name: words.timeline, value: timeline ?? '' },
  ].filter(({ value }) => value !== '');
}

/** OPS-WIDGET-16 */
const MATCHES_SHOWN = 2;

interface PropertyMatches {
  items: AssistantCard['items'];
  /** All that were found; null where nobody counted. */
  count: number | null;
  link: AssistantCard['link'];
}

/** The first of what the last search found. */
export function propertyMatches(turns: readonly TurnView[]): PropertyMatches | null {
  const search = turns.flatMap(({ turn }) => turn.cards).findLast(({ tool }) => tool === 'search_listings');
  if (!search || search.items.length === 0) return null;
  const { count } = search.result;
  return {
    items: search.items.slice(0, MATCHES_SHOWN),
    count: typeof count === 'number' ? count : null,
    link: search.link,
  };
}
