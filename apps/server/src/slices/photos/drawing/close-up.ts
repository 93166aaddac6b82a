import type { Elevation } from './elevation.ts';
import { GROUND } from './setting.ts';
import { HEIGHT, WIDTH } from './svg.ts';

const CLOSEST = 1.42;

/** Low houses are looked at from nearer, so that each fills its picture; the sky stays where it is. */
export const closeUp = (
  { left, right, top }: Pick<Elevation, 'left' | 'right' | 'top'>,
  parts: readonly string[],
): string => {
  const room = Math.min((WIDTH - 60) / (right - left + 90), 430 / (GROUND - top + 30));
  const scale = Math.round(Math.min(CLOSEST, Math.max(1, room)) * 100) / 100;
  const x = Math.round(
    ((left + right) / 2) * (1 - scale) + (WIDTH / 2 - (left + right) / 2) * (scale - 1) * 0.6,
  );
  return `<g transform="translate(${x} ${Math.round(HEIGHT * (1 - scale))}) scale(${scale})">${parts.join('')}</g>`;
};
