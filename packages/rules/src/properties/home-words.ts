import { areaText } from '../formats/area.ts';
import type { PropertyType } from './property-types.ts';
import { TYPE_WORDS } from './type-words.ts';

/** What is known of a home; null where it is not. */
type HomeFacts = {
  type: PropertyType | null;
  bedrooms: number | null;
  bathrooms: number | null;
  carSpaces: number | null;
  landM2: number | null;
  buildingM2: number | null;
  yearBuilt: number | null;
};

const ROOMS = [
  ['bedrooms', 'bed'],
  ['bathrooms', 'bath'],
  ['carSpaces', 'car'],
] as const;

/** 'House, 4 bed, 2 bath, 2 car. Land 607 m², building 248 m², built 1928.' */
export function homeText(facts: HomeFacts): string {
  const { type, landM2, buildingM2, yearBuilt } = facts;
  const rooms = ROOMS.flatMap(([name, word]) => (facts[name] === null ? [] : [`${facts[name]} ${word}`]));
  const sizes = [
    ...(landM2 === null ? [] : [`land ${areaText(landM2)}`]),
    ...(buildingM2 === null ? [] : [`building ${areaText(buildingM2)}`]),
    ...(yearBuilt === null ? [] : [`built ${yearBuilt}`]),
  ];
  const said = [...(type === null ? [] : [TYPE_WORDS[type]]), ...rooms, ...sizes].join(', ');
  return said === '' ? '' : `${said}.`;
}
