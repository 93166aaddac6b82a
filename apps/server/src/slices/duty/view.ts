import type { DutyOfState, DutyVersion } from '@propguard/protocol/duty';
import { builtInDuty, dutyOn } from '@propguard/rules/duty/duty-on';
import type { State } from '@propguard/rules/places/states';
import type { DutyRow } from './store.ts';
import { todayInState } from './today-in-state.ts';

const toVersion = (row: DutyRow, inForce: number): DutyVersion => ({
  version: row.version,
  validFrom: row.validFrom,
  duty: row.duty,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdByName,
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  withdrawnBy: row.withdrawnByName,
  inForce: row.version === inForce,
});

/** The rows are those of the state, the oldest first. */
export const toDutyOfState = (state: State, rows: readonly DutyRow[]): DutyOfState => {
  const counting = rows.filter(({ withdrawnAt }) => withdrawnAt === null);
  const inForce = dutyOn(state, counting, todayInState(state)).version;
  const builtIn = builtInDuty(state);
  return {
    state,
    versions: [
      ...rows.map((row) => toVersion(row, inForce)).toReversed(),
      {
        ...builtIn,
        note: null,
        createdAt: null,
        createdBy: null,
        withdrawnAt: null,
        withdrawnBy: null,
        inForce: builtIn.version === inForce,
      },
    ],
  };
};
