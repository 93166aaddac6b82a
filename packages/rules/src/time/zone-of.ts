import type { State } from '../places/states.ts';

const ZONE_OF_STATE: Record<State, string> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};

/** Where clocks differ from those of the rest of the state. */
const ZONE_OF_POSTCODE: Record<string, string> = {
  '2880': 'Australia/Broken_Hill',
  '2898': 'Australia/Lord_Howe',
  '2899': 'Pacific/Norfolk',
  '6443': 'Australia/Eucla',
  '6798': 'Indian/Christmas',
  '6799': 'Indian/Cocos',
};

/** As Australia Post gives them out: from, to, state. */
const POSTCODES: readonly [from: number, to: number, state: State][] = [
  [200, 299, 'ACT'],
  [800, 999, 'NT'],
  [1000, 2599, 'NSW'],
  [2600, 2617, 'ACT'],
  [2618, 2899, 'NSW'],
  [2900, 2920, 'ACT'],
  [2921, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4382, 'QLD'],
  // Jennings, over the border.
  [4383, 4383, 'NSW'],
  [4384, 4999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
  [8000, 8999, 'VIC'],
  [9000, 9999, 'QLD'],
];

export const stateOfPostcode = (postcode: string): State | null => {
  const number = /^\d{4}$/.test(postcode) ? Number(postcode) : -1;
  return POSTCODES.find(([from, to]) => number >= from && number <= to)?.[2] ?? null;
};

type Whereabouts = { zone?: string | null; postcode?: string | null; state?: State | null };

/** By whose clocks somebody lives: their own zone, else that of their postcode, of their state, of the workspace. */
export const zoneOf = ({ zone, postcode, state }: Whereabouts, workspaceZone: string): string => {
  if (zone) return zone;
  const there = postcode ? stateOfPostcode(postcode) : null;
  if (postcode && there) return ZONE_OF_POSTCODE[postcode] ?? ZONE_OF_STATE[there];
  return state ? ZONE_OF_STATE[state] : workspaceZone;
};
