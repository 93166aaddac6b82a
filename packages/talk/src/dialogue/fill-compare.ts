import { COMPARED_MAX } from '@propguard/rules/assistant/limits';
import { statedHome } from './fill-home.ts';
import { type Filler, given } from './filler.ts';
import { isSubject, placeText } from './place-text.ts';
import type { DialogueState } from './state.ts';

const OF_ALL = /\b(?:of (?:them|those|these|the \w+)|all|them|these|those)\b/;

/** Two of those spoken of, or the first that were listed. */
const spokenPair = ({ recent, listed, last, address }: DialogueState, rest: string): string[] => {
  if (last?.tool === 'compare') return (last.arguments.subjects as string[] | undefined) ?? [];
  const names = listed.map(({ name }) => name);
  // 'Which of the two?', while one of those that were listed is spoken of.
  const isOfList =
    names.length >= 2 && names.length <= COMPARED_MAX && address !== null && names.includes(address);
  if (isOfList && (names.length === 2 || OF_ALL.test(rest))) return names;
  const count = /\b(?:all|four|4)\b/.test(rest) ? COMPARED_MAX : /\b(?:three|3)\b/.test(rest) ? 3 : 2;
  return recent.length >= 2 ? recent.slice(-count) : names.length >= 2 ? names.slice(0, 2) : recent;
};

/** 'Which has more land?' asks of their land, and of no other kind of home. */
const homeSaid = (heard: Parameters<Filler>[0]): ReturnType<typeof statedHome> => {
  const { propertyType, ...others } = statedHome(heard);
  return propertyType === undefined || propertyType === 'land' ? others : { propertyType, ...others };
};

export const compared: Filler = (heard, before, known) => {
  const named = heard.places.filter(isSubject).map((place) => placeText(place, before));
  const earlier = (known.subjects as string[] | undefined) ?? [];
  const current = [before.address ?? before.location].filter((one) => one !== null);
  const isWithCurrent = named.length === 1 || AGAINST.test(heard.rest);
  const spoken = isWithCurrent ? current : spokenPair(before, heard.rest);
  const base = earlier.length > 0 ? earlier : spoken;
  const [out, into] = named;
  if (
    named.length === 2 &&
    out &&
    into &&
    earlier.includes(out) &&
    !earlier.includes(into) &&
    SWAPS.test(heard.rest)
  )
    return given({
      subjects: earlier.map((one) => (one === out ? into : one)),
      ...homeSaid(heard),
    });
  const remaining = earlier.filter((one) => !named.includes(one));
  if (remaining.length >= 2 && remaining.length < earlier.length && DROPS.test(heard.rest))
    return given({ subjects: remaining, ...homeSaid(heard) });
  const isAgainst = current.length > 0 && earlier.length === 0 && AGAINST.test(heard.rest);
  const isComplete = named.length >= 2 && !isAgainst && !(earlier.length > 0 && ADDS.test(heard.rest));
  const kept = earlier.length > 0 && named.length === 1 && SWAPS.test(heard.rest) ? base.slice(0, -1) : base;
  const subjects = [...new Set(isComplete ? named : [...kept, ...named])].slice(-COMPARED_MAX);
  return given({
    subjects: subjects.length > 0 ? subjects : undefined,
    ...homeSaid(heard),
  });
};
/** 'Compare it with Launceston and Devonport': with the one spoken of. */
const AGAINST = /^(?:and |ok |now |please |can you )*compare (?:it |that |this )?(?:with|to|against)\b/;
const DROPS = /\b(?:drop|remove|without|exclude|lose|forget|leave out|take out|not)\b/;
const ADDS = /\b(?:add|also|as well|too|include|throw in|plus)\b/;
/** 'Compare it with Toorak instead': the last of the two is exchanged. */
const SWAPS = /\b(?:instead|rather|not|swap|replace|i meant|change)\b/;
