import { wholeAud } from '@propguard/rules/formats/money';
import type { HubspotField } from '@propguard/rules/hubspot/contact-fields';
import { STATUS_NAMES } from '@propguard/rules/leads/pipeline';
import { FINANCING_NAMES, INTENT_NAMES, TIMELINE_NAMES } from '@propguard/rules/leads/words';
import { text } from './text.ts';

const NAMES: Partial<Record<HubspotField, Readonly<Record<string, string>>>> = {
  status: STATUS_NAMES,
  intent: INTENT_NAMES,
  timeline: TIMELINE_NAMES,
  financing: FINANCING_NAMES,
};

/** A value as people write it; what HubSpot calls by a word of its own stays as it is. */
export function valueText(field: HubspotField, value: string): string {
  if (value === '') return text.nothing;
  if (field === 'budgetMin' || field === 'budgetMax') {
    const aud = Number(value);
    return Number.isFinite(aud) ? wholeAud(aud) : value;
  }
  return NAMES[field]?.[value] ?? value;
}
