import type { FigureScaleSpec } from '../../ui/figures/figure-scale.tsx';
import { text } from './text.ts';

export const activeScale = (active: number, all: number): FigureScaleSpec | null =>
  all === 0
    ? null
    : {
        min: 0,
        max: all,
        step: 1,
        value: active,
        band: [0, active],
        format: String,
        label: text.active(active, all),
      };

/** Somebody who writes in a chat waits this long without wondering. */
export const AIM_SECONDS = 2;
const LONGEST_SECONDS = 4;

export const responseScale = (seconds: number | null): FigureScaleSpec | null =>
  seconds === null
    ? null
    : {
        min: 0,
        max: Math.max(LONGEST_SECONDS, Math.ceil(seconds)),
        step: seconds > 2 * LONGEST_SECONDS ? 10 : 0.5,
        value: seconds,
        thresholds: [AIM_SECONDS],
        format: (value) => (value === 0 ? '0' : `${value} s`),
        label: `${text.seconds(seconds)}, ${text.responseAim(AIM_SECONDS)}`,
      };

export const AIM_UPTIME = 0.995;
const LEAST_UPTIME = 0.98;

/** Below its usual end the scale begins where it must, and says so. */
export const uptimeScale = (share: number | null): FigureScaleSpec | null => {
  if (share === null) return null;
  const min = share < LEAST_UPTIME ? 0 : LEAST_UPTIME * 100;
  return {
    min,
    max: 100,
    step: min === 0 ? 10 : 0.5,
    value: share * 100,
    thresholds: min === 0 ? [] : [AIM_UPTIME * 100],
    format: (value) => `${value}%`,
    label: `${text.percent(share)}, ${text.uptimeAim(AIM_UPTIME)}`,
  };
};
