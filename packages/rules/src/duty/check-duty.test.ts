import { describe, expect, it } from 'vitest';
import { STATES } from '../places/states.ts';
import { checkDuty } from './check-duty.ts';
import { BUILT_IN_DUTY } from './duty-table.ts';
import type { DutyStep, StateDuty } from './state-duty.ts';

const { QLD, NT, VIC } = BUILT_IN_DUTY;
const withStep = (duty: StateDuty, at: number, change: Partial<DutyStep>): StateDuty => ({
  ...duty,
  steps: duty.steps.map((step, index) => (index === at ? { ...step, ...change } : step)),
});
const faultsOf = (duty: StateDuty) => checkDuty(duty).map(({ path }) => path.join('.'));

describe('a table of duty', () => {
  it.each(STATES)('of %s as it is built in makes sense', (state) => {
    expect(checkDuty(BUILT_IN_DUTY[state])).toEqual([]);
  });

  it.each([
    ['that starts above nothing', withStep(QLD, 0, { fromAud: 1000 }), 'steps.0.fromAud'],
    ['whose brackets do not rise', withStep(QLD, 2, { fromAud: 5000 }), 'steps.2.fromAud'],
    ['with a gap between two brackets', withStep(QLD, 3, { baseAud: 18_000 }), 'steps.3.baseAud'],
    ['whose duty falls', withStep(QLD, 3, { baseAud: 7325 }), 'steps.3.baseAud'],
    ['with an amount before a rate on the whole', withStep(VIC, 3, { baseAud: 52_800 }), 'steps.3.baseAud'],
    ['whose rate on the whole falls', withStep(VIC, 3, { percent: 5 }), 'steps.3.percent'],
    ['that leaves the formula’s end', withStep(NT, 0, { fromAud: 500_000 }), 'steps.0.fromAud'],
    [
      'whose relief ends before it begins',
      { ...QLD, firstHome: { freeUntilAud: 800_000, untilAud: 700_000 } },
      'firstHome.untilAud',
    ],
  ])('%s is refused at its field', (_, duty, field) => {
    expect(faultsOf(duty)).toContain(field);
  });

  it('says what the bracket before reaches', () => {
    expect(checkDuty(withStep(QLD, 3, { baseAud: 18_000 }))[0]?.message).toContain('$17,325');
  });
});
