import type { HazardKind } from './hazard-kinds.ts';

/** CORE-RISK-05: flood grows 5% a year over the years of the timeline. */
const PROJECTION_YEARS = [2024, 2025, 2026, 2027, 2028, 2029, 2030] as const;
export const FLOOD_GROWTH_PER_YEAR = 0.05;

export type ProjectedValue = { year: number; value: number };

/** Today's value stands at today's year, so that the timeline says of now what every other figure does; no hazard exceeds 1. */
export const projectValue = (value: number, growthPerYear: number, thisYear: number): ProjectedValue[] =>
  PROJECTION_YEARS.map((year) => ({
    year,
    value: Math.min(1, value * (1 + growthPerYear) ** (year - thisYear)),
  }));

export const SCENARIO_KEYS = ['specified', 'slower', 'faster'] as const;
type ScenarioKey = (typeof SCENARIO_KEYS)[number];

export type Scenario = {
  key: ScenarioKey;
  name: string;
  assumption: string;
  growthPerYear: Record<HazardKind, number>;
};

/** Only the first is specified; the others are ours and say what they assume. None is a climate model of our own. */
export const SCENARIOS: readonly Scenario[] = [
  {
    key: 'specified',
    name: 'Central',
    assumption:
      'Flood grows by 5% a year from 2024 to 2030, compounding. The other hazards stay as they are today.',
    growthPerYear: { flood: FLOOD_GROWTH_PER_YEAR, fire: 0, coastalErosion: 0, subsidence: 0 },
  },
  {
    key: 'slower',
    name: 'Slower',
    assumption:
      'Emissions fall and defences are kept up: flood and fire grow by 2% a year, the shore by 1%, the ground stays as it is.',
    growthPerYear: { flood: 0.02, fire: 0.02, coastalErosion: 0.01, subsidence: 0 },
  },
  {
    key: 'faster',
    name: 'Faster',
    assumption:
      'Emissions keep rising and nothing is built: flood grows by 8% a year, fire by 6%, the shore by 5%, the ground by 1%.',
    growthPerYear: { flood: 0.08, fire: 0.06, coastalErosion: 0.05, subsidence: 0.01 },
  },
];
