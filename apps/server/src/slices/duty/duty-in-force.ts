import { type DutyVersion, dutyOn } from '@propguard/rules/duty/duty-on';
import type { State } from '@propguard/rules/places/states';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { findDutyVersions } from './store.ts';
import { todayInState } from './today-in-state.ts';

/** The table that counts in a state today. Whoever tells duty asks here. */
export const dutyInForce = async ({ reader }: ReferenceScope, state: State): Promise<DutyVersion> =>
  dutyOn(state, await findDutyVersions(reader, state), todayInState(state));
