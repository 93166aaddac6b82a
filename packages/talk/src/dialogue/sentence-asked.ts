import type { PlaceMention } from '../understanding/places/place-mention.ts';
import { TOGETHER } from '../understanding/places/without-asides.ts';
import type { Understanding } from '../understanding/understand.ts';
import { askingClauses } from './questions-in.ts';

const SENTENCES = /(?<=[\p{L}\p{N}]{2}[.!?]|[。！？؟।])\s*(?=\S)/u;
const isNarrow = ({ kind }: PlaceMention): boolean =>
  kind === 'locality' || kind === 'city' || kind === 'address';
const suburbOf = (place: PlaceMention): string | undefined =>
  place.kind === 'address' ? place.locality?.id : place.kind === 'locality' ? place.place.id : undefined;

/** The one sentence that asks, where others only tell; null where none does, or several do. */
const askedIn = (text: string): { start: number; end: number } | null => {
  const sentences = text.split(SENTENCES);
  const [asked, ...others] = sentences.filter((one) => askingClauses(one).length > 0);
  if (asked === undefined || others.length > 0 || sentences.length < 2) return null;
  const start = text.indexOf(asked);
  return { start, end: start + asked.length };
};

/**
 * 'We sell a four bedroom house in Mandurah. What would a two bedroom unit in Busselton cost?' asks of the home and the
 * place of its question, whatever else is told.
 */
export const withSentenceAsked = (
  heard: Understanding,
  listen: (text: string) => Understanding,
): Understanding => {
  const asked = heard.places.length > 0 && !TOGETHER.test(heard.text) ? askedIn(heard.text) : null;
  if (!asked) return heard;
  const isInside = ({ start, end }: PlaceMention): boolean => start >= asked.start && end <= asked.end;
  const inside = heard.places.filter((place) => isNarrow(place) && isInside(place));
  const suburbs = inside.map(suburbOf);
  // 'The house is at 14 Smith Street, Lismore. Is Lismore flood prone?' asks of the home.
  const isOfHome = heard.places.some(
    (place) => place.kind === 'address' && !isInside(place) && suburbs.includes(suburbOf(place)),
  );
  const places =
    inside.length === 0 || isOfHome
      ? heard.places
      : heard.places.filter((place) => !isNarrow(place) || inside.includes(place));
  const rooms = heard.facts.bedrooms === null ? null : listen(heard.text.slice(asked.start, asked.end)).facts;
  if (rooms?.bedrooms == null) return places === heard.places ? heard : { ...heard, places };
  const said = Object.fromEntries(Object.entries(rooms).filter(([, fact]) => fact !== null));
  return { ...heard, places, facts: { ...heard.facts, ...said } };
};
