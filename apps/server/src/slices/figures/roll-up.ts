import * as z from 'zod';

/** What its timer is known by, for whoever sets it. One a workspace and night. */
export const FIGURES_ROLL_UP = { kind: 'figures-roll-up', payload: z.object({}) };
export const ROLL_UP_KEY = 'night';
/** When a day is over for good, by the workspace's clocks. */
export const ROLL_UP_TIME = '00:20';
