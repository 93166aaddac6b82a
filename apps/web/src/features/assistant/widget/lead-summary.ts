import type { AssistantCard } from '@propguard/protocol/assistant-turns';
import { shortAud } from '@propguard/rules/formats/money';
import type { TurnView } from '../conversation/turn-view.ts';
import { text } from '../text.ts';

const words = text.lead;

export interface LeadFact {
  name: string;
  value: string;
}

const lastSearch = (turns: readonly TurnView[]): AssistantCard | undefined =>
  turns.flatMap(({ turn }) => turn.cards).findLast(({ tool }) => tool === 'search_listings');

/** What the person has told of what they look for: the arguments of their last search (OPS-WIDGET-03). */
export function leadSummary(turns: readonly TurnView[]): LeadFact[] {
  const wanted = lastSearch(turns)?.arguments ?? {};
  const { locality, state, propertyType, minBedrooms, minPriceAud, maxPriceAud } = wanted;
  const place = [locality, state].filter((part) => typeof part === 'string').join(', ');
  const budget = [
    typeof minPriceAud === 'number' ? words.from(shortAud(minPriceAud)) : '',
    typeof maxPriceAud === 'number' ? words.upTo(shortAud(maxPriceAud)) : '',
  ]
    .filter(Boolean)
    .join(' ');
  return [
    { name: words.place, value: place },
    { name: words.budget, value: budget },
    { name: words.type, value: typeof propertyType === 'string' ? propertyType : '' },
    { name: words.bedrooms, value: typeof minBedrooms === 'number' ? words.atLeast(minBedrooms) : '' },
  ].filter(({ value }) => value !== '');
}

/** OPS-WIDGET-16 */
const MATCHES_SHOWN = 2;

export const propertyMatches = (turns: readonly TurnView[]): AssistantCard['items'] =>
  (lastSearch(turns)?.items ?? []).slice(0, MATCHES_SHOWN);
