import type { FactName, PropertyFacts } from '@propguard/protocol/valuations';
import { areaText, TYPE_WORDS } from '../../lib/listing-words.ts';
import { text } from './text.ts';

const orDash = (value: number | null): string => (value === null ? '–' : String(value));

/** '4 / 2 / 2' */
export const roomsText = ({ bedrooms, bathrooms, carSpaces }: PropertyFacts): string =>
  [bedrooms, bathrooms, carSpaces].map(orDash).join(' / ');

/** '248 / 607 m²' */
export const sizesText = ({ buildingM2, landM2 }: PropertyFacts): string =>
  `${orDash(buildingM2)} / ${landM2 === null ? '–' : areaText(landM2)}`;

/** The fact itself, beside its line of the reasons. */
export function factText(name: string, facts: PropertyFacts): string | undefined {
  const value = facts[name as FactName] ?? null;
  if (value === null) return undefined;
  if (name === 'type') return TYPE_WORDS[value as NonNullable<PropertyFacts['type']>];
  return name === 'landM2' || name === 'buildingM2' ? areaText(value as number) : String(value);
}

const ROOMS = [
  ['bedrooms', 'bed'],
  ['bathrooms', 'bath'],
  ['carSpaces', 'car'],
] as const;

/** 'House, 4 bed, 2 bath, 2 car. Land 607 m², building 248 m², built 1928.' */
export function homeText(facts: PropertyFacts): string {
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

export const reasonName = (feature: string): string => text.reasons.names[feature] ?? feature;

export const percentText = (share: number, decimals = 0): string => `${(share * 100).toFixed(decimals)}%`;
