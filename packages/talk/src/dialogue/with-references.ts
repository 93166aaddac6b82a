import type { Understanding } from '../understanding/understand.ts';
import { isSubject } from './place-text.ts';
import { rankedIn } from './ranked-subjects.ts';
import { referredTo } from './references.ts';
import type { DialogueState } from './state.ts';

/** What is pointed at stands among the places as if it had been named. */
export const withReferences = (heard: Understanding, before: DialogueState): Understanding => {
  const spoken = referredTo(heard, before);
  if (spoken.length === 0) return heard;
  const others = heard.places.filter((place) => !isSubject(place));
  // 'The dearer one' says which is meant, and asks for no price.
  const isRanked = rankedIn(heard.rest, before).length > 0;
  return {
    ...heard,
    concepts: isRanked ? new Set([...heard.concepts].filter((one) => one !== 'price')) : heard.concepts,
    sort: isRanked ? null : heard.sort,
    places: [...others, ...spoken.map((text) => ({ kind: 'spoken' as const, text, start: 0, end: 0 }))],
  };
};
