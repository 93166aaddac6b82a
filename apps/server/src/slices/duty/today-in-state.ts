import type { State } from '@propguard/rules/places/states';
import { dayIn } from '@propguard/rules/time/wall-time';
import { zoneOf } from '@propguard/rules/time/zone-of';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';

/** A table begins at midnight where the home is. */
export const todayInState = (state: State): string => dayIn(zoneOf({ state }, USUAL_TIME_ZONE), new Date());
