import { linearScale } from '@propguard/rules/drawing/scale';
import { type ChartSpec, numberAt } from './chart-spec.ts';
import type { ValueAxis } from './value-axis.ts';

/** The part of the drawing that the axes enclose. */
export interface PlotBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Spot {
  x: number;
  y: number;
}

export interface BarShape {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlotGeometry {
  box: PlotBox;
  /** The middle of a point's place on the axis. */
  xOf: (index: number) => number;
  yOf: (value: number) => number;
  /** How much of the axis belongs to each point. */
  bandPx: number;
  /** Whose place is nearest to where somebody points. */
  nearest: (xPx: number) => number;
}

const BAR_EDGE_PX = 4;
const BAR_SHARE = 0.8;
const BAR_GAP_PX = 4;
const WIDEST_BAR_PX = 28;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Lines reach from edge to edge; each bar has a band of its own. */
export function plotGeometry(
  kind: ChartSpec['kind'],
  count: number,
  box: PlotBox,
  axis: ValueAxis,
): PlotGeometry {
  const yOf = linearScale(axis.domain, [box.bottom, box.top]);
  const last = Math.max(0, count - 1);
  if (kind === 'bar') {
    const start = box.left + BAR_EDGE_PX;
    const bandPx = Math.max(0, box.right - BAR_EDGE_PX - start) / Math.max(1, count);
    return {
      box,
      yOf,
      bandPx,
      xOf: (index) => start + bandPx * (index + 0.5),
      nearest: (xPx) => between(0, Math.floor((xPx - start) / (bandPx || 1)), last),
    };
  }
  const bandPx = (box.right - box.left) / Math.max(1, last);
  const start = count === 1 ? (box.left + box.right) / 2 : box.left;
  return {
    box,
    yOf,
    bandPx,
    xOf: (index) => start + bandPx * index,
    nearest: (xPx) => between(0, Math.round((xPx - start) / (bandPx || 1)), last),
  };
}

/** The points of a series in their places, cut where one has no value. */
export function runsOf(spec: ChartSpec, key: string, { xOf, yOf }: PlotGeometry): Spot[][] {
  const runs: Spot[][] = [];
  let run: Spot[] = [];
  spec.points.forEach((point, index) => {
    const value = numberAt(point, key);
    if (value === null) {
      run = [];
      return;
    }
    if (run.length === 0) runs.push(run);
    run.push({ x: xOf(index), y: yOf(value) });
  });
  return runs;
}

const written = (px: number): string => px.toFixed(2);
const through = (run: readonly Spot[]): string =>
  run.map(({ x, y }) => `${written(x)},${written(y)}`).join('L');

export const linePath = (runs: readonly Spot[][]): string => runs.map((run) => `M${through(run)}`).join('');

/** Down to the base below each run, and back. */
export const areaPath = (runs: readonly Spot[][], baseY: number): string =>
  runs
    .flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)];
      if (!first || !last) return [];
      return `M${written(first.x)},${written(baseY)}L${through(run)}L${written(last.x)},${written(baseY)}Z`;
    })
    .join('');

/** The bars of one of several series, which share the band of each point. */
export function barsOf(
  spec: ChartSpec,
  series: { at: number; key: string },
  { xOf, yOf, bandPx }: PlotGeometry,
): BarShape[] {
  const together = spec.series.length;
  const room = (bandPx * BAR_SHARE - BAR_GAP_PX * (together - 1)) / together;
  const width = Math.max(1, Math.min(WIDEST_BAR_PX, room));
  const offset = (series.at - (together - 1) / 2) * (width + BAR_GAP_PX) - width / 2;
  const base = yOf(0);
  return spec.points.flatMap((point, index) => {
    const value = numberAt(point, series.key);
    if (value === null) return [];
    const y = yOf(value);
    return { x: xOf(index) + offset, y: Math.min(y, base), width, height: Math.abs(base - y) };
  });
}
