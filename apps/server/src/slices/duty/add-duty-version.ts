import type { DutyOfState, NewDutyVersion } from '@propguard/protocol/duty';
import { DUTY_TABLE_AS_OF } from '@propguard/rules/duty/duty-table';
import { DUTY_VERSIONS_PER_STATE, DUTY_YEARS_AHEAD } from '@propguard/rules/duty/limits';
import { longDay } from '@propguard/rules/formats/days';
import type { State } from '@propguard/rules/places/states';
import { demandRoom } from '../../access/demand-room.ts';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { getDutyOfState } from './list-duty.ts';
import { countDutyVersions, insertDutyVersion } from './store.ts';
import { todayInState } from './today-in-state.ts';

const yearsAfter = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** One that begins before the built-in table would never count. */
const demandDay = (state: State, validFrom: string): void => {
  const last = yearsAfter(todayInState(state), DUTY_YEARS_AHEAD);
  if (validFrom < DUTY_TABLE_AS_OF)
    throw invalid({
      field: 'validFrom',
      message: `Choose a day from ${longDay(DUTY_TABLE_AS_OF)}, when the built-in table starts.`,
    });
  if (validFrom > last)
    throw invalid({ field: 'validFrom', message: `Choose a day within the next ${DUTY_YEARS_AHEAD} years.` });
};

/** Tables are never changed in place: what was told by one can always be looked up in it. */
export const addDutyVersion = async (
  scope: InstallationScope,
  { state, basedOn, validFrom, note, duty }: NewDutyVersion & { state: State },
): Promise<DutyOfState> => {
  const { tx, accountId } = scope;
  demandDay(state, validFrom);
  const newest = await demandRoom(tx, {
    of: 'duty tables',
    owner: state,
    most: DUTY_VERSIONS_PER_STATE,
    count: () => countDutyVersions(tx, state),
  });
  if (newest !== basedOn) throw fail('CONFLICT');
  await insertDutyVersion(tx, { state, version: newest + 1, validFrom, duty, note, createdBy: accountId });
  return getDutyOfState(scope, state);
};
