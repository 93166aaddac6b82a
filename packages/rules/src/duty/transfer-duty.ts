import type { DutyFormula, DutyStep, StateDuty } from './state-duty.ts';

const ofFormula = ({ perSquareThousand, perThousand }: DutyFormula, priceAud: number): number => {
  const thousands = priceAud / 1000;
  return perSquareThousand * thousands ** 2 + perThousand * thousands;
};

const ofStep = ({ fromAud, baseAud, percent, ofWhole }: DutyStep, priceAud: number): number =>
  baseAud + ((ofWhole ? priceAud : priceAud - fromAud) * percent) / 100;

/** Without relief, and not yet rounded. */
export const fullDuty = (
  { formula, steps }: Pick<StateDuty, 'formula' | 'steps'>,
  priceAud: number,
): number => {
  if (formula && priceAud <= formula.untilAud) return ofFormula(formula, priceAud);
  const step = steps.findLast(({ fromAud }) => priceAud >= fromAud);
  return step ? ofStep(step, priceAud) : 0;
};

/** What is due on the first dollars is less, and on the rest the same. */
export const dutyOfOwnHome = (
  duty: StateDuty,
  { percent, lowUntilAud }: NonNullable<NonNullable<StateDuty['firstHome']>['ownHome']>,
  priceAud: number,
): number => {
  const low = Math.min(priceAud, lowUntilAud);
  return fullDuty(duty, priceAud) - fullDuty(duty, low) + (low * percent) / 100;
};

export type Duty = {
  dutyAud: number;
  /** A first home: whether the price brings relief; null where the state's relief depends on more than that. */
  relief: 'full' | 'part' | 'none' | null;
};

/** What a buyer pays the state for a home that is not new. An estimate of ours, never a verdict. */
export const transferDuty = (duty: StateDuty, priceAud: number, isFirstHome: boolean): Duty => {
  const { firstHome } = duty;
  const full = fullDuty(duty, priceAud);
  if (!isFirstHome || !firstHome) return { dutyAud: Math.round(full), relief: null };
  const { freeUntilAud, untilAud, isShareOfOwnDuty, ownHome } = firstHome;
  if (priceAud <= freeUntilAud) return { dutyAud: 0, relief: 'full' };
  const own = ownHome ? dutyOfOwnHome(duty, ownHome, priceAud) : full;
  if (priceAud >= untilAud) return { dutyAud: Math.round(own), relief: 'none' };
  if (ownHome) {
    const steps = Math.floor((priceAud - freeUntilAud) / ownHome.stepAud);
    const left = 1 - (steps * ownHome.stepAud) / (untilAud - freeUntilAud);
    const letOff = dutyOfOwnHome(duty, ownHome, freeUntilAud) * left;
    return { dutyAud: Math.round(own - letOff), relief: 'part' };
  }
  const share = (priceAud - freeUntilAud) / (untilAud - freeUntilAud);
  const shared = isShareOfOwnDuty ? full : fullDuty(duty, untilAud);
  return { dutyAud: Math.round(shared * share), relief: 'part' };
};
