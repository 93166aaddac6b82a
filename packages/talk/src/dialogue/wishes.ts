import { findTimeline, isPlan } from '../understanding/timeline.ts';
import type { Understanding } from '../understanding/understand.ts';
import { type Decision, type DialogueState, type ToolArguments, textOf, type Wishes } from './state.ts';

const NO_WISHES: Wishes = {
  place: null,
  propertyType: null,
  minPriceAud: null,
  maxPriceAud: null,
  minBedrooms: null,
  maxBedrooms: null,
  minBathrooms: null,
  timeline: null,
};

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const searched = (args: ToolArguments, { timeline }: Wishes): Wishes => ({
  place: [textOf(args.locality), textOf(args.state)].filter((part) => part !== '').join(', ') || null,
  propertyType: textOf(args.propertyType) || null,
  minPriceAud: numberOf(args.minPriceAud),
  maxPriceAud: numberOf(args.maxPriceAud),
  minBedrooms: numberOf(args.minBedrooms),
  maxBedrooms: numberOf(args.maxBedrooms),
  minBathrooms: numberOf(args.minBathrooms),
  timeline,
});

const searchIn = (decision: Decision): ToolArguments | null =>
  (decision.kind === 'call' || decision.kind === 'ask') && decision.call.tool === 'search_listings'
    ? decision.call.arguments
    : null;

/** What the person looks for after this message: what they would search for now, and when they said they want it. */
export const wishesAfter = (
  heard: Understanding,
  decision: Decision,
  { wishes: before }: DialogueState,
): Wishes | null => {
  const search = searchIn(decision);
  const timeline = search || isPlan(heard.text) ? findTimeline(heard.text) : null;
  if (!search && timeline === null) return before;
  const known = before ?? NO_WISHES;
  const wished = search ? searched(search, known) : known;
  return timeline === null ? wished : { ...wished, timeline };
};

/** What is kept of them with a turn; turns from before they were heard have none. */
export const wishesIn = (dialogue: unknown): Wishes | null =>
  (dialogue as Partial<DialogueState> | null)?.wishes ?? null;
