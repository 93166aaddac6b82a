import { Draws } from '@propguard/rules/chance/draws';
import type { Market } from '../geography/market.ts';
import { kmFrom, movedBy, type Position } from '../geography/position.ts';
import { pointsAlong } from '../geography/reaches.ts';
import type { Waters } from '../geography/waters.ts';
import type { Area } from './area.ts';

type ShorePoint = {
  at: Position /** Unit vector towards the land. */;
  inland: readonly [east: number, north: number];
};

const SPACING_KM = 0.22;
const STRIP_POINTS = 9;
/** Water as far as this, and the swell arrives. */
const FETCH_KM = [1.2, 2.5, 4, 6];
const GRADES = [
  { widthKm: [0.16, 0.34], severity: 0.3 },
  { widthKm: [0.06, 0.13], severity: 0.72 },
] as const;
const CHOSEN = 0.4;

const shifted = ({ at, inland }: ShorePoint, km: number): Position =>
  movedBy(at, inland[0] * km, inland[1] * km);

/** The points of a shore that face open water, in runs without a gap. */
const openRuns = (shore: Position[], waters: Waters): ShorePoint[][] => {
  const points = pointsAlong(shore, SPACING_KM);
  const runs: ShorePoint[][] = [[]];
  for (let i = 1; i < points.length - 1; i++) {
    const at = points[i] as Position;
    const [east, north] = kmFrom(points[i - 1] as Position, points[i + 1] as Position);
    const length = Math.hypot(east, north) || 1;
    const left: ShorePoint = { at, inland: [-north / length, east / length] };
    const right: ShorePoint = { at, inland: [north / length, -east / length] };
    const point = waters.isLand(shifted(left, 0.08)) ? left : right;
    const isOpen = FETCH_KM.every((km) => !waters.isLand(shifted(point, -km)));
    if (isOpen) runs.at(-1)?.push(point);
    else runs.push([]);
  }
  return runs;
};

const stripOf = (points: ShorePoint[], widthKm: number, draws: Draws): Position[] => {
  const phase = draws.between(0, 2 * Math.PI);
  const last = points.length - 1;
  const widthAt = (i: number): number => {
    const taper = Math.sqrt(Math.sin((Math.PI * (i + 0.35)) / (last + 0.7)));
    return widthKm * taper * (1 + 0.22 * Math.sin(phase + i * 0.9));
  };
  const seaward = points.map((point) => shifted(point, -0.04));
  const landward = points.map((point, i) => shifted(point, widthAt(i))).reverse();
  return [...seaward, ...landward, seaward[0] as Position];
};

/** Strips behind beaches and bluffs that face the open sea. */
export const coastAreas = ({ name }: Market, waters: Waters): Area[] =>
  waters.shores
    .flatMap((shore) => openRuns(shore, waters))
    .flatMap((run, runIndex) => {
      const strips: Area[] = [];
      for (let start = 0; start + STRIP_POINTS <= run.length; start += STRIP_POINTS - 1) {
        const draws = new Draws(`coast/${name}/${runIndex}/${start}`);
        if (!draws.chance(CHOSEN)) continue;
        const points = run.slice(start, start + STRIP_POINTS);
        GRADES.forEach(({ widthKm, severity }, grade) => {
          strips.push({
            kind: 'coastalErosion',
            key: `${name}/${runIndex}/${start}/${grade}`,
            severity: severity + draws.between(-0.12, 0.12),
            ring: stripOf(points, draws.between(widthKm[0], widthKm[1]), draws),
          });
        });
      }
      return strips;
    });
