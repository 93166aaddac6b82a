import type { DutyOfState } from '@propguard/protocol/duty';
import { STATES, type State } from '@propguard/rules/places/states';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { findDutyHistory } from './store.ts';
import { toDutyOfState } from './view.ts';

export const listDuty = async ({ tx }: InstallationScope): Promise<{ items: DutyOfState[] }> => {
  const rows = await findDutyHistory(tx);
  return {
    items: STATES.map((state) =>
      toDutyOfState(
        state,
        rows.filter((row) => row.state === state),
      ),
    ),
  };
};

export const getDutyOfState = async ({ tx }: InstallationScope, state: State): Promise<DutyOfState> =>
  toDutyOfState(state, await findDutyHistory(tx, state));
