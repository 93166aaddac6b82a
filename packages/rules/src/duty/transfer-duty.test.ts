import { describe, expect, it } from 'vitest';
import { BUILT_IN_DUTY } from './duty-table.ts';
import { transferDuty } from './transfer-duty.ts';

describe('transfer duty', () => {
  it.each([
    ['NSW', 1_000_000, 39_412],
    ['VIC', 800_000, 43_070],
    ['VIC', 1_000_000, 55_000],
    ['QLD', 720_000, 25_425],
    ['SA', 800_000, 37_830],
    ['WA', 1_250_000, 55_491],
    ['TAS', 600_000, 22_498],
    ['ACT', 800_000, 22_470],
    ['NT', 500_000, 23_929],
    ['NT', 600_000, 29_700],
  ] as const)('in %s for %i is %i', (state, price, duty) => {
    expect(transferDuty(BUILT_IN_DUTY[state], price, false)).toMatchObject({ dutyAud: duty, relief: null });
  });

  it('is nothing, a part or all of it for a first home, by the price', () => {
    expect(transferDuty(BUILT_IN_DUTY.QLD, 700_000, true)).toMatchObject({ dutyAud: 0, relief: 'full' });
    expect(transferDuty(BUILT_IN_DUTY.QLD, 750_000, true)).toMatchObject({ relief: 'part' });
    expect(transferDuty(BUILT_IN_DUTY.QLD, 800_000, true)).toMatchObject({ relief: 'none' });
  });

  it.each([
    [705_000, 225],
    [710_000, 2185],
    [750_000, 10_925],
    [780_000, 17_480],
    [799_999, 20_115],
    [800_000, 21_850],
    [900_000, 26_350],
  ])('of a first home in Queensland, out of the rate for a home one lives in: %i is %i', (price, duty) => {
    expect(transferDuty(BUILT_IN_DUTY.QLD, price, true).dutyAud).toBe(duty);
  });

  it.each([
    ['of the duty at its end in New South Wales', 'NSW', 900_000, 19_706],
    ['of the duty at its end in Western Australia', 'WA', 600_000, 13_633],
    ['of the duty on the price itself in Victoria', 'VIC', 650_000, 11_357],
    ['of the duty on the price itself in Victoria', 'VIC', 718_320, 30_108],
  ] as const)('of a first home comes in as a share %s: %s, %i', (_, state, price, duty) => {
    expect(transferDuty(BUILT_IN_DUTY[state], price, true)).toEqual({ dutyAud: duty, relief: 'part' });
  });

  it('knows no relief where it depends on more than the price', () => {
    expect(transferDuty(BUILT_IN_DUTY.SA, 500_000, true)).toMatchObject({ dutyAud: 21_330, relief: null });
  });
});
