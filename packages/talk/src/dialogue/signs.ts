import type { Concept } from '../understanding/lexicon.ts';
import type { MoneyRole } from '../understanding/money-roles.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isHome, isSubject } from './place-text.ts';

/** What the message shows, asked in words. */
export type Signs = {
  has: (...concepts: Concept[]) => boolean;
  says: (pattern: RegExp) => boolean;
  money: (role: MoneyRole) => boolean;
  amounts: number;
  addresses: number;
  places: number;
  hasCap: boolean;
  hasRooms: boolean;
  hasType: boolean;
};

export const signsOf = (heard: Understanding): Signs => {
  const { concepts, places, money, facts } = heard;
  const role = (sought: MoneyRole) => money.some((one) => one.role === sought);
  const subjects = places.filter(isSubject);
  return {
    has: (...sought) => sought.some((concept) => concepts.has(concept)),
    says: (pattern) => pattern.test(heard.rest),
    money: role,
    amounts: money.length,
    addresses: subjects.filter(isHome).length,
    places: subjects.length,
    hasCap: role('maxPrice') || role('minPrice'),
    hasRooms: Boolean(facts.bedrooms ?? facts.bathrooms ?? facts.carSpaces ?? facts.landSqm),
    hasType: facts.propertyType !== null,
  };
};
