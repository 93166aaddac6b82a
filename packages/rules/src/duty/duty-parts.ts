import type { State } from '../places/states.ts';
import { FOREIGN_SURCHARGE_PERCENT } from './foreign-surcharge.ts';
import type { DutyStep, StateDuty } from './state-duty.ts';
import { dutyOfOwnHome, fullDuty, transferDuty } from './transfer-duty.ts';

/** How duty on a price comes together, in whole dollars that add up: full, less what is let off, plus the surcharge. */
export type DutyParts = {
  priceAud: number;
  /** The step that the price is in; null where a formula counts. */
  step: (DutyStep & { aboveAud: number; aboveDutyAud: number }) | null;
  fullAud: number;
  /** What the lower rate for a home one lives in takes off. */
  ownHomeAud: number;
  firstHomeAud: number;
  surchargeAud: number;
  /** What is due, without the surcharge. */
  dutyAud: number;
};

/** Who buys: a first home is always one that they live in. */
export type DutyBuyer = { isFirstHome: boolean; livesThere?: boolean; surchargePercent?: number };

const stepOf = ({ formula, steps }: StateDuty, priceAud: number): DutyParts['step'] => {
  if (formula && priceAud <= formula.untilAud) return null;
  const step = steps.findLast(({ fromAud }) => priceAud >= fromAud);
  if (!step) return null;
  const aboveAud = step.ofWhole ? priceAud : priceAud - step.fromAud;
  return { ...step, aboveAud, aboveDutyAud: Math.round((aboveAud * step.percent) / 100) };
};

export const dutyParts = (
  duty: StateDuty,
  priceAud: number,
  { isFirstHome, livesThere = false, surchargePercent = 0 }: DutyBuyer,
): DutyParts => {
  const full = fullDuty(duty, priceAud);
  const fullAud = Math.round(full);
  const ownHome = duty.firstHome?.ownHome;
  const isOwn = ownHome !== undefined && (isFirstHome || livesThere);
  const ownAud = isOwn ? Math.round(dutyOfOwnHome(duty, ownHome, priceAud)) : fullAud;
  const dutyAud = isFirstHome ? transferDuty(duty, priceAud, true).dutyAud : ownAud;
  return {
    priceAud,
    step: stepOf(duty, priceAud),
    fullAud,
    ownHomeAud: fullAud - ownAud,
    firstHomeAud: ownAud - dutyAud,
    surchargeAud: Math.round((priceAud * surchargePercent) / 100),
    dutyAud,
  };
};

/** As whom somebody may have worked it out. */
export type DutyCause = 'general' | 'ownHome' | 'firstHome' | 'surcharge';

/** What each way of counting comes to, where the state has it. */
export const dutyByCause = (
  duty: StateDuty,
  state: State,
  priceAud: number,
): Partial<Record<DutyCause, number>> => {
  const surchargePercent = FOREIGN_SURCHARGE_PERCENT[state];
  const general = dutyParts(duty, priceAud, { isFirstHome: false, surchargePercent });
  return {
    general: general.dutyAud,
    ...(duty.firstHome?.ownHome
      ? { ownHome: dutyParts(duty, priceAud, { isFirstHome: false, livesThere: true }).dutyAud }
      : {}),
    ...(duty.firstHome ? { firstHome: transferDuty(duty, priceAud, true).dutyAud } : {}),
    ...(surchargePercent > 0 ? { surcharge: general.dutyAud + general.surchargeAud } : {}),
  };
};
