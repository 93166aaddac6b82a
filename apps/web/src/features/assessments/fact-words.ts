import type { FactName, PropertyFacts } from '@propguard/protocol/valuations';
import { areaText } from '@propguard/rules/formats/area';
import { TYPE_WORDS } from '@propguard/rules/properties/type-words';

const orDash = (value: number | null): string => (value === null ? '–' : String(value));

/** '4 / 2 / 2' */
export const roomsText = ({ bedrooms, bathrooms, carSpaces }: PropertyFacts): string =>
  [bedrooms, bathrooms, carSpaces].map(orDash).join(' / ');

/** '248 / 607 m²' */
export const sizesText = ({ buildingM2, landM2 }: PropertyFacts): string =>
  `${orDash(buildingM2)} / ${landM2 === null ? '–' : areaText(landM2)}`;

export const typeText = ({ type }: PropertyFacts): string => (type === null ? '–' : TYPE_WORDS[type]);

export const yearText = ({ yearBuilt }: PropertyFacts): string => orDash(yearBuilt);

/** The fact itself, beside its line of the reasons. */
export function factText(name: string, facts: PropertyFacts): string | undefined {
  const value = facts[name as FactName] ?? null;
  if (value === null) return undefined;
  if (name === 'type') return TYPE_WORDS[value as NonNullable<PropertyFacts['type']>];
  return name === 'landM2' || name === 'buildingM2' ? areaText(value as number) : String(value);
}

/** With the minus of figures, as dollars have it. */
export const percentText = (share: number, decimals = 0): string =>
  `${(share * 100).toFixed(decimals).replace('-', '−')}%`;
