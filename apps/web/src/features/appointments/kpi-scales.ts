import type { AppointmentFigures } from '@propguard/protocol/appointment-figures';
import { wilsonInterval } from '@propguard/rules/metrics/wilson';
import type { FigureScaleSpec } from '../../ui/figures/figure-scale.tsx';
import { durationText } from './event-look.ts';
import { text } from './text.ts';

const percent = (value: number): string => `${Math.round(value)}%`;

export const completionScale = ({
  numerator,
  denominator,
}: AppointmentFigures['completionRate']): FigureScaleSpec | null => {
  const interval = wilsonInterval(numerator, denominator);
  if (interval === null) return null;
  const { low, high } = interval;
  const min = low * 100 < 60 ? 0 : 60;
  return {
    min,
    max: 100,
    step: min === 0 ? 10 : 5,
    value: (numerator / denominator) * 100,
    band: [Math.max(min, low * 100), Math.min(100, high * 100)],
    format: percent,
    label: text.kpi.likely(percent(low * 100), percent(high * 100)),
  };
};

export const satisfactionScale = ({
  average,
}: AppointmentFigures['clientSatisfaction']): FigureScaleSpec | null =>
  average === null
    ? null
    : {
        min: average < 3 ? 1 : 3,
        max: 5,
        step: 0.5,
        value: average,
        format: (value) => value.toFixed(1),
        label: text.kpi.onScale(average.toFixed(1), '5.0'),
      };

const SHORTEST = 20;
const LONGEST = 90;

/** The band goes from what was planned to what it took. */
export const durationScale = ({
  minutes,
  plannedMinutes,
}: AppointmentFigures['averageDuration']): FigureScaleSpec | null => {
  if (minutes === null || plannedMinutes === null) return null;
  const low = Math.min(minutes, plannedMinutes);
  const high = Math.max(minutes, plannedMinutes);
  return {
    min: Math.min(SHORTEST, Math.floor(low / 10) * 10),
    max: Math.max(LONGEST, Math.ceil(high / 10) * 10),
    step: 10,
    value: minutes,
    band: [low, high],
    format: (value) => `${value} min`,
    label: text.kpi.tookAgainst(durationText(minutes), durationText(plannedMinutes)),
  };
};
