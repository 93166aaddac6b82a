import type { State } from '../places/states.ts';

/** From `fromAud` on: so much, and so many percent of what is above it. */
type DutyStep = { fromAud: number; baseAud: number; percent: number };
/** Nothing up to a price; from there to `untilAud` the duty comes in by degrees. */
type FirstHomeRelief = { freeUntilAud: number; untilAud: number };

export type StateDuty = {
  steps: readonly DutyStep[];
  /** For a home that is not new. Null where relief asks for more than the price, or there is none. */
  firstHome: FirstHomeRelief | null;
  office: string;
  site: string;
};

/** The day that the table was written down. It is an estimate, marked as not confirmed, and enters no verdict. */
export const DUTY_TABLE_AS_OF = '2025-07-01';

export const DUTY_TABLE: Readonly<Record<Exclude<State, 'NT'>, StateDuty>> = {
  NSW: {
    steps: [
      { fromAud: 0, baseAud: 0, percent: 1.25 },
      { fromAud: 17_000, baseAud: 212, percent: 1.5 },
      { fromAud: 37_000, baseAud: 512, percent: 1.75 },
      { fromAud: 99_000, baseAud: 1597, percent: 3.5 },
      { fromAud: 372_000, baseAud: 11_152, percent: 4.5 },
      { fromAud: 1_240_000, baseAud: 50_212, percent: 5.5 },
      { fromAud: 3_721_000, baseAud: 186_667, percent: 7 },
    ],
    firstHome: { freeUntilAud: 800_000, untilAud: 1_000_000 },
    office: 'Revenue NSW',
    site: 'revenue.nsw.gov.au',
  },
  VIC: {
    steps: [
      { fromAud: 0, baseAud: 0, percent: 1.4 },
      { fromAud: 25_000, baseAud: 350, percent: 2.4 },
      { fromAud: 130_000, baseAud: 2870, percent: 6 },
      { fromAud: 960_000, baseAud: 52_800, percent: 5.5 },
      { fromAud: 2_000_000, baseAud: 110_000, percent: 6.5 },
    ],
    firstHome: { freeUntilAud: 600_000, untilAud: 750_000 },
    office: 'State Revenue Office Victoria',
    site: 'sro.vic.gov.au',
  },
  QLD: {
    steps: [
      { fromAud: 0, baseAud: 0, percent: 0 },
      { fromAud: 5000, baseAud: 0, percent: 1.5 },
      { fromAud: 75_000, baseAud: 1050, percent: 3.5 },
      { fromAud: 540_000, baseAud: 17_325, percent: 4.5 },
      { fromAud: 1_000_000, baseAud: 38_025, percent: 5.75 },
    ],
    firstHome: { freeUntilAud: 700_000, untilAud: 800_000 },
    office: 'Queensland Revenue Office',
    site: 'qro.qld.gov.au',
  },
  SA: {
    steps: [
      { fromAud: 0, baseAud: 0, percent: 1 },
      { fromAud: 12_000, baseAud: 120, percent: 2 },
      { fromAud: 30_000, baseAud: 480, percent: 3 },
      { fromAud: 50_000, baseAud: 1080, percent: 3.5 },
      { fromAud: 100_000, baseAud: 2830, percent: 4 },
      { fromAud: 200_000, baseAud: 6830, percent: 4.25 },
      { fromAud: 250_000, baseAud: 8955, percent: 4.75 },
      { fromAud: 300_000, baseAud: 11_330, percent: 5 },
      { fromAud: 500_000, baseAud: 21_330, percent: 5.5 },
    ],
    firstHome: null,
    office: 'RevenueSA',
    site: 'revenuesa.sa.gov.au',
  },
  WA: {
    steps: [
      { fromAud: 0, baseAud: 0, percent: 1.9 },
      { fromAud: 120_000, baseAud: 2280, percent: 2.85 },
      { fromAud: 150_000, baseAud: 3135, percent: 3.8 },
      { fromAud: 360_000, baseAud: 11_115, percent: 4.75 },
      { fromAud: 725_000, baseAud: 28_453, percent: 5.15 },
    ],
    firstHome: { freeUntilAud: 500_000, untilAud: 700_000 },
    office: 'RevenueWA',
    site: 'wa.gov.au',
  },
  TAS: {
    steps: [
      { fromAud: 0, baseAud: 50, percent: 0 },
      { fromAud: 3000, baseAud: 50, percent: 1.75 },
      { fromAud: 25_000, baseAud: 435, percent: 2.25 },
      { fromAud: 75_000, baseAud: 1560, percent: 3.5 },
      { fromAud: 200_000, baseAud: 5935, percent: 4 },
      { fromAud: 375_000, baseAud: 12_935, percent: 4.25 },
      { fromAud: 725_000, baseAud: 27_810, percent: 4.5 },
    ],
    firstHome: null,
    office: 'State Revenue Office Tasmania',
    site: 'sro.tas.gov.au',
  },
  ACT: {
    steps: [
      { fromAud: 0, baseAud: 0, percent: 0.4 },
      { fromAud: 260_000, baseAud: 1040, percent: 2.2 },
      { fromAud: 300_000, baseAud: 1920, percent: 3.4 },
      { fromAud: 500_000, baseAud: 8720, percent: 4.32 },
      { fromAud: 750_000, baseAud: 19_520, percent: 5.9 },
      { fromAud: 1_000_000, baseAud: 34_270, percent: 6.4 },
    ],
    firstHome: null,
    office: 'ACT Revenue Office',
    site: 'revenue.act.gov.au',
  },
};
