import type { PropertyType } from '../properties/property-types.ts';

/** What a market analysis may be asked for (CORE-ENT-22). */
export const MARKET_PROPERTY_TYPES = ['house', 'unit', 'townhouse', 'villa', 'land'] as const;
export type MarketPropertyType = (typeof MARKET_PROPERTY_TYPES)[number];

/** Registers of sales do not tell villas from townhouses: both are single-level or terraced strata dwellings. */
const COUNTED_AS: Record<MarketPropertyType, PropertyType> = {
  house: 'house',
  unit: 'apartment',
  townhouse: 'townhouse',
  villa: 'townhouse',
  land: 'land',
};

/** What figures can be asked for: one type of home, or all together, which is said where they are shown. */
export const ANALYSED_TYPES = [...MARKET_PROPERTY_TYPES, 'rural', 'all'] as const;
export type AnalysedType = (typeof ANALYSED_TYPES)[number];

/** Whose sales and listings are counted; where no type is named, those of all homes. */
export const figuresOfType = (type: AnalysedType | undefined): PropertyType | 'any' =>
  type === undefined || type === 'all' ? 'any' : type === 'rural' ? type : COUNTED_AS[type];

/** What to ask for, to have the market of a home of this type. */
export const analysedAs = (type: PropertyType | null): AnalysedType =>
  type === null ? 'all' : type === 'apartment' ? 'unit' : type;

export const countedAs = (type: MarketPropertyType): PropertyType => COUNTED_AS[type];

/** CORE-ENT-22. A basic analysis stops at the figures; a comprehensive one adds history, indicators and nearby places. */
export const ANALYSIS_DEPTHS = ['basic', 'comprehensive'] as const;
export type AnalysisDepth = (typeof ANALYSIS_DEPTHS)[number];
