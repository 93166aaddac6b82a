import type { State } from '../places/states.ts';
import { DUTY_TABLE, type StateDuty } from './duty-table.ts';

/** The Northern Territory reckons with a formula up to a price, and by a share of all of it above. */
const NT_FORMULA_UNTIL_AUD = 525_000;
const NT_SQUARE = 0.06571441;
const NT_LINEAR = 15;
const NT_SHARES: readonly [fromAud: number, percent: number][] = [
  [5_000_000, 5.95],
  [3_000_000, 5.75],
  [NT_FORMULA_UNTIL_AUD, 4.95],
];
const NT_OFFICE = { office: 'Territory Revenue Office', site: 'treasury.nt.gov.au' };

const dutyInNt = (priceAud: number): number => {
  const share = NT_SHARES.find(([fromAud]) => priceAud > fromAud)?.[1];
  if (share !== undefined) return (priceAud * share) / 100;
  const thousands = priceAud / 1000;
  return NT_SQUARE * thousands ** 2 + NT_LINEAR * thousands;
};

const fullDuty = ({ steps }: StateDuty, priceAud: number): number => {
  const step = steps.findLast(({ fromAud }) => priceAud >= fromAud);
  return step ? step.baseAud + ((priceAud - step.fromAud) * step.percent) / 100 : 0;
};

export type Duty = {
  dutyAud: number;
  /** A first home: whether the price brings relief; null where the state's relief depends on more than that. */
  relief: 'full' | 'part' | 'none' | null;
  office: string;
  site: string;
};

/** What a buyer pays the state for a home that is not new. An estimate of ours, never a verdict. */
export const transferDuty = (state: State, priceAud: number, isFirstHome: boolean): Duty => {
  if (state === 'NT') return { dutyAud: Math.round(dutyInNt(priceAud)), relief: null, ...NT_OFFICE };
  const table = DUTY_TABLE[state];
  const { office, site, firstHome } = table;
  const full = fullDuty(table, priceAud);
  if (!isFirstHome || !firstHome) return { dutyAud: Math.round(full), relief: null, office, site };
  const { freeUntilAud, untilAud } = firstHome;
  if (priceAud <= freeUntilAud) return { dutyAud: 0, relief: 'full', office, site };
  if (priceAud >= untilAud) return { dutyAud: Math.round(full), relief: 'none', office, site };
  const share = (priceAud - freeUntilAud) / (untilAud - freeUntilAud);
  return { dutyAud: Math.round(fullDuty(table, untilAud) * share), relief: 'part', office, site };
};
