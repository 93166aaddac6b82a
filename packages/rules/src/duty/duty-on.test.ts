import { describe, expect, it } from 'vitest';
import { type DutyVersion, dutyOn } from './duty-on.ts';
import { BUILT_IN_DUTY } from './duty-table.ts';

const of = (version: number, validFrom: string): DutyVersion => ({
  version,
  validFrom,
  duty: { ...BUILT_IN_DUTY.QLD, office: `version ${version}` },
});
const inForce = (own: DutyVersion[], day: string) => dutyOn('QLD', own, day).version;

describe('the table of a day', () => {
  it('is the built-in one until another begins', () => {
    expect(inForce([], '2026-11-18')).toBe(0);
    expect(inForce([of(1, '2026-12-01')], '2026-11-30')).toBe(0);
    expect(inForce([of(1, '2026-12-01')], '2026-12-01')).toBe(1);
  });

  it('is the youngest that has begun, in whichever order they were written', () => {
    const own = [of(1, '2027-07-01'), of(2, '2026-07-01')];
    expect(inForce(own, '2026-08-01')).toBe(2);
    expect(inForce(own, '2027-08-01')).toBe(1);
  });

  it('is the one written later of two that begin together', () => {
    expect(inForce([of(2, '2026-07-01'), of(1, '2026-07-01')], '2026-08-01')).toBe(2);
    expect(inForce([of(1, '2025-07-01')], '2026-08-01')).toBe(1);
  });
});
