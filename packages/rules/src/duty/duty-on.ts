import type { State } from '../places/states.ts';
import { BUILT_IN_DUTY, DUTY_TABLE_AS_OF } from './duty-table.ts';
import type { StateDuty } from './state-duty.ts';

/** A state's table, and the day from which it counts. Those of the installation are numbered from 1. */
export type DutyVersion = { version: number; validFrom: string; duty: StateDuty };

const BUILT_IN_VERSION = 0;
export const builtInDuty = (state: State): DutyVersion => ({
  version: BUILT_IN_VERSION,
  validFrom: DUTY_TABLE_AS_OF,
  duty: BUILT_IN_DUTY[state],
});

/** The table of a day: the youngest that has begun, and of two that begin together the one written later. */
export const dutyOn = <Own extends DutyVersion>(
  state: State,
  own: readonly Own[],
  day: string,
): Own | DutyVersion =>
  own.reduce<Own | DutyVersion>((chosen, one) => {
    if (one.validFrom > day || one.validFrom < chosen.validFrom) return chosen;
    return one.validFrom > chosen.validFrom || one.version > chosen.version ? one : chosen;
  }, builtInDuty(state));
