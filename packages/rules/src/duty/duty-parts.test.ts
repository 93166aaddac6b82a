import { describe, expect, it } from 'vitest';
import { STATES } from '../places/states.ts';
import { dutyByCause, dutyParts } from './duty-parts.ts';
import { BUILT_IN_DUTY } from './duty-table.ts';
import { transferDuty } from './transfer-duty.ts';

const { QLD, VIC, NT } = BUILT_IN_DUTY;

describe('the parts of duty', () => {
  it('tell a first home in Queensland step by step', () => {
    expect(dutyParts(QLD, 780_000, { isFirstHome: true })).toMatchObject({
      step: { fromAud: 540_000, baseAud: 17_325, percent: 4.5, aboveAud: 240_000, aboveDutyAud: 10_800 },
      fullAud: 28_125,
      ownHomeAud: 7175,
      firstHomeAud: 3470,
      dutyAud: 17_480,
    });
  });

  it('count the home that one lives in where the state does, and nowhere else', () => {
    expect(dutyParts(QLD, 900_000, { isFirstHome: false, livesThere: true })).toMatchObject({
      ownHomeAud: 7175,
      dutyAud: 26_350,
    });
    expect(dutyParts(VIC, 900_000, { isFirstHome: false, livesThere: true }).ownHomeAud).toBe(0);
  });

  it('have a step of the whole price, and none where a formula counts', () => {
    expect(dutyParts(VIC, 1_150_000, { isFirstHome: false }).step).toMatchObject({
      ofWhole: true,
      aboveAud: 1_150_000,
      aboveDutyAud: 63_250,
    });
    expect(dutyParts(NT, 400_000, { isFirstHome: false }).step).toBeNull();
  });

  it('add up to what is due, everywhere', () => {
    for (const state of STATES)
      for (const priceAud of [310_000, 640_000, 725_500, 780_000, 1_300_000])
        for (const isFirstHome of [false, true]) {
          const duty = BUILT_IN_DUTY[state];
          const { fullAud, ownHomeAud, firstHomeAud, dutyAud } = dutyParts(duty, priceAud, { isFirstHome });
          expect(fullAud - ownHomeAud - firstHomeAud).toBe(dutyAud);
          expect(dutyAud).toBe(transferDuty(duty, priceAud, isFirstHome).dutyAud);
          expect(ownHomeAud).toBeGreaterThanOrEqual(0);
          expect(firstHomeAud).toBeGreaterThanOrEqual(0);
        }
  });

  it('name each way in which somebody may have counted', () => {
    expect(dutyByCause(QLD, 'QLD', 780_000)).toEqual({
      general: 28_125,
      ownHome: 20_950,
      firstHome: 17_480,
      surcharge: 28_125 + 62_400,
    });
    expect(dutyByCause(NT, 'NT', 600_000)).toEqual({ general: 29_700 });
  });
});
