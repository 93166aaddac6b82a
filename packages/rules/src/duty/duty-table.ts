import type { State } from '../places/states.ts';
import type { DutyStep, StateDuty } from './state-duty.ts';

/** Of what is above its start. */
const above = (fromAud: number, baseAud: number, percent: number): DutyStep => ({
  fromAud,
  baseAud,
  percent,
  ofWhole: false,
});
/** Of the whole price. */
const whole = (fromAud: number, percent: number): DutyStep => ({
  fromAud,
  baseAud: 0,
  percent,
  ofWhole: true,
});

/** The day that the built-in table was written down. It is an estimate, marked as not confirmed, and enters no verdict. */
export const DUTY_TABLE_AS_OF = '2025-07-01';

/** What counts until the installation's operator writes another. */
export const BUILT_IN_DUTY: Readonly<Record<State, StateDuty>> = {
  NSW: {
    formula: null,
    steps: [
      above(0, 0, 1.25),
      above(17_000, 212, 1.5),
      above(37_000, 512, 1.75),
      above(99_000, 1597, 3.5),
      above(372_000, 11_152, 4.5),
      above(1_240_000, 50_212, 5.5),
      above(3_721_000, 186_667, 7),
    ],
    firstHome: { freeUntilAud: 800_000, untilAud: 1_000_000 },
    office: 'Revenue NSW',
    sourceUrl: 'https://www.revenue.nsw.gov.au',
  },
  VIC: {
    formula: null,
    steps: [
      above(0, 0, 1.4),
      above(25_000, 350, 2.4),
      above(130_000, 2870, 6),
      whole(960_000, 5.5),
      above(2_000_000, 110_000, 6.5),
    ],
    firstHome: { freeUntilAud: 600_000, untilAud: 750_000, isShareOfOwnDuty: true },
    office: 'State Revenue Office Victoria',
    sourceUrl: 'https://www.sro.vic.gov.au',
  },
  QLD: {
    formula: null,
    steps: [
      above(0, 0, 0),
      above(5000, 0, 1.5),
      above(75_000, 1050, 3.5),
      above(540_000, 17_325, 4.5),
      above(1_000_000, 38_025, 5.75),
    ],
    firstHome: {
      freeUntilAud: 700_000,
      untilAud: 800_000,
      ownHome: { percent: 1, lowUntilAud: 350_000, stepAud: 10_000 },
    },
    office: 'Queensland Revenue Office',
    sourceUrl: 'https://qro.qld.gov.au',
  },
  SA: {
    formula: null,
    steps: [
      above(0, 0, 1),
      above(12_000, 120, 2),
      above(30_000, 480, 3),
      above(50_000, 1080, 3.5),
      above(100_000, 2830, 4),
      above(200_000, 6830, 4.25),
      above(250_000, 8955, 4.75),
      above(300_000, 11_330, 5),
      above(500_000, 21_330, 5.5),
    ],
    firstHome: null,
    office: 'RevenueSA',
    sourceUrl: 'https://www.revenuesa.sa.gov.au',
  },
  WA: {
    formula: null,
    steps: [
      above(0, 0, 1.9),
      above(120_000, 2280, 2.85),
      above(150_000, 3135, 3.8),
      above(360_000, 11_115, 4.75),
      above(725_000, 28_453, 5.15),
    ],
    firstHome: { freeUntilAud: 500_000, untilAud: 700_000 },
    office: 'RevenueWA',
    sourceUrl: 'https://www.wa.gov.au',
  },
  TAS: {
    formula: null,
    steps: [
      above(0, 50, 0),
      above(3000, 50, 1.75),
      above(25_000, 435, 2.25),
      above(75_000, 1560, 3.5),
      above(200_000, 5935, 4),
      above(375_000, 12_935, 4.25),
      above(725_000, 27_810, 4.5),
    ],
    firstHome: null,
    office: 'State Revenue Office Tasmania',
    sourceUrl: 'https://www.sro.tas.gov.au',
  },
  ACT: {
    formula: null,
    steps: [
      above(0, 0, 0.4),
      above(260_000, 1040, 2.2),
      above(300_000, 1920, 3.4),
      above(500_000, 8720, 4.32),
      above(750_000, 19_520, 5.9),
      above(1_000_000, 34_270, 6.4),
    ],
    firstHome: null,
    office: 'ACT Revenue Office',
    sourceUrl: 'https://www.revenue.act.gov.au',
  },
  NT: {
    formula: { untilAud: 525_000, perSquareThousand: 0.06571441, perThousand: 15 },
    steps: [whole(525_000, 4.95), whole(3_000_000, 5.75), whole(5_000_000, 5.95)],
    firstHome: null,
    office: 'Territory Revenue Office',
    sourceUrl: 'https://treasury.nt.gov.au',
  },
};
