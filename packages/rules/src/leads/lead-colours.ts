import { threeLevels } from '../lead-scoring/score-bands.ts';
import type { ScoreBand } from './facts.ts';
import type { LeadStatus } from './pipeline.ts';

/** LEADS-DISP-01: what a lead is called at a glance, in its colour; whatever else there is is gray. */
const COLOURS = {
  hot: 'red',
  warm: 'orange',
  cold: 'blue',
  qualified: 'green',
  converted: 'emerald',
  lost: 'gray',
} as const;
type LeadTemper = keyof typeof COLOURS;
export type LeadColour = (typeof COLOURS)[LeadTemper];

export const leadColour = (temper: string): LeadColour =>
  Object.entries(COLOURS).find(([name]) => name === temper)?.[1] ?? 'gray';

export const TEMPER_NAMES: Readonly<Record<Exclude<LeadTemper, 'hot' | 'warm' | 'cold'>, string>> = {
  qualified: 'Qualified',
  converted: 'Converted',
  lost: 'Lost',
};

/** How far a lead came, where that says more than how warm it is. */
export const cameTo = (status: LeadStatus): keyof typeof TEMPER_NAMES | null => {
  switch (status) {
    case 'closed':
      return 'converted';
    case 'lost':
      return 'lost';
    case 'qualified':
    case 'viewing':
    case 'negotiating':
      return 'qualified';
    default:
      return null;
  }
};

/** Cool counts as cold where three levels are shown. */
export const bandColour = (band: ScoreBand): LeadColour => leadColour(threeLevels(band));
