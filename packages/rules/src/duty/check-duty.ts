import { wholeAud } from '../formats/money.ts';
import type { StateDuty } from './state-duty.ts';
import { fullDuty } from './transfer-duty.ts';

/** What is wrong, and where: the way to the field, as in `['steps', 2, 'fromAud']`. */
export type DutyFault = { path: (string | number)[]; message: string };

/** Offices publish whole dollars. */
const ROUNDED_BY_AUD = 2;

/** What is reached at `at` by all that stands before the step. */
const reachedAt = (duty: StateDuty, step: number, at: number): number =>
  fullDuty({ formula: duty.formula, steps: duty.steps.slice(0, step) }, at);

const faultOfStart = ({ formula, steps }: StateDuty): DutyFault[] => {
  const starts = formula?.untilAud ?? 0;
  if (steps[0]?.fromAud === starts) return [];
  const message = formula
    ? `The first bracket starts where the formula ends, at ${wholeAud(starts)}.`
    : 'The first bracket starts at $0.';
  return [{ path: ['steps', 0, 'fromAud'], message }];
};

const faultOfStep = (duty: StateDuty, at: number): DutyFault[] => {
  const step = duty.steps[at];
  const before = duty.steps[at - 1];
  if (!step) return [];
  const { fromAud, baseAud, percent, ofWhole } = step;
  if (before && fromAud <= before.fromAud)
    return [
      {
        path: ['steps', at, 'fromAud'],
        message: `Start above the bracket before, which starts at ${wholeAud(before.fromAud)}.`,
      },
    ];
  if (ofWhole && baseAud !== 0)
    return [
      {
        path: ['steps', at, 'baseAud'],
        message: 'A rate on the whole price has no amount before it: enter 0.',
      },
    ];
  // What comes first may start with an amount of its own, as a least duty does.
  if (!before && !duty.formula) return [];
  const reached = reachedAt(duty, at, fromAud);
  if (ofWhole)
    return (fromAud * percent) / 100 < reached - ROUNDED_BY_AUD
      ? [
          {
            path: ['steps', at, 'percent'],
            message: `Duty would fall here: the bracket before reaches ${wholeAud(reached)}.`,
          },
        ]
      : [];
  return Math.abs(baseAud - reached) > ROUNDED_BY_AUD
    ? [
        {
          path: ['steps', at, 'baseAud'],
          message: `This leaves a gap: the bracket before reaches ${wholeAud(reached)}.`,
        },
      ]
    : [];
};

/** Whether a table makes sense as a whole: it starts at nothing, rises, and has no gaps. */
export const checkDuty = (duty: StateDuty): DutyFault[] => {
  const { firstHome, steps } = duty;
  const isCrossed = firstHome !== null && firstHome.untilAud < firstHome.freeUntilAud;
  return [
    ...faultOfStart(duty),
    // Those after the first follow from it.
    ...steps.flatMap((_, at) => faultOfStep(duty, at)).slice(0, 1),
    ...(isCrossed
      ? [
          {
            path: ['firstHome', 'untilAud'],
            message: 'This can’t be below the price up to which there’s no duty.',
          },
        ]
      : []),
  ];
};
